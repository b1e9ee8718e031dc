// Changes to a table that was made on the floor: its name and pace, from the next round on, and its retirement. A
// table of a room file is changed in that file, because the file would restore it at the next start. [V] [T1]
import { keysOf } from '@punto/engine/object-keys';
import type { Pace, TableSetup } from '@punto/engine/room';
import { checkTable } from '@punto/engine/room-check';
import { withoutNames } from '@punto/engine/table-setup';
import { type DutyDecision, facts } from '../decision.ts';
import type { Duty, PlainRefusal, Staff, TableChange, TableField } from '../duty.ts';
import type { Instant } from '../ids.ts';
import type { OpenTable } from '../state.ts';

type Of<D extends Duty['duty']> = Extract<Duty, { readonly duty: D }>;

/**
 * Changes name or pace from the next round on. Refuses with `in-room-file`, `same-table`, or `table-at-fault` and
 * the field. [V]
 */
export const changeTable = (
  table: OpenTable,
  staff: Staff,
  { change, reason }: Of<'change-table'>,
  at: Instant,
): DutyDecision => {
  const now = table.nextSetup ?? table.setup;
  const checked = checkTable(changed(now, change));
  if (!checked.ok) {
    const field = fieldAt(checked.faults[0]?.path ?? '');
    return { ok: false, refusal: { reason: 'table-at-fault', field } };
  }
  const { table: setup } = checked;
  if (setup.name === now.name && samePace(setup.pace, now.pace)) return refused('same-table');
  return facts([{ type: 'SetupChanged', setup, by: staff, reason, at }]);
};

/** Retires the table permanently: no more rounds, and its records stay. A closed table has no stakes. */
export const retireTable = (
  staff: Staff,
  { reason, approvedBy }: Of<'retire-table'>,
  at: Instant,
): DutyDecision => facts([{ type: 'TableRetired', by: staff, approvedBy, reason, at }]);

const refused = (reason: PlainRefusal): DutyDecision => ({ ok: false, refusal: { reason } });

/** A new name is the name in every language: translations of the former one are removed. */
const changed = (now: TableSetup, { name, pace }: TableChange): TableSetup => {
  const wanted = name?.trim() ?? now.name;
  return {
    ...(wanted === now.name ? now : withoutNames(now)),
    name: wanted,
    pace: { ...now.pace, ...pace },
  };
};

const samePace = (one: Pace, other: Pace): boolean => {
  const fields = new Set([...keysOf(one), ...keysOf(other)]);
  return [...fields].every((field) => one[field] === other[field]);
};

const fieldAt = (path: string): TableField =>
  path === 'name' ? 'name' : ((/^pace\.(\w+)$/.exec(path)?.[1] ?? 'bettingMs') as keyof Pace);
