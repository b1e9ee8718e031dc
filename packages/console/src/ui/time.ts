// Formats times and durations on the floor: always with seconds, so that a time can be found in the journal; the day
// only where it is needed.

import { language } from '@punto/language/catalogue';
import { clockIn, dateIn, momentIn } from '@punto/language/format';

export const timeText = (at: number): string => clockIn(language(), at);
export const dayText = (at: number): string => dateIn(language(), at);
export const momentText = (at: number): string => momentIn(language(), at);

/** Elapsed time as minutes and seconds, with hours if any: `1:42`, `1:02:07`; never below zero. */
export const runningText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
};

/** Remaining time, rounded up so that 0:00 means expired. */
export const leftText = (ms: number): string => runningText(Math.ceil(Math.max(0, ms) / 1000) * 1000);
