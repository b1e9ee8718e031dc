// What a successful verification proves, depending on what the reader knew besides the file; what was not checked,
// which is no fault; and what cannot be proved about this shoe at all. [F2]
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import type { Expectation } from '@punto/engine/fairness/verification';

/** `unasked`: the reader did not provide what is needed to check it. `open`: it cannot be proved for this shoe. */
export type Proof = { readonly is: 'proved' | 'unasked' | 'open'; readonly says: string };

/** The strongest claim that was proved, for a heading. */
export const headlineOf = (file: OpenedShoe | OpenedRound, expected: Expectation): string => {
  const { kind } = file;
  const { commitment } = expected;
  const value = isChecked(file, expected) ? expected.value : undefined;
  const dealt = kind === 'punto-shoe' ? 'Dealt as it was sealed' : 'This round was dealt as it was sealed';
  if (
    value !== undefined ||
    (isDecidedByBeacon(file) && commitment !== undefined && expected.list !== undefined)
  )
    return `${dealt}, and not chosen by the house`;
  return commitment === undefined ? dealt : `${dealt}, and sealed before you saw it`;
};

/** The proof of a round with many patrons does not contain each value, so an own value is checked by its root. */
const isChecked = ({ cut }: OpenedShoe | OpenedRound, { value, values }: Expectation): boolean =>
  value !== undefined && ('contributions' in cut || cut.values.count === 1 || values !== undefined);

const valuesIn = ({ cut }: OpenedShoe | OpenedRound): number =>
  'contributions' in cut ? cut.contributions.length : cut.values.count;

/** File format 2: the beacon was published after the list was closed. */
const isDecidedByBeacon = ({ seal, cut }: OpenedShoe | OpenedRound): boolean =>
  seal.format === 2 && cut.beacon !== null;

export const provedBy = (
  file: OpenedShoe | OpenedRound,
  { commitment, value, list, values }: Expectation,
): readonly Proof[] => [
  {
    is: 'proved',
    says:
      file.kind === 'punto-shoe'
        ? 'The cards were all there, none was exchanged, and they were dealt by the rules in the order that seal and values give.'
        : 'The cards of this round lay sealed in the shoe, and were dealt by the rules from the places the seed says. The rest of the shoe shows when it has ended.',
  },
  commitment === undefined
    ? {
        is: 'unasked',
        says: 'That the order was fixed before anyone bet: for that, give the commitment you saw before the first bet.',
      }
    : { is: 'proved', says: 'The house fixed its order and its own value before you saw the commitment.' },
  isDecidedByBeacon(file)
    ? decidedBy(commitment !== undefined && list !== undefined)
    : chosenBy(valuesIn(file), isChecked(file, { value, values }) ? value : undefined),
  ...(file.seal.cutIndex === null ? [] : [listed(valuesIn(file), list)]),
];

/** A beacon alone does not show when the house committed: the reader must have seen the commitment before it. */
const decidedBy = (seen: boolean): Proof =>
  seen
    ? {
        is: 'proved',
        says: 'Nobody chose the order: a public beacon decided it after the seal and the list. That rests on your having seen both before it was published.',
      }
    : {
        is: 'unasked',
        says: 'That nobody chose the order: a public beacon decided it. For that, give the commitment and the list that you saw before it was published; when they were fixed is else the word of the house.',
      };

const chosenBy = (values: number, value: string | undefined): Proof => {
  if (values === 0)
    return {
      is: 'open',
      says: 'That the house did not choose the order: no patron brought in a value, and it knew both parts.',
    };
  return value === undefined
    ? {
        is: 'unasked',
        says: 'That the house did not choose the order: for that, give a value you brought in yourself. To anybody else all values could be the house’s own, and this file proves only that the house was bound before.',
      }
    : {
        is: 'proved',
        says: 'To you: the house did not choose the order, since it could not know your value when it sealed.',
      };
};

const listed = (values: number, list: string | undefined): Proof =>
  list === undefined
    ? {
        is: values === 0 ? 'open' : 'unasked',
        says:
          values === 0
            ? 'That nobody’s value was dropped: only who was there and saw a list can tell.'
            : 'That nobody was left out after the values were told: for that, give the list your client kept.',
      }
    : { is: 'proved', says: 'Nobody was left out or put in after the values were told.' };
