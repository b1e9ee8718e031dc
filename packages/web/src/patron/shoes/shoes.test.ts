import { markOf } from '@punto/engine/mark';
import { parseShoe } from '@punto/engine/notation';
import type { ShoeAnswer } from '@punto/protocol/api';
import { expect, it } from 'vitest';
import { shoeNotes } from './shoe-notes.ts';
import { outcomeWords, whenPlayed } from './words.ts';

const shoe: ShoeAnswer = {
  table: 'salon-two' as ShoeAnswer['table'],
  number: 12,
  decks: 8,
  shuffledAt: Date.UTC(2026, 10, 20, 14, 3),
  endedAt: Date.UTC(2026, 10, 20, 15, 10),
  burn: { faceUp: '5D', count: 5 },
  rounds: [
    { number: 1, at: 1, player: ['9S', 'KD'], banker: ['2C', '3H'], mark: 'P9n' },
    { number: 3, at: 2, player: ['AS', '2D', 'TH'], banker: ['QC', '6S'], mark: 'B6' },
  ],
};

it('[S3] an ended shoe can be saved as text and parsed again', () => {
  const text = shoeNotes(shoe, 'live-eight-deck');
  const read = parseShoe(text);
  if (!read.ok) expect.fail(JSON.stringify(read.faults));
  expect(read.shoe.coups.map(({ number, coup }) => [number, markOf(coup), coup.player])).toEqual(
    shoe.rounds.map(({ number, mark, player }) => [number, mark, player]),
  );
  expect(read.shoe.tags).toMatchObject({
    room: 'live-eight-deck',
    shoe: 'salon-two 12',
    decks: 8,
    burn: { faceUp: '5D', count: 5 },
    date: '2026-11-20T14:03Z/2026-11-20T15:10Z',
  });
});

it('[S3] states when it was played, and its results with the room’s names', () => {
  expect(whenPlayed(shoe)).toMatch(/^\d+ Nov 2026, \d\d:\d\d – \d\d:\d\d$/);
  const labels = { player: 'Punto', banker: 'Banco', tie: 'Standoff' };
  const words = outcomeWords({ player: 40, tie: 9, banker: 41 }, labels);
  expect(words.map(({ says }) => says)).toEqual(['Punto 40', 'Standoff 9', 'Banco 41']);
});
