// Duration and net result of the visit, in small text.

import { ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createMemo, Show } from 'solid-js';
import { useVisitFigures } from './visit-figures.ts';
import './visit-line.css';

const text = texts('bars').visit;

/** `waits`: the change of a result that is still being announced is not shown yet. */
export const VisitLine = (props: { waits?: boolean; class?: string }) => {
  const { time, net } = useVisitFigures();
  const shown = createMemo<ReturnType<typeof net>>(
    (before) => (props.waits && before != null ? before : net()),
    null,
  );
  return (
    <Show when={shown() !== null && time()}>
      {(now) => (
        <p class={props.class ?? 'visit-line'}>
          <span>
            <Sentence parts={text.time.parts({ time: now() })} />
          </span>
          <span>
            <Sentence parts={text.net.parts({ net: shown() ?? ZERO })} />
          </span>
        </p>
      )}
    </Show>
  );
};
