// During betting at a squeeze table: the stake that gets the right to turn a side's cards. Above each side if there is
// room, otherwise next to the call. [T7]
import type { Side } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import { Sentence } from '@punto/ui/sentence.tsx';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { Show } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { largestLine } from '../words/squeeze-words.ts';
import './largest.css';

const text = texts('table').squeeze;

export const Largest = (props: { side: Side }) => {
  const felt = useFelt();
  return (
    <Show when={felt.view().phase === 'betting' && largestLine(felt.view(), props.side)}>
      {(line) => (
        <p class="largest" data-side={props.side}>
          {line()}
        </p>
      )}
    </Show>
  );
};

/** Both sides in one line. */
export const LargestOfBoth = () => {
  const felt = useFelt();
  return (
    <Show when={felt.view().phase === 'betting' && felt.view().largestMinor}>
      {(largest) => (
        <span class="largest-both">
          <Show when={largest().player + largest().banker > 0} fallback={text.none()}>
            <Sentence
              parts={text.largest.parts({
                ...shownLabels(felt.view().setup.labels),
                playerStake: largest().player,
                bankerStake: largest().banker,
              })}
              tags={{
                player: (words) => <b data-side="player">{words}</b>,
                banker: (words) => <b data-side="banker">{words}</b>,
              }}
            />
          </Show>
        </span>
      )}
    </Show>
  );
};
