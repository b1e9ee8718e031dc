// The device's screen at a table: kept on, and filled.
import { createEffect, createSignal, onCleanup } from 'solid-js';
import { settings } from './settings.ts';

/** Keeps the screen on while the component is mounted, the page visible and the setting on. See Screen Wake Lock API. */
export const useScreenKeptOn = (): void => {
  if (!('wakeLock' in navigator)) return;
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const request = (): void => {
    if (document.visibilityState !== 'visible') return;
    // Refused when the battery is low.
    lock = lock.then(async (held) =>
      held && !held.released ? held : navigator.wakeLock.request('screen').catch(() => null),
    );
  };
  const release = (): void => {
    lock = lock.then(async (held) => {
      await held?.release();
      return null;
    });
  };
  createEffect(() => {
    if (!settings.screenOn) return;
    request();
    // The browser releases the lock of a hidden page.
    document.addEventListener('visibilitychange', request);
    onCleanup(() => {
      document.removeEventListener('visibilitychange', request);
      release();
    });
  });
};

/** `null` where the browser cannot, or the app fills the screen already. */
export const useFullScreen = () => {
  if (!document.fullscreenEnabled || matchMedia('(display-mode: fullscreen)').matches) return null;
  const [isOn, setOn] = createSignal(document.fullscreenElement !== null);
  const follow = (): void => void setOn(document.fullscreenElement !== null);
  document.addEventListener('fullscreenchange', follow);
  onCleanup(() => document.removeEventListener('fullscreenchange', follow));
  const turn = (): void => {
    const done = isOn() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Refused, as in a frame: the button stays as it is.
    done.catch(() => undefined);
  };
  return { isOn, turn };
};
