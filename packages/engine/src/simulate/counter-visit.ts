// A card counter at visited shoes: counts every card seen and settles the bets of the rounds that are bet in. What is burnt
// unseen stays unseen. [S1]
import type { ShoeRules } from '../room.ts';
import { CARDS_IN_DECK } from '../shoe.ts';
import { resultAt } from './bet-results.ts';
import { type CountedNet, type CountedRounds, type Counter, isCountedIn, tagsByCode } from './counter.ts';
import { type ShoeVisitor, VISITED_CARDS } from './deal.ts';
import type { ReadyBet } from './ready-bet.ts';

export type CounterVisit = {
  readonly visitor: ShoeVisitor;
  readonly rounds: () => CountedRounds;
  /** For each bet. */
  readonly nets: () => readonly CountedNet[];
};

type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

type Sums = { -readonly [Field in keyof Omit<CountedNet, 'byResult'>]: number };

type CountedBet = {
  readonly bet: ReadyBet;
  readonly byResult: Float64Array;
  readonly sums: Sums;
  ofShoe: number;
};

/** A counter without sums yet: to visit the shoes of these rules with, and read from afterwards. */
export const counterVisit = (counter: Counter, rules: ShoeRules, bets: readonly ReadyBet[]): CounterVisit => {
  const tags = tagsByCode(counter.tags);
  const rounds: Writable<CountedRounds> = { dealt: 0, bet: 0, dealtSquares: 0, betSquares: 0, dealtBet: 0 };
  const counted = bets.map(
    (bet): CountedBet => ({
      bet,
      byResult: new Float64Array(bet.nets.length),
      sums: { net: 0, netSquares: 0, netDealt: 0, netBet: 0 },
      ofShoe: 0,
    }),
  );
  let running = 0;
  let unseen = 0;
  let dealt = 0;
  let bet = 0;
  const see = (place: number): void => {
    running += tags[VISITED_CARDS[place] ?? 0] ?? 0;
    unseen -= 1;
  };
  const visitor: ShoeVisitor = {
    shoe: (_shoe, start, next) => {
      running = 0;
      unseen = rules.decks * CARDS_IN_DECK;
      dealt = 0;
      bet = 0;
      for (const each of counted) each.ofShoe = 0;
      if (next > start) see(start);
    },
    coup: (at, cards, key) => {
      dealt += 1;
      if (isCountedIn(counter, running, unseen, dealt)) {
        bet += 1;
        for (const each of counted) {
          const result = resultAt(each.bet.results, at, key);
          each.byResult[result] = (each.byResult[result] ?? 0) + 1;
          each.ofShoe += each.bet.nets[result] ?? 0;
        }
      }
      for (let place = at; place < at + cards; place += 1) see(place);
    },
    end: () => {
      rounds.dealt += dealt;
      rounds.bet += bet;
      rounds.dealtSquares += dealt * dealt;
      rounds.betSquares += bet * bet;
      rounds.dealtBet += dealt * bet;
      for (const { sums, ofShoe } of counted) {
        sums.net += ofShoe;
        sums.netSquares += ofShoe * ofShoe;
        sums.netDealt += ofShoe * dealt;
        sums.netBet += ofShoe * bet;
      }
    },
  };
  return {
    visitor,
    rounds: () => ({ ...rounds }),
    nets: () => counted.map(({ byResult, sums }) => ({ byResult: [...byResult], ...sums })),
  };
};
