// One line of figures: an option at one table by the schedule or definition that paid it, with the data that the theoretical
// return needs: the room, the number of decks and, if the room defined the bet, the definition.
import type { CompiledBet } from '@punto/engine/bet/compiled-bet';
import type { RoomBet } from '@punto/engine/bet/room-bets';
import { bookExponentOf } from '@punto/engine/currency';
import type { Hex32 } from '@punto/engine/fairness/record';
import { type KnownScheduleId, type OptionId, SCHEDULE_IDS, type ScheduleId } from '@punto/engine/option-id';
import type { Staked } from '@punto/engine/theory';
import { HOUSE_KEY, type PatronKey, sameKey } from '@punto/ledger/patron-key';
import type { FigureLine } from '@punto/store/figure-store';
import type { TableKind, TableKinds } from '../table-kinds.ts';

export type BetLine = FigureLine &
  Omit<TableKind, 'bets'> & {
    readonly option: OptionId;
    readonly schedule: string;
    readonly paidBy: KnownScheduleId | RoomBet;
    readonly table: string;
  };

/** `null` for a table whose room is unknown, or for a definition that the table never had. */
export const betLineOf = async (bet: FigureLine, kindOf: TableKinds): Promise<BetLine | null> => {
  const { table, option, schedule } = bet;
  if (table === null || option === null || schedule === null) return null;
  const known = SCHEDULE_IDS.find((id) => id === schedule);
  const kind = await kindOf(table, known === undefined ? schedule : null);
  const paidBy = known ?? kind?.bets.get(schedule);
  if (kind === null || paidBy === undefined) return null;
  const { room, decks } = kind;
  return { ...bet, room, decks, table, option, schedule, paidBy };
};

/** The name of what paid: the id of a schedule of the rules; for a definition its id and hash. */
export const namesOf = ({ paidBy }: BetLine): { readonly schedule: ScheduleId; readonly betHash?: Hex32 } =>
  typeof paidBy === 'string' ? { schedule: paidBy } : { schedule: paidBy.id, betHash: paidBy.hash };

/** In coins, or whole units of the currency. */
export const stakedOf = ({ paidBy, decks, currency, stakeMinor, squareCoins }: BetLine): Staked => ({
  paidBy: paidBy satisfies KnownScheduleId | CompiledBet,
  decks,
  stakeCoins: stakeMinor / 10 ** bookExponentOf(currency),
  squareCoins,
});

/** Brand and currency, left out where the stakes were play coins of the house. */
export const ofBrand = ({ brand, currency }: PatronKey): Partial<PatronKey> =>
  sameKey({ brand, currency }, HOUSE_KEY) ? {} : { brand, currency };
