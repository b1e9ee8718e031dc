// Several tables under one rail: the felts that are shown, the one that has the keys and the sounds, the chip in hand, and
// the sum of what is laid. Each felt keeps its own slip. [L5] [L6]
import { addMinor, coins, type Minor, minor } from '@punto/engine/minor';
import type { KeptRecord } from '@punto/protocol/message';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { type Accessor, createContext, createMemo, createSignal, type JSX, useContext } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { chipInHand } from '../felt/chips.ts';
import { type Felt, latestRecords, type SharedRail } from '../felt/felt.tsx';
import type { ChipInUse } from '../felt/use-chip.ts';
import { chipsOfAll, type SlipSum, sumOf, type TableSlip, unconfirmedBeside } from './table-slips.ts';

export type ManyTables = {
  readonly felts: Accessor<readonly Felt[]>;
  /** Shows a felt until the returned function is called. */
  readonly join: (felt: Felt) => () => void;
  /** The table with the keys and the sounds: the last one pressed, or the first. */
  readonly selected: Accessor<Felt | null>;
  readonly select: (table: string) => void;
  readonly chip: ChipInUse;
  readonly slips: Accessor<readonly TableSlip[]>;
  readonly sum: Accessor<SlipSum>;
  readonly shared: SharedRail;
  /** Places the chips of each table as its own ticket. */
  readonly confirm: () => void;
  /** Takes the unconfirmed chips off all tables. */
  readonly clear: () => void;
};

const ManyTablesContext = createContext<ManyTables>();

export const useManyTables = (): ManyTables => {
  const many = useContext(ManyTablesContext);
  if (many === undefined) throw new Error('useManyTables outside of ManyTablesProvider');
  return many;
};

/** What the page of the tables decides. */
type PageChoices = {
  /** Whether the selected table is announced and has sounds, and results are announced. */
  readonly isHeard?: boolean;
  /** Chips offered beside those of the tables. */
  readonly chips?: readonly Minor[];
};

export const ManyTablesProvider = (props: PageChoices & { children: JSX.Element }) => (
  <ManyTablesContext.Provider value={createManyTables(props.isHeard ?? true, props.chips ?? [])}>
    {props.children}
  </ManyTablesContext.Provider>
);

const createManyTables = (isHeard: boolean, moreChips: readonly Minor[]): ManyTables => {
  const [felts, setFelts] = createSignal<readonly Felt[]>([]);
  const [pressed, select] = createSignal<string | null>(null);
  const selected = createMemo(() => felts().find(({ table }) => table === pressed()) ?? felts()[0] ?? null);
  const slips = createMemo(() => felts().map(slipOf));
  const chip = useCommonChip(felts, slips, moreChips);
  let records: Promise<readonly KeptRecord[]> | undefined;
  return {
    felts,
    join: (felt) => {
      setFelts((all) => [...all, felt]);
      return () => setFelts((all) => all.filter((each) => each !== felt));
    },
    selected,
    select,
    chip,
    slips,
    sum: createMemo(() => sumOf(slips())),
    shared: {
      chip,
      elsewhereMinor: (table) => unconfirmedBeside(slips(), table),
      saysResults: isHeard,
      isHeard: (table) => isHeard && selected()?.table === table,
      records: () => {
        records ??= latestRecords();
        return records;
      },
    },
    confirm: () => {
      const placed = new Set(sumOf(slips()).tables.map(({ table }) => table));
      for (const felt of felts()) if (placed.has(felt.table)) felt.confirm();
    },
    clear: () => {
      for (const felt of felts()) felt.clear();
    },
  };
};

const slipOf = (felt: Felt): TableSlip => {
  const { setup, phase, deadline } = felt.view();
  return {
    table: felt.table,
    name: setup.name,
    laid: felt.slip().laid,
    sent: felt.slip().sent?.laid ?? [],
    open: felt.terms().open,
    closesAt: phase === 'betting' ? deadline : null,
  };
};

/** One chip for all tables: a table refuses what it does not take. */
const useCommonChip = (
  felts: Accessor<readonly Felt[]>,
  slips: Accessor<readonly TableSlip[]>,
  more: readonly Minor[],
): ChipInUse => {
  const app = useClientState();
  const chips = createMemo(
    () => chipsOfAll([{ chipsMinor: more }, ...felts().map((felt) => felt.view().setup)]),
    [],
    { equals: (a, b) => a.join() === b.join() },
  );
  const leftMinor = (): Minor => {
    const account = app.account();
    if (account === null) return minor(Number.MAX_SAFE_INTEGER);
    return minor(Math.max(0, addMinor(account.availableMinor, minor(-unconfirmedBeside(slips(), null)))));
  };
  return {
    chip: () => chipInHand(chips(), settings.chipMinor, leftMinor()) ?? coins(1),
    chips,
    leftMinor,
    setChip: (chipMinor) => setSettings({ chipMinor }),
  };
};
