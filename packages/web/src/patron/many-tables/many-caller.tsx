// The caller of the selected table. Tiles show cards and results without motion, so that nothing waits for it.
import { Show } from 'solid-js';
import { useCaller } from '../calls/use-caller.ts';
import { useLastSeconds } from '../calls/use-last-seconds.ts';
import type { Felt } from '../felt/felt.tsx';
import { useManyTables } from './many-tables.tsx';

export const ManyCaller = () => {
  const many = useManyTables();
  return (
    <Show when={many.selected()} keyed>
      {(felt) => <CallerOf felt={felt} />}
    </Show>
  );
};

const CallerOf = (props: { felt: Felt }) => {
  const closesAt = () => {
    const { phase, round } = props.felt.view();
    return phase === 'betting' ? (round?.closesAt ?? null) : null;
  };
  useCaller(props.felt, useLastSeconds(closesAt, props.felt.app.now), true);
  return null;
};
