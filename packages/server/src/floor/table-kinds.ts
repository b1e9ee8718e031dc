// The room that a table was made from and its number of decks, which never change, and the definitions of its room's bets,
// present and past. Retired tables and private tables are read from their streams.
import { type RoomBet, roomBetOf } from '@punto/engine/bet/room-bets';
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import type { TableSetup } from '@punto/engine/room';
import type { Store } from '@punto/store/store';
import { publicName, type TableId, tableId, thaw } from '@punto/table';
import { evolve } from '@punto/table/evolve';
import type { TableState } from '@punto/table/state';
import type { Wall } from './wall.ts';

export type TableKind = {
  readonly room: string;
  readonly decks: number;
  /** Keyed by hash; includes past definitions. */
  readonly bets: ReadonlyMap<string, RoomBet>;
};
/** `withBet`: the hash of a wanted definition; a known kind that does not have it is read again. */
export type TableKinds = (table: string, withBet?: string | null) => Promise<TableKind | null>;

type Rules = { readonly setup: TableSetup; readonly pastBets?: readonly WrittenBet[] | undefined };

export const createTableKinds = (
  store: Pick<Store, 'tables' | 'load'>,
  wall: Pick<Wall, 'entry'>,
): TableKinds => {
  const known = new Map<string, TableKind>();

  const lookUp = async (table: string): Promise<TableKind | null> => {
    const shown = wall.entry(tableId(table))?.floor;
    if (shown) return kindOf({ setup: shown.view.setup, pastBets: shown.pastBets });
    const stored = (await store.tables()).find((each) => publicName(each) === table);
    const rules = stored === undefined ? null : await rulesOf(store, stored);
    return rules && kindOf(rules);
  };

  return async (table, withBet = null) => {
    const before = known.get(table);
    if (before && (withBet === null || before.bets.has(withBet))) return before;
    const kind = await lookUp(table);
    if (kind !== null) known.set(table, kind);
    return kind;
  };
};

const kindOf = ({ setup, pastBets = [] }: Rules): TableKind => ({
  room: setup.id,
  decks: setup.shoe.decks,
  bets: new Map([...(setup.bets ?? []), ...pastBets].map(roomBetOf).map((bet) => [bet.hash, bet])),
});

const rulesOf = async (store: Pick<Store, 'load'>, table: TableId): Promise<Rules | null> => {
  const { snapshot } = await store.load(table);
  const held = snapshot && thaw(snapshot.state);
  if (held) return held;
  const { events } = await store.load(table, 'start');
  return events.reduce<TableState>(evolve, null);
};
