// Finds cards in messages to consoles that must not be there: cards that are not revealed. [F3]
import type { FloorServerMessage } from '@punto/protocol/floor/message';
import { expect } from 'vitest';

const CARD = /"([A2-9TJQK][SHDC])"/g;
/** All cards in a message, as JSON has them. */
export const cardsIn = (thing: unknown): readonly string[] =>
  [...JSON.stringify(thing ?? null).matchAll(CARD)].map(([, card]) => card ?? '');

/** Cards in a message that are not in its hands, last round, history or burnt cards. */
export const strangeCards = (message: FloorServerMessage): readonly string[] => {
  if (message.type !== 'table') {
    const tables = 'tables' in message ? message.tables : [];
    return tables.flatMap(({ floor }) => beyond(floor, floor.view));
  }
  return beyond(message.floor, message.floor.view);
};

const beyond = (
  floor: object,
  { hands, coup, shoe, phase }: { hands: object; coup: object | null; shoe: object | null; phase: string },
): readonly string[] => {
  if (phase === 'betting' || phase === 'closed') expect(cardsIn(hands)).toEqual([]);
  const known = [
    ...cardsIn(hands),
    ...cardsIn(coup),
    ...cardsIn(shoe),
    ...cardsIn('played' in floor ? floor.played : null),
  ];
  const shown = cardsIn(floor);
  return shown.length === known.length ? [] : shown;
};
