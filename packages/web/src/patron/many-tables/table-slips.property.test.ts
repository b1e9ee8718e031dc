// For any presses at several tables: what Confirm shows is the sum of the tickets it sends, no chip is counted at two
// tables or lost between them, and the balance is never laid twice. [L5] [L6]
import { addMinor, coins, type Minor, minor, ZERO } from '@punto/engine/minor';
import { OPTION_IDS } from '@punto/engine/option-id';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setup, terms } from '../../../test/fixtures/table-setup.ts';
import { betsOf, totalOf } from '../felt/slip/laid.ts';
import {
  accepted,
  addChip,
  clear,
  EMPTY_SLIP,
  onSlip,
  refused,
  type Slip,
  sendSlip,
  takeBack,
  undo,
} from '../felt/slip/slip.ts';
import { sumOf, type TableSlip, unconfirmedBeside } from './table-slips.ts';

type AtTable = { readonly slip: Slip; readonly open: boolean; readonly closesAt: number | null };
type Tables = Readonly<Record<string, AtTable>>;

const NAMES = ['alder', 'birch', 'cedar', 'elder'] as const;
const name = fc.constantFrom(...NAMES);
const deed = fc.oneof(
  fc.record({
    does: fc.constant('lay' as const),
    at: name,
    option: fc.constantFrom(...OPTION_IDS),
    chip: fc.constantFrom(...setup.chipsMinor),
  }),
  fc.record({
    does: fc.constantFrom('take' as const, 'undo' as const, 'clear' as const),
    at: name,
    option: fc.constantFrom(...OPTION_IDS),
  }),
  fc.record({ does: fc.constantFrom('accept' as const, 'refuse' as const, 'close' as const), at: name }),
  fc.record({ does: fc.constant('confirm' as const), at: name }),
);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

const TICKET = 'ticket-1';

const slipsOf = (tables: Tables): readonly TableSlip[] =>
  NAMES.map((table) => {
    const at = tables[table] ?? { slip: EMPTY_SLIP, open: true, closesAt: null };
    const sent = at.slip.sent?.laid ?? [];
    return { table, name: table, laid: at.slip.laid, sent, open: at.open, closesAt: at.closesAt };
  });

const after = (tables: Tables, balanceMinor: Minor, did: Deed): Tables => {
  const at = tables[did.at] ?? { slip: EMPTY_SLIP, open: true, closesAt: null };
  const beside = unconfirmedBeside(slipsOf(tables), did.at);
  const left = minor(Math.max(0, balanceMinor - beside));
  const change = (slip: Slip): Tables => ({ ...tables, [did.at]: { ...at, slip } });
  const here = terms({ open: at.open, availableMinor: left });
  switch (did.does) {
    case 'lay':
      return change(addChip(at.slip, here, did.option, did.chip).slip);
    case 'take':
      return change(takeBack(at.slip, here, did.option));
    case 'undo':
      return change(undo(at.slip));
    case 'clear':
      return change(clear(at.slip));
    case 'accept':
      return change(accepted(at.slip, TICKET));
    case 'refuse':
      return change(refused(at.slip, TICKET));
    case 'close':
      return { ...tables, [did.at]: { ...at, open: false } };
    case 'confirm':
      return {
        ...tables,
        ...Object.fromEntries(sumOf(slipsOf(tables)).tables.map(({ table }) => [table, sent(tables[table])])),
      };
  }
};
const sent = (at: AtTable = { slip: EMPTY_SLIP, open: true, closesAt: null }): AtTable => ({
  ...at,
  slip: sendSlip(at.slip, TICKET),
});

const start = fc.record(
  Object.fromEntries(
    NAMES.map((each) => [
      each,
      fc.record({
        slip: fc.constant(EMPTY_SLIP),
        open: fc.boolean(),
        closesAt: fc.option(fc.integer({ min: 0, max: 30_000 })),
      }),
    ]),
  ),
);

it('[L5] [L6] the sum is that of the tickets, and no chip is lost between tables or laid twice', () => {
  fc.assert(
    fc.property(start, fc.array(deed, { maxLength: 40 }), (tables, deeds) => {
      const balance = coins(3_000);
      let now: Tables = tables;
      for (const did of deeds) {
        const before = now;
        now = after(now, balance, did);
        for (const table of NAMES)
          if (did.does !== 'confirm' && table !== did.at) expect(now[table]).toEqual(before[table]);
        if (did.does === 'confirm') expect(unconfirmedBeside(slipsOf(now), null)).toBe(laidIn(before));
      }
      const slips = slipsOf(now);
      const sum = sumOf(slips);
      const tickets = sum.tables.map(({ laid }) => totalOf(betsOf(laid))).reduce(addMinor, ZERO);
      expect(sum.totalMinor).toBe(tickets);
      expect(unconfirmedBeside(slips, null)).toBeLessThanOrEqual(balance);
      for (const each of slips)
        expect(unconfirmedBeside(slips, each.table) + totalOf(each.laid) + totalOf(each.sent)).toBe(
          unconfirmedBeside(slips, null),
        );
    }),
    { seed: 31, numRuns: 400 },
  );
});

const laidIn = (tables: Tables): Minor =>
  Object.values(tables)
    .map(({ slip }) => totalOf(onSlip(slip)))
    .reduce(addMinor, ZERO);

it('[T1] the first to close is the one with the least time left, and a table without a clock is last', () => {
  fc.assert(
    fc.property(start, (tables) => {
      const laid = [{ option: 'player' as const, stakeMinor: coins(5) }];
      const all = slipsOf(tables).map((each) => ({ ...each, laid }));
      const closings = sumOf(all).tables.map(({ closesAt }) => closesAt ?? Number.POSITIVE_INFINITY);
      expect(closings).toEqual([...closings].sort((a, b) => a - b));
      expect(closings).toHaveLength(all.filter(({ open }) => open).length);
    }),
    { seed: 32, numRuns: 100 },
  );
});
