// Bets from the lobby: a press on a main bet of a tile goes to that table, as far as the house allows, and lays the
// chosen chip; one rail confirms. The lobby's notices say the results. [T9] [L5]
import { coins } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import { notify } from '@punto/ui/notice.tsx';
import {
  type Accessor,
  createContext,
  createEffect,
  createSignal,
  For,
  type JSX,
  onCleanup,
  onMount,
  Show,
  untrack,
  useContext,
} from 'solid-js';
import { useTable } from '../../client/table.ts';
import { useTablesAtOnce } from '../../client/tables-at-once.ts';
import { type Felt, FeltProvider, useFelt } from '../felt/felt.tsx';
import { isHeld } from '../felt/held.ts';
import { ManyLog } from '../many-tables/many-log.tsx';
import { ManyRail } from '../many-tables/many-rail.tsx';
import { ManyTablesProvider, useManyTables } from '../many-tables/many-tables.tsx';
import { entered } from './enter-table.ts';
import './lobby-bets.css';

const { bets: text } = texts('lobby');

type LobbyBetting = {
  /** The patron's felt at this table; `null`: not there, or not received yet. */
  readonly felt: (table: string) => Felt | null;
  readonly tables: Accessor<readonly string[]>;
  /** Goes to the table if necessary, and lays the chip in hand. */
  readonly lay: (table: string, option: OptionId) => void;
  /** The first chip of a patron who has just come to the table. */
  readonly firstAt: (table: string) => OptionId | null;
  readonly leave: (table: string) => void;
};

const LobbyBetsContext = createContext<LobbyBetting>();

export const useLobbyBets = (): LobbyBetting => {
  const bets = useContext(LobbyBetsContext);
  if (bets === undefined) throw new Error('useLobbyBets outside of LobbyBets');
  return bets;
};

/** Offered before the chips of a table are known. */
const CHIPS = [1, 5, 25, 100, 500, 1_000].map(coins);

export default function LobbyBets(props: { children: JSX.Element }) {
  return (
    <ManyTablesProvider isHeard={false} chips={CHIPS}>
      <Bets>{props.children}</Bets>
    </ManyTablesProvider>
  );
}

const Bets = (props: { children: JSX.Element }) => {
  const bets = createLobbyBets();
  return (
    <LobbyBetsContext.Provider value={bets}>
      {props.children}
      <For each={bets.tables()}>{(table) => <Entered table={table} />}</For>
      <div class="lobby-rail">
        <ManyRail />
      </div>
      <ManyLog />
    </LobbyBetsContext.Provider>
  );
};

const createLobbyBets = (): LobbyBetting => {
  const many = useManyTables();
  const most = useTablesAtOnce();
  const [tables, setTables] = createSignal<readonly string[]>([]);
  const first = new Map<string, OptionId>();
  const felt = (table: string) => many.felts().find((each) => each.table === table) ?? null;
  const seatOf = (table: string) => {
    const here = felt(table);
    return { table, held: here !== null && isHeld(here), laid: (here?.slip().laid.length ?? 0) > 0 };
  };
  return {
    felt,
    tables,
    lay: (table, option) => {
      many.select(table);
      const here = felt(table);
      if (here) return here.add(option);
      const next = entered(tables().map(seatOf), table, most());
      if (next === null) {
        const allowed = most();
        return notify(() => text.held({ tables: allowed }), 'warn');
      }
      first.set(table, option);
      setTables(next);
    },
    firstAt: (table) => {
      const option = first.get(table) ?? null;
      first.delete(table);
      return option;
    },
    leave: (table) => setTables((all) => all.filter((each) => each !== table)),
  };
};

/** A table that is bet at from the lobby: its state, without anything to see. */
const Entered = (props: { table: string }) => {
  const bets = useLobbyBets();
  const many = useManyTables();
  const signals = useTable(() => props.table);
  createEffect(() => {
    if (!signals.away() && !signals.missing()) return;
    if (signals.away()) notify(text.moved);
    bets.leave(props.table);
  });
  return (
    <Show when={signals.view()}>
      {(view) => (
        <FeltProvider table={props.table} signals={signals} first={untrack(view)} shared={many.shared}>
          <Joined />
        </FeltProvider>
      )}
    </Show>
  );
};

const Joined = () => {
  const felt = useFelt();
  const bets = useLobbyBets();
  onCleanup(useManyTables().join(felt));
  onMount(() => {
    const option = bets.firstAt(felt.table);
    if (option !== null) felt.add(option);
  });
  return null;
};
