// One round in full: its cards, its events in order, every revision of each patron's record, and every transfer with
// its ledger entries. [T6] [T8]

import { minor } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { RoundMoneyAnswer, RoundTraceAnswer } from '@punto/protocol/floor/round-api';
import { Sentence } from '@punto/ui/sentence.tsx';
import { money, moneyOf, signedMoney } from '@punto/ui/words/number.ts';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { resultWords } from '@punto/ui/words/record-words.ts';
import { createMemo, For, Show } from 'solid-js';
import { currencyColumn, currencyOfPatron, patronMoney, signedMoneyOf } from '../../currency/patron-money.ts';
import { useBrands } from '../../currency/use-brands.ts';
import { usePageName } from '../../page-name.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { HandsShown } from '../../ui/hands.tsx';
import { Link } from '../../ui/link.tsx';
import { Fact, Line } from '../../ui/marks.tsx';
import { Panel } from '../../ui/panel.tsx';
import { momentText, timeText } from '../../ui/time.ts';
import { BetsOf } from '../bets-of.tsx';
import { Loaded } from '../loaded.tsx';
import { resultOf } from '../result-words.ts';
import { latestOf } from '../revisions.ts';
import { PatronLink, useTableNames } from '../round-link.tsx';
import { shortNumber } from '../short-number.ts';
import { StatusBadge } from '../status.tsx';
import { useQuery } from '../use-query.ts';
import { eventWords } from './event-words.ts';
import { Movements } from './movements.tsx';
import { holdOf, roundParts } from './round-parts.ts';
import '../office.css';
import './rounds.css';

const text = texts('rounds');
const office = texts('office');
const { column } = office;
const { nothing } = texts('floor').part;
const { operators } = texts('floor');

/** `tabindex` of an area that scrolls, so that the keyboard can scroll it. */
const SCROLLS = 0;

type TracedRecord = RoundTraceAnswer['records'][number];

export const RoundTrace = (props: { table: string; shoe: number; round: number }) => {
  usePageName(() => text.page({ round: props.round }));
  const nameOf = useTableNames();
  const trace = useQuery<RoundTraceAnswer>(() => pathOf(OFFICE_PATHS.round, { ...props }));
  return (
    <main id="main" class="floor-page office trace">
      <header>
        <h1>{text.title({ table: nameOf(props.table), shoe: props.shoe, round: props.round })}</h1>
        <Link
          class="link back-way"
          href={`/rounds?table=${encodeURIComponent(props.table)}&shoe=${props.shoe}`}
        >
          {text.ofShoe()}
        </Link>
      </header>
      <Loaded asked={trace} reading={text.reading.round()}>
        {(told) => <Traced trace={told()} />}
      </Loaded>
    </main>
  );
};

const Traced = (props: { trace: RoundTraceAnswer }) => (
  <>
    <div class="trace-head">
      <Round trace={props.trace} />
      <Panel title={text.events.title()} note={text.events.note()}>
        <Events events={props.trace.events} />
      </Panel>
    </div>
    <Panel title={text.records.title()} note={text.records.note()}>
      <Records records={props.trace.records} names={props.trace.names ?? {}} />
    </Panel>
    <Panel title={text.ledger.title()} note={text.ledger.note()}>
      <Movements movements={props.trace.movements} />
    </Panel>
  </>
);

const Round = (props: { trace: RoundTraceAnswer }) => {
  return (
    <Panel title={titleOf(props.trace)} aside={<StatusBadge status={props.trace.status} />}>
      <Show when={props.trace.status === 'voided' || props.trace.status === 'cancelled'}>
        <Line tone="warn">{text.returned()}</Line>
      </Show>
      <HandsShown hands={{ player: props.trace.player, banker: props.trace.banker }} />
      <dl class="facts">
        <Fact name={text.facts.opened()}>{momentText(props.trace.openedAt)}</Fact>
        <Fact name={text.facts.ended()}>
          {props.trace.endedAt === null ? text.facts.notYet() : momentText(props.trace.endedAt)}
        </Fact>
        <Fact name={text.facts.dealer()}>{props.trace.dealerName ?? text.machine()}</Fact>
        <Fact name={text.facts.patrons()}>{props.trace.patrons}</Fact>
        <Show when={!props.trace.currencies}>
          <Fact name={text.facts.staked()}>{money(props.trace.stakedMinor)}</Fact>
          <Fact name={text.facts.returned()}>{money(props.trace.returnedMinor)}</Fact>
          <Fact name={text.facts.commission()}>{money(props.trace.commissionMinor)}</Fact>
          <Fact name={text.facts.hold()}>
            {signedMoney(minor(props.trace.stakedMinor - props.trace.returnedMinor))}
          </Fact>
        </Show>
      </dl>
      <Show when={props.trace.currencies}>
        <AmountsByOperator trace={props.trace} />
      </Show>
    </Panel>
  );
};

/** In place of the facts, where patrons of operators staked. */
const AmountsByOperator = (props: { trace: RoundTraceAnswer }) => {
  const brands = useBrands();
  const { facts } = text;
  const amount = (
    of: 'stakedMinor' | 'returnedMinor' | 'commissionMinor',
    title: () => string,
  ): TableColumn<RoundMoneyAnswer> => ({
    ...{ key: of, title, figures: true },
    cell: (part) => moneyOf(part[of], part.currency),
  });
  return (
    <DataTable
      caption={text.byOperator()}
      rows={roundParts(props.trace)}
      columns={[
        { key: 'operator', title: operators.operator, cell: brands.keyText },
        // The most important column first: on a phone the others need scrolling.
        {
          ...{ key: 'hold', title: facts.hold, figures: true },
          cell: (part) => signedMoneyOf(holdOf(part), part.currency),
        },
        amount('stakedMinor', facts.staked),
        amount('returnedMinor', facts.returned),
        amount('commissionMinor', facts.commission),
        { key: 'patrons', title: facts.patrons, figures: true, cell: ({ patrons }) => patrons },
      ]}
    />
  );
};

/** `Banker 6`; the status if there is no result. */
const titleOf = ({ mark, status }: RoundTraceAnswer): string =>
  mark === null ? office.status[status]() : resultOf(mark);

const Events = (props: { events: RoundTraceAnswer['events'] }) => (
  <ol class="events" tabindex={SCROLLS} aria-label={text.events.list()}>
    <For each={props.events} fallback={<li class="dim">{nothing()}</li>}>
      {({ version, event }) => (
        <li>
          <span class="dim">{version}</span>
          <time>{timeText(event.at)}</time>
          <span>
            <Show when={eventWords(event)} fallback={<code>{event.type}</code>}>
              {(words) => <>{shortNumber(words())}</>}
            </Show>
          </span>
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
      caption={text.records.caption()}
      rows={props.records}
      columns={columns((record) => latest().has(record), props.names)}
      nothing={text.records.none()}
    />
  );
};

const currencyOf = ({ patron }: TracedRecord): string => currencyOfPatron(patron);

const columns = (
  counts: (record: TracedRecord) => boolean,
  names: Names,
): readonly TableColumn<TracedRecord>[] => [
  {
    key: 'patron',
    title: column.patron,
    by: ({ patron }) => patron,
    cell: ({ patron }) => <PatronLink patron={patron} name={names[patron]} />,
  },
  {
    key: 'revision',
    title: column.account,
    by: ({ revision = 0 }) => revision,
    cell: (record) => (
      <Sentence
        parts={text.records[counts(record) ? 'inForce' : 'corrected'].parts({
          account: (record.revision ?? 0) + 1,
        })}
        tags={{ dim: (words) => <span class="dim">{words}</span> }}
      />
    ),
  },
  { key: 'at', title: column.written, by: ({ at }) => at, cell: ({ at }) => momentText(at) },
  {
    key: 'status',
    title: column.status,
    by: ({ status }) => status,
    cell: (record) => (
      <>
        <StatusBadge status={record.status} />
        <Show when={record.reason}>{(reason) => <div class="dim record-reason">{reason()}</div>}</Show>
      </>
    ),
  },
  { key: 'result', title: column.result, cell: (record) => resultWords(record, PLAIN_LABELS) },
  {
    key: 'bets',
    title: column.bets,
    cell: ({ bets, patron }) => <BetsOf bets={bets} currency={currencyOfPatron(patron)} />,
  },
  currencyColumn('staked', column.staked, ({ stakedMinor }) => stakedMinor, currencyOf),
  currencyColumn('returned', column.returned, ({ returnedMinor }) => returnedMinor, currencyOf),
  {
    key: 'correction',
    title: column.correction,
    figures: true,
    cell: ({ correction, patron }) =>
      correction ? signedMoneyOf(correction.deltaMinor, currencyOfPatron(patron)) : '',
  },
  {
    key: 'uncollected',
    title: column.notCollected,
    figures: true,
    cell: ({ correction, patron }) =>
      correction && correction.uncollectedMinor > 0 ? patronMoney(patron, correction.uncollectedMinor) : '',
  },
  {
    key: 'balance',
    title: column.balance,
    figures: true,
    cell: ({ patron, balanceBeforeMinor, balanceAfterMinor }) =>
      office.balance({
        before: patronMoney(patron, balanceBeforeMinor),
        after: patronMoney(patron, balanceAfterMinor),
      }),
  },
];
