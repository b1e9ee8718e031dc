// The bets of a record in a collapsible list: their number, then stake, verdict and return of each.
import { texts } from '@punto/language/catalogue';
import type { RecordsAnswer } from '@punto/protocol/api';
import { Sentence } from '@punto/ui/sentence.tsx';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { recordedTitle } from '@punto/ui/words/recorded-bet.ts';
import { For } from 'solid-js';

const text = texts('office').bets;

type Bets = RecordsAnswer['items'][number]['bets'];

export const BetsOf = (props: { bets: Bets }) => (
  <details class="bets-of">
    <summary>{text.count({ bets: props.bets.length })}</summary>
    <ul>
      <For each={props.bets}>
        {(bet) => (
          <li>
            <Sentence
              parts={text.line.parts({ option: recordedTitle(bet, PLAIN_LABELS), facts: factsOf(bet) })}
              tags={{ option: (title) => <span>{title}</span> }}
            />
          </li>
        )}
      </For>
    </ul>
  </details>
);

const factsOf = (bet: Bets[number]): readonly string[] => [
  text.stake({ stake: bet.stakeMinor }),
  text.verdict[bet.verdict](),
  ...(bet.winningsMinor > 0 ? [text.payout({ amount: bet.winningsMinor })] : []),
  ...(bet.commissionMinor > 0 ? [text.commission({ amount: bet.commissionMinor })] : []),
  text.returned({ amount: bet.returnedMinor }),
];
