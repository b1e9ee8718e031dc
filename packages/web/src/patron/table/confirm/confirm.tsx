// The large button: confirms the slip, or says what the rail waits for. It keeps the focus in both cases. With
// unconfirmed chips it shows the countdown, and in the last seconds what will happen to them. At a solo table there is
// no clock, and confirming starts the deal. [V5]
import { addMinor, ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import { Sentence } from '@punto/ui/sentence.tsx';
import { useBeat } from '@punto/ui/tick.ts';
import { createMemo, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { confirmsAutomatically } from '../../felt/slip/auto-confirm.ts';
import { totalOf } from '../../felt/slip/laid.ts';
import { onSlip } from '../../felt/slip/slip.ts';
import { waitWords } from './wait-words.ts';
import '../../rail/confirm.css';
import { confirmedStakes } from '../../felt/slip/terms.ts';

const text = texts('table').rail;

/** The appearance changes from this number of seconds on. */
const LAST_S = 5;

export const Confirm = () => {
  const felt = useFelt();
  const beat = useBeat();
  const laying = () => totalOf(onSlip(felt.slip()));
  const ready = () => felt.terms().open && felt.slip().laid.length > 0 && !felt.slip().sent;
  const seconds = createMemo(() => {
    beat();
    const { deadline } = felt.view();
    return deadline === null ? null : Math.max(0, Math.ceil((deadline - felt.app.now()) / 1000));
  });
  const solo = () => felt.view().setup.solo ?? false;
  const last = () => {
    const left = seconds();
    return ready() && left !== null && left <= LAST_S;
  };
  const waits = () =>
    waitWords({
      view: felt.view(),
      linked: felt.linked(),
      sent: felt.slip().sent !== null,
      shut: felt.shut(),
      inPlayMinor: confirmedStakes(felt.terms()).reduce(addMinor, ZERO),
      seconds: seconds(),
    });
  return (
    <button
      type="button"
      class="confirm"
      classList={{ counts: ready() && seconds() !== null }}
      data-last={last() ? '' : undefined}
      style={last() ? { '--filled': `${((seconds() ?? 0) / LAST_S) * 100}%` } : {}}
      aria-disabled={!ready()}
      onClick={() => ready() && felt.confirm()}
    >
      <Show when={ready()} fallback={<Sentence parts={waits()} />}>
        <span class="confirm-words">
          <Sentence parts={(solo() ? text.dealAmount : text.confirmAmount).parts({ amount: laying() })} />
          <Show when={last()}>
            <small>{confirmsAutomatically(felt.view().setup) ? text.placed() : text.returned()}</small>
          </Show>
        </span>
        <Show when={seconds() !== null}>
          <i aria-hidden="true">{seconds()}</i>
        </Show>
      </Show>
    </button>
  );
};
