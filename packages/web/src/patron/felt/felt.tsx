// Context of one patron at one table: the table's view, the bet slip, the state of the spots. Components use `useFelt`
// and hold no game state themselves.

import { type Minor, ZERO } from '@punto/engine/minor';
import type { KeptRecord, OwnView, TableView } from '@punto/protocol/message';
import type { PeopleSeen } from '@punto/protocol/names/people-view';
import { sameTable } from '@punto/protocol/table-name';
import { shownView } from '@punto/ui/words/room-words.ts';
import {
  type Accessor,
  createContext,
  createMemo,
  createSignal,
  type JSX,
  onMount,
  useContext,
} from 'solid-js';
import { api } from '../../client/api.ts';
import { type ClientState, useClientState } from '../../client/client-state.tsx';
import { usePeople } from '../../client/people.ts';
import type { TableSignals } from '../../client/table.ts';
import type { CallerLine } from './caller/line.ts';
import { saysAloud } from './caller/voice-in-use.ts';
import { totalOf } from './slip/laid.ts';
import { onSlip } from './slip/slip.ts';
import { type SlipInUse, useSlip } from './slip/use-slip.ts';
import { type ChipInUse, useChip } from './use-chip.ts';
import { type DecidedInUse, useDecided } from './use-decided.ts';
import { type Explained, useExplained } from './use-explained.ts';
import { type ModeInUse, useMode } from './use-mode.ts';
import { type Seen, useMoments } from './use-moments.ts';
import { type Sheets, useSheets } from './use-sheets.ts';
import { type SpotsInUse, useSpots } from './use-spots.ts';
import { type StandingInUse, useStanding } from './use-standing.ts';

export type Felt = Seen &
  SlipInUse &
  StandingInUse &
  DecidedInUse &
  ModeInUse &
  ChipInUse &
  SpotsInUse & {
    readonly app: ClientState;
    /** Id of the table. */
    readonly table: string;
    /** The patron's private view. */
    readonly own: Accessor<OwnView | null>;
    /** The table stopped after a fault and accepts no bets. [T5] */
    readonly stopped: Accessor<boolean>;
    /** The latest people view; `null`: none received yet, or a solo table, which has none. */
    readonly people: Accessor<PeopleSeen | null>;
    readonly explained: Explained;
    readonly sheets: Sheets;
    /** The latest announcements, oldest first. */
    readonly said: Accessor<readonly string[]>;
    /** Announces to screen readers. */
    readonly say: (text: string) => void;
  };

const FeltContext = createContext<Felt>();

export const useFelt = (): Felt => {
  const felt = useContext(FeltContext);
  if (felt === undefined) throw new Error('away from the felt');
  return felt;
};

/** What the felts of several tables on one page have in common. */
export type SharedRail = {
  readonly chip: ChipInUse;
  /** Unconfirmed chips at the other tables: they are not available at this one. */
  readonly elsewhereMinor: (table: string) => Minor;
  /** Whether the cards and calls of this table are announced and have sounds. */
  readonly isHeard: (table: string) => boolean;
  /** Whether net results are announced; otherwise a notice of the page says them. */
  readonly saysResults: boolean;
  /** The latest records of the patron, read once for all tables. */
  readonly records: () => Promise<readonly KeptRecord[]>;
};

export const FeltProvider = (props: {
  table: string;
  signals: TableSignals;
  first: TableView;
  shared?: SharedRail;
  children: JSX.Element;
}) => (
  <FeltContext.Provider value={createFelt(props.table, props.signals, props.first, props.shared)}>
    {props.children}
  </FeltContext.Provider>
);

/** The same felt once more, at another place of the page. */
export const FeltAgain = (props: { felt: Felt; children: JSX.Element }) => (
  <FeltContext.Provider value={props.felt}>{props.children}</FeltContext.Provider>
);

const SAID = 6;

/** The newest first; none if they cannot be read. */
export const latestRecords = async (): Promise<readonly KeptRecord[]> =>
  (await api.records(null).catch(() => null))?.items ?? [];

const createFelt = (table: string, signals: TableSignals, first: TableView, shared?: SharedRail): Felt => {
  const app = useClientState();
  // Texts and not codes: a line keeps the language in which it was announced. A log whose lines changed with the
  // language of the page would be read out once more.
  const [said, setSaid] = createSignal<readonly string[]>([]);
  const say = (text: string) => setSaid((all) => [...all, text].slice(-SAID));

  const isHeard = () => shared?.isHeard(table) ?? true;
  /** The log leaves out what the voice says, and an invitation to bet to a patron who may not. */
  const isSaid = (line: CallerLine) =>
    isHeard() && (saysAloud(line) || (line.id === 'place-your-bets' && standing.barred() !== null));
  const seen = useMoments(signals, first, say, isHeard, isSaid);
  const view = createMemo(() => shownView(seen.view()));
  const { own, stopped } = signals;
  const elsewhereMinor = () => shared?.elsewhereMinor(table) ?? ZERO;
  const { betting, whyShut, ...standing } = useStanding(view, signals, elsewhereMinor);
  const { terms } = standing;
  const decided = useDecided(table, seen, (text) => shared?.saysResults !== false && say(text));
  const mode = useMode({ view, own, terms });
  const chip = shared?.chip ?? useChip(view, () => totalOf(onSlip(slip.slip())));
  const slip = useSlip({
    table,
    app,
    terms,
    mode: mode.mode,
    chip: chip.chip,
    say,
    whyShut,
    closesAt: () => view().round?.closesAt ?? null,
    betting,
    label: (option) => spots.spot(option).label,
  });
  onMount(async () => {
    // If it fails, the first rebet of a visit has nothing to repeat.
    const records = await (shared?.records ?? latestRecords)();
    const latest = records.find((each) => sameTable(each.table, table));
    if (latest) slip.remember(latest.bets);
  });
  const spots = useSpots({
    view,
    terms,
    slip: slip.slip,
    mode: mode.mode,
    reached: seen.reached,
    announced: seen.announced,
    decided: decided.decided,
  });
  return {
    ...seen,
    view,
    ...standing,
    ...decided,
    ...mode,
    ...chip,
    ...slip,
    ...spots,
    app,
    table,
    own,
    stopped,
    people: usePeople(() => table),
    explained: useExplained(),
    sheets: useSheets(),
    said,
    say,
  };
};
