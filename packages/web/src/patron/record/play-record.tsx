// The play record: every round with a stake of the patron, newest first; and the statement of the account, with
// separate lines for payout and commission. On a page or in a sheet. [T8] [L2]
import type { StatementAnswer } from '@punto/protocol/api';
import type { KeptRecord } from '@punto/protocol/message';
import { Icon } from '@punto/ui/icon.tsx';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { movementWords, placeWords, when } from '@punto/ui/words/record-words.ts';
import { createEffect, createSignal, For, Match, on, Show, Switch } from 'solid-js';
import { api, exportAddress } from '../../client/api.ts';
import { useClientState, useLobby } from '../../client/client-state.tsx';
import { VisitLine } from '../bars/visit-line.tsx';
import { ListEnd } from './list-end.tsx';
import { usePages } from './pages.ts';
import { useRoomOf } from './room-of.ts';
import { RoundEntry } from './round-entry.tsx';
import './record.css';

export const PlayRecord = () => {
  const [tab, setTab] = createSignal<'rounds' | 'statement'>('rounds');
  return (
    <div class="record">
      <div class="record-head">
        <fieldset class="record-tabs">
          <legend class="spoken">Show</legend>
          <button type="button" aria-pressed={tab() === 'rounds'} onClick={() => setTab('rounds')}>
            Rounds
          </button>
          <button type="button" aria-pressed={tab() === 'statement'} onClick={() => setTab('statement')}>
            Statement
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
      <h2 class="spoken">Rounds</h2>
      <For each={rounds.items()}>{(record) => <RoundEntry record={record} />}</For>
      <ListEnd
        pages={rounds}
        reading="Reading the books …"
        empty="No rounds yet. Every round you stake in is kept here for good."
      />
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
      <h2 class="spoken">Statement</h2>
      <Show when={lines.items()?.length}>
        <p class="small-print">
          A payout brings the stake back with what it won; commission is its own line.
        </p>
        <table class="statement">
          <thead>
            <tr>
              <th scope="col">Entry</th>
              <th scope="col">Amount</th>
              <th scope="col">Balance</th>
            </tr>
          </thead>
          <tbody>
            <For each={lines.items()}>
              {(line) => (
                <tr>
                  <th scope="row">
                    {movementWords(line.code)}
                    <span>
                      {when(line.at)}
                      <Show when={line.table}>
                        {' '}
                        · {nameOf(line.table)}, <Place line={line} />
                      </Show>
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
      <ListEnd pages={lines} reading="Reading the books …" empty="Nothing on the account yet." />
    </>
  );
};

const Place = (props: { line: Line }) => {
  const room = useRoomOf(() => props.line.table);
  const { shoe, round } = props.line;
  return <>{placeWords({ shoe: shoe ?? 0, round: round ?? 0 }, room().freshDeck).toLowerCase()}</>;
};
