// A settled round bet by bet, with its sums. [L2]
import type { KeptRecord } from '@punto/protocol/message';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { optionTitle } from '@punto/ui/words/option-title.ts';
import { For } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { roundParts, roundSums } from './round-parts.ts';
import './round-parts-list.css';

export const RoundParts = (props: { record: KeptRecord }) => {
  const felt = useFelt();
  return (
    <>
      <h2>
        Your round <span>Round {props.record.round}</span>
      </h2>
      <ul>
        <For each={roundParts(props.record)}>
          {(part) => (
            <li data-tone={felt.spot(part.option).tone}>
              <p>
                {optionTitle(part.option, felt.view().setup.labels)}
                <span>{part.says}</span>
              </p>
              <span>{money(part.stakeMinor)}</span>
              <b>{signedMoney(part.resultMinor)}</b>
            </li>
          )}
        </For>
      </ul>
      <p class="round-sums">
        <For each={roundSums(props.record)}>{(sum) => <span>{sum}</span>}</For>
      </p>
    </>
  );
};
