// A position, its sampling and the laboratory as the fragment of an address, so that it can be shared:
// `decks=8&struck=AS2.KH&coup=4S9D&curves=tie.player-pair&seed=7&shoes=200&bet=panda-8`. A fragment that is not valid gives `null`,
// since fragments are used for other things too.
import { type Card, DECK, parseCard } from '@punto/engine/card';
import { type KnownScheduleId, SCHEDULE_IDS } from '@punto/engine/option-id';
import { LEAST_CUT_DEPTH, MOST_BURNT } from '@punto/engine/shoe';
import type { Sampling } from './depth.ts';
import { type LabState, labFields, readLabFields, wholeNumber } from './lab-state.ts';
import { leftOf, MOST_DECKS, overflows, type Position, wholeShoe } from './position.ts';

type Address = { readonly position: Position; readonly sampling: Sampling; readonly lab: LabState };

export const MOST_SHOES = 5_000;
export const MOST_SEED = 2 ** 32 - 1;
export const USUAL_CUT = 14;
/** So that the last round has enough cards. [S2] */
export const LEAST_CUT = LEAST_CUT_DEPTH.finish;
const MOST_CUT = 400;

/** Whether the cut card comes after all cards that can be burnt. [S1] [S2] */
export const cutFits = (cut: number, decks: number): boolean => cut >= LEAST_CUT && cut <= mostCut(decks);

/** The most cards that can be behind the cut card. */
export const mostCut = (decks: number): number => decks * DECK.length - MOST_BURNT['courts-ten'];

export const writeAddress = ({ position, sampling, lab }: Address): string => {
  const { decks, struck, coup } = position;
  const words = DECK.flatMap((card, i) => {
    const count = struck[i] ?? 0;
    return count === 0 ? [] : [count === 1 ? card : `${card}${count}`];
  });
  return [
    `decks=${decks}`,
    words.length > 0 && `struck=${words.join('.')}`,
    coup.length > 0 && `coup=${coup.join('')}`,
    `curves=${[...sampling.schedules, ...(sampling.studied ? [STUDIED] : [])].join('.')}`,
    `seed=${sampling.seed}`,
    `shoes=${sampling.shoes}`,
    sampling.cut !== USUAL_CUT && `cut=${sampling.cut}`,
    ...labFields(lab),
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
  const lab = readLabFields(fields);
  return position && sampling && lab && cutFits(sampling.cut, position.decks)
    ? { position, sampling, lab }
    : null;
};

type Fields = ReadonlyMap<string, string>;

const readPosition = (fields: Fields): Position | null => {
  const decks = wholeNumber(fields.get('decks'), 1, MOST_DECKS);
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
    const count = wholeNumber(word.slice(2) || '1', 1, MOST_DECKS);
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
  const seed = fields.has('seed') ? wholeNumber(fields.get('seed'), 0, MOST_SEED) : usual.seed;
  const shoes = fields.has('shoes') ? wholeNumber(fields.get('shoes'), 1, MOST_SHOES) : usual.shoes;
  const cut = fields.has('cut') ? wholeNumber(fields.get('cut'), LEAST_CUT, MOST_CUT) : USUAL_CUT;
  const curves = fields.has('curves') ? readCurves(fields.get('curves') ?? '') : usual;
  if (seed === null || shoes === null || cut === null || curves === null) return null;
  const { schedules, studied } = curves;
  return { seed, shoes, schedules, studied, cut };
};

/** The name of the bet under study among the names of the curves. */
const STUDIED = 'bet';

const readCurves = (text: string): Pick<Sampling, 'schedules' | 'studied'> | null => {
  const names = text === '' ? [] : text.split('.');
  const schedules: readonly KnownScheduleId[] = SCHEDULE_IDS.filter((id) => names.includes(id));
  const studied = names.includes(STUDIED);
  return schedules.length + Number(studied) === names.length ? { schedules, studied } : null;
};
