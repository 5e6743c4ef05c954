/**
 * The default page of a game without a folder here, made from the core's texts. It has no lesson;
 * its rules page shows the terminal's guide and the options.
 */
import type { Core } from "../core/context";
import { Engine } from "../core/engine";
import { valueWords } from "../core/optionText";
import { CoreError, Match } from "../core/match";
import type { OptionInfo, Scene, VariantInfo, Words } from "../core/types";
import { Dictionary, type Lang } from "../i18n/index.svelte";
import type { Block, GamePage, GameTexts, RulesText, Section } from "./types";

/** In milliseconds, once the module is there. */
const guideTime = 2_000;
/** Moves of the sample: enough for most pieces to be on the board. */
const sampleLength = 8;

/** "Pachisi, three players": the name of a game is the title of a variant up to a comma. */
const nameIn = (title: string) => title.split(",", 1)[0]!;

function textsIn(lang: Lang, core: Core, variants: VariantInfo[]): GameTexts {
  const players = [...new Set(variants.map((one) => one.table.players))].sort();
  const either = new Intl.ListFormat(lang === "en" ? "en-GB" : "fr-FR", { type: "disjunction" });
  const names = Object.entries(core.names).map(([id, name]) => [id, name[lang]]);
  return {
    name: nameIn(variants[0]!.title[lang]),
    idea: variants[0]!.idea[lang],
    players: either.format(players.map(String)),
    pieces: Object.fromEntries(names),
    actions: {},
  };
}

/** Some position of the game, reached by legal moves that are the same each time. */
function sampleOf(core: Core, variant: VariantInfo): { moves: string[]; scene: Scene } {
  const match = Match.open(core.module, variant.name);
  let state = match.state();
  for (let i = 1; i <= sampleLength && !state.over; ++i) {
    if (state.actor === "chance") match.drawAtRandom(i);
    else match.play(state.moves[(5 * i) % state.moves.length]!.text);
    state = match.state();
  }
  match.close();
  return { moves: state.entries.map((entry) => entry.text), scene: state.scene };
}

/** A wall is named by a cell and its direction. */
const isOnTable = (place: string, { cells }: Scene) =>
  place.startsWith("card:") ||
  cells.some(({ name }) => place === name || place === `${name}h` || place === `${name}v`);

/** A game without a picture part is drawn on plain boards; its pieces cannot be drawn alone. */
function isDrawn(core: Core, game: string, shape: string): boolean {
  try {
    return core.piece(game, shape) !== "";
  } catch (error) {
    if (error instanceof CoreError) return false;
    throw error;
  }
}

export function plainPage(core: Core, variants: VariantInfo[]): GamePage {
  const { moves, scene } = sampleOf(core, variants[0]!);
  return {
    plain: true,
    texts: new Dictionary(textsIn("en", core, variants), textsIn("fr", core, variants)),
    rulingLetter: "",
    sample: moves,
    seatPiece: ({ seat }) => {
      const piece = scene.pieces.find((one) => one.seat === seat);
      const drawn = piece && isDrawn(core, variants[0]!.game, piece.shape);
      return drawn ? { shape: piece.shape, seat } : null;
    },
    actionText: (place, shown) => (isOnTable(place, shown) ? undefined : capital(place)),
  };
}

// ---- the rules page ------------------------------------------------------------------------------

const textBlock = (words: Words): Block => ({ kind: "text", words });

const joined = (parts: Words[], by: string): Words => ({
  en: parts.map((part) => part.en).join(by),
  fr: parts.map((part) => part.fr).join(by),
});

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** The effect of an option and its values; with its title if the section has several. */
function optionBlocks(option: OptionInfo, titled: boolean): Block[] {
  const { title, about } = option;
  const values = option.choices.map((value) => valueWords(option, value));
  const { en, fr } = valueWords(option, option.default);
  return [
    textBlock(
      titled
        ? { en: `*${title.en}*: ${about.en}.`, fr: `*${title.fr}* : ${about.fr}.` }
        : { en: `${capital(about.en)}.`, fr: `${capital(about.fr)}.` },
    ),
    { kind: "list", items: values.length > 0 ? values : [option.values] },
    textBlock({ en: `Default: ${en}.`, fr: `Par défaut : ${fr}.` }),
  ];
}

/** One section for each ruling with its options, or for an option that is about none. */
function optionSections(variants: VariantInfo[]): Section[] {
  const options = new Map<string, Map<string, OptionInfo>>();
  for (const option of variants.flatMap((variant) => variant.options)) {
    const id = option.ruling || option.name;
    if (!options.has(id)) options.set(id, new Map());
    options.get(id)!.set(option.name, options.get(id)!.get(option.name) ?? option);
  }
  return [...options].map(([id, group]) => {
    const all = [...group.values()];
    const title = joined(
      all.map((one) => one.title),
      ", ",
    );
    return {
      id,
      title: id === all[0]!.name ? title : { en: `${id}: ${title.en}`, fr: `${id} : ${title.fr}` },
      blocks: all.flatMap((one) => optionBlocks(one, all.length > 1)),
    };
  });
}

export async function plainRules(variants: VariantInfo[]): Promise<RulesText> {
  const engine = new Engine();
  try {
    const { rules } = await engine.request("guide", [variants[0]!.name], guideTime);
    const sections = (rules as { title: Words; paragraphs: Words[] }[]).map(
      ({ title, paragraphs }, i) => ({
        id: `section-${i + 1}`,
        title,
        blocks: paragraphs.map(textBlock),
      }),
    );
    return { sections: [...sections, ...optionSections(variants)], figures: [], rulings: [] };
  } finally {
    engine.close();
  }
}
