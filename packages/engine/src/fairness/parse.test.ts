import { describe, expect, it } from 'vitest';
import { ALONE, BEACON_2, EIGHT_DECKS, fairShoe, SMALL } from '../../test/fair-shoe.ts';
import type { OpeningFault, OpeningFaultCode, OpeningFaultValues } from './fault-words.ts';
import { parseOpening } from './parse.ts';

const { shoe, rounds } = fairShoe(SMALL);
const [round] = rounds;
const beaconShoe = fairShoe(BEACON_2).shoe;
const faultIn = (value: unknown): OpeningFault | null => {
  const parsed = parseOpening(value);
  return parsed.ok ? null : parsed.fault;
};
const faultOf = (value: unknown): string | null => {
  const fault = faultIn(value);
  return fault && `${fault.path}: ${fault.says}`;
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
    expect(faultOf(value)).toBe('kind: must be "punto-shoe", "punto-round" or "punto-record"');
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
  ])('reports the place of the fault: %s', (says, value) => {
    expect(faultOf(JSON.parse(JSON.stringify(value)))).toBe(says);
  });

  /** Tested with play records, in `play-record`. */
  type OfRecords = 'text' | 'bet-id' | 'definition';

  /** A file with each fault, and the values of its code for the texts of the pages. */
  const FAULTY: {
    readonly [C in Exclude<OpeningFaultCode, OfRecords>]: readonly [OpeningFaultValues[C], unknown];
  } = {
    missing: [{ path: 'digest' }, { ...shoe, digest: undefined }],
    unknown: [{ path: 'cut.sead' }, { ...shoe, cut: { ...shoe.cut, sead: 'x' } }],
    kind: [{ path: 'kind' }, { ...shoe, kind: 'punto-shof' }],
    version: [{ path: 'version' }, { ...shoe, version: '1' }],
    list: [{ path: 'rounds' }, { ...shoe, rounds: {} }],
    'list-length': [
      { path: 'cut.failed', most: 3 },
      { ...shoe, cut: { ...shoe.cut, failed: [[], [], [], []] } },
    ],
    record: [{ path: 'seal' }, { ...shoe, seal: null }],
    exactly: [
      { path: 'seal.format', wanted: '2' },
      { ...shoe, version: 2 },
    ],
    'one-of': [
      { path: 'rounds[0].status', words: ['settled', 'cancelled'] },
      { ...shoe, rounds: [{ ...shoe.rounds[0], status: 'open' }] },
    ],
    whole: [
      { path: 'seal.decks', least: 1, most: 8 },
      { ...shoe, seal: { ...shoe.seal, decks: 9 } },
    ],
    hash: [{ path: 'commitment' }, { ...shoe, commitment: 'ab' }],
    word: [{ path: 'seal.room' }, { ...shoe, seal: { ...shoe.seal, room: 'Main' } }],
    place: [
      { path: 'cut.contributions[0].patron' },
      { ...shoe, cut: { ...shoe.cut, contributions: [{ ...shoe.cut.contributions[0], patron: '0' }] } },
    ],
    card: [{ path: 'cards[0].card' }, { ...shoe, cards: [{ card: '10H', nonce: shoe.digest }] }],
    result: [{ path: 'rounds[0].mark' }, { ...shoe, rounds: [{ ...shoe.rounds[0], mark: 'B' }] }],
    signature: [
      { path: 'cut.beacon.signature' },
      { ...beaconShoe, cut: { ...beaconShoe.cut, beacon: { ...beaconShoe.cut.beacon, signature: '' } } },
    ],
    previous: [
      { path: 'cut.beacon.previous' },
      { ...beaconShoe, cut: { ...beaconShoe.cut, beacon: { ...beaconShoe.cut.beacon, previous: '' } } },
    ],
  };

  it.each(Object.entries(FAULTY))('gives the code and the values of a fault: %s', (code, [values, value]) => {
    expect(faultIn(JSON.parse(JSON.stringify(value)))).toMatchObject({ path: values.path, code, values });
  });

  it('takes no field from a prototype', () => {
    const bare = JSON.parse(`{"__proto__":${JSON.stringify(shoe)},"kind":"punto-shoe","version":1}`);
    expect(faultOf(bare)).toBe('__proto__: is no field of it');
  });
});
