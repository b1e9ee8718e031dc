// The slow twin of compiled bets: interprets the definition for each coup as docs/reference/bets.md describes it, on cards
// as texts, and uses only types of the engine.
import type { BetCondition } from '../src/condition/condition.ts';
import type { BetTerms } from '../src/condition/terms.ts';
import type { Coup } from '../src/coup.ts';

/** The number of the row that wins, `push` or `loss`. */
export const interpretBet = (bet: BetTerms, coup: Coup): number | 'push' | 'loss' => {
  for (const [i, row] of bet.rows.entries()) if (meets(row.when, coup)) return i;
  for (const each of bet.push) if (meets(each, coup)) return 'push';
  return 'loss';
};

type Facts = Record<string, unknown>;

export const meets = (condition: BetCondition, coup: Coup): boolean => {
  const { player, banker } = coup;
  const hands: Record<string, readonly string[]> = { player, banker };
  const total = (cards: readonly string[]): number => {
    let sum = 0;
    for (const card of cards) {
      if ('23456789'.includes(card.charAt(0))) sum += Number(card.charAt(0));
      if (card.charAt(0) === 'A') sum += 1;
    }
    return Number(String(sum).slice(-1));
  };
  const [word = '', asked] = Object.entries(condition)[0] ?? [];
  /** Every hand that is named must have one of its values. */
  const each = (read: (hand: readonly string[]) => unknown): boolean => {
    for (const [side, values] of Object.entries(asked as Facts))
      if (!(values as readonly unknown[]).includes(read(hands[side] ?? [...player, ...banker]))) return false;
    return true;
  };
  const either = (holds: (first: string, second: string) => boolean): boolean => {
    for (const side of asked as readonly string[]) {
      const [first = '', second = ''] = hands[side] ?? [];
      if (holds(first, second)) return true;
    }
    return false;
  };
  const gap = total(player) - total(banker);
  switch (word) {
    case 'winner':
      return (asked as readonly unknown[]).includes(gap === 0 ? 'tie' : gap > 0 ? 'player' : 'banker');
    case 'margin':
      return (asked as readonly unknown[]).includes(gap < 0 ? -gap : gap);
    case 'score':
      return each(total);
    case 'initial':
      return each((hand) => total([hand[0] ?? '', hand[1] ?? '']));
    case 'cards':
      return each((hand) => hand.length);
    case 'natural':
      return each((hand) => (hand.length === 2 ? total(hand) : null));
    case 'third':
      return each((hand) => (hand[2] === undefined ? 'none' : total([hand[2]])));
    case 'pair':
      return either((first, second) => first.charAt(0) === second.charAt(0));
    case 'perfectPair':
      return either((first, second) => first === second);
    case 'suited':
      return either((first, second) => first.charAt(1) === second.charAt(1));
    case 'colour':
      return each((hand) => {
        const suits = hand.map((card) => card.charAt(1)).join('');
        if (/^[HD]+$/.test(suits)) return 'red';
        return /^[SC]+$/.test(suits) ? 'black' : 'mixed';
      });
    case 'ranks': {
      const { side, of } = asked as { side: string; of: readonly string[] };
      const [first = '', second = ''] = hands[side] ?? [];
      return of.includes(first.charAt(0)) && of.includes(second.charAt(0));
    }
    case 'count': {
      const { of, in: where, is } = asked as { of: readonly string[]; in: string; is: readonly number[] };
      const cards = where === 'all' ? [...player, ...banker] : [...player.slice(0, 2), ...banker.slice(0, 2)];
      return is.includes(cards.filter((card) => of.includes(card.charAt(0))).length);
    }
    case 'all':
      return !(asked as readonly BetCondition[]).some((part) => !meets(part, coup));
    case 'any':
      return (asked as readonly BetCondition[]).some((part) => meets(part, coup));
    case 'not':
      return !meets(asked as BetCondition, coup);
  }
  throw new Error(`no such word: ${word}`);
};
