// One round of the record: time and place, the cards, each bet with its outcome, commission on a separate line, and the
// balances before and after. With the names of its room. [T8] [L2]
import type { Card as CardCode } from '@punto/engine/card';
import { coupReasons } from '@punto/engine/explain';
import { language, texts } from '@punto/language/catalogue';
import { itemsIn } from '@punto/language/format';
import type { KeptRecord, RecordedBet } from '@punto/protocol/message';
import { Card } from '@punto/ui/card/card.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { type Labels, shownLabels } from '@punto/ui/words/option-title.ts';
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
import { recordedTitle } from '@punto/ui/words/recorded-bet.ts';
import { For, Show } from 'solid-js';
import { recordAddress } from '../../verify/source.ts';
import { revisionWords } from '../words/correction-words.ts';
import { useRoomOf } from './room-of.ts';

const text = texts('record').round;

export const RoundEntry = (props: { record: KeptRecord }) => {
  const room = useRoomOf(() => props.record.table);
  const labels = () => shownLabels(room().labels);
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
          <Sentence
            parts={text.balance.parts({
              before: props.record.balanceBeforeMinor,
              after: props.record.balanceAfterMinor,
            })}
          />
        </span>
        <span>
          <Sentence
            parts={text.sums.parts({
              staked: props.record.stakedMinor,
              returned: props.record.returnedMinor,
            })}
          />
        </span>
        {/* In a window of its own: the sheet of a table may be open here. */}
        <a class="link" href={recordAddress(props.record)} target="_blank" rel="noopener">
          {text.check()}
        </a>
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
      <For each={props.cards} fallback={<i>{text.noCards()}</i>}>
        {(card) => <Card card={card} />}
      </For>
    </div>
  </div>
);

const Reasons = (props: { record: KeptRecord; labels: Labels }) => (
  <details class="round-reasons">
    <summary>{text.why()}</summary>
    <ol>
      <For each={coupReasons(props.record)}>{(reason) => <li>{reasonText(reason, props.labels)}</li>}</For>
    </ol>
  </details>
);

const Bets = (props: { record: KeptRecord; labels: Labels }) => (
  <table class="round-bets">
    <caption class="spoken">{text.bets()}</caption>
    <thead>
      <tr>
        <th scope="col">{text.column.bet()}</th>
        <th scope="col">{text.column.stake()}</th>
        <th scope="col">{text.column.payout()}</th>
        <th scope="col">{text.column.returned()}</th>
      </tr>
    </thead>
    <tbody>
      <For each={props.record.bets}>
        {(bet) => (
          <>
            <tr data-verdict={bet.verdict}>
              <th scope="row">
                {recordedTitle(bet, props.labels)}
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
                  {text.commission()} <span>{text.ofPayout({ share: keptWords(bet) })}</span>
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
  itemsIn(
    language(),
    [
      text.verdict[bet.verdict](),
      bet.winningsMinor > 0 && paidWords(bet),
      bet.option === 'banker' && mode === 'no-commission' && text.noCommission(),
    ].filter((note) => note !== false),
  );
