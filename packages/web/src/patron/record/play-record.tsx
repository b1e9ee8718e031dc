// The play record: every round with a stake of the patron, newest first; and the statement of the account, with
// separate lines for payout and commission; above them the sums of all. Three months are at hand, twelve and everything a press
// away. On a page or in a sheet. [T8] [L2]

import { language, texts } from '@punto/language/catalogue';
import type { StatementAnswer } from '@punto/protocol/api';
import type { KeptRecord } from '@punto/protocol/message';
import { Icon } from '@punto/ui/icon.tsx';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { movementWords } from '@punto/ui/words/record-words.ts';
import { createEffect, createSignal, For, on, Show } from 'solid-js';
import { api, exportAddress } from '../../client/api.ts';
import { useClientState, useLobby } from '../../client/client-state.tsx';
import { VisitLine } from '../bars/visit-line.tsx';
import { LifeFigures, useFigures } from './life-figures.tsx';
import { ListEnd } from './list-end.tsx';
import { usePages } from './pages.ts';
import { PERIODS, type Period, startOf } from './period.ts';
import { useRoomOf } from './room-of.ts';
import { RoundEntry } from './round-entry.tsx';
import './record.css';

const text = texts('record');

export const PlayRecord = () => {
  const app = useClientState();
  const figures = useFigures();
  const [tab, setTab] = createSignal<'rounds' | 'statement'>('rounds');
  const [period, setPeriod] = createSignal<Period>('three');
  /** Both lists are read anew for another period. */
  const listed = () => ({ tab: tab(), from: startOf(period(), app.now()) });
  return (
    <div class="record">
      <div class="record-head">
        <fieldset class="record-tabs">
          <legend class="spoken">{text.show()}</legend>
          <button type="button" aria-pressed={tab() === 'rounds'} onClick={() => setTab('rounds')}>
            {text.rounds()}
          </button>
          <button type="button" aria-pressed={tab() === 'statement'} onClick={() => setTab('statement')}>
            {text.statement()}
          </button>
        </fieldset>
        <p class="record-export">
          <Icon name="download" />
          <a href={exportAddress('csv', language())} download="">
            CSV
          </a>
          <a href={exportAddress('json', language())} download="">
            JSON
          </a>
        </p>
      </div>
      <VisitLine />
      <Show when={figures()}>{(known) => <LifeFigures figures={known()} />}</Show>
      <fieldset class="record-tabs record-period">
        <legend class="spoken">{text.period.title()}</legend>
        <For each={PERIODS}>
          {(each) => (
            <button type="button" aria-pressed={period() === each} onClick={() => setPeriod(each)}>
              {text.period[each]()}
            </button>
          )}
        </For>
      </fieldset>
      <Show when={listed()} keyed>
        {({ tab: shown, from }) =>
          shown === 'rounds' ? (
            <Rounds from={from} isNew={figures()?.rounds === 0} />
          ) : (
            <Statement from={from} isNew={figures()?.since === null} />
          )
        }
      </Show>
    </div>
  );
};

/** Each revision of a round is a separate entry: a correction does not hide what it corrects. [T6] */
const recordKey = ({ table, shoe, round, revision = 0 }: KeptRecord): string =>
  `${table} ${shoe} ${round} ${revision}`;

type Listed = {
  /** `null`: from the first on. */
  from: number | null;
  /** There was never anything. */
  isNew: boolean;
};

const Rounds = (props: Listed) => {
  const { settled } = useClientState();
  const rounds = usePages((before) => api.records(before, undefined, props.from), recordKey);
  createEffect(
    on(
      settled,
      (record) => {
        if (record) rounds.prepend(record);
      },
      { defer: true },
    ),
  );
  return (
    <>
      <h2 class="spoken">{text.rounds()}</h2>
      <For each={rounds.items()}>{(record) => <RoundEntry record={record} />}</For>
      <ListEnd
        pages={rounds}
        reading={text.reading()}
        empty={props.isNew ? text.noRounds() : text.period.nothing()}
      />
    </>
  );
};

type Line = StatementAnswer['items'][number];

const Statement = (props: Listed) => {
  const lobby = useLobby();
  const nameOf = (table: string | null) => lobby()?.find((entry) => entry.table === table)?.name ?? table;
  const lines = usePages(
    (before) => api.statement(before, undefined, props.from),
    (line: Line) => line.id,
  );
  return (
    <>
      <h2 class="spoken">{text.statement()}</h2>
      <Show when={lines.items()?.length}>
        <p class="small-print">{text.entries.about()}</p>
        <table class="statement">
          <thead>
            <tr>
              <th scope="col">{text.entries.column.entry()}</th>
              <th scope="col">{text.entries.column.amount()}</th>
              <th scope="col">{text.entries.column.balance()}</th>
            </tr>
          </thead>
          <tbody>
            <For each={lines.items()}>
              {(line) => (
                <tr>
                  <th scope="row">
                    {movementWords(line.code)}
                    <span>
                      <EntryPlace line={line} table={nameOf(line.table)} />
                    </span>
                  </th>
                  <td classList={{ in: line.amountMinor > 0 }}>{signedMoney(line.amountMinor)}</td>
                  <td>{money(line.balanceAfterMinor)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
      <ListEnd
        pages={lines}
        reading={text.reading()}
        empty={props.isNew ? text.noEntries() : text.period.nothing()}
      />
    </>
  );
};

/** When it was, and at which table and in which round. */
const EntryPlace = (props: { line: Line; table: string | null }) => {
  const room = useRoomOf(() => props.line.table);
  const words = () => {
    const { at, shoe, round } = props.line;
    if (props.table === null) return text.entries.at({ at });
    const place = { at, table: props.table, shoe: shoe ?? 0 };
    return room().freshDeck
      ? text.entries.atCoup(place)
      : text.entries.atRound({ ...place, round: round ?? 0 });
  };
  return <>{words()}</>;
};
