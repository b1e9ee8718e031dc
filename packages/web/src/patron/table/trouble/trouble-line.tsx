// A strip above the spots with remarks about the table, and the live region that announces their changes.
import { texts } from '@punto/language/catalogue';
import { For, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { remarksOf, troubleOf } from '../../words/trouble-words.ts';
import './trouble-line.css';

const text = texts('table').call;

export const TroubleLine = () => {
  const felt = useFelt();
  const remarks = () => remarksOf(felt.view(), felt.decided());
  const spoken = () => {
    const trouble = troubleOf(felt.view(), felt.stopped());
    return [...(trouble ? [text.trouble(trouble)] : []), ...remarks()];
  };
  return (
    <>
      <Show when={remarks().length > 0}>
        <p class="trouble-line">
          <For each={remarks()}>{(text) => <span>{text}</span>}</For>
        </p>
      </Show>
      <div class="spoken" role="status">
        <For each={spoken()}>{(said) => <p>{said}</p>}</For>
      </div>
    </>
  );
};
