// The error message of the last act.
import { Show } from 'solid-js';
import { Line } from '../ui/marks.tsx';
import type { OfficeAct } from './act.ts';

export const FaultOf = (props: { act: OfficeAct }) => (
  <Show when={props.act.fault()}>
    {(fault) => (
      <Line tone="bad" spoken>
        {fault()}
      </Line>
    )}
  </Show>
);
