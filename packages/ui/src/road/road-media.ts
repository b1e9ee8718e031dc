// A media query as a signal, where CSS alone is not enough: the number of columns of a road.
import { type Accessor, createSignal, onCleanup } from 'solid-js';

export const useMedia = (query: string): Accessor<boolean> => {
  const media = matchMedia(query);
  const [holds, setHolds] = createSignal(media.matches);
  const look = () => setHolds(media.matches);
  media.addEventListener('change', look);
  onCleanup(() => media.removeEventListener('change', look));
  return holds;
};
