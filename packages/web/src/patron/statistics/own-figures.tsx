// The patron's own rounds of an evening or a month: staked, returned, net, by option, and luck.
import { roomBetOf } from '@punto/engine/bet/room-bets';
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import { minor } from '@punto/engine/minor';
import { keysOf } from '@punto/engine/object-keys';
import type { TableSetup } from '@punto/engine/room';
import { texts } from '@punto/language/catalogue';
import type { KeptRecord } from '@punto/protocol/message';
import { tableName } from '@punto/protocol/table-name';
import { count, money, signedMoney } from '@punto/ui/words/number.ts';
import { optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { learnBets } from '@punto/ui/words/own-bets.ts';
import { definitions } from '@punto/ui/words/recorded-bet.ts';
import { createResource, createSignal, For, Match, Show, Switch } from 'solid-js';
import { api } from '../../client/api.ts';
import { useClientState } from '../../client/client-state.tsx';
import { luckOf, ownPlay, playedRounds } from './own-play.ts';
import { recentRecords } from './recent-records.ts';
import { luckText } from './words.ts';
// The tabs look as in the play record.
import '../record/record.css';

const HOUR_MS = 3_600_000;
const TIMES = { evening: 12 * HOUR_MS, month: 30 * 24 * HOUR_MS } as const;
type Time = keyof typeof TIMES;
const { own: text, luck: luckTexts } = texts('record').statistics;

/** The tables with a record, without retired ones. */
const setupsOf = async (tables: ReadonlySet<string>): Promise<readonly TableSetup[]> => {
  const setups = await Promise.all([...tables].map((table) => api.setup(table).catch(() => null)));
  return setups.flatMap((setup) => setup ?? []);
};

/** The definitions of all staked bets of the house; oldest first, so that the newest names an id. */
const definitionsOf = async (played: readonly KeptRecord[]): Promise<readonly WrittenBet[]> => {
  const hashes = new Set(played.flatMap(({ bets }) => bets.flatMap(({ betHash = [] }) => betHash)));
  const found = await Promise.all([...hashes].map(definitions.fetched));
  return found.flatMap((bet) => bet ?? []).reverse();
};

const read = async (since: number) => {
  const { records, cut } = await recentRecords(since);
  const played = playedRounds(records);
  const setups = await setupsOf(new Set(played.map(({ table }) => tableName(table))));
  const decks = new Map(setups.map(({ table, shoe }) => [table, shoe.decks]));
  const written = await definitionsOf(played);
  learnBets(written);
  const bets = new Map(written.map(roomBetOf).map((bet) => [bet.hash, bet]));
  const luck = luckOf(
    played,
    (table) => decks.get(tableName(table)) ?? null,
    (hash) => bets.get(hash) ?? null,
  );
  return { play: ownPlay(played), luck, cut };
};

export const OwnFigures = () => {
  const app = useClientState();
  const [time, setTime] = createSignal<Time>('evening');
  const [figures] = createResource(time, (chosen) => read(app.now() - TIMES[chosen]));
  return (
    <section class="own-figures" aria-label={text.title()}>
      <h3>{text.title()}</h3>
      <fieldset class="record-tabs">
        <legend class="spoken">{text.time()}</legend>
        <For each={keysOf(TIMES)}>
          {(each) => (
            <button type="button" aria-pressed={time() === each} onClick={() => setTime(each)}>
              {text.times[each]()}
            </button>
          )}
        </For>
      </fieldset>
      <Switch>
        <Match when={figures.error}>
          <p class="statistics-note">{text.fault()}</p>
        </Match>
        <Match when={figures.loading}>
          <p class="statistics-note">{text.reading()}</p>
        </Match>
        <Match when={figures()?.play.rounds === 0}>
          <p class="statistics-note">{text.none()}</p>
        </Match>
        <Match when={figures()}>{(found) => <Figures of={found()} />}</Match>
      </Switch>
    </section>
  );
};

const Figures = (props: { of: Awaited<ReturnType<typeof read>> }) => {
  const play = () => props.of.play;
  const net = (sums: { stakedMinor: number; returnedMinor: number }) =>
    signedMoney(minor(sums.returnedMinor - sums.stakedMinor));
  return (
    <>
      <dl class="own-sums">
        <div>
          <dt>{text.column.rounds()}</dt>
          <dd>{count(play().rounds)}</dd>
        </div>
        <div>
          <dt>{text.column.staked()}</dt>
          <dd>{money(play().stakedMinor)}</dd>
        </div>
        <div>
          <dt>{text.column.returned()}</dt>
          <dd>{money(play().returnedMinor)}</dd>
        </div>
        <div>
          <dt>{text.column.net()}</dt>
          <dd>{net(play())}</dd>
        </div>
      </dl>
      <Show when={props.of.luck}>
        {(luck) => (
          <p class="own-luck">
            <b>{luckTexts.title()}</b> {luckText(luck())}
            <Show when={luck().leftOut > 0}>
              <span>{luckTexts.leftOut({ rounds: luck().leftOut })}</span>
            </Show>
          </p>
        )}
      </Show>
      <table class="statistics-table">
        <caption class="spoken">{text.byBet()}</caption>
        <thead>
          <tr>
            <th scope="col">{text.column.bet()}</th>
            <th scope="col">{text.column.rounds()}</th>
            <th scope="col">{text.column.staked()}</th>
            <th scope="col">{text.column.net()}</th>
          </tr>
        </thead>
        <tbody>
          <For each={play().options}>
            {(each) => (
              <tr>
                <th scope="row">{optionTitle(each.option, PLAIN_LABELS)}</th>
                <td>{count(each.rounds)}</td>
                <td>{money(each.stakedMinor)}</td>
                <td>{net(each)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={props.of.cut}>
        <p class="statistics-note">{text.cut({ rounds: play().rounds })}</p>
      </Show>
      <p class="statistics-note">{luckTexts.about()}</p>
    </>
  );
};
