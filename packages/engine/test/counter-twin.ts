// A card counter the slow and obvious way: each shoe dealt as a table deals it, every card seen kept in a list, each bet
// settled by its own definition; figures from the list of shoes.
import { compileBet } from '../src/bet/compiled-bet.ts';
import type { BetDefinition } from '../src/bet/definition.ts';
import type { Card } from '../src/card.ts';
import { resultOf } from '../src/condition/terms.ts';
import { runningCount, trueCount } from '../src/lab/tags.ts';
import { coins } from '../src/minor.ts';
import type { ShoeRules } from '../src/room.ts';
import { settleBet } from '../src/settle.ts';
import { cutIndexOf } from '../src/shoe.ts';
import type { Counter } from '../src/simulate/counter.ts';
import { playShoe } from './play-shoe.ts';
import { slowShoe } from './simulate-twin.ts';

export type CountedShoe = { readonly dealt: number; readonly bet: number; readonly net: number };

/** One shoe: its rounds, those with a stake, and the result of stakes of a coin; the results of the bet in all rounds too. */
export const countSlowly = (
  rules: ShoeRules,
  seed: number,
  shoe: number,
  bet: BetDefinition,
  counter: Counter,
): CountedShoe & { readonly results: readonly number[] } => {
  const compiled = compileBet(bet);
  const [cards, start] = slowShoe(rules, seed, shoe);
  const { coups } = playShoe(cards, start, cutIndexOf(rules) ?? 0, rules.afterCut);
  const seen: Card[] = start === 0 ? [] : cards.slice(0, 1);
  let bets = 0;
  let net = 0;
  for (const [i, coup] of coups.entries()) {
    const running = runningCount(counter.tags, seen);
    const count = counter.count === 'true' ? trueCount(running, rules.decks * 52 - seen.length) : running;
    if (count >= counter.from && i < (counter.until ?? coups.length)) {
      bets += 1;
      net += settleBet(compiled, coins(1), coup).returnedMinor - coins(1);
    }
    seen.push(...coup.player, ...coup.banker);
  }
  return {
    dealt: coups.length,
    bet: bets,
    net: net / coins(1),
    results: coups.map((coup) => resultOf(compiled, coup)),
  };
};
