// The referee follows a coup dealt by a person, with cards that are taken back. [S2] [T7]
import type { Card } from '@punto/engine/card';
import type { Side } from '@punto/engine/side';
import { exampleSetup } from '@punto/server/test/support/fake-table';
import { instant, type Staff, type TableEvent } from '@punto/table/index';
import { describe, expect, it } from 'vitest';
import { ExpectedBooks } from './expected-books.ts';

const POSITION = { setup: exampleSetup('hand'), shoe: { number: 1 }, round: { number: 1 } };
const AT = instant(0);
const DEALER: Staff = { id: 'staff-1', name: 'Anne' };

const turned = (side: Side, card: Card): TableEvent => ({ type: 'CardTurned', side, card, index: 0, at: AT });
const takenBack = (side: Side, card: Card | null): TableEvent => ({
  type: 'CardTakenBack',
  side,
  card,
  by: DEALER,
  at: AT,
});
const settles = (events: readonly TableEvent[]) => {
  const referee = new ExpectedBooks();
  for (const event of events) referee.follow('hand', POSITION, event);
  return () => referee.follow('hand', POSITION, { type: 'RoundSettled', at: AT });
};
const FIRST_THREE = [turned('player', '9S'), turned('banker', 'AD'), turned('player', 'TS')];

describe('a card that is taken back', () => {
  it('[T7] leaves the hand unchanged when it lay face down', () => {
    const events = [...FIRST_THREE, takenBack('banker', null), turned('banker', '8C')];
    expect(settles(events)).not.toThrow();
  });

  it('[S2] is removed from the hand when it was open', () => {
    const events = [...FIRST_THREE, takenBack('banker', 'AD'), turned('banker', '8C')];
    expect(settles(events)).toThrow('before its coup was complete');
  });
});
