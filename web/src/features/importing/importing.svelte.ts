/** The model of the import form. The core parses the text in the engine's worker. */
import { Engine, Stopped } from "../../core/engine";
import type { ImportFault, ImportedGame } from "../../core/types";
import { LatestRequest } from "../../platform/latestRequest";

/** Assumptions about a text; those left out are detected. */
export interface ReadingOptions {
  /** "variant:size=5" */
  spec?: string;
  notation?: string;
  /** Accept the moves before the first illegal one. */
  legalPart?: boolean;
}

const isFault = (one: ImportedGame | ImportFault): one is ImportFault => "error" in one;
const isGame = (one: ImportedGame | ImportFault): one is ImportedGame => !isFault(one);

export class Importing {
  text = $state("");
  /** The spec to assume; "" detects it. */
  spec = $state("");
  reading = $state(false);
  /** Games of a text with several, to choose from. */
  games = $state.raw<ImportedGame[]>([]);
  faults = $state.raw<ImportFault[]>([]);
  empty = $state(false);
  /** The error of a failed worker or network. */
  failure = $state.raw<unknown>(null);

  /** All games and faults of the text, and the index of the game that was opened. */
  private results: (ImportedGame | ImportFault)[] = [];
  private opened = 0;
  private readonly requests = new LatestRequest();
  private engine: Engine | null = null;

  constructor(
    private readonly onopen: (game: ImportedGame) => void,
    /** The spec of the open game. */
    private readonly current: () => string | undefined,
  ) {}

  close(): void {
    this.requests.cancel();
    this.engine?.close();
  }

  /** Discards the results of the previous text. */
  reset(): void {
    this.requests.cancel();
    this.reading = false;
    if (this.possibleVariants.length > 0) this.spec = "";
    this.clear();
  }

  async readFile(file: { text(): Promise<string> }): Promise<void> {
    this.reset();
    const wanted = this.requests.start();
    const text = await file.text();
    if (!wanted()) return;
    this.text = text;
    await this.read();
  }

  async read(options: ReadingOptions = {}): Promise<void> {
    const wanted = this.requests.start();
    this.clear();
    this.empty = this.text.trim() === "";
    if (this.empty) return;
    this.reading = true;
    try {
      this.engine ??= new Engine();
      const found = await this.engine.importGames(this.text, { spec: this.spec, ...options });
      if (!wanted()) return;
      this.results = found;
      this.faults = found.filter(isFault);
      const games = found.filter(isGame);
      if (found.length === 1 && games.length === 1) this.onopen(games[0]!);
      else this.games = games;
      const [first] = this.possibleVariants;
      if (first !== undefined)
        this.spec = this.possibleVariants.find((one) => one === this.currentVariant) ?? first;
    } catch (error) {
      if (wanted() && !(error instanceof Stopped)) this.failure = error;
    }
    if (wanted()) this.reading = false;
  }

  open(game: ImportedGame): void {
    this.opened = this.results.indexOf(game);
    this.onopen(game);
  }

  /** Opens the same game again, read in another notation. */
  async readAs(notation: string): Promise<void> {
    const at = this.opened;
    await this.read({ notation });
    const game = this.results[at];
    // `read` opens the only game of a text itself.
    if (this.games.length > 0 && game && isGame(game)) this.open(game);
  }

  /** The fault of the only game of the text. */
  get fault(): ImportFault | null {
    return this.games.length === 0 && this.faults.length === 1 ? this.faults[0]! : null;
  }

  /** The variants that the moves fit, if the user has to choose. */
  get possibleVariants(): string[] {
    return this.fault?.variants ?? [];
  }

  private get currentVariant(): string | undefined {
    return this.current()?.split(":")[0];
  }

  private clear(): void {
    this.games = [];
    this.faults = [];
    this.failure = null;
    this.empty = false;
  }
}

/** Offsets of the word at a line and a column (in characters from 1). */
export function wordAt(text: string, line: number, column: number): [from: number, to: number] {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0);
  const own = lines[line - 1] ?? "";
  const from = before + [...own].slice(0, column - 1).join("").length;
  const word = /^\S+/.exec(text.slice(from))?.[0] ?? "";
  return [from, from + word.length];
}
