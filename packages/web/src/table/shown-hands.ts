// Which cards lie on the stage: those of the round, or the last coup while bets are placed.
import type { HandsSeen, TableView } from './seen.ts';

export type ShownHands = {
  readonly hands: HandsSeen;
  /** The last coup, kept for reading. */
  readonly past: boolean;
  /** Stays the same as long as the same cards lie there, dimmed or not. */
  readonly key: string;
};

export const shownHands = ({ phase, hands, coup, shoe, round }: TableView): ShownHands | null => {
  if (!shoe || !round || phase === 'shuffling') return null;
  if (phase === 'betting') {
    return coup && { hands: coup, past: true, key: `${shoe.number}/${round.number - 1}` };
  }
  return { hands, past: false, key: `${shoe.number}/${round.number}` };
};
