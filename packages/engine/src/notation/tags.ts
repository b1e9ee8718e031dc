// The tags at the head of a noted shoe. Six have a meaning and are checked; any other is kept as it is.
import { type Card, parseCard } from '../card.ts';
import { CARDS_IN_DECK } from '../shoe.ts';
import type { NoteFault, Token } from './scan.ts';

export type Burn = {
  /** The card drawn face up. [S1] */
  readonly faceUp: Card;
  /** How many were burnt after it, unseen. */
  readonly count: number;
};

export type ShoeTags = {
  /** The room's id. */
  readonly room: string | null;
  /** Name of the shoe. */
  readonly shoe: string | null;
  /** 1 to 8; 8 when the notation does not say. [R1] */
  readonly decks: number;
  readonly burn: Burn | null;
  /** Cards behind the cut card. [S2] */
  readonly cut: number | null;
  /** A day, a time, or from one to another: `2026-11-20`, `2026-11-20T14:00Z/2026-11-20T15:10Z`. */
  readonly date: string | null;
  /** Name and value of every other tag, in the order written. */
  readonly others: readonly (readonly [name: string, value: string])[];
};

export const NO_TAGS: ShoeTags = {
  room: null,
  shoe: null,
  decks: 8,
  burn: null,
  cut: null,
  date: null,
  others: [],
};

/** One tag a line, in the order of `ShoeTags`. Throws on a value of two lines or a name that is no word. */
export const formatTags = (tags: ShoeTags): readonly string[] =>
  [
    ['Room', tags.room] as const,
    ['Shoe', tags.shoe] as const,
    ['Decks', String(tags.decks)] as const,
    ['Burn', tags.burn && `${tags.burn.faceUp} ${tags.burn.count}`] as const,
    ['Cut', tags.cut === null ? null : String(tags.cut)] as const,
    ['Date', tags.date] as const,
    ...tags.others,
  ].flatMap(([name, value]) => (value === null ? [] : [formatTag(name, value)]));

const formatTag = (name: string, value: string): string => {
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name) || /[\r\n]/.test(value))
    throw new Error(`not a tag: ${name} "${value}"`);
  return `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`;
};

/** Reads tags in any order, each at most once. */
export const parseTags = (tokens: readonly Token[], fault: NoteFault): ShoeTags => {
  const seen = new Set<string>();
  let tags = NO_TAGS;
  for (const token of tokens) {
    const { text: name, value = '' } = token;
    if (seen.has(name)) fault(token, `there are two ${name} tags: leave one`);
    seen.add(name);
    const change = READERS[name]?.(value) ?? { others: [...tags.others, [name, value] as const] };
    if (typeof change === 'string') fault(token, `${name} "${value}": ${change}`);
    else tags = { ...tags, ...change };
  }
  return tags;
};

/** Applies a value, or returns the text of its fault. */
type ReadTag = (value: string) => Partial<ShoeTags> | string;

const READERS: Readonly<Record<string, ReadTag | undefined>> = {
  Room: (room) => ({ room }),
  Shoe: (shoe) => ({ shoe }),
  Decks: (value) => (/^[1-8]$/.test(value) ? { decks: Number(value) } : 'must be a number from 1 to 8'),
  Burn: (value) => {
    const [face = '', count = '', ...rest] = value.trim().split(/\s+/);
    const faceUp = parseCard(face);
    if (faceUp === null || !/^\d{1,2}$/.test(count) || rest.length > 0) {
      return 'must be the card drawn face up and how many were burnt after it, such as "7H 7"';
    }
    return { burn: { faceUp, count: Number(count) } };
  },
  Cut: (value) =>
    /^\d{1,3}$/.test(value) && Number(value) <= 8 * CARDS_IN_DECK
      ? { cut: Number(value) }
      : 'must be the number of cards behind the cut card, such as "14"',
  Date: (date) =>
    MOMENTS.test(date) ? { date } : 'must be a day or a time, such as "2026-11-20" or "2026-11-20T14:00Z"',
};

const MOMENT = String.raw`\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?`;
const MOMENTS = new RegExp(`^${MOMENT}(/${MOMENT})?$`);
