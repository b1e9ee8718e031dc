// What a check that found no fault proves, given what the reader knew besides the file; what was not asked, which is no
// fault; and what nothing in the world proves of this shoe. [F2]
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import type { Expectation } from '@punto/engine/fairness/verification';

/** `unasked`: the reader did not give what shows it. `open`: it cannot be shown of this shoe. */
export type Proof = { readonly is: 'proved' | 'unasked' | 'open'; readonly says: string };

/** The most that was proved, for a heading. */
export const headlineOf = (
  { kind }: OpenedShoe | OpenedRound,
  { commitment, value }: Expectation,
): string => {
  const dealt = kind === 'punto-shoe' ? 'Dealt as it was sealed' : 'This round was dealt as it was sealed';
  if (value !== undefined) return `${dealt}, and not chosen by the house`;
  return commitment === undefined ? dealt : `${dealt}, and sealed before you saw it`;
};

export const provedBy = (
  { kind, cut, seal }: OpenedShoe | OpenedRound,
  { commitment, value, list }: Expectation,
): readonly Proof[] => [
  {
    is: 'proved',
    says:
      kind === 'punto-shoe'
        ? 'The cards were all there, none was exchanged, and they were dealt by the rules in the order that seal and values give.'
        : 'The cards of this round lay sealed in the shoe, and were dealt by the rules from the places the seed says. The rest of the shoe shows when it has ended.',
  },
  commitment === undefined
    ? {
        is: 'unasked',
        says: 'That the order was fixed before anyone bet: for that, give the commitment you saw before the first bet.',
      }
    : { is: 'proved', says: 'The house fixed its order and its own value before you saw the commitment.' },
  chosenBy(cut.contributions.length, value),
  ...(seal.cutIndex === null ? [] : [listed(cut.contributions.length, list)]),
];

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
