// The play record: every round with a stake of the patron, newest first; and the statement of the account, with
// separate lines for payout and commission. On a page or in a sheet. [T8] [L2]

import { texts } from '@punto/language/catalogue';
import type { StatementAnswer } from '@punto/protocol/api';
import type { KeptRecord } from '@punto/protocol/message';
import { Icon } from '@punto/ui/icon.tsx';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { movementWords } from '@punto/ui/words/record-words.ts';
import { createEffect, createSignal, For, Match, on, Show, Switch } from 'solid-js';
import { api, exportAddress } from '../../client/api.ts';
import { useClientState, useLobby } from '../../client/client-state.tsx';
import { VisitLine } from '../bars/visit-line.tsx';
import { ListEnd } from './list-end.tsx';
import { usePages } from './pages.ts';
import { useRoomOf } from './room-of.ts';
import { RoundEntry } from './round-entry.tsx';
import './record.css';

const text = texts('record');

export const PlayRecord = () => {
  const [tab, setTab] = createSignal<'rounds' | 'statement'>('rounds');
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
          <a href={exportAddress('csv')} download="">
            CSV
          </a>
          <a href={exportAddress('json')} download="">
            JSON
          </a>
        </p>
      </div>
      <VisitLine />
      <Switch>
        <Match when={tab() === 'rounds'}>
          <Rounds />
        </Match>
        <Match when={tab() === 'statement'}>
          <Statement />
        </Match>
      </Switch>
    </div>
  );
};

/** Each revision of a round is a separate entry: a correction does not hide what it corrects. [T6] */
const recordKey = ({ table, shoe, round, revision = 0 }: KeptRecord): string =>
  `${table} ${shoe} ${round} ${revision}`;

const Rounds = () => {
  const { settled } = useClientState();
  const rounds = usePages(api.records, recordKey);
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
      <ListEnd pages={rounds} reading={text.reading()} empty={text.noRounds()} />
    </>
  );
};

type Line = StatementAnswer['items'][number];

const Statement = () => {
  const lobby = useLobby();
  const nameOf = (table: string | null) => lobby()?.find((entry) => entry.table === table)?.name ?? table;
  const lines = usePages(api.statement, (line: Line) => line.id);
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
      <ListEnd pages={lines} reading={text.reading()} empty={text.noEntries()} />
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
