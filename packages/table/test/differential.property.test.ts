// Many patrons betting both sides: the difference never exceeds the limit, and each refusal names exactly what would
// have been accepted. [L4] [L5]
import { coins, minor, ZERO } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, instant, patronId, publicView, type Ticket, ticketId } from '../src/index.ts';
import { Bench, SETUP, shoeOf } from './bench.ts';

const LIMIT = 700;
const STEP = 5;
const MINIMUM = 5;
const PATRONS = 150;

const WITH_TABLE_LIMIT: TableSetup = { ...SETUP, differentialMinor: coins(LIMIT), stepMinor: coins(STEP) };

/** The player limit: often reached by patrons who bet more than once. */
const OWN_LIMIT = 450;
const OWN = { patronDifferentialMinor: coins(OWN_LIMIT) };
const LIMITED = [
  { limits: 'the table limit', setup: WITH_TABLE_LIMIT },
  { limits: 'the player limit', setup: { ...WITH_TABLE_LIMIT, ...OWN, differentialMinor: null } },
  { limits: 'both limits', setup: { ...WITH_TABLE_LIMIT, ...OWN } },
] satisfies readonly { readonly limits: string; readonly setup: TableSetup }[];

const fives = (most: number) => fc.integer({ min: 1, max: most / STEP }).map((n) => n * STEP);
const crowd = fc.array(
  fc.record({
    patron: fc.nat(PATRONS - 1).map((n) => `patron-${n}`),
    stakes: fc.oneof(
      { weight: 4, arbitrary: fc.record({ player: fives(400) }) },
      { weight: 3, arbitrary: fc.record({ banker: fives(400) }) },
      { weight: 2, arbitrary: fc.record({ player: fives(1000), banker: fives(1000) }) },
      { weight: 1, arbitrary: fc.record({ tie: fives(100) }) },
    ),
  }),
  { minLength: 300, maxLength: 400, size: 'max' },
);

type Stakes = { readonly player?: number; readonly banker?: number; readonly tie?: number };

const open = (setup: TableSetup = WITH_TABLE_LIMIT): Bench => {
  const bench = new Bench(shoeOf('AS 4D 9S 2H TS 3H'), setup);
  bench.until('betting');
  return bench;
};

/** The difference in coins, from the accepted bets only. */
const apart = (taken: readonly Stakes[]): number =>
  taken.reduce((sum, { player = 0, banker = 0 }) => sum + player - banker, 0);

let tickets = 0;
/** The table's answer to this patron, in coins; nothing is placed. */
const wouldTake = (bench: Bench, patron: string, stakes: Stakes): string => {
  tickets += 1;
  const bets = Object.entries(stakes).map(([option, stake]) => ({
    option: option as 'player',
    stakeMinor: coins(stake),
  }));
  const ticket: Ticket = {
    id: ticketId(`asked-${String(tickets).padStart(8, '0')}`),
    patron: patronId(patron),
    shoe: bench.state.shoe?.number ?? 0,
    round: bench.state.round?.number ?? 0,
    mode: 'traditional',
    bets,
  };
  const cardAt = () => 'AS' as const;
  const now = instant(bench.now);
  const answer = decide(
    bench.state,
    { type: 'PlaceTicket', ticket },
    {
      now,
      cardAt,
      houseValue: () => '',
      beacon: () => null,
      awaySince: () => null,
      availableMinor: () => ZERO,
      recordsOf: () => [],
    },
  );
  return answer.ok ? 'taken' : answer.refusal.reason;
};

describe('the differential in a crowd', () => {
  it.each(LIMITED)(
    '[L4] never exceeds $limits, and every refusal names what would have been accepted',
    ({ setup }) => {
      const refusals = { table: 0, patron: 0 };
      let alternatives = 0;
      fc.assert(
        fc.property(crowd, (bets) => {
          const bench = open(setup);
          const taken: { readonly patron: string; readonly stakes: Stakes }[] = [];
          const leadOf = (whom: string | null, more: readonly Stakes[] = []) =>
            Math.abs(
              apart([
                ...taken.filter(({ patron }) => whom === null || patron === whom).map(({ stakes }) => stakes),
                ...more,
              ]),
            );
          for (const { patron, stakes } of bets) {
            const over = {
              table: setup.differentialMinor !== null && leadOf(null, [stakes]) > LIMIT,
              patron: setup.patronDifferentialMinor !== undefined && leadOf(patron, [stakes]) > OWN_LIMIT,
            };
            const refusal = bench.bet(patron, stakes);
            if (refusal === null) {
              taken.push({ patron, stakes });
              expect(over).toEqual({ table: false, patron: false });
            } else if (refusal.reason === 'over-differential') {
              const { limit } = refusal;
              if (limit === undefined) throw new Error('the refusal names no limit');
              refusals[limit] += 1;
              expect(over[limit]).toBe(true);
              expect(refusal.limitMinor).toBe(coins(limit === 'table' ? LIMIT : OWN_LIMIT));
              const side = refusal.option as 'player' | 'banker';
              const room = refusal.openMinor / 100;
              expect(room).toBeLessThan((stakes as Stakes)[side] ?? 0);
              if (room >= MINIMUM) {
                alternatives += 1;
                expect(wouldTake(bench, patron, { ...stakes, [side]: room })).toBe('taken');
                expect(wouldTake(bench, patron, { ...stakes, [side]: room + STEP })).toBe(
                  'over-differential',
                );
              }
            } else expect(refusal.reason).toBe('above-maximum');
          }
          if (setup.differentialMinor !== null) expect(leadOf(null)).toBeLessThanOrEqual(LIMIT);
          for (const { patron } of bets)
            if (setup.patronDifferentialMinor) expect(leadOf(patron)).toBeLessThanOrEqual(OWN_LIMIT);
        }),
        { seed: 14, numRuns: 12 },
      );
      if (setup.differentialMinor !== null) expect(refusals.table).toBeGreaterThan(100);
      if (setup.patronDifferentialMinor) expect(refusals.patron).toBeGreaterThan(100);
      expect(alternatives).toBeGreaterThan(50);
    },
  );

  it('[L4] the open amount shown is what the next ticket can stake, on either side', () => {
    fc.assert(
      fc.property(crowd, (bets) => {
        const bench = open();
        for (const [index, { patron, stakes }] of bets.slice(0, 80).entries()) {
          bench.bet(patron, stakes);
          for (const side of ['player', 'banker'] as const) {
            const room = (publicView(bench.state).openMinor?.[side] ?? 0) / 100;
            // A patron without stakes, so that the own maximum is the only other limit.
            const fresh = `fresh-${index}`;
            if (room > 1000) expect(wouldTake(bench, fresh, { [side]: 1000 })).toBe('taken');
            else {
              if (room >= MINIMUM) expect(wouldTake(bench, fresh, { [side]: room })).toBe('taken');
              const more = room + STEP > 1000 ? 'above-maximum' : 'over-differential';
              expect(wouldTake(bench, fresh, { [side]: room + STEP })).toBe(more);
            }
          }
        }
      }),
      { seed: 15, numRuns: 8 },
    );
  });

  it('[L4] the open amounts of both sides together are always twice the limit', () => {
    fc.assert(
      fc.property(crowd, (bets) => {
        const bench = open();
        for (const { patron, stakes } of bets) bench.bet(patron, stakes);
        const { player = minor(0), banker = minor(0) } = publicView(bench.state).openMinor ?? {};
        expect(player + banker).toBe(2 * coins(LIMIT));
        bench.until('betting');
        expect(publicView(bench.state).openMinor).toEqual({ player: coins(LIMIT), banker: coins(LIMIT) });
      }),
      { seed: 16, numRuns: 8 },
    );
  });

  it('[L4] is reset with its round, also when it is lowered for the next', () => {
    const bench = open();
    expect(bench.bet('anna', { player: 700 })).toBeNull();
    bench.carryOut({ type: 'ChangeSetup', setup: { ...WITH_TABLE_LIMIT, differentialMinor: coins(100) } });
    expect(bench.bet('ben', { banker: 1000 })).toBeNull();
    bench.until('betting');
    expect(bench.bet('ben', { banker: 105 })).toEqual({
      reason: 'over-differential',
      option: 'banker',
      openMinor: coins(100),
      limit: 'table',
      limitMinor: coins(100),
    });
  });
});
