// The large button: confirms the slip, or tells what the rail waits for. It keeps the focus in both. Where one
// plays alone there is no clock, and confirming is dealing. [V5]
import { addMinor, ZERO } from '@punto/engine/minor';
import { createMemo, Show } from 'solid-js';
import { money } from '../number.ts';
import { useBeat } from '../part/tick.ts';
import { useFelt } from './felt.tsx';
import { totalOf } from './laid.ts';
import { onSlip } from './slip.ts';

export const Confirm = () => {
  const felt = useFelt();
  const beat = useBeat();
  const laying = () => totalOf(onSlip(felt.slip()));
  const inPlay = () => Object.values(felt.terms().own).reduce(addMinor, ZERO);
  const ready = () => felt.terms().open && felt.slip().laid.length > 0 && !felt.slip().sent;
  const seconds = createMemo(() => {
    beat();
    const { deadline } = felt.view();
    return deadline === null ? null : Math.max(0, Math.ceil((deadline - felt.house.now()) / 1000));
  });
  const solo = () => felt.view().setup.solo ?? false;
  const verb = () => (solo() ? 'Deal' : 'Confirm');
  const waits = (): string => {
    const { phase } = felt.view();
    if (!felt.linked()) return 'No link';
    if (felt.slip().sent) return 'On its way';
    if (phase === 'betting' || (phase === 'settled' && solo())) return verb();
    if (phase === 'settled') return 'Next round in';
    if (phase === 'shuffling') return 'Shuffling';
    return inPlay() > 0 ? `In play ${money(inPlay())}` : 'No more bets';
  };
  return (
    <button type="button" class="confirm" aria-disabled={!ready()} onClick={() => ready() && felt.confirm()}>
      <Show when={ready()} fallback={waits()}>
        {verb()} <b>{money(laying())}</b>
      </Show>
      <Show when={felt.linked() && !solo() && felt.view().phase === 'settled' && seconds() !== null}>
        {' '}
        <b>{seconds()}</b>
      </Show>
    </button>
  );
};
