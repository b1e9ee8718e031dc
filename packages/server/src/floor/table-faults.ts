// Translates faults of a new table's setup for the manager's form: texts at the field where the value was typed, and
// remarks on valid values. The engine names faults by their path in the data, for authors of room files.
import { MINOR_PER_COIN, minor } from '@punto/engine/minor';
import { titleIn } from '@punto/engine/option';
import type { TableSetup } from '@punto/engine/room';
import type { Fault } from '@punto/engine/room-check';
import { CARDS_IN_DECK, LEAST_CUT_DEPTH, MOST_BURNT } from '@punto/engine/shoe';
import type { FieldFault, TableRemark } from '@punto/protocol/floor/field-fault';
import { LARGEST_LIMIT } from '@punto/table/limits';

/** One fault for each field: the first found. */
export const tableFaults = (found: readonly Fault[], wanted: TableSetup): readonly FieldFault[] => {
  const faults = found.map((fault) => fieldFault(fault, wanted));
  return faults.filter(({ field }, i) => faults.findIndex((each) => each.field === field) === i);
};

const fieldFault = ({ path, says }: Fault, wanted: TableSetup): FieldFault => {
  const [, pace] = /^pace\.(\w+)$/.exec(path) ?? [];
  if (pace !== undefined) return { field: path, ...(pace === 'leastBettingMs' ? LEAST_BETTING : ANY_TIME) };
  const offer = wanted.offers[Number(/^offers\[(\d+)\]/.exec(path)?.[1] ?? -1)];
  if (offer && path.endsWith('.schedule'))
    return {
      field: 'options',
      says: `${titleIn(wanted, offer.option)} returns too little with so few decks: leave it out, or use more decks.`,
      why: { code: 'returns-little', option: offer.option },
    };
  if (path.startsWith('offers') || path.startsWith('chipsMinor')) return amountFault(path, wanted);
  const words = WORDS[path];
  // A fault that no field of the form can cause.
  return words
    ? words(wanted)
    : { field: '', says: `This room cannot be played so: it ${says}.`, why: { code: 'not-playable' } };
};

const ANY_TIME = { says: 'Give a time from 0.001 to 600 seconds.', why: { code: 'pace' } } as const;
const LEAST_BETTING = {
  says: 'Give at most the betting time: betting cannot have to stay open longer than it lasts.',
  why: { code: 'least-betting' },
} as const;

const amountFault = (path: string, wanted: TableSetup): FieldFault => {
  if (path.startsWith('chipsMinor'))
    return {
      field: 'max',
      says: 'No chip of this room makes a stake between the two: give a larger amount.',
      why: { code: 'no-chip' },
    };
  const { stepMinor } = wanted;
  if (wanted.offers.some(({ maxMinor }) => maxMinor > LARGEST_LIMIT))
    return {
      field: 'max',
      says: `Give at most ${coinsText(LARGEST_LIMIT)}.`,
      why: { code: 'above-most', mostMinor: LARGEST_LIMIT },
    };
  if (path.endsWith('maxMinor'))
    return {
      field: 'max',
      says: `Give a multiple of ${coinsText(stepMinor)}.`,
      why: { code: 'not-in-steps', stepMinor },
    };
  return {
    field: 'min',
    says: `Give a multiple of ${coinsText(stepMinor)}, not above the largest.`,
    why: { code: 'smallest-not-in-steps', stepMinor },
  };
};

const smallestSide = ({ offers }: TableSetup): number =>
  Math.max(
    0,
    ...offers.filter(({ option }) => option === 'player' || option === 'banker').map((each) => each.minMinor),
  );

const differenceFault = (field: string, wanted: TableSetup): FieldFault => ({
  field,
  says: `Give a multiple of ${coinsText(wanted.stepMinor)} from ${coinsText(smallestSide(wanted))} to ${coinsText(
    LARGEST_LIMIT,
  )}: the smallest stake on a side must fit.`,
  why: {
    code: 'difference',
    stepMinor: wanted.stepMinor,
    leastMinor: minor(smallestSide(wanted)),
    mostMinor: LARGEST_LIMIT,
  },
});

const WORDS: Readonly<Record<string, (wanted: TableSetup) => FieldFault>> = {
  name: () => ({ field: 'name', says: 'Give a name of 1 to 60 letters.', why: { code: 'table-name' } }),
  table: () => ({
    field: 'table',
    says: 'Use small letters, digits and hyphens, 64 at most.',
    why: { code: 'address' },
  }),
  differentialMinor: (wanted) => differenceFault('differential', wanted),
  patronDifferentialMinor: (wanted) => differenceFault('patronDifferential', wanted),
  'shoe.decks': () => ({ field: 'decks', says: 'Give from 1 to 8 decks.', why: { code: 'decks' } }),
  'shoe.cutDepth': ({ shoe: { decks, afterCut, burn } }) => ({
    field: 'cutDepth',
    says: `Give from ${LEAST_CUT_DEPTH[afterCut]} to ${decks * CARDS_IN_DECK - MOST_BURNT[burn]} cards with ${decks} ${
      decks === 1 ? 'deck' : 'decks'
    }: the last round needs cards, and the cut card must not be burnt.`,
    why: {
      code: 'cut-depth',
      least: LEAST_CUT_DEPTH[afterCut],
      most: decks * CARDS_IN_DECK - MOST_BURNT[burn],
      decks,
    },
  }),
};

/** The engine's `roomRemarks` in the words of the form. */
export const tableRemark = ({ path, says }: Fault, setup: TableSetup): TableRemark => {
  if (path === 'patronDifferentialMinor')
    return {
      code: 'player-limit-vain',
      says: 'The player limit is never reached: no patron may stake so much on one side.',
    };
  if (path === 'seats.offerMs')
    return {
      code: 'shoe-offer-long',
      says: 'Betting is shorter than the time a seat has to take the shoe: the house deals before that time is over.',
    };
  const option = setup.offers[Number(/^offers\[(\d+)\]/.exec(path)?.[1] ?? -1)]?.option;
  if (!option) return { code: 'other', says };
  const ofCommission = says.includes('commission');
  const what = ofCommission ? 'the commission rounds up' : 'payouts round down';
  return {
    code: ofCommission ? 'commission-rounds' : 'payouts-round',
    option,
    says: `${titleIn(setup, option)}: at the smallest stake ${what} to the smallest unit of money.`,
  };
};

const COINS = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const coinsText = (amountMinor: number): string =>
  amountMinor === MINOR_PER_COIN ? '1 coin' : `${COINS.format(amountMinor / MINOR_PER_COIN)} coins`;
