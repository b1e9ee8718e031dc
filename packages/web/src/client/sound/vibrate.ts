// Short vibrations of a phone, where the patron turned them on. That choice is explicit, so neither mute nor reduced
// motion changes it: a silent phone that vibrates is a wish, and nothing on the screen moves.
import { settings } from '@punto/ui/client/settings.ts';

/** Milliseconds on, off, on. */
const PATTERNS = {
  refused: [35, 60, 35],
  'last-seconds': [45],
  won: [25, 50, 25, 50, 70],
} as const;

/** Other browsers lack the function; computers have it and no motor. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

export const vibrate = (name: keyof typeof PATTERNS): void => {
  if (settings.vibration && canVibrate()) navigator.vibrate(PATTERNS[name]);
};
