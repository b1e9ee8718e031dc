// One round of the record: when and where, the cards, each bet with its own outcome, and the balance around it.
import type { Card as CardCode } from '@punto/engine/card';
import { explainCoup } from '@punto/engine/explain';
import { OPTIONS } from '@punto/engine/option';
import type { KeptRecord, RecordedBet } from '@punto/protocol/message';
import { For, Show } from 'solid-js';
import { money, signedMoney } from '../number.ts';
import { Card } from '../part/card.tsx';
import { resultWords, when } from './words.ts';

export const RoundEntry = (props: { record: KeptRecord }) => (
  <article class="round-entry" data-status={props.record.status}>
    <header>
      <div>
        <h3>{props.record.tableName}</h3>
        <p>
          <time dateTime={new Date(props.record.at).toISOString()}>{when(props.record.at)}</time>
          <span>
            Shoe {props.record.shoe} · round {props.record.round}
          </span>
        </p>
      </div>
      <p class="round-result" data-outcome={props.record.outcome}>
        {resultWords(props.record)}
      </p>
    </header>
    <div class="round-hands">
      <SmallHand side="Player" cards={props.record.player} score={props.record.playerScore} />
      <SmallHand side="Banker" cards={props.record.banker} score={props.record.bankerScore} />
    </div>
    <Show when={props.record.player.length > 0}>
      <Reasons record={props.record} />
    </Show>
    <Bets record={props.record} />
    <p class="round-balance">
      <span>
        Balance {money(props.record.balanceBeforeMinor)} → <b>{money(props.record.balanceAfterMinor)}</b>
      </span>
      <span>
        Staked <b>{money(props.record.stakedMinor)}</b> · returned <b>{money(props.record.returnedMinor)}</b>
      </span>
    </p>
  </article>
);

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

const Reasons = (props: { record: KeptRecord }) => (
  <details class="round-reasons">
    <summary>Why these cards</summary>
    <ol>
      <For each={explainCoup(props.record)}>{({ says }) => <li>{says}</li>}</For>
    </ol>
  </details>
);

const Bets = (props: { record: KeptRecord }) => (
  <table class="round-bets">
    <caption class="spoken">Bets of this round</caption>
    <thead>
      <tr>
        <th scope="col">Bet</th>
        <th scope="col">Stake</th>
        <th scope="col">Payout</th>
        <th scope="col">Commission</th>
        <th scope="col">Returned</th>
      </tr>
    </thead>
    <tbody>
      <For each={props.record.bets}>
        {(bet) => (
          <tr data-verdict={bet.verdict}>
            <th scope="row">
              {OPTIONS[bet.option].title}
              <span class="bet-note">{noteOf(bet, props.record)}</span>
            </th>
            <td>{money(bet.stakeMinor)}</td>
            <td>{bet.winningsMinor > 0 ? signedMoney(bet.winningsMinor) : '—'}</td>
            <td>{bet.commissionMinor > 0 ? `−${money(bet.commissionMinor)}` : '—'}</td>
            <td>
              <Show when={bet.returnedMinor > 0} fallback="—">
                <b>{money(bet.returnedMinor)}</b>
              </Show>
            </td>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

/** How it ended and, for banker, in which mode it was confirmed. [B19] */
const noteOf = (bet: RecordedBet, { mode }: KeptRecord): string =>
  bet.option === 'banker' && mode === 'no-commission' ? `${bet.verdict}, no commission` : bet.verdict;
