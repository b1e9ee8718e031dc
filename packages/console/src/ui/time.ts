// Moments and spans as the floor writes them: the day only when it is needed, seconds always, so that what is said
// here can be found in the journal.

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

export const timeText = (at: number): string => TIME.format(at);
export const dayText = (at: number): string => DAY.format(at);
export const momentText = (at: number): string => `${dayText(at)}, ${timeText(at)}`;

/** Minutes and seconds, hours when there are any: `1:42`, `1:02:07`; never below zero. */
export const runningText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
};

/** What is left, rounded up so that 0:00 means over. */
export const leftText = (ms: number): string => runningText(Math.ceil(Math.max(0, ms) / 1000) * 1000);
