// Restores the scroll position of the lobby when the patron returns to it by any link.
import { onCleanup, onMount } from 'solid-js';

let left = 0;

export const useScrollPlace = (): void =>
  onMount(() => {
    const note = () => {
      left = scrollY;
    };
    // After the router, which scrolls every new page to the top.
    const frame = requestAnimationFrame(() => {
      scrollTo({ top: left, behavior: 'instant' });
      addEventListener('scroll', note, { passive: true });
    });
    onCleanup(() => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', note);
    });
  });
