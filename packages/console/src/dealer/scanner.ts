// Converts key presses to cards. A scanner types a whole card within milliseconds and ends it with Enter; a person
// types a rank, then a suit. They are distinguished by the time between keys, which is passed in; there is no clock
// here.
import { type Card, parseCard, RANKS, type Rank, SUITS } from '@punto/engine/card';

/** Keys closer together than this come from a scanner, in milliseconds. */
export const BURST_MS = 50;
/** The same card within this time, in milliseconds, is one card that was scanned twice. */
export const DOUBLED_MS = 300;

export type ScannerEvent =
  | { readonly kind: 'card'; readonly card: Card; readonly scanned: boolean }
  /** The rank of a card that is being typed; `null`: the rank was cleared. */
  | { readonly kind: 'rank'; readonly rank: Rank | null }
  /** A key that is not part of a card, in upper case, or `Enter`. */
  | { readonly kind: 'command'; readonly key: string }
  /** The scanner read the previous card again. */
  | { readonly kind: 'doubled'; readonly card: Card }
  /** The scanner sent text that is not a card. */
  | { readonly kind: 'unread'; readonly text: string }
  /** A suit was typed without a rank. */
  | { readonly kind: 'no-rank' };

export type Scanner = {
  /** `used`: the key belongs to a card or a scanner, so other handlers must ignore it. `at` in milliseconds. */
  readonly key: (
    key: string,
    at: number,
  ) => { readonly used: boolean; readonly heard: readonly ScannerEvent[] };
  /** Call when `BURST_MS` have passed without a key. */
  readonly rest: (at: number) => readonly ScannerEvent[];
  readonly clear: () => void;
};

/** `prefix` is sent by some scanners before each card. */
export const createScanner = (prefix: () => string): Scanner => {
  let burst = '';
  /** The rank key that `rest` took for a typed one; until the next key it may still be the start of a scan that was received late. */
  let restedRank = '';
  let lastKeyAt = Number.NEGATIVE_INFINITY;
  let rank: Rank | '1' | null = null;
  let lastScan: { readonly card: Card; readonly at: number } | null = null;

  const scanned = (text: string, at: number): ScannerEvent => {
    rank = null;
    const card = parseCard(without(prefix(), text));
    if (card === null) return { kind: 'unread', text };
    const again = lastScan !== null && lastScan.card === card && at - lastScan.at < DOUBLED_MS;
    lastScan = { card, at };
    return again ? { kind: 'doubled', card } : { kind: 'card', card, scanned: true };
  };

  const typed = (key: string): ScannerEvent => {
    const suit = SUITS.find((each) => each === key);
    if (suit) {
      const whole = rank === null || rank === '1' ? null : rank;
      rank = null;
      return whole ? { kind: 'card', card: `${whole}${suit}`, scanned: false } : { kind: 'no-rank' };
    }
    const next = rankTyped(key);
    if (next === null) return { kind: 'command', key };
    rank = next;
    return { kind: 'rank', rank: next === '1' ? null : next };
  };

  const rest = (at: number): readonly ScannerEvent[] => {
    const text = burst;
    burst = '';
    restedRank = text.length === 1 && rankTyped(text) !== null ? text : '';
    // Some scanners send no Enter; a person may also type two keys this quickly.
    if (text.length > 1 && parseCard(without(prefix(), text)) !== null) return [scanned(text, at)];
    if (text.length > 2) return [scanned(text, at)];
    return [...text].map(typed);
  };

  /** The time at which a key was pressed decides, also when a busy page received it after `rest`. */
  const resumeBurst = (): readonly ScannerEvent[] => {
    if (restedRank === '' || burst !== '') return [];
    burst = restedRank;
    restedRank = '';
    rank = null;
    return [{ kind: 'rank', rank: null }];
  };

  return {
    key: (key, at) => {
      const quick = at - lastKeyAt < BURST_MS;
      const before = quick ? resumeBurst() : rest(at);
      if (key === 'Enter') {
        const text = burst;
        burst = '';
        if (!quick) return { used: false, heard: [...before, { kind: 'command', key }] };
        // Some scanners send Enter twice; the second must not be treated as a person's Enter.
        lastKeyAt = at;
        return { used: true, heard: text === '' ? before : [...before, scanned(text, at)] };
      }
      if ([...key].length !== 1 || key === ' ') return { used: false, heard: before };
      burst += key.toUpperCase();
      lastKeyAt = at;
      return { used: true, heard: before };
    },
    rest,
    clear: () => {
      burst = '';
      restedRank = '';
      rank = null;
    },
  };
};

const without = (prefix: string, text: string): string => {
  const start = prefix.trim().toUpperCase();
  return start !== '' && text.startsWith(start) ? text.slice(start.length) : text;
};

/** `0` alone means ten, since people rarely type the 1. */
const rankTyped = (key: string): Rank | '1' | null => {
  if (key === '1') return '1';
  if (key === '0') return 'T';
  return RANKS.find((rank) => rank === key) ?? null;
};
