import { describe, expect, it } from 'vitest';
import { nameSideOf, oval, type Site, standAt, wayRound } from './oval.ts';

const SIZES = Array.from({ length: 14 }, (_, i) => i + 1);
/** A point of the table in units of half its height; seats are slightly inside the edge. */
const point = ({ spine, nx, ny }: Site) => [spine * 1.2 + nx * 0.88, ny * 0.88] as const;
const apart = (a: Site, b: Site) => Math.hypot(point(a)[0] - point(b)[0], point(a)[1] - point(b)[1]);

describe('the oval', () => {
  it.each(SIZES)('[V6] has a place for each of %i seats, symmetrically left and right', (n) => {
    const { seats } = oval(n);
    expect(seats).toHaveLength(n);
    seats.forEach((seat, i) => {
      const twin = seats[n - 1 - i];
      expect(seat.spine).toBeCloseTo(-(twin?.spine ?? 9));
      expect(seat.nx).toBeCloseTo(-(twin?.nx ?? 9));
      expect(seat.ny).toBeCloseTo(twin?.ny ?? 9);
      expect(Math.hypot(seat.nx, seat.ny)).toBeCloseTo(1);
      expect(Math.abs(seat.spine)).toBeLessThanOrEqual(1);
    });
  });

  it('[V6] spaces fourteen seats evenly, away from the house', () => {
    const { house, seats } = oval(14);
    const gaps = seats.slice(1).map((seat, i) => apart(seat, seats[i] ?? seat));
    expect(Math.min(...gaps)).toBeGreaterThan(0.5);
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.15);
    for (const seat of seats) expect(apart(seat, house)).toBeGreaterThan(0.9);
  });

  it('[V6] starts at the left of the house and continues counter-clockwise', () => {
    const { house, seats } = oval(14);
    expect(house).toMatchObject({ spine: -0, ny: -1 });
    expect(point(seats[0] ?? house)[0]).toBeLessThan(0);
    expect(seats[0]?.ny).toBe(-1);
    expect(seats[6]?.ny).toBe(1);
    expect(point(seats[6] ?? house)[0]).toBeLessThan(0);
    expect(point(seats[7] ?? house)[0]).toBeGreaterThan(0);
  });

  it('[V6] names a seat away from the chips in front of it', () => {
    const sides = oval(14).seats.map(nameSideOf);
    expect(sides[0]).toBe('left');
    expect(sides[13]).toBe('right');
    expect(sides.slice(5, 9)).toEqual(['below', 'below', 'below', 'below']);
    expect(sides.filter((side) => side === 'above').length).toBeGreaterThan(1);
  });

  it('is continuous along its edge', () => {
    const around = Array.from({ length: 1001 }, (_, i) => ({ ...standAt(i / 1000), col: 0, row: 0 }));
    for (const [i, here] of around.slice(1).entries()) {
      expect(apart(here, around[i] ?? here)).toBeLessThan(0.013);
    }
  });

  it.each(SIZES)(
    '[V6] puts %i seats in two rows next to each other, without overlap and not on the house',
    (n) => {
      const { house, seats } = oval(n);
      const columns = Math.ceil((n + 2) / 2);
      const places = seats.map(({ col, row }) => `${row} ${col}`);
      expect(new Set(places).size).toBe(n);
      for (const [i, { col, row }] of seats.slice(1).entries()) {
        const before = seats[i] ?? house;
        expect(Math.abs(col - before.col) * columns + Math.abs(row - before.row)).toBeCloseTo(1);
      }
      for (const { col, row } of seats) {
        expect(col).toBeGreaterThan(0);
        expect(col).toBeLessThan(1);
        if (row === house.row) expect(Math.abs(col - house.col) * columns).toBeGreaterThanOrEqual(1);
      }
    },
  );

  it('[V6] moves the shoe forward past the seats between, and past the house from last to first', () => {
    const table = oval(14);
    const { house, seats } = table;
    expect(wayRound(table, 4, 5)).toEqual([seats[4], seats[5]]);
    expect(wayRound(table, null, 2)).toEqual([house, seats[0], seats[1], seats[2]]);
    expect(wayRound(table, 13, 0)).toEqual([seats[13], house, seats[0]]);
    expect(wayRound(table, 12, null)).toEqual([seats[12], seats[13], house]);
    expect(wayRound(table, 3, 3)).toEqual([seats[3]]);
  });
});
