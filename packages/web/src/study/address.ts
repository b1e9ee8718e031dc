// A position and its sampling as the fragment of an address, so that it can be shared:
// `decks=8&struck=AS2.KH&coup=4S9D&curves=tie.player-pair&seed=7&shoes=200`. A fragment that is not valid gives `null`,
// since fragments are used for other things too.
import { type Card, DECK, parseCard } from '@punto/engine/card';
import { SCHEDULE_IDS, type ScheduleId } from '@punto/engine/option-id';
import type { Sampling } from './depth.ts';
import { leftOf, MOST_DECKS, overflows, type Position, wholeShoe } from './position.ts';

type Address = { readonly position: Position; readonly sampling: Sampling };

export const MOST_SHOES = 5_000;
export const MOST_SEED = 2 ** 32 - 1;

export const writeAddress = ({ position, sampling }: Address): string => {
  const { decks, struck, coup } = position;
  const words = DECK.flatMap((card, i) => {
    const count = struck[i] ?? 0;
    return count === 0 ? [] : [count === 1 ? card : `${card}${count}`];
  });
  return [
    `decks=${decks}`,
    words.length > 0 && `struck=${words.join('.')}`,
    coup.length > 0 && `coup=${coup.join('')}`,
    `curves=${sampling.schedules.join('.')}`,
    `seed=${sampling.seed}`,
    `shoes=${sampling.shoes}`,
  ]
    .filter(Boolean)
    .join('&');
};

/** What the address omits is taken from `usual`. */
export const parseAddress = (text: string, usual: Sampling): Address | null => {
  const fields = new Map(
    text
      .replace(/^#/, '')
      .split('&')
      .map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]),
  );
  const position = readPosition(fields);
  const sampling = readSampling(fields, usual);
  return position && sampling && { position, sampling };
};

type Fields = ReadonlyMap<string, string>;

const readPosition = (fields: Fields): Position | null => {
  const decks = whole(fields.get('decks'), 1, MOST_DECKS);
  const struck = readStruck(fields.get('struck') ?? '');
  const coup = parseCoup(fields.get('coup') ?? '');
  if (decks === null || struck === null || coup === null || overflows(coup)) return null;
  const position = { ...wholeShoe(decks), struck, coup };
  return DECK.every((card) => leftOf(position, card) >= 0) ? position : null;
};

const readStruck = (text: string): readonly number[] | null => {
  const counts = DECK.map(() => 0);
  for (const word of text === '' ? [] : text.split('.')) {
    const card = parseCard(word.slice(0, 2));
    const count = whole(word.slice(2) || '1', 1, MOST_DECKS);
    if (card === null || count === null) return null;
    counts[DECK.indexOf(card)] = count;
  }
  return counts;
};

const parseCoup = (text: string): readonly Card[] | null => {
  const cards = (text.match(/..?/g) ?? []).map(parseCard);
  return cards.some((card) => card === null) ? null : cards.filter((card) => card !== null);
};

const readSampling = (fields: Fields, usual: Sampling): Sampling | null => {
  const seed = fields.has('seed') ? whole(fields.get('seed'), 0, MOST_SEED) : usual.seed;
  const shoes = fields.has('shoes') ? whole(fields.get('shoes'), 1, MOST_SHOES) : usual.shoes;
  const schedules = fields.has('curves') ? readCurves(fields.get('curves') ?? '') : usual.schedules;
  return seed === null || shoes === null || schedules === null ? null : { seed, shoes, schedules };
};

const readCurves = (text: string): readonly ScheduleId[] | null => {
  const names = text === '' ? [] : text.split('.');
  const known = SCHEDULE_IDS.filter((id) => names.includes(id));
  return known.length === names.length ? known : null;
};

const whole = (text: string | undefined, least: number, most: number): number | null => {
  if (text === undefined || !/^\d{1,10}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
};
