// The greeting of the lobby, by the local hour.
import { numberWord, plural } from '@punto/ui/words/number.ts';

export const greeting = (hour: number): string =>
  hour < 5 ? 'Good night' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';

/** `Nine tables are open.` */
export const openTables = (n: number): string => {
  const words = numberWord(n);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${plural(n, 'table')} ${plural(n, 'is', 'are')} open.`;
};
