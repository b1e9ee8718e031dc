// Who comes back to the lobby finds it where it was left, by whatever way: the place is noted while it is seen.
import { onCleanup, onMount } from 'solid-js';

let left = 0;

export const useScrollPlace = (): void =>
  onMount(() => {
    const note = () => {
      left = scrollY;
    };
    // After the router, which goes to the top of every new page.
    const frame = requestAnimationFrame(() => {
      scrollTo({ top: left, behavior: 'instant' });
      addEventListener('scroll', note, { passive: true });
    });
    onCleanup(() => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', note);
    });
  });
