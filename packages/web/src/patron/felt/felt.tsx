// Context of one patron at one table: the table's view, the bet slip, the state of the spots. Components use `useFelt`
// and hold no game state themselves.

import { coins, type Minor, minor, ZERO } from '@punto/engine/minor';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import { isSlipOpen, type PatronStanding, standingInView, whyNoBets } from '@punto/protocol/can';
import type { KeptRecord, OwnView, TableView } from '@punto/protocol/message';
import { sameTable } from '@punto/protocol/table-name';
import { refusalText } from '@punto/protocol/words';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import {
  type Accessor,
  createContext,
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  on,
  onMount,
  useContext,
} from 'solid-js';
import { api } from '../../client/api.ts';
import { type ClientState, useClientState } from '../../client/client-state.tsx';
import { sound } from '../../client/sound.ts';
import type { TableSignals } from '../../client/table.ts';
import { chipInHand, offeredChips } from './chips.ts';
import { mayCelebrate, netSpoken } from './round-net.ts';
import { totalOf } from './slip/laid.ts';
import { onSlip } from './slip/slip.ts';
import { type Terms, termsOf } from './slip/terms.ts';
import { type SlipInUse, useSlip } from './slip/use-slip.ts';
import { type SpotState, spotStates } from './spot-state.ts';
import { type Explained, useExplained } from './use-explained.ts';
import { type Seen, useMoments } from './use-moments.ts';

export type Felt = Seen &
  SlipInUse & {
    readonly house: ClientState;
    /** Id of the table. */
    readonly table: string;
    /** The patron's private view. */
    readonly own: Accessor<OwnView | null>;
    readonly linked: Accessor<boolean>;
    /** The table stopped after a fault and accepts no bets. [T5] */
    readonly stopped: Accessor<boolean>;
    /** The patron is suspended: may watch, but not bet. */
    readonly suspended: Accessor<boolean>;
    /** What the patron may do in the current state, see `@punto/protocol/can`. */
    readonly standing: Accessor<PatronStanding>;
    /** No bets are accepted even if betting is open: the table is stopped or paused, or the patron is suspended. */
    readonly shut: Accessor<boolean>;
    readonly availableMinor: Accessor<Minor>;
    readonly terms: Accessor<Terms>;
    readonly spots: Accessor<readonly SpotState[]>;
    /** State of an offered spot. */
    readonly spot: (option: OptionId) => SpotState;
    readonly mode: Accessor<CommissionMode>;
    /** A bet of this round is confirmed, and keeps the commission mode in which it was confirmed. [B19] */
    readonly modeFixed: Accessor<boolean>;
    readonly setMode: (mode: CommissionMode) => void;
    /** The selected chip. */
    readonly chip: Accessor<Minor>;
    /** The chips that fit the table's limits. */
    readonly chips: Accessor<readonly Minor[]>;
    /** The balance minus the unconfirmed chips; the largest safe integer until the balance is known. */
    readonly leftMinor: Accessor<Minor>;
    readonly setChip: (chip: Minor) => void;
    /** The patron's record of the round in view, when it is settled. */
    readonly decided: Accessor<KeptRecord | null>;
    /** The settlement was seen live and returned more than was staked: the only case that is celebrated. */
    readonly gained: Accessor<boolean>;
    readonly explained: Explained;
    /** The latest announcements, oldest first. */
    readonly said: Accessor<readonly string[]>;
  };

const FeltContext = createContext<Felt>();

export const useFelt = (): Felt => {
  const felt = useContext(FeltContext);
  if (felt === undefined) throw new Error('away from the felt');
  return felt;
};

export const FeltProvider = (props: {
  table: string;
  signals: TableSignals;
  first: TableView;
  children: JSX.Element;
}) => (
  <FeltContext.Provider value={createFelt(props.table, props.signals, props.first)}>
    {props.children}
  </FeltContext.Provider>
);

const SAID = 6;

const createFelt = (table: string, signals: TableSignals, first: TableView): Felt => {
  const house = useClientState();
  const [said, setSaid] = createSignal<readonly string[]>([]);
  const say = (text: string) => setSaid((all) => [...all, text].slice(-SAID));

  const seen = useMoments(signals, first, say);
  const { view } = seen;
  const linked = createMemo(() => house.connection().state === 'open');
  const availableMinor = createMemo(() => house.account()?.availableMinor ?? ZERO);
  const suspended = createMemo(() => house.account()?.suspended ?? false);
  const standing = createMemo(() => standingInView(view(), signals.own(), suspended()));
  const takesBets = () => linked() && !signals.stopped() && !suspended();
  const shut = () => signals.stopped() || whyNoBets(standing()) !== null;
  const terms = createMemo(() =>
    termsOf(
      view(),
      signals.own(),
      availableMinor(),
      linked() && !signals.stopped() && isSlipOpen(standing()),
    ),
  );
  const decided = createMemo(() => {
    const { phase, shoe, round } = view();
    // A correction of the round in view replaces its first record. [T6]
    const found = [house.corrected(), house.settled()].find(
      (record) =>
        record !== null &&
        sameTable(record.table, table) &&
        record.shoe === shoe?.number &&
        record.round === round?.number,
    );
    return phase === 'settled' ? (found ?? null) : null;
  });
  const gained = createMemo(() => mayCelebrate(decided(), seen.resultLive()));
  createEffect(
    on(decided, (record) => {
      if (record && seen.resultLive()) say(netSpoken(record));
      if (gained()) sound('payout');
    }),
  );

  const modeFixed = createMemo(() => Object.keys(terms().own).length > 0);
  const mode = createMemo(() => {
    const { commissionModes } = view().setup;
    const wished = (modeFixed() && signals.own()?.mode) || settings.commissionMode;
    return commissionModes.find((each) => each === wished) ?? commissionModes[0] ?? 'traditional';
  });
  const chips = createMemo(() => offeredChips(view().setup), undefined, {
    equals: (a, b) => a.join() === b.join(),
  });
  const leftMinor = (): Minor =>
    house.account() === null
      ? minor(Number.MAX_SAFE_INTEGER)
      : minor(Math.max(0, availableMinor() - totalOf(onSlip(slip.slip()))));
  const chip = (): Minor => chipInHand(chips(), settings.chipMinor, leftMinor()) ?? coins(1);

  const slip = useSlip({
    table,
    house,
    terms,
    mode,
    chip,
    say,
    whyShut: () => {
      if (!linked()) return 'There is no link to the table: no bets are taken';
      if (signals.stopped()) return 'The table has stopped for now: no bets are taken';
      const reason = whyNoBets(standing());
      return reason && refusalText({ reason });
    },
    closesAt: () => view().round?.closesAt ?? null,
    betting: () => takesBets() && view().phase === 'betting',
    label: (option) => spot(option).label,
  });
  onMount(async () => {
    // If it fails, the first rebet of a visit has nothing to repeat.
    const page = await api.records(null).catch(() => null);
    const latest = page?.items.find((each) => sameTable(each.table, table));
    if (latest) slip.remember(latest.bets);
  });
  const spots = createMemo(() =>
    spotStates({ view: view(), terms: terms(), slip: slip.slip(), mode: mode(), record: decided() }),
  );
  const byOption = createMemo(() => new Map(spots().map((each) => [each.option, each])));
  const spot = (option: OptionId): SpotState => {
    const found = byOption().get(option);
    if (found === undefined) throw new Error(`not offered here: ${option}`);
    return found;
  };

  return {
    ...seen,
    ...slip,
    house,
    table,
    own: signals.own,
    linked,
    stopped: signals.stopped,
    suspended,
    standing,
    shut,
    availableMinor,
    terms,
    spots,
    spot,
    mode,
    modeFixed,
    setMode: (commissionMode) => setSettings({ commissionMode }),
    chip,
    chips,
    leftMinor,
    setChip: (chipMinor) => setSettings({ chipMinor }),
    decided,
    gained,
    explained: useExplained(),
    said,
  };
};
