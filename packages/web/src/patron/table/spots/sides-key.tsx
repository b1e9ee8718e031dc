// On a phone in landscape the side bets are below the window: a button scrolls to them, and back to cards and roads.
// When betting closes, the page scrolls back automatically. Hidden in every other window.

import { texts } from '@punto/language/catalogue';
import { wantsLessMotion } from '@punto/ui/client/settings.ts';
import { createEffect, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { sideBets } from './side-bets.ts';
import './sides-key.css';

const text = texts('table').spots;

/** The page is scrolled by more than an accidental touch, in pixels. */
const LEFT_TOP_PX = 40;

export const SidesKey = () => {
  const felt = useFelt();
  const [below, setBelow] = createSignal(false);
  const scroll = (top: number) => scrollTo({ top, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  onMount(() => {
    const look = () => setBelow(scrollY > LEFT_TOP_PX);
    addEventListener('scroll', look, { passive: true });
    onCleanup(() => removeEventListener('scroll', look));
  });
  let key: HTMLButtonElement | undefined;
  createEffect(
    on(
      () => felt.view().phase,
      (phase, before) => {
        if (before !== 'betting' || phase === 'betting' || !below()) return;
        // Read last, because reading it forces a layout of the page.
        if (key?.checkVisibility()) scroll(0);
      },
    ),
  );
  return (
    <Show when={sideBets(felt.view().setup) !== 'none' && !felt.view().setup.seats}>
      <button
        ref={key}
        type="button"
        class="sides-key"
        onClick={() => scroll(below() ? 0 : document.documentElement.scrollHeight)}
      >
        {below() ? text.toCards() : text.toSides()} <i aria-hidden="true">{below() ? '↑' : '↓'}</i>
      </button>
    </Show>
  );
};
