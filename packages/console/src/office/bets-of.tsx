// The bets of a record in a collapsible list: their number, then stake, verdict and return of each.
import { texts } from '@punto/language/catalogue';
import type { RecordsAnswer } from '@punto/protocol/api';
import { Sentence } from '@punto/ui/sentence.tsx';
import { moneyOf } from '@punto/ui/words/number.ts';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { recordedTitle } from '@punto/ui/words/recorded-bet.ts';
import { For } from 'solid-js';

const text = texts('office').bets;

type Bets = RecordsAnswer['items'][number]['bets'];

/** `currency`: of the amounts. */
export const BetsOf = (props: { bets: Bets; currency: string }) => (
  <details class="bets-of">
    <summary>{text.count({ bets: props.bets.length })}</summary>
    <ul>
      <For each={props.bets}>
        {(bet) => (
          <li>
            <Sentence
              parts={text.line.parts({
                option: recordedTitle(bet, PLAIN_LABELS),
                facts: factsOf(bet, props.currency),
              })}
              tags={{ option: (title) => <span>{title}</span> }}
            />
          </li>
        )}
      </For>
    </ul>
  </details>
);

const factsOf = (bet: Bets[number], currency: string): readonly string[] => {
  const amount = (of: number) => ({ amount: moneyOf(of, currency) });
  return [
    text.stake({ stake: moneyOf(bet.stakeMinor, currency) }),
    text.verdict[bet.verdict](),
    ...(bet.winningsMinor > 0 ? [text.payout(amount(bet.winningsMinor))] : []),
    ...(bet.commissionMinor > 0 ? [text.commission(amount(bet.commissionMinor))] : []),
    text.returned(amount(bet.returnedMinor)),
  ];
};
