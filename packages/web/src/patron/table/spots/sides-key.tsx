// On a phone on its side the side bets follow below the window: a key at the thumb shows them, and shows cards and roads
// again. When betting closes the cards come back by themselves. In every other window the key is not drawn.

import { wantsLessMotion } from '@punto/ui/client/settings.ts';
import { createEffect, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { sideBets } from './side-bets.ts';
import './sides-key.css';

/** The page has left its top by more than a touch does by accident. */
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
        const drawn = key?.checkVisibility() ?? false;
        if (drawn && below() && before === 'betting' && phase !== 'betting') scroll(0);
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
        {below() ? 'Cards and roads' : 'Side bets'} <i aria-hidden="true">{below() ? '↑' : '↓'}</i>
      </button>
    </Show>
  );
};
