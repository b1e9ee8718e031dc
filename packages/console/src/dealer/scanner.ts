// Keys as they come, read as cards. A scanner types a whole card within a moment and ends it with Enter; a person types
// a rank, then a suit. Only the time between keys tells them apart, so it is given, and nothing here has a clock.
import { type Card, parseCard, RANKS, type Rank, SUITS, type Suit } from '@punto/engine/card';

/** Keys closer than this come from a scanner; a hand is slower. */
export const BURST_MS = 50;
/** The same card again within this is one card that was read twice. */
export const DOUBLED_MS = 300;

export type Heard =
  | { readonly kind: 'card'; readonly card: Card; readonly scanned: boolean }
  /** The first half of a card that is typed; `null`: what stood there was cleared. */
  | { readonly kind: 'rank'; readonly rank: Rank | null }
  /** A key that is no part of a card, in upper case, or `Enter`. */
  | { readonly kind: 'command'; readonly key: string }
  /** The scanner read the card before once more. */
  | { readonly kind: 'doubled'; readonly card: Card }
  /** The scanner gave what is no card. */
  | { readonly kind: 'unread'; readonly text: string }
  /** A suit was typed without a rank before it. */
  | { readonly kind: 'no-rank' };

export type Scanner = {
  /** `used`: the key belongs to a card or to a scanner, and nobody else may act on it. */
  readonly key: (key: string, at: number) => { readonly used: boolean; readonly heard: readonly Heard[] };
  /** To be asked once `BURST_MS` went by without a key. */
  readonly rest: (at: number) => readonly Heard[];
  readonly clear: () => void;
};

/** `prefix` is what some scanners send before each card. */
export const createScanner = (prefix: () => string): Scanner => {
  let burst = '';
  let lastKeyAt = Number.NEGATIVE_INFINITY;
  let rank: Rank | '1' | null = null;
  let lastScan: { readonly card: Card; readonly at: number } | null = null;

  const scanned = (text: string, at: number): Heard => {
    rank = null;
    const card = parseCard(without(prefix(), text));
    if (card === null) return { kind: 'unread', text };
    const again = lastScan !== null && lastScan.card === card && at - lastScan.at < DOUBLED_MS;
    lastScan = { card, at };
    return again ? { kind: 'doubled', card } : { kind: 'card', card, scanned: true };
  };

  const typed = (key: string): Heard => {
    if (SUITS.includes(key as Suit)) {
      const whole = rank === null || rank === '1' ? null : rank;
      rank = null;
      return whole ? { kind: 'card', card: `${whole}${key as Suit}`, scanned: false } : { kind: 'no-rank' };
    }
    const next = rankTyped(key);
    if (next === null) return { kind: 'command', key };
    rank = next;
    return { kind: 'rank', rank: next === '1' ? null : next };
  };

  const rest = (at: number): readonly Heard[] => {
    const text = burst;
    burst = '';
    // Some scanners send no Enter, and two quick fingers make a card as well.
    if (text.length > 1 && parseCard(without(prefix(), text)) !== null) return [scanned(text, at)];
    if (text.length > 2) return [scanned(text, at)];
    return [...text].map(typed);
  };

  return {
    key: (key, at) => {
      const quick = at - lastKeyAt < BURST_MS;
      const before = quick ? [] : rest(at);
      if (key === 'Enter') {
        const text = burst;
        burst = '';
        if (!quick) return { used: false, heard: [...before, { kind: 'command', key }] };
        // Some scanners end a card with two: the second is no more of an Enter than the first.
        lastKeyAt = at;
        return { used: true, heard: text === '' ? [] : [scanned(text, at)] };
      }
      if ([...key].length !== 1 || key === ' ') return { used: false, heard: before };
      burst += key.toUpperCase();
      lastKeyAt = at;
      return { used: true, heard: before };
    },
    rest,
    clear: () => {
      burst = '';
      rank = null;
    },
  };
};

const without = (prefix: string, text: string): string => {
  const start = prefix.trim().toUpperCase();
  return start !== '' && text.startsWith(start) ? text.slice(start.length) : text;
};

/** `0` alone is a ten: a person rarely types the one before it. */
const rankTyped = (key: string): Rank | '1' | null => {
  if (key === '1') return '1';
  if (key === '0') return 'T';
  return RANKS.includes(key as Rank) ? (key as Rank) : null;
};
