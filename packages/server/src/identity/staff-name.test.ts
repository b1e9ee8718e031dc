import { describe, expect, it } from 'vitest';
import { findByName, parseStaffName, staffKey } from './staff-name.ts';

describe('a staff name', () => {
  it.each([
    ['manager', 'manager'],
    ['  Anne   Marie ', 'Anne Marie'],
    ["Siobhán O'Brien-Łukasz Jr.", "Siobhán O'Brien-Łukasz Jr."],
    ['Zoe\u0308', 'Zoë'],
    ['Ольга', 'Ольга'],
    ['李小龙', '李小龙'],
    ['D3', 'D3'],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])('may be %j', (text, name) => {
    expect(parseStaffName(text)).toBe(name);
  });

  it.each([
    [''],
    ['   '],
    ['<b>Anne</b>'],
    ['Anne & Ben'],
    ['Anne"'],
    ['Anne\u0000'],
    ['Anne\nBen'],
    ['An\tne'],
    ['\u001b[31mAnne'],
    ['Anne\u202eneB'],
    ['Anne\u2066'],
    ['Anne\u200bMarie'],
    ['An\ufeffne'],
    ['Anne\u00a0Marie'],
    ['Аnne'],
    ['-Anne'],
    ['Anne '.repeat(9)],
    ['x'.repeat(41)],
    ['Anne😀'],
  ])('may not be %j', (text) => {
    expect(parseStaffName(text)).toBeNull();
  });

  it('has one key in all spellings', () => {
    const all = [{ name: 'Zoë' }, { name: 'O’Brien' }];
    expect(['ZOË', ' zoe\u0308 ', 'ｚoë'].map((text) => findByName(all, text)?.name)).toEqual([
      'Zoë',
      'Zoë',
      'Zoë',
    ]);
    expect(findByName(all, "o'brien")?.name).toBe('O’Brien');
    expect(findByName(all, 'Zoe')).toBeNull();
    expect(staffKey('x'.repeat(1_000))).toHaveLength(64);
  });
});
