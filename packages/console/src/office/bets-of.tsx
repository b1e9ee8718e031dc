// The bets of a record in a collapsible list: their number, then stake, verdict and return of each.
import type { RecordsAnswer } from '@punto/protocol/api';
import { money, plural } from '@punto/ui/words/number.ts';
import { optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { For } from 'solid-js';

export const BetsOf = (props: { bets: RecordsAnswer['items'][number]['bets'] }) => (
  <details class="bets-of">
    <summary>
      {props.bets.length} {plural(props.bets.length, 'bet')}
    </summary>
    <ul>
      <For each={props.bets}>
        {(bet) => (
          <li>
            <span>{optionTitle(bet.option, PLAIN_LABELS)}</span> {money(bet.stakeMinor)}, {bet.verdict}
            {bet.winningsMinor > 0 ? `, payout ${money(bet.winningsMinor)}` : ''}
            {bet.commissionMinor > 0 ? `, commission ${money(bet.commissionMinor)}` : ''}, returned{' '}
            {money(bet.returnedMinor)}
          </li>
        )}
      </For>
    </ul>
  </details>
);
