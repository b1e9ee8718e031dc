import { beforeEach, describe, expect, it } from 'vitest';
import { BURST_MS, createScanner, DOUBLED_MS, type Scanner, type ScannerEvent } from './scanner.ts';

let prefix = '';
let scanner: Scanner;
beforeEach(() => {
  prefix = '';
  scanner = createScanner(() => prefix);
});

/** Presses keys `every` milliseconds apart, followed by a pause. */
const press = (keys: readonly string[], every: number, from = 1_000): readonly ScannerEvent[] => {
  const heard = keys.flatMap((key, i) => [...scanner.key(key, from + i * every).heard]);
  return [...heard, ...scanner.rest(from + keys.length * every + BURST_MS)];
};
const scan = (text: string, from = 1_000) => press([...text, 'Enter'], 4, from);
const cards = (heard: readonly ScannerEvent[]) => heard.filter(({ kind }) => kind === 'card');

describe('a scanner', () => {
  it('[R1] yields a card for each burst, with a ten as T or 10', () => {
    expect(scan('8D')).toEqual([{ kind: 'card', card: '8D', scanned: true }]);
    expect(scan('10H', 2_000)).toEqual([{ kind: 'card', card: 'TH', scanned: true }]);
    expect(scan('td', 3_000)).toEqual([{ kind: 'card', card: 'TD', scanned: true }]);
  });

  it('[R1] has its prefix removed', () => {
    prefix = ']c1';
    expect(scan(']C1QS')).toEqual([{ kind: 'card', card: 'QS', scanned: true }]);
    expect(scan('QH', 2_000)).toEqual([{ kind: 'card', card: 'QH', scanned: true }]);
  });

  it('[R1] without Enter yields a card after a pause', () => {
    expect(press([...'10C'], 4)).toEqual([{ kind: 'card', card: 'TC', scanned: true }]);
  });

  it('[T1] never triggers a command by its Enter, or by a second one', () => {
    const burst = [...'8D', 'Enter', 'Enter'];
    const used = burst.map((key, i) => scanner.key(key, 1_000 + i * 4));
    expect(used.every((each) => each.used)).toBe(true);
    expect(used.flatMap(({ heard }) => heard)).toEqual([{ kind: 'card', card: '8D', scanned: true }]);
  });

  it('[R1] that reads a card twice yields it once, and again if it comes later', () => {
    expect(cards(scan('8D', 1_000))).toHaveLength(1);
    expect(scan('8D', 1_000 + DOUBLED_MS - 50)).toEqual([{ kind: 'doubled', card: '8D' }]);
    expect(cards(scan('8D', 3_000))).toHaveLength(1);
  });

  it('[R1] reports text that is not a card', () => {
    expect(scan('8X')).toEqual([{ kind: 'unread', text: '8X' }]);
    expect(scan('4006381', 2_000)).toEqual([{ kind: 'unread', text: '4006381' }]);
  });

  it('[R1] is recognised by key times, even if the page handles the keys late', () => {
    scanner.key('8', 1_000);
    const early = [...scanner.rest(1_002), ...scanner.key('D', 1_004).heard, ...scanner.rest(1_006)];
    expect(cards(early)).toHaveLength(1);
    expect(scanner.key('Enter', 1_008)).toEqual({ used: true, heard: [] });
  });

  it('[R1] whose first key was handled long before the others is one scan', () => {
    for (const text of ['7H', '10D']) {
      scanner.key(text.charAt(0), 1_000);
      scanner.rest(1_200);
      const heard = [...text.slice(1), 'Enter'].flatMap((key, i) => [
        ...scanner.key(key, 1_004 + i * 4).heard,
      ]);
      const card = text.replace('10', 'T');
      expect(heard).toEqual([
        { kind: 'rank', rank: null },
        { kind: 'card', card, scanned: true },
      ]);
      expect(scanner.rest(1_300)).toEqual([]);
      scanner = createScanner(() => prefix);
    }
  });
});

describe('a person', () => {
  it('[R1] types a rank and a suit without Enter', () => {
    expect(press(['8', 'd'], 200)).toEqual([
      { kind: 'rank', rank: '8' },
      { kind: 'card', card: '8D', scanned: false },
    ]);
  });

  it('[R1] types a ten as 1 0, as 0 or as T', () => {
    for (const keys of [['1', '0'], ['0'], ['t']]) {
      expect(cards(press([...keys, 'h'], 200))).toEqual([{ kind: 'card', card: 'TH', scanned: false }]);
    }
  });

  it('[R1] can replace a rank before the suit', () => {
    expect(cards(press(['8', '9', 's'], 200))).toEqual([{ kind: 'card', card: '9S', scanned: false }]);
  });

  it('[R1] gets an error for a suit without a rank, or after a 1', () => {
    expect(press(['s'], 200)).toEqual([{ kind: 'no-rank' }]);
    expect(press(['1', 's'], 200).at(-1)).toEqual({ kind: 'no-rank' });
  });

  it('[R1] may type the same card twice', () => {
    expect(cards(press(['8', 'd', '8', 'd'], 70))).toHaveLength(2);
  });

  it('[T1] can press Enter on its own, which the focused element handles', () => {
    expect(scanner.key('Enter', 5_000)).toEqual({ used: false, heard: [{ kind: 'command', key: 'Enter' }] });
  });

  it('[T1] types commands with letters that no card uses', () => {
    expect(press(['x'], 200)).toEqual([{ kind: 'command', key: 'X' }]);
  });
});
