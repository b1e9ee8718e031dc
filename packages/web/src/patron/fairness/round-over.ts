// Which round was over last, and the cards the felt showed for it: what a check of it is held against. [F2]
import type { Side } from '@punto/engine/side';
import type { TableView } from '@punto/protocol/message';

type CoupSeen = Pick<NonNullable<TableView['coup']>, Side>;

/** A round that is over, and the cards it was seen with; `null`: it was not seen, or has no result. */
export type RoundOver = { readonly shoe: number; readonly round: number; readonly coup: CoupSeen | null };

type Seen = Pick<TableView, 'shoe' | 'round' | 'phase' | 'coup' | 'setup'>;

/** The latest round that is over; stays while the next is played, and until the first of the next shoe is over. */
export const roundOver = (before: RoundOver | null, view: Seen): RoundOver | null => {
  const { shoe, round, phase, coup, setup } = view;
  if (!shoe?.commitment) return shoe ? null : before;
  if (phase === 'settled' && round) {
    const same = before?.shoe === shoe.number && before.round === round.number;
    return same ? before : { shoe: shoe.number, round: round.number, coup };
  }
  if (before !== null) return before;
  // Come to a table in the middle: the round before was not seen.
  if (setup.solo) return shoe.number > 1 ? { shoe: shoe.number - 1, round: 1, coup: null } : null;
  return round && round.number > 1 ? { shoe: shoe.number, round: round.number - 1, coup: null } : null;
};
