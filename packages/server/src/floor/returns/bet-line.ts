// The figures of one option at one table by one schedule, with what theory needs: the room and number of decks.
import { MINOR_PER_COIN } from '@punto/engine/minor';
import type { OptionId, ScheduleId } from '@punto/engine/option-id';
import type { Staked } from '@punto/engine/theory';
import type { FigureLine } from '@punto/store/figure-store';
import type { TableKind, TableKinds } from '../table-kinds.ts';

export type BetLine = FigureLine &
  TableKind & {
    readonly option: OptionId;
    readonly schedule: ScheduleId;
    readonly table: string;
  };

/** `null` for a table whose room is unknown. */
export const betLineOf = async (bet: FigureLine, kindOf: TableKinds): Promise<BetLine | null> => {
  const { table, option, schedule } = bet;
  const kind = table === null ? null : await kindOf(table);
  if (table === null || option === null || schedule === null || kind === null) return null;
  return { ...bet, ...kind, table, option, schedule };
};

export const stakedOf = ({ schedule, decks, stakeMinor, squareCoins }: BetLine): Staked => ({
  schedule,
  decks,
  stakeCoins: stakeMinor / MINOR_PER_COIN,
  squareCoins,
});
