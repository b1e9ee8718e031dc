// The possible net results of a stake of one with their probabilities, as floats: roots are needed, which fractions cannot express.
import { netsOf, type PaidBy, type PaidCounts } from '../odds/summary.ts';

export type PaidOutcome = {
  /** Commission taken; −1 is a stake lost. */
  readonly net: number;
  readonly chance: number;
};

/** One for each line of what is paid, one for a push and one for a loss. */
export const paidOutcomes = (paid: PaidBy, counts: PaidCounts): readonly PaidOutcome[] => {
  const { unit, byLine } = netsOf(paid);
  const { total, wonByLine, pushed, lost } = counts;
  return [
    ...byLine.map((net, i) => ({ net: Number(net) / Number(unit), chance: (wonByLine[i] ?? 0) / total })),
    { net: 0, chance: pushed / total },
    { net: -1, chance: lost / total },
  ];
};

/** The sum over all outcomes, each as often as it is probable. */
export const meanOver = (outcomes: readonly PaidOutcome[], of: (net: number) => number): number =>
  outcomes.reduce((sum, { net, chance }) => (chance === 0 ? sum : sum + chance * of(net)), 0);
