// The statements that a successful verification proves, depending on what the reader knew besides the file; the checks that
// were not made, which is no fault; and the statements that cannot be proved about this shoe. [F2]
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import type { Expectation } from '@punto/engine/fairness/verification';
import { texts } from '@punto/language/catalogue';

const { proof: text } = texts('verify');

/** `unasked`: the reader did not provide what is needed to check it. `open`: it cannot be proved for this shoe. */
export type Proof = { readonly is: 'proved' | 'unasked' | 'open'; readonly says: string };

/** The strongest claim that was proved, for a heading. */
export const headlineOf = (file: OpenedShoe | OpenedRound, expected: Expectation): string => {
  const { kind } = file;
  const { commitment } = expected;
  const value = isChecked(file, expected) ? expected.value : undefined;
  const headline = kind === 'punto-shoe' ? texts('verify').headline.shoe : texts('verify').headline.round;
  if (
    value !== undefined ||
    (isDecidedByBeacon(file) && commitment !== undefined && expected.list !== undefined)
  )
    return headline.notChosen();
  return commitment === undefined ? headline.dealt() : headline.sealed();
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
    says: file.kind === 'punto-shoe' ? text.shoe() : text.round(),
  },
  commitment === undefined
    ? {
        is: 'unasked',
        says: text.fixedUnasked(),
      }
    : { is: 'proved', says: text.fixed() },
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
        says: text.beacon(),
      }
    : {
        is: 'unasked',
        says: text.beaconUnasked(),
      };

const chosenBy = (values: number, value: string | undefined): Proof => {
  if (values === 0)
    return {
      is: 'open',
      says: text.chosenOpen(),
    };
  return value === undefined
    ? {
        is: 'unasked',
        says: text.chosenUnasked(),
      }
    : {
        is: 'proved',
        says: text.chosen(),
      };
};

const listed = (values: number, list: string | undefined): Proof =>
  list === undefined
    ? {
        is: values === 0 ? 'open' : 'unasked',
        says: values === 0 ? text.listOpen() : text.listUnasked(),
      }
    : { is: 'proved', says: text.list() };
