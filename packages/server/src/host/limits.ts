// Limits changed on the floor. They are worked out inside the transaction, from the rules that stand by then, and
// are in force from the next round: an open round never changes. [L3] [L4]

import type { TableSetup } from '@punto/engine/room';
import { type CheckedTable, checkTable, type Fault } from '@punto/engine/room-check';
import { tryTable } from '@punto/engine/table-setup';
import type { Role } from '@punto/protocol/floor/permission';
import type { Context, OpenTable, PatronId, Staff, TableState } from '@punto/table';
import type { LimitsChange } from '../broker/broker.ts';
import type { Transaction } from '../store/store.ts';
import { BrokenInvariant, carryOut } from './work.ts';

type Asked = { readonly staff: Staff; readonly role: Role; readonly change: LimitsChange };
type Done = {
  readonly table: OpenTable;
  readonly concerned: readonly PatronId[];
  readonly faults: readonly Fault[];
};

export const changeLimits = (
  tx: Transaction,
  state: TableState,
  { staff, role, change }: Asked,
  context: Context,
): Done => {
  if (!state) throw new BrokenInvariant('other limits for a table that was never opened');
  const checked = withLimits(state, change);
  if (!checked.ok) return { table: state, concerned: [], faults: checked.faults };
  const done = carryOut(tx, state, { type: 'ChangeSetup', setup: checked.table, by: staff }, context);
  tx.journal({
    at: context.now,
    staff,
    role,
    action: 'change-limits',
    table: state.setup.table,
    shoe: state.shoe?.number ?? null,
    round: state.round?.number ?? null,
    patron: null,
    reason: change.reason ?? null,
    before: limitsOf(state.nextSetup ?? state.setup),
    after: limitsOf(checked.table),
  });
  return { ...done, faults: [] };
};

/** The rules of the next round with these limits, or what is wrong with them. */
export const withLimits = (
  table: Pick<OpenTable, 'setup' | 'nextSetup' | 'filed'>,
  { limits, offers = [], differentialMinor }: LimitsChange,
): CheckedTable => {
  const now = table.nextSetup ?? table.setup;
  const foreign = offers.filter(({ option }) => !now.offers.some((offer) => offer.option === option));
  if (foreign.length > 0)
    return {
      ok: false,
      faults: foreign.map(({ option }) => ({ path: option, says: 'is not offered here' })),
    };
  const { chipsMinor } = table.filed ?? now;
  const { table: id, name } = now;
  // Chips that were left out under a lower maximum come back with a higher one.
  const scaled = limits ? tryTable({ ...now, chipsMinor }, { table: id, name, limits }) : checkTable(now);
  if (!scaled.ok) return scaled;
  return checkTable({
    ...scaled.table,
    offers: scaled.table.offers.map((offer) => ({
      ...offer,
      ...offers.find(({ option }) => option === offer.option),
    })),
    ...(differentialMinor === undefined ? {} : { differentialMinor }),
  });
};

const limitsOf = ({ offers, differentialMinor }: TableSetup) => ({
  offers: offers.map(({ option, minMinor, maxMinor }) => ({ option, minMinor, maxMinor })),
  differentialMinor,
});
