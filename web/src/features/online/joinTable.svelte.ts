/** Joining a table: by a link, an invitation, or a request that was not answered. */
import { online, type OnlineTexts } from "./texts";
import { LatestRequest } from "../../platform/latestRequest";
import { ApiError, wordsOf } from "./api";
import { storeTable, storedTable, keysPersist } from "./tableStore";
import {
  takeSecrets,
  dropRefused,
  checkSecrets,
  type BroughtSecrets,
  type OtherPlace,
} from "./linkSecrets";
import type { SeatChoice } from "./seatRequest";
import { repeatRequest, takeSeat } from "./seatSelection";
import type { OnlineTable } from "./onlineTable.svelte";
import type { TableState } from "./protocol";

/** The delay before an unanswered request is repeated. */
const patience = 5_000;
const useless = ["wrong-key", "seat-taken", "already-started"];

export class JoinTable {
  invitation = $state<string>();
  /** The free place for which a name is being typed. */
  chosenPlace = $state<number | null>(null);
  /** A place was asked for, and what the server tells of it is about oneself. */
  requesting = $state(false);
  /** A link was for another place than the one that is kept here. */
  other = $state.raw<OtherPlace | null>(null);

  /** The invitation has come while one had a place: it is for one more. */
  private another = $state(false);
  private declined = $state(false);
  /** How many places one had when one more was asked for. */
  private places = 0;
  private later: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** Of links that are followed one after the other the last one counts. */
  private readonly links = new LatestRequest();
  /** The table was opened by a link with a secret. */
  private cameByLink = false;
  /** Said once is enough. */
  private warned = false;

  constructor(
    private readonly table: OnlineTable,
    brought: BroughtSecrets | null,
  ) {
    this.invitation = this.kept?.invitation;
    if (brought) void this.takeSecrets(brought);
    void this.repeatRequest();
  }

  close(): void {
    this.closed = true;
    this.links.drop();
    clearTimeout(this.later);
  }

  private get kept() {
    return storedTable(this.table.id);
  }

  /** Whether there is an invitation to answer. */
  get joining(): boolean {
    const { state, failure } = this.table;
    if (!this.invitation || this.declined || failure) return false;
    if (state && state.phase !== "waiting") return false;
    return this.another || !this.placed;
  }

  /** Before the server has spoken, a key stands for a place. */
  private get placed(): boolean {
    const { seated, shown } = this.table;
    return seated || (shown !== undefined && shown === this.kept?.key);
  }

  /** For this visit; it stays good. */
  decline(): void {
    this.declined = true;
    this.another = false;
  }

  // ---- links ------------------------------------------------------------------------------------

  /** A link that is pasted while the table is open changes only what stands after "#". */
  followLink(query: URLSearchParams): void {
    const brought = takeSecrets(this.table.id, query);
    if (!brought) return;
    this.table.resubscribe();
    void this.takeSecrets(brought);
  }

  private async takeSecrets({ doubtful, invited, whole }: BroughtSecrets): Promise<void> {
    const wanted = this.links.ask();
    this.cameByLink = true;
    this.invitation = this.kept?.invitation;
    this.another = invited && this.placed;
    if (invited) this.declined = false;
    if (!whole) this.showNotice((w) => w.notices.brokenLink);
    try {
      const { changed, strange, other } = await checkSecrets(this.table.id, doubtful, wanted);
      if (!wanted()) return;
      if (strange) this.showNotice((w) => w.notices.strangeLink);
      this.other = other;
      if (!changed) return;
      this.invitation = this.kept?.invitation;
      this.table.resubscribe();
    } catch (error) {
      if (wanted()) this.showProblem(error);
    }
  }

  /** To the place of the link, away from the one that was kept. */
  switchPlace(): void {
    if (this.other) storeTable(this.table.id, { key: this.other.key });
    this.other = null;
    this.table.resubscribe();
  }

  /** The server knows a secret no more: without it one may still look on. */
  async dropRefused(): Promise<void> {
    try {
      if (await dropRefused(this.table.id))
        this.showNotice((w) => (this.cameByLink ? w.notices.strangeLink : w.notices.oldSecret));
      else if (this.table.shown === undefined) return; // it is not because of a secret
    } catch {
      return; // it will be said again when the connection is back
    }
    this.invitation = this.kept?.invitation;
    this.table.resubscribe();
  }

  // ---- sitting down -----------------------------------------------------------------------------

  /** Whether one sits; if not, why is said. */
  async takeSeat(wanted: SeatChoice, name: string): Promise<boolean> {
    this.table.problem = null;
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
    this.places = this.table.you.length;
  }

  private async repeatRequest(): Promise<void> {
    const asked = this.kept?.asked;
    if (asked) this.startRequest();
    try {
      if (!asked || !(await repeatRequest(this.table.id))) return;
      if (this.table.problem?.unanswered) this.table.problem = null;
      this.onSeated();
    } catch (error) {
      this.onRefused(error, asked!);
      if (!this.kept?.asked) this.table.resubscribe();
    }
  }

  private onSeated(): void {
    this.another = false;
    this.table.resubscribe();
  }

  private onRefused(error: unknown, wanted: SeatChoice): void {
    this.showProblem(error);
    const { code } = this.table.problem!;
    if (useless.includes(code)) this.chosenPlace = null;
    clearTimeout(this.later);
    this.requesting = this.kept?.asked !== undefined;
    if (this.requesting && !this.closed)
      this.later = setTimeout(() => void this.repeatRequest(), patience);
    if ("invitation" in wanted && useless.includes(code))
      this.discardInvitation(code !== "wrong-key");
  }

  /** Follows changes of the table that concern the invitation or the place asked for. */
  onTableChanged(): void {
    const { state, seated, you } = this.table;
    if (!state) return;
    if (this.requesting && you.length > this.places) {
      this.requesting = false;
      this.chosenPlace = null; // lots may have made another place of it
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

  /** Drops the chosen place if another player has taken it. */
  private checkTaken({ players }: TableState): void {
    const { chosenPlace: taking } = this;
    if (taking === null || !players[taking]?.taken || this.requesting) return;
    this.chosenPlace = null;
    if (!this.table.you.includes(taking)) this.showNotice((w) => w.notices.placeTaken);
  }

  /** The invitation leads to no place, or not any more. */
  private discardInvitation(used: boolean): void {
    this.invitation = undefined;
    // Where looking on needs a key, one that was used may be all there is.
    const { key, watchKey } = this.kept ?? {};
    if (!used || key || watchKey || this.table.state?.watch === "open")
      storeTable(this.table.id, { invitation: undefined });
    this.showNotice((w) => (used ? w.notices.usedInvitation : w.notices.strangeLink));
    this.table.resubscribe();
  }

  // ---- saying so --------------------------------------------------------------------------------

  private showNotice(pick: (words: OnlineTexts) => string): void {
    this.table.problem = new ApiError("notice", online.inBoth(pick));
  }
  private showProblem(error: unknown): void {
    this.table.problem =
      error instanceof ApiError ? error : new ApiError("unexpected", wordsOf(error));
  }
}
