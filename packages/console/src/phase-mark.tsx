// The state of a table as a coloured square, a word and a running clock.

import { useBeat } from '@punto/ui/tick.ts';
import { createMemo, Show } from 'solid-js';
import { useFloor } from './client/floor.tsx';
import type { PhaseShown } from './phase.ts';
import { leftText, runningText } from './ui/time.ts';
import './phase-mark.css';

export const PhaseMark = (props: { phase: PhaseShown }) => (
  <span class="phase-mark" data-tone={props.phase.tone}>
    <i aria-hidden="true" />
    {props.phase.word}
    <Show when={props.phase.until !== null || props.phase.since !== null}>
      <PhaseClock phase={props.phase} />
    </Show>
  </span>
);

const PhaseClock = (props: { phase: PhaseShown }) => {
  const floor = useFloor();
  const beat = useBeat();
  const text = createMemo(() => {
    beat();
    const { until, since } = props.phase;
    return until === null ? runningText(floor.now() - (since ?? 0)) : leftText(until - floor.now());
  });
  return <b>{text()}</b>;
};
