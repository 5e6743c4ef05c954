/** Locale-dependent formats of numbers, plurals, lists and dates. */
import type { Lang } from "./typography";

/** By plural category (Intl.PluralRules); every language has "other". */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

const locales: Record<Lang, string> = { en: "en-GB", fr: "fr-FR" };

export class Format {
  private readonly locale: string;
  private readonly numbers: Intl.NumberFormat;
  private readonly percents: Intl.NumberFormat;
  private readonly plurals: Intl.PluralRules;
  private readonly ordinals: Intl.PluralRules;
  private readonly lists: Intl.ListFormat;

  constructor(lang: Lang) {
    this.locale = locales[lang];
    this.numbers = new Intl.NumberFormat(this.locale);
    this.percents = new Intl.NumberFormat(this.locale, { style: "percent" });
    this.plurals = new Intl.PluralRules(this.locale);
    this.ordinals = new Intl.PluralRules(this.locale, { type: "ordinal" });
    this.lists = new Intl.ListFormat(this.locale, { type: "conjunction" });
  }

  number = (n: number): string => this.numbers.format(n);

  /** Takes a percentage: 54 becomes "54%" or "54 %". */
  percent = (n: number): string => this.percents.format(n / 100);

  /** The plural form for a number. */
  plural = (n: number, forms: Forms): string => forms[this.plurals.select(n)] ?? forms.other;

  /** The number and its form: "3 walls". */
  count = (n: number, forms: Forms): string => `${this.number(n)} ${this.plural(n, forms)}`;

  /** The number with its ordinal suffix: "3rd". */
  ordinal = (n: number, endings: Forms): string =>
    this.number(n) + (endings[this.ordinals.select(n)] ?? endings.other);

  /** "Ada, Bob and Cid" */
  list = (items: Iterable<string>): string => this.lists.format(items);

  date = (time: number | Date): string =>
    new Date(time).toLocaleDateString(this.locale, { dateStyle: "medium" });
}

export const formats: Record<Lang, Format> = { en: new Format("en"), fr: new Format("fr") };
