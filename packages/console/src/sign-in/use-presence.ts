// The server locks an idle session. Input that causes no request is reported to it once a minute; and the page locks
// itself when its own idle time is over, with or without a connection. [C.6.5]
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { onCleanup, onMount } from 'solid-js';
import { useFloor } from '../client/floor.tsx';

const TELL_EVERY_MS = 60_000;
const LOOK_EVERY_MS = 5_000;

export const usePresence = (): void => {
  const floor = useFloor();
  let actedAt = performance.now();
  let toldAt = performance.now();
  const acted = () => {
    if (floor.signInState() !== 'open') return;
    actedAt = performance.now();
    if (actedAt - toldAt < TELL_EVERY_MS) return;
    toldAt = actedAt;
    floor.ask('POST', FLOOR_PATHS.present).catch(() => {});
  };
  const look = () => {
    const idleMs = floor.me()?.idleMs;
    if (floor.signInState() === 'locked') actedAt = performance.now();
    else if (idleMs && performance.now() - actedAt > idleMs) floor.lock();
  };
  onMount(() => {
    const timer = setInterval(look, LOOK_EVERY_MS);
    addEventListener('pointerdown', acted);
    addEventListener('keydown', acted);
    onCleanup(() => {
      clearInterval(timer);
      removeEventListener('pointerdown', acted);
      removeEventListener('keydown', acted);
    });
  });
};
