// Enumerates every draw of six cards, dealt one after the other and weighed with exact whole numbers, as a reference for the odds
// of bets. It shares no code with them: drawing rules, kinds of cards and counts are implemented here again, and bets are
// interpreted.
import type { BetCondition } from '../src/condition/condition.ts';
import type { BetTerms } from '../src/condition/terms.ts';
import type { Coup } from '../src/coup.ts';
import { interpretBet } from './bet-interpreter.ts';

/** Drawing rules by totals, the tableau or those of another game. */
export type DrawnBy = {
  readonly standOn: readonly number[];
  readonly player: readonly number[];
  /** The totals at which banker draws, by player's third card; `-`: player stands. */
  readonly banker: (third: string) => string;
};

/** Punto banco. */
export const USUAL_DRAWS: DrawnBy = {
  standOn: [8, 9],
  player: [0, 1, 2, 3, 4, 5],
  banker: (third) =>
    ({
      '-': '012345',
      2: '01234',
      3: '01234',
      4: '012345',
      5: '012345',
      6: '0123456',
      7: '0123456',
      8: '012',
    })[third] ?? '0123',
};

export type EveryDraw = {
  /** The number of cards of each rank in one deck, in the order `A23456789TJQK`; an uneven number gives spades first. */
  readonly deck?: Readonly<Record<string, number>>;
  /** Numbers of decks, all weighed in one pass; `Infinity`: each card is put back, weighed as draws from one deck. */
  readonly decks: readonly number[];
  readonly draws?: DrawnBy;
  /** A printed first card of player, which is not drawn. */
  readonly printed?: string;
};

/** For each number of decks: draws by row of the bet, then pushed, then lost. */
export const everyDraw = (bet: BetTerms, { decks, deck, draws = USUAL_DRAWS, printed }: EveryDraw) => {
  const asked = new Set(wordsOf([...bet.rows.map(({ when }) => when), ...bet.push]));
  const kinds = kindsFor(bet, asked, deck ?? {});
  const thirdsMatter = draws !== USUAL_DRAWS || ![...asked].every((word) => FIRST_FOUR.has(word));
  const sums = decks.map(() => Array.from({ length: bet.rows.length + 2 }, () => 0));
  const used = kinds.map(() => 0);
  const drawnOf = (kind: number): readonly number[] => {
    const [count, gone] = [kinds[kind]?.count ?? 0, used[kind] ?? 0];
    return decks.map((many) => (many === Infinity ? count : many * count - gone));
  };
  const size = kinds.reduce((sum, { count }) => sum + count, 0);
  const end = (
    player: readonly string[],
    banker: readonly string[],
    ways: readonly number[],
    out: number,
  ) => {
    const result = interpretBet(bet, { player, banker } as unknown as Coup);
    const at = result === 'push' ? bet.rows.length : result === 'loss' ? bet.rows.length + 1 : result;
    for (const [i, sum] of sums.entries()) {
      let all = ways[i] ?? 0;
      const [many, most] = [decks[i] ?? 1, printed === undefined ? 6 : 5];
      for (let more = out; more < most; more += 1) all *= many === Infinity ? size : many * size - more;
      sum[at] = (sum[at] ?? 0) + all;
    }
  };
  const draw = (ways: readonly number[], then: (kind: number, ways: readonly number[]) => void, from = 0) => {
    for (let kind = from; kind < kinds.length; kind += 1) {
      const each = drawnOf(kind);
      if (each.every((count) => count <= 0)) continue;
      used[kind] = (used[kind] ?? 0) + 1;
      then(
        kind,
        ways.map((sum, i) => sum * Math.max(0, each[i] ?? 0)),
      );
      used[kind] = (used[kind] ?? 0) - 1;
    }
  };
  const card = (kind: number): string => kinds[kind]?.card ?? '';
  /** Two different cards count in both orders. */
  const hand = (ways: readonly number[], then: (cards: readonly string[], ways: readonly number[]) => void) =>
    draw(ways, (one, first) =>
      draw(
        first,
        (two, both) =>
          then(
            [card(one), card(two)],
            both.map((count) => (one === two ? count : 2 * count)),
          ),
        one,
      ),
    );
  const bankersHand = (player: readonly string[], soFar: readonly number[]) =>
    hand(soFar, (banker, ways) => {
      const out = printed === undefined ? 4 : 3;
      const [players, bankers] = [totalOf(player), totalOf(banker)];
      if (!thirdsMatter || draws.standOn.includes(players) || draws.standOn.includes(bankers))
        return end(player, banker, ways, out);
      const banks = (whole: readonly string[], third: string, before: readonly number[], gone: number) => {
        if (!draws.banker(third).includes(String(bankers))) return end(whole, banker, before, gone);
        draw(before, (kind, after) => end(whole, [...banker, card(kind)], after, gone + 1));
      };
      if (!draws.player.includes(players)) return banks(player, '-', ways, out);
      draw(ways, (kind, after) =>
        banks([...player, card(kind)], String(totalOf([card(kind)])), after, out + 1),
      );
    });
  const one = decks.map(() => 1);
  if (printed === undefined) hand(one, bankersHand);
  else draw(one, (kind, ways) => bankersHand([printed, card(kind)], ways));
  return sums;
};

const FIRST_FOUR = new Set(['initial', 'natural', 'pair', 'perfectPair', 'suited', 'ranks', 'count first4']);

const wordsOf = (conditions: readonly BetCondition[]): readonly string[] =>
  conditions.flatMap((condition) => {
    if ('all' in condition) return wordsOf(condition.all);
    if ('any' in condition) return wordsOf(condition.any);
    if ('not' in condition) return wordsOf([condition.not]);
    return 'count' in condition ? [`count ${condition.count.in}`] : Object.keys(condition);
  });

/** Cards that the words cannot distinguish are one kind: by value, by rank, and by colour or suit where a word asks for it. */
const kindsFor = (bet: BetTerms, asked: ReadonlySet<string>, deck: Readonly<Record<string, number>>) => {
  const ranks = /"(?:pair|perfectPair|ranks|count)"/.test(JSON.stringify([bet.rows, bet.push]));
  const suits = asked.has('suited') || asked.has('perfectPair');
  const kinds = new Map<string, { readonly card: string; count: number }>();
  for (const rank of 'A23456789TJQK')
    for (const [place, suit] of [...'SHDC'].entries()) {
      const colour = asked.has('colour') ? ('HD'.includes(suit) ? 'red' : 'black') : '';
      const key = [ranks ? rank : totalOf([rank]), suits ? suit : colour].join();
      const known = kinds.get(key) ?? { card: `${rank}${suit}`, count: 0 };
      const ofRank = deck[rank] ?? 4;
      known.count += Math.floor(ofRank / 4) + (place < ofRank % 4 ? 1 : 0);
      kinds.set(key, known);
    }
  return [...kinds.values()];
};

const totalOf = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + Math.max(0, '0A23456789'.indexOf(card.charAt(0))), 0) % 10;
