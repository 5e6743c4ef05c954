/** The core as a Svelte context: the catalog of variants and a cache of piece and card pictures. */
import { getContext, setContext } from "svelte";
import type { CoreModule } from "./module";
import type { VariantInfo, Words } from "./types";
import { cardSvg, pieceSvg, readCatalog } from "./match";

export class Core {
  readonly variants: VariantInfo[];
  /** The names of pieces and stocks. */
  readonly names: Record<string, Words>;
  private readonly pictures = new Map<string, string>();

  constructor(readonly module: CoreModule) {
    ({ variants: this.variants, names: this.names } = readCatalog(module));
  }

  variant(name: string): VariantInfo | undefined {
    return this.variants.find((one) => one.name === name);
  }

  /** All games, in the order of the catalog. */
  get games(): string[] {
    return [...new Set(this.variants.map((one) => one.game))];
  }

  variantsOf(game: string): VariantInfo[] {
    return this.variants.filter((one) => one.game === game);
  }

  /** Empty for no shape: games without a folder say none for their stocks. */
  piece(game: string, shape: string, seat = "", cap = ""): string {
    if (!shape) return "";
    return this.cached(`piece ${game} ${shape} ${seat} ${cap}`, () =>
      pieceSvg(this.module, game, shape, seat, cap),
    );
  }

  card(game: string, name: string): string {
    return this.cached(`card ${game} ${name}`, () => cardSvg(this.module, game, name));
  }

  private cached(name: string, make: () => string): string {
    let picture = this.pictures.get(name);
    if (picture === undefined) this.pictures.set(name, (picture = make()));
    return picture;
  }
}

const key = Symbol("core");
export const provideCore = (core: Core) => setContext(key, core);
/** The context for components that are mounted outside `App`. */
export const contextOf = (core: Core) => new Map([[key, core]]);
export const useCore = () => getContext<Core>(key);
