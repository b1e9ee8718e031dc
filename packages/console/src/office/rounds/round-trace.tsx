// One round in full: its cards, its events in order, every revision of each patron's record, and every transfer with
// its ledger entries. [T6] [T8]
import { minor } from '@punto/engine/minor';
import { pathOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { RoundTraceAnswer } from '@punto/protocol/floor/round-api';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { resultWords } from '@punto/ui/words/record-words.ts';
import { A } from '@solidjs/router';
import { createMemo, For, Show } from 'solid-js';
import { usePageName } from '../../page-name.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { HandsShown } from '../../ui/hands.tsx';
import { Fact, Line } from '../../ui/marks.tsx';
import { moneyColumn } from '../../ui/money-column.ts';
import { Panel } from '../../ui/panel.tsx';
import { momentText, timeText } from '../../ui/time.ts';
import { BetsOf } from '../bets-of.tsx';
import { Loaded } from '../loaded.tsx';
import { resultOf } from '../result-words.ts';
import { latestOf } from '../revisions.ts';
import { PatronLink, useTableNames } from '../round-link.tsx';
import { shortNumber } from '../short-number.ts';
import { STATUS_WORDS, StatusBadge } from '../status.tsx';
import { useQuery } from '../use-query.ts';
import { eventWords } from './event-words.ts';
import { Movements } from './movements.tsx';
import '../office.css';
import './rounds.css';

/** `tabindex` of an area that scrolls, so that the keyboard can scroll it. */
const SCROLLS = 0;

type TracedRecord = RoundTraceAnswer['records'][number];

export const RoundTrace = (props: { table: string; shoe: number; round: number }) => {
  usePageName(`Round ${props.round}`);
  const nameOf = useTableNames();
  const trace = useQuery<RoundTraceAnswer>(() => pathOf(OFFICE_PATHS.round, { ...props }));
  return (
    <main id="main" class="floor-page office trace">
      <header>
        <h1>
          {nameOf(props.table)}, shoe {props.shoe}, round {props.round}
        </h1>
        <A class="link back-way" href={`/rounds?table=${encodeURIComponent(props.table)}&shoe=${props.shoe}`}>
          All rounds of this shoe
        </A>
      </header>
      <Loaded asked={trace} what="the round">
        {(told) => <Traced trace={told()} />}
      </Loaded>
    </main>
  );
};

const Traced = (props: { trace: RoundTraceAnswer }) => (
  <>
    <div class="trace-head">
      <Round trace={props.trace} />
      <Panel title="Events" note="In the order they were written down.">
        <Events events={props.trace.events} />
      </Panel>
    </div>
    <Panel
      title="Records"
      note="Every account of the round, by patron; what was told before a correction stays."
    >
      <Records records={props.trace.records} names={props.trace.names ?? {}} />
    </Panel>
    <Panel title="Ledger" note="Every movement of this round, with the lines it left in the books.">
      <Movements movements={props.trace.movements} />
    </Panel>
  </>
);

const Round = (props: { trace: RoundTraceAnswer }) => {
  return (
    <Panel title={titleOf(props.trace)} aside={<StatusBadge status={props.trace.status} />}>
      <Show when={props.trace.status === 'voided' || props.trace.status === 'cancelled'}>
        <Line tone="warn">Every stake went back.</Line>
      </Show>
      <HandsShown hands={{ player: props.trace.player, banker: props.trace.banker }} />
      <dl class="facts">
        <Fact name="Opened">{momentText(props.trace.openedAt)}</Fact>
        <Fact name="Ended">{props.trace.endedAt === null ? 'not yet' : momentText(props.trace.endedAt)}</Fact>
        <Fact name="Dealer">{props.trace.dealerName ?? 'Machine'}</Fact>
        <Fact name="Patrons">{props.trace.patrons}</Fact>
        <Fact name="Staked">{money(props.trace.stakedMinor)}</Fact>
        <Fact name="Returned">{money(props.trace.returnedMinor)}</Fact>
        <Fact name="Commission">{money(props.trace.commissionMinor)}</Fact>
        <Fact name="Hold">{signedMoney(minor(props.trace.stakedMinor - props.trace.returnedMinor))}</Fact>
      </dl>
    </Panel>
  );
};

/** `Banker 6`; the status if there is no result. */
const titleOf = ({ mark, status }: RoundTraceAnswer): string =>
  mark === null ? STATUS_WORDS[status] : resultOf(mark);

const Events = (props: { events: RoundTraceAnswer['events'] }) => (
  <ol class="events" tabindex={SCROLLS} aria-label="Events of the round">
    <For each={props.events} fallback={<li class="dim">No activity</li>}>
      {({ version, event }) => (
        <li>
          <span class="dim">{version}</span>
          <time>{timeText(event.at)}</time>
          <span>{shortNumber(eventWords(event))}</span>
        </li>
      )}
    </For>
  </ol>
);

type Names = Readonly<Record<string, string>>;

const Records = (props: { records: readonly TracedRecord[]; names: Names }) => {
  const latest = createMemo(() => latestOf(props.records));
  return (
    <DataTable
      caption="Records of the round"
      rows={props.records}
      columns={columns((record) => latest().has(record), props.names)}
      nothing="Nobody staked in this round"
    />
  );
};

const columns = (
  counts: (record: TracedRecord) => boolean,
  names: Names,
): readonly TableColumn<TracedRecord>[] => [
  {
    key: 'patron',
    title: 'Patron',
    by: ({ patron }) => patron,
    cell: ({ patron }) => <PatronLink patron={patron} name={names[patron]} />,
  },
  {
    key: 'revision',
    title: 'Account',
    by: ({ revision = 0 }) => revision,
    cell: (record) => (
      <>
        {(record.revision ?? 0) + 1}{' '}
        <span class="dim">{counts(record) ? 'in force' : 'corrected since'}</span>
      </>
    ),
  },
  { key: 'at', title: 'Written', by: ({ at }) => at, cell: ({ at }) => momentText(at) },
  {
    key: 'status',
    title: 'Status',
    by: ({ status }) => status,
    cell: (record) => (
      <>
        <StatusBadge status={record.status} />
        <Show when={record.reason}>{(reason) => <div class="dim record-reason">{reason()}</div>}</Show>
      </>
    ),
  },
  { key: 'result', title: 'Result', cell: (record) => resultWords(record, PLAIN_LABELS) },
  { key: 'bets', title: 'Bets', cell: ({ bets }) => <BetsOf bets={bets} /> },
  moneyColumn('staked', 'Staked', ({ stakedMinor }) => stakedMinor),
  moneyColumn('returned', 'Returned', ({ returnedMinor }) => returnedMinor),
  {
    key: 'correction',
    title: 'Correction',
    figures: true,
    cell: ({ correction }) => (correction ? signedMoney(correction.deltaMinor) : ''),
  },
  {
    key: 'uncollected',
    title: 'Not collected',
    figures: true,
    cell: ({ correction }) =>
      correction && correction.uncollectedMinor > 0 ? money(correction.uncollectedMinor) : '',
  },
  {
    key: 'balance',
    title: 'Balance',
    figures: true,
    cell: ({ balanceBeforeMinor, balanceAfterMinor }) =>
      `${money(balanceBeforeMinor)} → ${money(balanceAfterMinor)}`,
  },
];
