import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playShoe } from '../../test/play-shoe.ts';
import { seededBelow } from '../../test/seeded.ts';
import { cutIndexOf, orderedCards, shuffled } from '../shoe.ts';
import { formatShoe, type NotedShoe, parseShoe } from './notation.ts';

const words = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replace(/[\r\n]/g, ' '));
const comment = fc.oneof(
  words.map((text) => text.trim()),
  fc.tuple(words, words).map(([a, b]) => `${a}\n${b}`.replace(/}/g, '{').trim()),
);
const tagName = fc
  .stringMatching(/^[A-Z][a-z0-9]{0,8}$/)
  .filter((name) => !['Room', 'Shoe', 'Decks', 'Burn', 'Cut', 'Date'].includes(name));

const shoe: fc.Arbitrary<NotedShoe> = fc
  .record({
    seed: fc.integer(),
    decks: fc.integer({ min: 1, max: 8 }),
    rounds: fc.nat(20),
    room: fc.option(words),
    name: fc.option(words),
    cut: fc.option(fc.nat(416)),
    date: fc.constantFrom(null, '2026-11-20', '2026-11-20T14:00Z'),
    burnt: fc.option(fc.nat(13)),
    others: fc.uniqueArray(fc.tuple(tagName, words), { selector: ([tag]) => tag, maxLength: 3 }),
    comments: fc.array(comment, { maxLength: 3 }),
    coupComments: fc.array(fc.array(comment, { maxLength: 2 }), { minLength: 20, maxLength: 20 }),
  })
  .map(({ seed, decks, rounds, room, name, cut, date, burnt, others, comments, coupComments }) => {
    const cards = shuffled(orderedCards(decks), seededBelow(seed));
    const [faceUp = 'AS'] = cards;
    const start = burnt === null ? 0 : 1 + burnt;
    const { coups } = playShoe(cards, start, cutIndexOf({ decks, cutDepth: 14 }) ?? 0, 'finish');
    const burn = burnt === null ? null : { faceUp, count: burnt };
    return {
      tags: { room, shoe: name, decks, burn, cut, date, others },
      comments,
      coups: coups
        .slice(0, rounds)
        .map((coup, i) => ({ number: 2 * i + 1, coup, comments: coupComments[i] ?? [] })),
    };
  });

it('[R3] [S1] written notation is parsed back to the same coups', () => {
  fc.assert(
    fc.property(shoe, (noted) => {
      expect(parseShoe(formatShoe(noted))).toEqual({ ok: true, shoe: noted });
    }),
    { seed: 3, numRuns: 200 },
  );
});

it('any text is parsed or has faults, and never throws', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      ';',
      '\n',
      ' ',
      '"',
      '\\',
      '1.',
      '-',
      'AS',
      '4D',
      'B6',
      '[Decks "8"]',
    ),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const parsed = parseShoe(pieces.join(''));
      if (!parsed.ok) return;
      expect(parseShoe(formatShoe(parsed.shoe))).toEqual(parsed);
    }),
    { seed: 3, numRuns: 2_000 },
  );
});
