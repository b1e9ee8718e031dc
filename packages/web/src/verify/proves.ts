// What a check that found no fault proves, given what the reader knew besides the file; and what it does not. [F2]
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import type { Expectation } from '@punto/engine/fairness/verification';

export type Proof = { readonly proved: boolean; readonly says: string };

export const provedBy = (
  { kind, cut, seal }: OpenedShoe | OpenedRound,
  { commitment, value, list }: Expectation,
): readonly Proof[] => [
  {
    proved: true,
    says:
      kind === 'punto-shoe'
        ? 'The cards were all there, none was exchanged, and they were dealt by the rules in the order that seal and values give.'
        : 'The cards of this round lay sealed in the shoe, and were dealt by the rules from the places the seed says. The rest of the shoe shows when it has ended.',
  },
  commitment === undefined
    ? {
        proved: false,
        says: 'That the order was fixed before anyone bet: for that, give the commitment you saw before the first bet.',
      }
    : { proved: true, says: 'The house fixed its order and its own value before you saw the commitment.' },
  chosenBy(cut.contributions.length, value),
  ...(seal.cutIndex === null ? [] : [listed(cut.contributions.length, list)]),
];

const chosenBy = (values: number, value: string | undefined): Proof => {
  if (values === 0)
    return {
      proved: false,
      says: 'That the house did not choose the order: no patron brought in a value, and it knew both parts.',
    };
  return value === undefined
    ? {
        proved: false,
        says: 'That the house did not choose the order: for that, give a value you brought in yourself. The others could be the house’s.',
      }
    : {
        proved: true,
        says: 'The house did not choose the order: it could not know your value when it sealed.',
      };
};

const listed = (values: number, list: string | undefined): Proof =>
  list === undefined
    ? {
        proved: false,
        says:
          values === 0
            ? 'That nobody’s value was dropped: only who was there and saw a list can tell.'
            : 'That nobody was left out after the values were told: for that, give the list your client kept.',
      }
    : { proved: true, says: 'Nobody was left out or put in after the values were told.' };
