// The first steps of a newcomer, in the place above the rail: how chips are laid, and after the cards what the ring
// shows. Each device shows them for one round; what is meant is marked at the table. Loaded only where they are shown.
import { texts } from '@punto/language/catalogue';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { createEffect, createMemo, on, onCleanup, Show } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { stepOf } from './step.ts';
import './first-steps.css';

const text = texts('steps');

export const FirstSteps = () => {
  const felt = useFelt();
  let place: HTMLDivElement | undefined;
  const step = createMemo(() =>
    stepOf({
      read: settings.stepsRead,
      open: felt.terms().open,
      hasChips: felt.slip().laid.length > 0 || Object.keys(felt.terms().own).length > 0,
      decided: felt.decided() !== null,
    }),
  );
  const read = () => setSettings({ stepsRead: true });
  // The result was shown for as long as the table shows it.
  createEffect(on(step, (now, before) => before === 'result' && now !== 'result' && read()));
  createEffect(() => {
    const room = place?.closest('.table-room');
    const now = step();
    if (now) room?.setAttribute('data-step', now);
    else room?.removeAttribute('data-step');
    onCleanup(() => room?.removeAttribute('data-step'));
  });
  const skip = () => {
    read();
    // The pressed button is gone: Tab continues from the felt.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div ref={place}>
      <Show when={step()}>
        {(now) => (
          <div class="closing-note" data-kind="first">
            <p>
              <b>{now() === 'chips' ? text.chips(shownLabels(felt.view().setup.labels)) : text.ring()}</b>
            </p>
            <button type="button" class="btn quiet" onClick={skip}>
              {now() === 'chips' ? text.know() : text.seen()}
            </button>
          </div>
        )}
      </Show>
    </div>
  );
};
