// The settings of the laboratory: the bet under study, the count and the limits. They are part of the page's address, so that a
// study can be shared.
import { MOST_TAG } from '@punto/engine/lab/best-tags';
import { type CountTags, parseCountTags } from '@punto/engine/lab/tags';

/** A shipped bet by its id, or the text of a definition as it was typed. */
export type StudiedBet = { readonly id: string } | { readonly text: string };

export type LabState = {
  readonly bet: StudiedBet;
  /** `null`: the best tags up to `largest`. */
  readonly tags: CountTags | null;
  readonly largest: number;
  /** The last round of a shoe in which the counter bets; `null`: all rounds. */
  readonly until: number | null;
  /** The number of shoes dealt to the counters. */
  readonly shoes: number;
  /** In stakes. */
  readonly bankroll: number;
  /** The wanted edge of the house, in hundredths of a percent of the stake. */
  readonly edge: number;
};

export const USUAL_LAB: LabState = {
  bet: { id: 'dragon-7' },
  tags: null,
  largest: 2,
  until: null,
  shoes: 10_000,
  bankroll: 1_000,
  edge: 0,
};

export const MOST_COUNTED_SHOES = 10_000_000;
export const MOST_BANKROLL = 1_000_000;
export const MOST_UNTIL = 200;
export const MOST_EDGE = 9_999;
/** The longest definition in an address; a longer one stays on the page. */
export const LONGEST_IN_ADDRESS = 6_000;

/** The fields that differ from the default state, as `name=value`. */
export const labFields = (state: LabState): readonly string[] => {
  const { bet, tags, largest, until, shoes, bankroll, edge } = state;
  const usual = USUAL_LAB;
  return [
    ...betField(bet),
    ...(tags === null ? [] : [`tags=${tags.join('.')}`]),
    ...(largest === usual.largest ? [] : [`largest=${largest}`]),
    ...(until === null ? [] : [`until=${until}`]),
    ...(shoes === usual.shoes ? [] : [`counted=${shoes}`]),
    ...(bankroll === usual.bankroll ? [] : [`bankroll=${bankroll}`]),
    ...(edge === usual.edge ? [] : [`edge=${edge}`]),
  ];
};

const betField = (bet: StudiedBet): readonly string[] => {
  if ('text' in bet) return bet.text.length > LONGEST_IN_ADDRESS ? [] : [`own=${encoded(bet.text)}`];
  return 'id' in USUAL_LAB.bet && bet.id === USUAL_LAB.bet.id ? [] : [`bet=${bet.id}`];
};

/** A missing field has its default; `null`: a field has an invalid value. */
export const readLabFields = (fields: ReadonlyMap<string, string>): LabState | null => {
  const number = (name: string, least: number, most: number, usual: number): number | null =>
    fields.has(name) ? wholeNumber(fields.get(name), least, most) : usual;
  const bet = readBet(fields);
  const tags = readTags(fields.get('tags'));
  const largest = number('largest', 1, MOST_TAG, USUAL_LAB.largest);
  const until = fields.has('until') ? wholeNumber(fields.get('until'), 1, MOST_UNTIL) : 0;
  const shoes = number('counted', 1, MOST_COUNTED_SHOES, USUAL_LAB.shoes);
  const bankroll = number('bankroll', 1, MOST_BANKROLL, USUAL_LAB.bankroll);
  const edge = number('edge', 0, MOST_EDGE, USUAL_LAB.edge);
  if (bet === null || tags === undefined || largest === null || until === null) return null;
  if (shoes === null || bankroll === null || edge === null) return null;
  return { bet, tags, largest, until: until === 0 ? null : until, shoes, bankroll, edge };
};

const readBet = (fields: ReadonlyMap<string, string>): StudiedBet | null => {
  const own = fields.get('own');
  if (own !== undefined) {
    const text = decoded(own);
    return text === null ? null : { text };
  }
  const id = fields.get('bet');
  if (id === undefined) return USUAL_LAB.bet;
  return /^[a-z0-9-]{1,64}$/.test(id) ? { id } : null;
};

/** `undefined`: the text is not a list of tags. */
const readTags = (text: string | undefined): CountTags | null | undefined => {
  if (text === undefined) return null;
  const parsed = parseCountTags(text.replaceAll('.', ' '));
  return parsed.ok ? parsed.tags : undefined;
};

/** A whole number within these limits, digits only. */
export const wholeNumber = (text: string | undefined, least: number, most: number): number | null => {
  if (text === undefined || !/^\d{1,10}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
};

/** UTF-8 in URL-safe base64. */
const encoded = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decoded = (text: string): string | null => {
  if (text.length > 2 * LONGEST_IN_ADDRESS) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not base64, or not UTF-8.
    return null;
  }
};
