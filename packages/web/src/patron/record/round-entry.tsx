// One round of the record: time and place, the cards, each bet with its outcome, commission on a separate line, and the
// balances before and after. With the names of its room. [T8] [L2]
import type { Card as CardCode } from '@punto/engine/card';
import { coupReasons } from '@punto/engine/explain';
import type { KeptRecord, RecordedBet } from '@punto/protocol/message';
import { Card } from '@punto/ui/card/card.tsx';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { type Labels, optionTitle } from '@punto/ui/words/option-title.ts';
import { reasonText } from '@punto/ui/words/reason-words.ts';
import {
  behindWords,
  conductWords,
  keptWords,
  paidWords,
  placeWords,
  resultWords,
  when,
} from '@punto/ui/words/record-words.ts';
import { For, Show } from 'solid-js';
import { revisionWords } from '../words/correction-words.ts';
import { useRoomOf } from './room-of.ts';

export const RoundEntry = (props: { record: KeptRecord }) => {
  const room = useRoomOf(() => props.record.table);
  const labels = () => room().labels;
  return (
    <article class="round-entry" data-status={props.record.status}>
      <header>
        <div>
          <h3>{props.record.tableName}</h3>
          <p>
            <time dateTime={new Date(props.record.at).toISOString()}>{when(props.record.at)}</time>
            <span>{placeWords(props.record, room().freshDeck)}</span>
          </p>
        </div>
        <p class="round-result" data-outcome={props.record.outcome}>
          {resultWords(props.record, labels())}
        </p>
      </header>
      <Show when={revisionWords(props.record)}>{(words) => <p class="round-revision">{words()}</p>}</Show>
      <div class="round-hands">
        <SmallHand side={labels().player} cards={props.record.player} score={props.record.playerScore} />
        <SmallHand side={labels().banker} cards={props.record.banker} score={props.record.bankerScore} />
      </div>
      <Show when={conductWords(props.record, labels())}>
        {(words) => <p class="round-conduct">{words()}</p>}
      </Show>
      <Show when={behindWords(props.record)}>{(words) => <p class="round-conduct">{words()}</p>}</Show>
      <Show when={props.record.player.length > 0}>
        <Reasons record={props.record} labels={labels()} />
      </Show>
      <Bets record={props.record} labels={labels()} />
      <p class="round-balance">
        <span>
          Balance {money(props.record.balanceBeforeMinor)} → <b>{money(props.record.balanceAfterMinor)}</b>
        </span>
        <span>
          Staked <b>{money(props.record.stakedMinor)}</b> · returned{' '}
          <b>{money(props.record.returnedMinor)}</b>
        </span>
      </p>
    </article>
  );
};

const SmallHand = (props: { side: string; cards: readonly CardCode[]; score: number }) => (
  <div class="small-hand">
    <span>
      {props.side}
      <Show when={props.cards.length > 1}>
        {' '}
        <b>{props.score}</b>
      </Show>
    </span>
    <div>
      <For each={props.cards} fallback={<i>no cards</i>}>
        {(card) => <Card card={card} />}
      </For>
    </div>
  </div>
);

const Reasons = (props: { record: KeptRecord; labels: Labels }) => (
  <details class="round-reasons">
    <summary>Why these cards</summary>
    <ol>
      <For each={coupReasons(props.record)}>{(reason) => <li>{reasonText(reason, props.labels)}</li>}</For>
    </ol>
  </details>
);

const Bets = (props: { record: KeptRecord; labels: Labels }) => (
  <table class="round-bets">
    <caption class="spoken">Bets of this round</caption>
    <thead>
      <tr>
        <th scope="col">Bet</th>
        <th scope="col">Stake</th>
        <th scope="col">Payout</th>
        <th scope="col">Returned</th>
      </tr>
    </thead>
    <tbody>
      <For each={props.record.bets}>
        {(bet) => (
          <>
            <tr data-verdict={bet.verdict}>
              <th scope="row">
                {optionTitle(bet.option, props.labels)}
                <span class="bet-note">{noteOf(bet, props.record)}</span>
              </th>
              <td>{money(bet.stakeMinor)}</td>
              <td>{bet.winningsMinor > 0 ? signedMoney(bet.winningsMinor) : '—'}</td>
              <td>
                <Show when={bet.returnedMinor > 0} fallback="—">
                  <b>{money(bet.returnedMinor)}</b>
                </Show>
              </td>
            </tr>
            <Show when={bet.commissionMinor > 0}>
              <tr class="commission-line">
                <th scope="row" colspan="2">
                  Commission <span>{keptWords(bet)} of the payout</span>
                </th>
                <td>−{money(bet.commissionMinor)}</td>
                <td />
              </tr>
            </Show>
          </>
        )}
      </For>
    </tbody>
  </table>
);

/** Verdict, payout and, for banker, the commission mode of the bet. [B19] [L2] */
const noteOf = (bet: RecordedBet, { mode }: KeptRecord): string =>
  [
    bet.verdict,
    bet.winningsMinor > 0 && paidWords(bet),
    bet.option === 'banker' && mode === 'no-commission' && 'no commission',
  ]
    .filter(Boolean)
    .join(', ');
