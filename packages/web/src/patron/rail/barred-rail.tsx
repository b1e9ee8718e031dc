// The rail of a patron who may watch, but not bet: why, until when, and the way to the page of limits and breaks. Loaded
// for such a patron only. [L5] [P5] [P6]
import { texts } from '@punto/language/catalogue';
import { createEffect, createMemo, on, Show } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { sentenceOf, whyNotText } from '../words/refusal-words.ts';

const { atTable: text, title } = texts('protection');

export const BarredRail = () => {
  const felt = useFelt();
  const absence = createMemo(
    () => (felt.barred() === 'suspended' ? null : (felt.app.account()?.protection?.absence ?? null)),
    null,
    { equals: (a, b) => a?.kind === b?.kind && a?.until === b?.until },
  );
  const says = createMemo((): readonly [head: string, more: string] => {
    const held = absence();
    if (held === null) return [sentenceOf(whyNotText('suspended')), ''];
    const head = held.until === null ? text.forGood() : text.until({ at: held.until });
    return [head, held.kind === 'time-out' ? text.timeOut() : text.exclusion()];
  });
  createEffect(on(says, (words) => felt.say(words.filter((each) => each !== '').join(' '))));
  return (
    <footer class="rail seat-rail">
      <p>
        <b>{says()[0]}</b>
        <Show when={says()[1]}>{(more) => <span>{more()}</span>}</Show>
      </p>
      <Show when={absence()}>
        <div class="rail-acts">
          <a class="btn quiet" href="/limits">
            {title()}
          </a>
        </div>
      </Show>
    </footer>
  );
};
