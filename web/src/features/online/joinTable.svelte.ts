/** Joining a table: by link, by invitation, or by a stored request without an answer. */
import { online, type OnlineTexts } from "./texts";
import { LatestRequest } from "../../platform/latestRequest";
import { ApiError, errorText } from "./api";
import { storeTable, storedTable, keysPersist } from "./tableStore";
import {
  readSecrets,
  dropRefused,
  checkSecrets,
  type LinkSecrets,
  type OtherPlace,
} from "./linkSecrets";
import type { SeatChoice } from "./seatRequest";
import { repeatRequest, takeSeat } from "./seatSelection";
import type { OnlineTable } from "./onlineTable.svelte";
import type { TableState } from "./protocol";

/** Delay before an unanswered request is repeated. */
const retryDelay = 5_000;
const finalErrors = ["wrong-key", "seat-taken", "already-started"];

export class JoinTable {
  invitation = $state<string>();
  /** The free place whose name form is open. */
  chosenPlace = $state<number | null>(null);
  /** A request for a place is pending, so its events concern the user. */
  requesting = $state(false);
  /** The place of a link, if it differs from the stored one. */
  other = $state.raw<OtherPlace | null>(null);

  /** An invitation to one more place for a user who has one. */
  private extraPlace = $state(false);
  private declined = $state(false);
  /** Number of places before the pending request. */
  private placesBefore = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** Only the secrets of the last link count. */
  private readonly links = new LatestRequest();
  /** The table was opened by a link with secrets. */
  private openedByLink = false;
  /** The notice was shown already. */
  private warned = false;

  constructor(
    private readonly table: OnlineTable,
    brought: LinkSecrets | null,
  ) {
    this.invitation = this.kept?.invitation;
    if (brought) void this.readSecrets(brought);
    void this.repeatRequest();
  }

  close(): void {
    this.closed = true;
    this.links.cancel();
    clearTimeout(this.retryTimer);
  }

  private get kept() {
    return storedTable(this.table.id);
  }

  /** Whether the invitation is shown. */
  get joining(): boolean {
    const { state, error } = this.table;
    if (!this.invitation || this.declined || error) return false;
    if (state && state.phase !== "waiting") return false;
    return this.extraPlace || !this.placed;
  }

  /** Until the state arrives, a stored key counts as a place. */
  private get placed(): boolean {
    const { seated, secret } = this.table;
    return seated || (secret !== undefined && secret === this.kept?.key);
  }

  /** Hides the invitation for this visit; it stays valid. */
  decline(): void {
    this.declined = true;
    this.extraPlace = false;
  }

  // ---- links ------------------------------------------------------------------------------------

  /**
   * Handles a link that is pasted while the table is open, which changes only the part after "#".
   */
  followLink(query: URLSearchParams): void {
    const brought = readSecrets(this.table.id, query);
    if (!brought) return;
    this.table.resubscribe();
    void this.readSecrets(brought);
  }

  private async readSecrets({ unverified, invited, whole }: LinkSecrets): Promise<void> {
    const wanted = this.links.start();
    this.openedByLink = true;
    this.invitation = this.kept?.invitation;
    this.extraPlace = invited && this.placed;
    if (invited) this.declined = false;
    if (!whole) this.showNotice((w) => w.notices.brokenLink);
    try {
      const { changed, strange, other } = await checkSecrets(this.table.id, unverified, wanted);
      if (!wanted()) return;
      if (strange) this.showNotice((w) => w.notices.strangeLink);
      this.other = other;
      if (!changed) return;
      this.invitation = this.kept?.invitation;
      this.table.resubscribe();
    } catch (error) {
      if (wanted()) this.showError(error);
    }
  }

  /** Takes the place of the link instead of the stored one. */
  switchPlace(): void {
    if (this.other) storeTable(this.table.id, { key: this.other.key });
    this.other = null;
    this.table.resubscribe();
  }

  /** Removes a secret that the server does not accept; the user may still watch. */
  async dropRefused(): Promise<void> {
    try {
      if (await dropRefused(this.table.id))
        this.showNotice((w) => (this.openedByLink ? w.notices.strangeLink : w.notices.oldSecret));
      else if (this.table.secret === undefined) return; // the error has another cause
    } catch {
      return; // no connection: the error is reported again
    }
    this.invitation = this.kept?.invitation;
    this.table.resubscribe();
  }

  // ---- taking a seat ----------------------------------------------------------------------------

  /** Requests a place; false if it was not given, with the reason in the table's notice. */
  async takeSeat(wanted: SeatChoice, name: string): Promise<boolean> {
    this.table.notice = null;
    this.startRequest();
    try {
      await takeSeat(this.table.id, wanted, name);
      this.onSeated();
      return true;
    } catch (error) {
      this.onRefused(error, wanted);
      return false;
    }
  }

  private startRequest(): void {
    this.requesting = true;
    this.placesBefore = this.table.you.length;
  }

  private async repeatRequest(): Promise<void> {
    const asked = this.kept?.asked;
    if (asked) this.startRequest();
    try {
      if (!asked || !(await repeatRequest(this.table.id))) return;
      if (this.table.notice?.unanswered) this.table.notice = null;
      this.onSeated();
    } catch (error) {
      this.onRefused(error, asked!);
      if (!this.kept?.asked) this.table.resubscribe();
    }
  }

  private onSeated(): void {
    this.extraPlace = false;
    this.table.resubscribe();
  }

  private onRefused(error: unknown, wanted: SeatChoice): void {
    this.showError(error);
    const { code } = this.table.notice!;
    if (finalErrors.includes(code)) this.chosenPlace = null;
    clearTimeout(this.retryTimer);
    this.requesting = this.kept?.asked !== undefined;
    if (this.requesting && !this.closed)
      this.retryTimer = setTimeout(() => void this.repeatRequest(), retryDelay);
    if ("invitation" in wanted && finalErrors.includes(code))
      this.discardInvitation(code !== "wrong-key");
  }

  /** Reacts to changes of the table that concern the invitation or the requested place. */
  onTableChanged(): void {
    const { state, seated, you } = this.table;
    if (!state) return;
    if (this.requesting && you.length > this.placesBefore) {
      this.requesting = false;
      this.chosenPlace = null; // lots may have assigned another place
    }
    this.checkTaken(state);
    const begun = state.phase === "playing" || state.phase === "over";
    const taken = state.invited !== null && (state.players[state.invited]?.taken ?? false);
    const { key, asked } = this.kept ?? {};
    if (this.invitation && (begun || taken) && !seated && !key && !asked)
      this.discardInvitation(true);
    if (seated && !keysPersist() && !this.warned) {
      this.warned = true;
      this.showNotice((w) => w.notices.notKept);
    }
  }

  /** Closes the name form if another player has taken the place. */
  private checkTaken({ players }: TableState): void {
    const { chosenPlace: taking } = this;
    if (taking === null || !players[taking]?.taken || this.requesting) return;
    this.chosenPlace = null;
    if (!this.table.you.includes(taking)) this.showNotice((w) => w.notices.placeTaken);
  }

  /** Removes an invitation that is used or invalid. */
  private discardInvitation(used: boolean): void {
    this.invitation = undefined;
    // If watching needs a key, a used invitation may be the only one.
    const { key, watchKey } = this.kept ?? {};
    if (!used || key || watchKey || this.table.state?.watch === "open")
      storeTable(this.table.id, { invitation: undefined });
    this.showNotice((w) => (used ? w.notices.usedInvitation : w.notices.strangeLink));
    this.table.resubscribe();
  }

  // ---- notices ----------------------------------------------------------------------------------

  private showNotice(pick: (words: OnlineTexts) => string): void {
    this.table.notice = new ApiError("notice", online.inBoth(pick));
  }
  private showError(error: unknown): void {
    this.table.notice =
      error instanceof ApiError ? error : new ApiError("unexpected", errorText(error));
  }
}
