// Formats a message in a language: plural form, parameters, tags.
import { MINOR_PER_COIN, type Minor, minor } from '@punto/engine/minor';
import { type AnyLanguage, localeOf } from './languages.ts';
import type { FormatName, Formats, Message, Part, Plural } from './message.ts';

export type Parameters = Readonly<Record<string, Formats[FormatName]>>;

/** The text of the message. A parameter that is missing is an error of the program and throws. */
export const format = (language: AnyLanguage, message: Message, parameters: Parameters = {}): string => {
  const text = typeof message === 'string' ? message : formOf(language, message, parameters);
  return text.replaceAll(PLACEHOLDER, (_, name: string, how: string | undefined) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The parameter ${name} is missing in: ${text}`);
    return formatValue(language, how, value);
  });
};

/** The text split at its tags. Tags do not nest. */
export const formatParts = (
  language: AnyLanguage,
  message: Message,
  parameters: Parameters = {},
): readonly Part[] => {
  // The tags are found before values are put in, so that a value such as a patron's name never makes one.
  const text = typeof message === 'string' ? message : formOf(language, message, parameters);
  const parts: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(TAG)) {
    const [whole, tag = '', inner = ''] = found;
    if (found.index > end) parts.push({ tag: null, text: text.slice(end, found.index) });
    parts.push({ tag, text: inner });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push({ tag: null, text: text.slice(end) });
  return parts.map((part) => ({ ...part, text: format(language, part.text, parameters) }));
};

const PLACEHOLDER = /\{(\w+)(?::(\w+))?\}/g;
const TAG = /<(\w+)>(.*?)<\/\1>/g;
const COUNT = /\{(\w+):(?:count|words|Words)\}/;

const formOf = (language: AnyLanguage, plural: Plural, parameters: Parameters): string => {
  const [, name = ''] = COUNT.exec(plural.other) ?? [];
  const count = parameters[name];
  if (typeof count !== 'number') throw new Error(`A plural needs the number of a :count in: ${plural.other}`);
  if (count === 0 && plural.none !== undefined) return plural.none;
  return plural[rulesOf(language).select(count)] ?? plural.other;
};

const formatValue = (language: AnyLanguage, how: string | undefined, value: Formats[FormatName]): string => {
  if (typeof value === 'string') return how === 'spare' ? '' : value;
  if (typeof value !== 'number')
    return how === 'items' ? itemsIn(language, value) : listsOf(language).format(value);
  switch (how) {
    case 'words':
      return wordIn(language, value);
    case 'Words':
      return firstWordIn(language, value);
    case 'coins':
      return coinsIn(language, minor(value));
    case 'signed':
      return signedIn(language, minor(value));
    case 'percent':
      return percentIn(language, value, 2);
    case 'edge':
      return percentIn(language, value, 4);
    case 'rate':
      return rateIn(language, value);
    case 'time':
      return timeIn(language, value);
    case 'date':
      return datesOf(language).format(value);
    case 'numeral':
      return numeralsOf(language).format(value);
    case 'clock':
      return clockIn(language, value);
    case 'moment':
      return momentIn(language, value);
    default:
      return numberIn(language, value);
  }
};

/** Joined by commas alone; `Intl` has no such list for Chinese and Japanese. */
export const itemsIn = (language: AnyLanguage, items: readonly string[]): string =>
  items.join(/^(?:zh|ja)/.test(language) ? '、' : ', ');

const MINUS = '−';
const withMinus = (text: string): string => text.replace('-', MINUS);

/** At most three decimals. */
export const numberIn = (language: AnyLanguage, value: number): string =>
  withMinus(numbersOf(language).format(value));

/** Decimals of an amount, and minor units to the unit: those of play coins, or of the one currency of the page. */
let decimals = 2;
let unitMinor = MINOR_PER_COIN;
/** Sets the decimals of the page's currency, by ISO 4217: 2 for EUR, 0 for JPY, 3 for KWD. */
export const setAmountDecimals = (exponent: number): void => {
  decimals = exponent;
  unitMinor = 10 ** exponent;
};

/** An amount in coins or units of the currency, with its decimals only when it is not whole. [L1] */
export const coinsIn = (language: AnyLanguage, amount: Minor): string => amountIn(language, amount, decimals);

/** An amount of a currency with so many decimals, which are written only when it is not whole. */
export const amountIn = (language: AnyLanguage, amount: number, exponent: number): string => {
  const unit = 10 ** exponent;
  return withMinus((amount % unit === 0 ? numbersOf : amountsOf(exponent))(language).format(amount / unit));
};

/** Units of the currency, or coins, in an amount. */
export const unitsOf = (amount: Minor): number => amount / unitMinor;

export const signedIn = (language: AnyLanguage, amount: Minor): string =>
  `${amount > 0 ? '+' : ''}${coinsIn(language, amount)}`;

/** A share as percent; a dash if it is not finite. */
export const percentIn = (language: AnyLanguage, share: number, places: number): string =>
  Number.isFinite(share) ? withMinus(percentsOf(places)(language).format(share)) : '—';

/** A share as percent, with only the decimals that it has, at most two: `5%`. */
export const rateIn = (language: AnyLanguage, share: number): string =>
  withMinus(ratesOf(language).format(share));

/** A number with fixed decimals. */
export const fixedIn = (language: AnyLanguage, value: number, places: number): string =>
  withMinus(
    value.toLocaleString(localeOf(language), {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    }),
  );

/** A difference of shares in percentage points, with its sign and four decimals; a dash if it is not finite. */
export const pointsIn = (language: AnyLanguage, share: number): string =>
  Number.isFinite(share) ? withMinus(pointsOf(language).format(share * 100)) : '—';

/** Milliseconds since 1970 as date and time with seconds, in the local time zone. */
export const momentIn = (language: AnyLanguage, at: number): string => momentsOf(language).format(at);

const ENGLISH_WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const MOST_WITHIN_SENTENCE = 12;

/** A number, in English up to twelve as a word; in other languages its form changes with the word it counts. */
export const wordIn = (language: AnyLanguage, value: number): string =>
  (localeOf(language) === 'en' && value <= MOST_WITHIN_SENTENCE ? ENGLISH_WORDS[value] : undefined) ??
  numberIn(language, value);

/** The same at the start of a sentence: with a capital, and as a word up to fifteen. */
const firstWordIn = (language: AnyLanguage, value: number): string => {
  const word = localeOf(language) === 'en' ? ENGLISH_WORDS[value] : undefined;
  return word ? word.charAt(0).toUpperCase() + word.slice(1) : numberIn(language, value);
};

/** `14:03:27`. */
export const clockIn = (language: AnyLanguage, at: number): string => clocksOf(language).format(at);

/** `14:03`. `zone` is an IANA name; by default the browser's zone. */
export const timeIn = (language: AnyLanguage, at: number, zone?: string): string => {
  const times = byZone.get(zone) ?? perLanguageOfDates({ ...HOURS_AND_MINUTES, timeZone: zone });
  byZone.set(zone, times);
  return times(language).format(at);
};

/** `20 Nov 2026`. */
export const dateIn = (language: AnyLanguage, at: number): string => datesOf(language).format(at);

/** A formatter for each language, made at its first use: making one reads the data of its locale. */
const perLanguage = <T>(make: (locale: string) => T): ((language: AnyLanguage) => T) => {
  const made = new Map<AnyLanguage, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const formatter = make(localeOf(language));
    made.set(language, formatter);
    return formatter;
  };
};

const rulesOf = perLanguage((locale) => new Intl.PluralRules(locale));
/** Texts joined by commas and the language's "and" or "or". */
export const joinedIn = (language: AnyLanguage, items: readonly string[], by: 'and' | 'or'): string =>
  (by === 'and' ? listsOf : choicesOf)(language).format(items);

const choicesOf = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));
const listsOf = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const numeralsOf = perLanguage((locale) => new Intl.NumberFormat(locale, { useGrouping: false }));
const numbersOf = perLanguage((locale) => new Intl.NumberFormat(locale));
const byDecimals = new Map<number, (language: AnyLanguage) => Intl.NumberFormat>();
const amountsOf = (digits: number) => {
  const made =
    byDecimals.get(digits) ??
    perLanguage(
      (locale) =>
        new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    );
  byDecimals.set(digits, made);
  return made;
};
const ratesOf = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
);
const pointsOf = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 4,
      maximumFractionDigits: 4,
      signDisplay: 'exceptZero',
      useGrouping: false,
    }),
);

/** English dates have the day first and 24 hours, as in Britain. */
const perLanguageOfDates = (parts: Intl.DateTimeFormatOptions) =>
  perLanguage((locale) => new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, parts));

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
/** Of 24 hours in every language: with 上午 or 오후 before it, a clock of twelve has no room in the bar. */
const HOURS_AND_MINUTES = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const byZone = new Map<string | undefined, (language: AnyLanguage) => Intl.DateTimeFormat>();
const datesOf = perLanguageOfDates(DAY);
const clocksOf = perLanguageOfDates({ ...HOURS_AND_MINUTES, second: '2-digit' });
const momentsOf = perLanguageOfDates({ ...DAY, ...HOURS_AND_MINUTES, second: '2-digit' });

const byPlaces = new Map<number, (language: AnyLanguage) => Intl.NumberFormat>();
const percentsOf = (places: number) => {
  const known = byPlaces.get(places);
  if (known) return known;
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places };
  // `negative`: no minus before a share that rounds to zero.
  const made = perLanguage(
    (locale) => new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'negative', ...digits }),
  );
  byPlaces.set(places, made);
  return made;
};
