import { markText } from '@punto/engine/mark';
import { describe, expect, it } from 'vitest';
import { readBets } from '../src/odds/read-bets.ts';
import { readCards } from '../src/odds/read-cards.ts';
import { readShoe } from '../src/roads/read-shoe.ts';
import { attributesFault } from '../src/table/watch-address.ts';

describe('a pasted shoe', () => {
  const marksIn = (text: string) => readShoe(text).marks.map(markText);

  it('is marks, letters, or both', () => {
    expect(marksIn(' B6 P9np,T8;\n b ')).toEqual(['B6', 'P9np', 'T8', 'B0']);
    expect(marksIn('BPt')).toEqual(['B0', 'P0', 'T0']);
    expect(marksIn('')).toEqual([]);
  });

  it('is a shoe in notation', () => {
    const coups = '1. 9S KH - 3D 4S P9n\n3. 4S 3H - 3D 3S P7b\n';
    for (const shoe of [coups, `[Decks "8"]\n\n${coups}`, `; An evening\n${coups}`])
      expect(readShoe(shoe)).toMatchObject({
        fault: null,
        marks: [{ score: 9, natural: true }, { score: 7 }],
      });
    expect(readShoe('1. 9S KH - 3D 4S B9n').fault).toContain('Line 1');
  });

  it.each([
    ['B6 X9', 'Result 2 is “X9”'],
    ['B0', 'Result 1 is “B0”'],
    ['B'.repeat(201), '201 results are more than a shoe has'],
    ['1. nonsense', 'Line 1, column'],
  ])('that cannot be read is explained: %s', (text, says) => {
    expect(readShoe(text)).toMatchObject({ marks: [], fault: expect.stringContaining(says) });
  });
});

describe('the cards that are left', () => {
  const none = { decks: null, left: null, removed: null };
  const countOf = (attributes: Partial<typeof none> | Record<string, string>) => {
    const read = readCards({ ...none, ...attributes });
    return read.ok ? read.cards.reduce((sum, count) => sum + count, 0) : read.fault;
  };

  it.each<[Record<string, string>, number]>([
    [{}, 416],
    [{ decks: '1' }, 52],
    [{ removed: 'AS kh 9D' }, 413],
    [{ left: 'A=12,KS=1' }, 416 - 32 + 12 - 8 + 1],
    [{ decks: '6', left: 'T=0', removed: 'AS' }, 312 - 24 - 1],
  ])('%o are %i', (attributes, count) => {
    expect(countOf(attributes)).toBe(count);
  });

  it.each<[Record<string, string>, string]>([
    [{ decks: '9' }, 'from 1 to 8'],
    [{ decks: '1.5' }, 'from 1 to 8'],
    [{ removed: 'A1' }, 'removed has “A1”'],
    [{ decks: '1', removed: 'AS AS' }, 'more often than the shoe'],
    [{ left: 'A' }, 'left has “A”'],
    [{ left: 'Z=3' }, 'left has “Z=3”'],
    [{ left: 'A=999' }, 'odds need 6 to 416'],
  ])('%o are refused', (attributes, says) => {
    expect(countOf(attributes)).toContain(says);
  });
});

describe('the bets whose odds are asked', () => {
  const BET = {
    id: 'house/a',
    name: { en: 'A' },
    source: 'A test.',
    rows: [{ when: { winner: ['tie'] }, pays: '8:1' }],
  };

  it('are the main bets, named ones, or those of the text', () => {
    expect(readBets(' ', null)).toMatchObject({ schedules: ['player', 'banker', 'tie'], bets: [] });
    expect(readBets('', 'tie-nine, any-pair')).toMatchObject({ schedules: ['tie-nine', 'any-pair'] });
    const read = readBets(JSON.stringify([BET, { ...BET, id: 'house/b' }]), 'tie');
    expect(read.ok && read.bets.map(({ definition }) => definition.id)).toEqual(['house/a', 'house/b']);
  });

  it.each([
    ['', 'dragon', 'bets has “dragon”'],
    ['{', null, 'The text is not JSON'],
    ['[]', null, 'The text has no bet'],
    [JSON.stringify({ ...BET, rows: [] }), null, 'rows'],
  ])('are refused: %s %s', (text, names, says) => {
    expect(readBets(text, names)).toMatchObject({ ok: false, fault: expect.stringContaining(says) });
  });
});

describe('the attributes of a watched table', () => {
  it.each([
    ['http://127.0.0.1:8090', 'salon-one', null],
    ['https://punto.example/', 'salon-one', null],
    [null, 'salon-one', 'Write the attributes house and table.'],
    ['https://punto.example', '', 'Write the attributes house and table.'],
    [
      '127.0.0.1:8090',
      'salon-one',
      'The attribute house is “127.0.0.1:8090”: write the address of the house',
    ],
    ['localhost:8090', 'salon-one', 'The attribute house is “localhost:8090”'],
    ['http://', 'salon-one', 'The attribute house is “http://”'],
  ])('%s, %s', (house, table, fault) => {
    expect(attributesFault(house, table)).toEqual(fault === null ? null : expect.stringContaining(fault));
  });
});
