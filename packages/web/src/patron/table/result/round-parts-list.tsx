// A settled round bet by bet, with its sums. [L2]
import { texts } from '@punto/language/catalogue';
import type { KeptRecord } from '@punto/protocol/message';
import { Sentence } from '@punto/ui/sentence.tsx';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { optionTitle } from '@punto/ui/words/option-title.ts';
import { For } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { roundParts, roundSums } from './round-parts.ts';
import './round-parts-list.css';

const text = texts('sheets').parts;

export const RoundParts = (props: { record: KeptRecord }) => {
  const felt = useFelt();
  return (
    <>
      <h2>
        <Sentence
          parts={text.title.parts({ round: props.record.round })}
          tags={{ round: (round) => <span>{round}</span> }}
        />
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
