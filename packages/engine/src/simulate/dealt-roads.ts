// Compares what the roads of dealt shoes show with their expectation: whole shoes of a seed, each with its own number of rounds. For
// study. [D5] [F1]
import { expectedFigure, expectedRoads, ROAD_FIGURES, type RoadFigure } from '../lab/roads.ts';
import type { RoundChances } from '../lab/streaks.ts';
import { Scoreboard } from '../roads/roads.ts';
import type { ShoeRules } from '../room.ts';
import type { Estimate } from './counter.ts';
import { visitShoes } from './deal.ts';
import { coupWithValues } from './visited-coup.ts';

export type DealtRoads = {
  readonly rounds: number;
  /** In the order of `ROAD_FIGURES`, for a shoe: what was dealt, and what rounds of equal chances are expected to show. */
  readonly figures: readonly { readonly dealt: Estimate; readonly expected: number }[];
};

/** An upper bound: eight decks, four cards a round. */
const MOST_ROUNDS = 104;

/** Deals the shoes 0 to `shoes` − 1 of the seed. Standard errors are of the differences between shoes and their expectations. */
export const dealtRoads = (
  rules: ShoeRules,
  chances: RoundChances,
  seed: number,
  shoes: number,
): DealtRoads => {
  const expected = expectedRoads(chances, MOST_ROUNDS);
  const sums = ROAD_FIGURES.map(() => ({ dealt: 0, expected: 0, squares: 0 }));
  let board = new Scoreboard();
  let rounds = 0;
  visitShoes(rules, seed, 0, shoes, {
    shoe: () => {
      board = new Scoreboard();
    },
    coup: (_at, _cards, key) => {
      const { outcome, playerScore, bankerScore, playerNatural, bankerNatural } = coupWithValues(key);
      const score = Math.max(playerScore, bankerScore);
      const natural = playerNatural || bankerNatural;
      board.add({ outcome, score, natural, playerPair: false, bankerPair: false });
    },
    end: () => {
      const inShoe = board.beads.length;
      const roads = expected[inShoe];
      if (roads === undefined) throw new Error(`a shoe of ${inShoe} rounds`);
      rounds += inShoe;
      const shown = shownBy(board);
      for (const [i, figure] of ROAD_FIGURES.entries()) {
        const sum = sums[i];
        const [dealt, due] = [shown(figure), expectedFigure(roads, figure)];
        if (sum === undefined) continue;
        sum.dealt += dealt;
        sum.expected += due;
        sum.squares += (dealt - due) ** 2;
      }
    },
  });
  return {
    rounds,
    figures: sums.map(({ dealt, expected: due, squares }) => {
      const [value, off] = [dealt / shoes, (dealt - due) / shoes];
      const standardError = Math.sqrt(Math.max(0, squares / shoes - off ** 2) / shoes);
      return { dealt: { value, standardError }, expected: due / shoes };
    }),
  };
};

const shownBy = (board: Scoreboard): ((figure: RoadFigure) => number) => {
  const { cells } = board.big;
  return ({ road, shows }) => {
    if (road !== 'big') return board.derived(road).filter(({ colour }) => colour === shows).length;
    if (shows === 'columns') return cells.filter(({ side }, i) => side !== cells[i - 1]?.side).length;
    return cells.filter(({ side }) => side === shows).length;
  };
};
