// Which of the first steps is shown: one for the chips, one for the result. The second of the three sentences, about laid chips, is the
// first-time notice.

export type FirstStep = 'chips' | 'result';

export type StepFacts = {
  /** The steps were shown before, or skipped. */
  readonly read: boolean;
  /** The table takes bets of the patron now. */
  readonly open: boolean;
  /** Chips of the patron are on the felt, confirmed or not. */
  readonly hasChips: boolean;
  /** The ring shows the net result of the patron. */
  readonly decided: boolean;
};

/** Never while cards are dealt. */
export const stepOf = ({ read, open, hasChips, decided }: StepFacts): FirstStep | null => {
  if (read) return null;
  if (decided) return 'result';
  return open && !hasChips ? 'chips' : null;
};
