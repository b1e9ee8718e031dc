// A media query as a signal, where the sheet of styles alone cannot decide: how many columns of a road are drawn.
import { type Accessor, createSignal, onCleanup } from 'solid-js';

export const useMedia = (query: string): Accessor<boolean> => {
  const media = matchMedia(query);
  const [holds, setHolds] = createSignal(media.matches);
  const look = () => setHolds(media.matches);
  media.addEventListener('change', look);
  onCleanup(() => media.removeEventListener('change', look));
  return holds;
};
