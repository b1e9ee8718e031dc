import { describe, expect, it } from 'vitest';
import { ALONE, EIGHT_DECKS, fairShoe, SMALL } from '../../test/fair-shoe.ts';
import { parseOpening } from './parse.ts';

const { shoe, rounds } = fairShoe(SMALL);
const [round] = rounds;
const faultOf = (value: unknown): string | null => {
  const parsed = parseOpening(value);
  return parsed.ok ? null : `${parsed.fault.path}: ${parsed.fault.says}`;
};

describe('reading a file', () => {
  it('[F2] accepts every revealed shoe and round', () => {
    for (const terms of [SMALL, ALONE, EIGHT_DECKS]) {
      const opened = fairShoe(terms);
      for (const file of [opened.shoe, ...opened.rounds]) {
        const read: unknown = JSON.parse(JSON.stringify(file));
        expect(parseOpening(read)).toEqual({ ok: true, file });
      }
    }
  });

  it.each([null, undefined, 7, 'punto-shoe', [], {}, { kind: 'punto-shof' }])('rejects %j', (value) => {
    expect(faultOf(value)).toBe('kind: must be "punto-shoe" or "punto-round"');
  });

  it.each([
    ['version: must be 1 or 2', { ...shoe, version: 3 }],
    ['seal.format: must be 2', { ...shoe, version: 2 }],
    ['commitment: must be 64 hexadecimal digits in small letters', { ...shoe, commitment: 'ab' }],
    [
      'digest: must be 64 hexadecimal digits in small letters',
      { ...shoe, digest: shoe.digest.toUpperCase() },
    ],
    ['seal.rooom: is no field of it', { ...shoe, seal: { ...shoe.seal, rooom: 'x' } }],
    ['seal.decks: must be a whole number from 1 to 8', { ...shoe, seal: { ...shoe.seal, decks: 1.5 } }],
    [
      'seal.table: must be a word of small letters, digits, dots, hyphens',
      { ...shoe, seal: { ...shoe.seal, table: 'a\nshoe=b' } },
    ],
    [
      'seal.burn: must be one of courts-ten, courts-eleven-up, none',
      { ...shoe, seal: { ...shoe.seal, burn: '' } },
    ],
    ['seal.beacon.round: is missing', { ...shoe, seal: { ...shoe.seal, beacon: { name: 'x' } } }],
    ['cut: must be an object with named fields', { ...shoe, cut: [] }],
    ['cut.failed: must have at most 3 entries', { ...shoe, cut: { ...shoe.cut, failed: [[], [], [], []] } }],
    ['cards: must be a list', { ...shoe, cards: {} }],
    ['cards[1].card: must be a card such as "TH"', { ...shoe, cards: [shoe.cards[0], { card: '10H' }] }],
    ['rounds[0]: must be an object with named fields', { ...shoe, rounds: [null] }],
    [
      'rounds[0].mark: must be a result such as "B6" or "P9np"',
      { ...shoe, rounds: [{ ...shoe.rounds[0], mark: 'B' }] },
    ],
    [
      'cards[0].side: must be one of player, banker, burn',
      { ...round, cards: [{ ...round?.cards[0], side: 'tie' }] },
    ],
    ['closed[0].side: must be one of player, banker', { ...round, closed: [{ index: 1, side: 'burn' }] }],
    ['digest: is missing', { ...round, digest: undefined }],
  ])('says where it is wrong: %s', (says, value) => {
    expect(faultOf(JSON.parse(JSON.stringify(value)))).toBe(says);
  });

  it('takes no field from a prototype', () => {
    const bare = JSON.parse(`{"__proto__":${JSON.stringify(shoe)},"kind":"punto-shoe","version":1}`);
    expect(faultOf(bare)).toBe('__proto__: is no field of it');
  });
});
