import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pencilBigRoad, pencilDerived } from '../test/road-twin.ts';
import type { Mark } from './mark.ts';
import { ask, beadPlate, bigRoad, DERIVED_ROADS, derivedRoad } from './roads.ts';
import { OUTCOMES, otherSide, SIDES } from './side.ts';

/** Shoes of any temper: each result repeats the last one with a chance of its own, so dragons come up too. */
const shoe: fc.Arbitrary<Mark[]> = fc
  .tuple(
    fc.nat(9),
    fc.array(fc.tuple(fc.nat(9), fc.constantFrom(...OUTCOMES)), { maxLength: 90, size: 'max' }),
  )
  .map(([sticky, drawn]) => {
    let outcome: Mark['outcome'] = 'banker';
    return drawn.map(([chance, fresh]) => {
      if (chance >= sticky) outcome = fresh;
      return { outcome, score: 7, natural: false, playerPair: false, bankerPair: false };
    });
  });

const holds = (check: (marks: Mark[]) => void): void =>
  fc.assert(fc.property(shoe, check), { seed: 4, numRuns: 400 });

it('[D1] the bead plate holds every result once, six to a column', () => {
  holds((marks) => {
    const cells = beadPlate(marks);
    expect(cells.map((cell) => cell.mark)).toEqual(marks);
    expect(cells.every((cell, i) => cell.column * 6 + cell.row === i)).toBe(true);
  });
});

it('[D2] the big road is what a pencil draws', () => {
  holds((marks) => {
    const { cells, leadingTies } = bigRoad(marks);
    expect(cells.map((c) => `${c.column},${c.row} ${c.side[0]}${c.ties}`)).toEqual(pencilBigRoad(marks));
    const ties = cells.reduce((sum, cell) => sum + cell.ties, leadingTies);
    expect(ties).toBe(marks.filter((mark) => mark.outcome === 'tie').length);
  });
});

it('[D3] the derived roads are what a pencil draws', () => {
  holds((marks) => {
    for (const k of DERIVED_ROADS) {
      const cells = derivedRoad(marks, k);
      expect(cells.map((cell) => cell.colour)).toEqual(pencilDerived(marks, k));
      expect(new Set(cells.map((cell) => `${cell.column},${cell.row}`)).size).toBe(cells.length);
    }
  });
});

it('[D4] both answers are undefined, or opposite', () => {
  holds((marks) => {
    for (const side of SIDES) {
      for (const k of DERIVED_ROADS) {
        const [one, other] = [ask(marks, side)[k], ask(marks, otherSide(side))[k]];
        if (one === null || other === null) expect(one).toBe(other);
        else expect(one).not.toBe(other);
      }
    }
  });
});

it('[D5] a road describes the past: a new result leaves every cell drawn before it where and as it was', () => {
  holds((marks) => {
    const past = marks.slice(0, -1);
    for (const k of DERIVED_ROADS) {
      expect(derivedRoad(marks, k).slice(0, derivedRoad(past, k).length)).toEqual(derivedRoad(past, k));
    }
    const circles = (results: Mark[]) => bigRoad(results).cells.map(({ ties: _, ...circle }) => circle);
    expect(circles(marks).slice(0, circles(past).length)).toEqual(circles(past));
  });
});
