// What a patron may be called, what is refused, and why.
import { describe, expect, it } from 'vitest';
import { readDisplayName } from './display-name.ts';
import { distinctName } from './distinct-names.ts';
import { NAME_FAULTS, type NameFault } from './name-fault.ts';
import { nameSkeleton } from './skeleton.ts';
import { nameFaultText } from './words.ts';

const read = (typed: string, refused: readonly string[] = []): string => {
  const reading = readDisplayName(typed, { refused });
  return reading.ok ? reading.name : `refused: ${reading.fault}`;
};

describe('a name of a patron', () => {
  it.each([
    ['Ann', 'Ann'],
    ['  Ann   Lee ', 'Ann Lee'],
    ['Ann\u00a0Lee', 'Ann Lee'],
    ['Jose\u0301', 'José'],
    ['O’Neill', "O'Neill"],
    ['Jean-Luc P.', 'Jean-Luc P.'],
    ['007 James', '007 James'],
    ['Łukasz', 'Łukasz'],
    ['Ольга', 'Ольга'],
    ['Νίκος', 'Νίκος'],
    ['محمد', 'محمد'],
    ['שרה', 'שרה'],
    ['अमिता', 'अमिता'],
    ['น้ำฝน', 'น้ำฝน'],
    ['山田 タロー', '山田 タロー'],
    ['さくらちゃん', 'さくらちゃん'],
    ['金 민준', '金 민준'],
    ['Kim 민준', 'Kim 민준'],
    ['陈 Ann', '陈 Ann'],
    ['王小明', '王小明'],
    ['ক্ষুধা', 'ক্ষুধা'],
    ['12345678901234567 abc', 'refused: too-long'],
    ['é'.normalize('NFD').repeat(20), 'é'.repeat(20)],
  ])('%j is kept as %j', (typed, kept) => expect(read(typed)).toBe(kept));

  it('has 2 to 20 characters as a person counts them', () => {
    expect(read('A')).toBe('refused: too-short');
    expect(read('   ')).toBe('refused: too-short');
    expect(read('Al')).toBe('Al');
    expect(read('a'.repeat(20))).toBe('a'.repeat(20));
    expect(read('a'.repeat(21))).toBe('refused: too-long');
    expect(read('नि'.repeat(20))).toBe('नि'.repeat(20));
    expect(read('x'.repeat(100_000))).toBe('refused: too-long');
  });

  const REFUSED: readonly (readonly [string, NameFault])[] = [
    ['Ann\u0007', 'character'],
    ['Ann\nLee', 'character'],
    ['Ann\u202eLee', 'character'],
    ['Ann\u2066Lee', 'character'],
    ['An\u200bn', 'character'],
    ['An\u200dn', 'character'],
    ['An\u00adn', 'character'],
    ['\u3164\u3164', 'character'],
    ['\u115fab', 'character'],
    ['Ann\ufe0f', 'character'],
    ['\ue000\ue001', 'character'],
    ['\u{f0000}ab', 'character'],
    ['\ud800ab', 'character'],
    ['Ann 😀', 'character'],
    ['Ann ❤', 'character'],
    ['Ann_Lee', 'character'],
    ['<b>Ann', 'character'],
    ['Ann @ 1', 'character'],
    ['Ａｎｎ', 'character'],
    ['𝐀𝐧𝐧', 'character'],
    ['ﬁona', 'character'],
    ['ann٣', 'character'],
    [`a${'\u0316'.repeat(5)}b`, 'character'],
    ['ab \u0301', 'character'],
    ['ᎪᏞ', 'character'],
    ['12', 'no-letter'],
    ["-.'", 'no-letter'],
    ['Аnn', 'mixed-scripts'],
    ['Olgа', 'mixed-scripts'],
    ['αlpha', 'mixed-scripts'],
    ['山田 민준 カ', 'mixed-scripts'],
    ['さくら 민준', 'mixed-scripts'],
    ['Ольга 山', 'mixed-scripts'],
  ];
  it.each(REFUSED)('%j is refused: %s', (typed, fault) => expect(read(typed)).toBe(`refused: ${fault}`));

  it.each([
    ...['Guest 9497', 'guest9497', 'GUEST', 'A Guest', 'a  guest', 'Gue5t 12', 'Guest-Ann'],
    ...[
      'Dealer',
      'The House',
      'house',
      'Banker',
      'B4nker',
      'P1ayer',
      'Player 1',
      'Tie',
      'Punto',
      'Pünto',
      'T-I-E',
    ],
    ...[
      'Staff',
      'Admin',
      'ADM1N',
      'Admin Ann',
      'Moderator',
      'Ann Moderator',
      'D.e.a.l.e.r',
      'Dealers',
      'PIayer',
    ],
    ...['庄家', '闲家', 'Bank er'],
  ])('%j is the house’s own', (typed) => expect(read(typed)).toBe('refused: house-name'));

  it.each(['Guestave', 'Admiral', 'Dealerson', 'Tierney', 'Bankerton', 'Housein', 'Ann Player', 'Stafford'])(
    '%j is nobody’s of the house',
    (typed) => expect(read(typed)).toBe(typed),
  );

  it('has no offensive word, however it is dressed up', () => {
    for (const typed of ['Shit', 'sh1t', 'S.h.i.t', 'Big Cunts', 'fuuuuck', 'Fück', 'Ann Shit'])
      expect(read(typed), typed).toBe('refused: offensive');
    for (const typed of ['Scunthorpe', 'Shitake', 'Penistone', 'Cassandra', 'Dickens', 'Essex', 'Matsushita'])
      expect(read(typed), typed).toBe(typed);
  });

  it('has none of the words that the house adds', () => {
    expect(read('Goblin')).toBe('Goblin');
    expect(read('G0blin', ['goblin'])).toBe('refused: offensive');
    expect(read('Goblinson', ['goblin'])).toBe('Goblinson');
  });

  it('may have a word of the staff when it is a dealer’s', () => {
    expect(readDisplayName('Dealer Dana', { ofStaff: true })).toMatchObject({ ok: true });
    expect(readDisplayName('Shit', { ofStaff: true })).toMatchObject({ fault: 'offensive' });
  });

  it('is refused with a sentence that names the change', () => {
    for (const fault of NAME_FAULTS) expect(nameFaultText(fault)).toMatch(/^The .+: .+\.$/);
  });
});

describe('names that look alike', () => {
  it('have one skeleton', () => {
    for (const typed of ['ann', 'ANN', 'Ánn', 'A nn', 'A.n.n', '4nn'])
      expect(nameSkeleton(typed)).toBe('ann');
    expect(nameSkeleton('Аnn')).toBe('ann');
    expect(nameSkeleton('Alice')).toBe(nameSkeleton('AIice'));
    expect(nameSkeleton('Ann')).not.toBe(nameSkeleton('Anne'));
  });

  it('get a number at a table', () => {
    const beside = (name: string, ...shown: readonly string[]) =>
      distinctName(name, (skeleton) => shown.map(nameSkeleton).includes(skeleton));
    expect(beside('Ann')).toBe('Ann');
    expect(beside('Ann', 'Ben')).toBe('Ann');
    expect(beside('ANN', 'Ann')).toBe('ANN 2');
    expect(beside('Ann', 'Ann', 'Ann 2')).toBe('Ann 3');
    expect(beside('Ann 2', 'Ann', 'Ann 2')).toBe('Ann 2 2');
  });
});
