// Thousands of random shoes against a slow implementation written directly from the sentences of section D.
import { describe, expect, inject, it } from 'vitest';
import {
  bookColours,
  pencilBeads,
  pencilBigRoad,
  pencilDerived,
  pencilStreaks,
} from '../../test/road-twin.ts';
import { seededBelow } from '../../test/seeded.ts';
import type { Mark } from '../mark.ts';
import { otherSide } from '../side.ts';
import {
  type AskedCells,
  ask,
  beadPlate,
  bigRoad,
  DERIVED_ROADS,
  derivedRoad,
  Scoreboard,
  scoreboardOf,
} from './roads.ts';
import { statisticsOf } from './statistics.ts';
import { tagsOf } from './tags.ts';

const SHOES = inject('soak') ? 10_000 : 1_500;
const EVERY_PREFIX_OF = 60;
const below = seededBelow(20);

/** Each shoe repeats or alternates with its own probabilities, so that long streaks and alternations occur. */
const shoe = (): Mark[] => {
  const [sticky, ties] = [below(11), below(4)];
  let side: 'player' | 'banker' = below(2) === 0 ? 'player' : 'banker';
  return Array.from({ length: below(100) }, () => {
    const pairs = { playerPair: below(13) === 0, bankerPair: below(13) === 0 };
    const rest = { score: 8, natural: below(3) === 0, ...pairs };
    if (below(10) < ties) return { outcome: 'tie', ...rest };
    if (below(10) >= sticky) side = otherSide(side);
    return { outcome: side, ...rest };
  });
};
const shoes = Array.from({ length: SHOES }, shoe);

type Roads = Pick<Scoreboard, 'beads' | 'big' | 'derived'>;
const drawn = ({ beads, big, derived }: Roads) => ({
  beads: beads.map(
    ({ column, row, mark }) =>
      `${column},${row} ${mark.outcome[0]}${mark.playerPair ? 'p' : ''}${mark.bankerPair ? 'b' : ''}`,
  ),
  big: [
    `apart ${big.leadingTies}`,
    ...big.cells.map(({ column, row, side, ties }) => `${column},${row} ${side[0]}${ties}`),
  ],
  derived: DERIVED_ROADS.map((k) =>
    derived(k).map(({ column, row, colour }) => `${column},${row} ${colour}`),
  ),
});
const roadsOf = (board: Scoreboard) =>
  drawn({ beads: board.beads, big: board.big, derived: (k) => board.derived(k) });
const batch = (marks: readonly Mark[]) =>
  drawn({ beads: beadPlate(marks), big: bigRoad(marks), derived: (k) => derivedRoad(marks, k) });
const pencilled = (marks: readonly Mark[]) => ({
  beads: pencilBeads(marks),
  big: pencilBigRoad(marks),
  derived: DERIVED_ROADS.map((k) => pencilDerived(marks, k)),
});

describe(`${SHOES} shoes`, () => {
  it('[D1] [D2] [D3] are drawn as the slow implementation draws them', () => {
    for (const marks of shoes) {
      if (JSON.stringify(roadsOf(scoreboardOf(marks))) !== JSON.stringify(pencilled(marks)))
        expect(roadsOf(scoreboardOf(marks))).toEqual(pencilled(marks));
    }
    expect(shoes.some((marks) => bigRoad(marks).cells.some(({ row }, i) => row === 5 && i > 12))).toBe(true);
    expect(shoes.some((marks) => bigRoad(marks).leadingTies > 1)).toBe(true);
  });

  it('[D3] have the colours of the classic definition too', () => {
    for (const marks of shoes) {
      const board = scoreboardOf(marks);
      for (const k of DERIVED_ROADS) {
        const colours = board.derived(k).map(({ colour }) => colour);
        if (colours.join() !== bookColours(marks, k).join()) expect(colours).toEqual(bookColours(marks, k));
      }
    }
  });

  it('[D2] keep every circle on its own square', () => {
    for (const marks of shoes) {
      const board = scoreboardOf(marks);
      for (const cells of [board.beads, board.big.cells, ...DERIVED_ROADS.map((k) => board.derived(k))]) {
        const places = new Set(cells.map(({ column, row }) => column * 6 + row));
        if (places.size !== cells.length) expect.fail(`two circles on one square: ${JSON.stringify(marks)}`);
      }
    }
  });

  it('[D4] get the asked colour at the asked place; the other answer was the opposite', () => {
    for (const marks of shoes) {
      const board = new Scoreboard();
      for (const mark of marks) {
        const { outcome } = mark;
        const asked = outcome === 'tie' ? null : board.asked(outcome);
        const other = outcome === 'tie' ? null : board.asked(otherSide(outcome));
        const before = DERIVED_ROADS.map((k) => board.derived(k).length);
        board.add(mark);
        if (asked && other) checkAsked(board, asked, other, before);
      }
    }
  });

  it('[D1] [D2] are counted as the slow implementation counts', () => {
    for (const marks of shoes) {
      const board = scoreboardOf(marks);
      const { player, banker, singles, latest } = pencilStreaks(marks);
      const { longestStreak, outcomes, pairs, naturals, rounds } = board.statistics;
      const tags = board.tags({ streakFrom: 1, chopFrom: 1 });
      const found = [
        longestStreak.player,
        longestStreak.banker,
        rounds,
        outcomes.tie,
        pairs.banker,
        naturals,
      ];
      const counted = (holds: (mark: Mark) => boolean) => marks.filter(holds).length;
      const slow = [
        ...[player, banker, marks.length, counted((mark) => mark.outcome === 'tie')],
        ...[counted((mark) => mark.bankerPair), counted((mark) => mark.natural)],
      ];
      if (found.join() !== slow.join()) expect(found).toEqual(slow);
      const lengths = tags.map(({ length }) => length);
      if (lengths.join() !== [latest, singles].filter((n) => n > 0).join())
        expect(lengths).toEqual([latest, singles]);
    }
  });
});

const checkAsked = (
  board: Scoreboard,
  asked: AskedCells,
  other: AskedCells,
  before: readonly number[],
): void => {
  const { column, row, side } = board.big.cells.at(-1) ?? expect.fail('no circle came');
  if (asked.big.column !== column || asked.big.row !== row || asked.big.side !== side)
    expect(asked.big).toEqual({ column, row, side });
  for (const [i, k] of DERIVED_ROADS.entries()) {
    const cells = board.derived(k);
    const came = cells.length > (before[i] ?? 0) ? (cells.at(-1) ?? null) : null;
    const said = asked.derived[k];
    if (said?.colour !== came?.colour || said?.column !== came?.column || said?.row !== came?.row)
      expect(said).toEqual(came);
    const opposite = other.derived[k];
    if ((opposite === null) !== (said === null) || (said && opposite?.colour === said.colour))
      expect.fail('both answers are undefined, or opposite');
  }
};

it('[D1] [D2] [D3] [D4] adding results one by one gives the same as the whole list, and as the slow implementation', () => {
  for (const marks of shoes.slice(0, EVERY_PREFIX_OF)) {
    const board = new Scoreboard();
    marks.forEach((mark, i) => {
      board.add(mark);
      const past = marks.slice(0, i + 1);
      const found = roadsOf(board);
      expect(found).toEqual(batch(past));
      if (JSON.stringify(found) !== JSON.stringify(pencilled(past))) expect(found).toEqual(pencilled(past));
      expect(board.statistics).toEqual(statisticsOf(past));
      const rules = { streakFrom: 3, chopFrom: 3 };
      expect(board.tags(rules)).toEqual(tagsOf(past, rules));
      for (const k of DERIVED_ROADS)
        expect(board.asked('banker').derived[k]?.colour ?? null).toBe(ask(past, 'banker')[k]);
    });
  }
});

it('[D5] a road describes the past: a new result changes no earlier cell', () => {
  for (const marks of shoes.slice(0, 400)) {
    const board = new Scoreboard();
    for (const mark of marks) {
      const before = [
        ...board.beads,
        ...board.big.cells.slice(0, -1),
        ...DERIVED_ROADS.flatMap((k) => board.derived(k)),
      ];
      board.add(mark);
      const after = new Set<object>([
        ...board.beads,
        ...board.big.cells,
        ...DERIVED_ROADS.flatMap((k) => board.derived(k)),
      ]);
      if (!before.every((cell) => after.has(cell))) expect.fail('a cell of the past was drawn anew');
    }
  }
});
