// The last finished round and the cards that the felt showed for it, which its verification compares. [F2]
import type { Side } from '@punto/engine/side';
import type { TableView } from '@punto/protocol/message';
import { recordedShoe, type ShoeSeen } from './recorded-shoes.ts';

type CoupSeen = Pick<NonNullable<TableView['coup']>, Side>;

/** A finished round with its cards; `null` cards: it was not shown, or has no result. */
export type RoundOver = { readonly shoe: number; readonly round: number; readonly coup: CoupSeen | null };

type Seen = Pick<TableView, 'shoe' | 'round' | 'phase' | 'coup' | 'setup'>;

/**
 * The last finished round; kept during the next round, and until the first round of the next shoe is finished. `recorded`: the shoes
 * that this window recorded at the table.
 */
export const roundOver = (
  before: RoundOver | null,
  view: Seen,
  recorded: readonly ShoeSeen[],
): RoundOver | null => {
  const { shoe, round, phase, coup, setup } = view;
  if (!shoe?.commitment) return shoe ? null : before;
  if (phase === 'settled' && round) {
    const same = before?.shoe === shoe.number && before.round === round.number;
    return same ? before : { shoe: shoe.number, round: round.number, coup };
  }
  if (before !== null) return before;
  // Joined during a round: the one before was not shown.
  if (setup.solo) {
    // A restore of the house skips numbers of shoes, so only a recorded one was dealt.
    const last = recordedShoe(recorded, shoe.number - 1);
    return last && { shoe: last.shoe, round: 1, coup: null };
  }
  return round && round.number > 1 ? { shoe: shoe.number, round: round.number - 1, coup: null } : null;
};
