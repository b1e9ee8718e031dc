// The greeting of the lobby, by the local hour.
import { texts } from '@punto/language/catalogue';

const text = texts('lobby');

export const greeting = (hour: number): string => {
  if (hour < 5) return text.greeting.night();
  if (hour < 12) return text.greeting.morning();
  return hour < 18 ? text.greeting.afternoon() : text.greeting.evening();
};

/** `Nine tables are open.` */
export const openTables = (tables: number): string => {
  const sentence = text.open({ tables });
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
};
