// Builds the setup of a table that a manager makes from a room; invalid values are a problem that names the fields. [V]
import type { Room, TableSetup } from '@punto/engine/room';
import { scaledTable, type TableChoices, tryTable } from '@punto/engine/table-setup';
import type { FieldFault } from '@punto/protocol/floor/field-fault';
import type { NewTableRequest } from '@punto/protocol/floor/table-api';
import { faultyFields, Problem } from '../http/problem.ts';
import { returnFaults } from '../rooms/least-return.ts';
import { sanitizeText } from './sanitize-text.ts';
import { tableFaults } from './table-faults.ts';

const TAKEN = 'A table of this house has that name, or had it: choose another.';

export const taken = (): Problem =>
  new Problem('conflict', TAKEN, {
    faults: [{ field: 'table', says: TAKEN, why: { code: 'address-taken' } }],
    detail: 'table-name-taken',
  });

type Wanted = Omit<NewTableRequest, 'preview'>;

/** Throws a `Problem` that names the invalid fields. */
export const newTable = (rooms: readonly Room[], wanted: Wanted): TableSetup => {
  const room = rooms.find(({ id }) => id === wanted.room);
  if (!room)
    throw faultyFields([{ field: 'room', says: 'There is no such room.', why: { code: 'no-room' } }]);
  // Reserved: it is the path for new tables.
  if (wanted.table === 'new') throw taken();
  const { table, name, limits, differentialMinor, patronDifferentialMinor, decks, cutDepth } = wanted;
  const { pace = {}, options } = wanted;
  const choices: TableChoices = {
    table,
    name: sanitizeText(name),
    pace,
    shoe: { ...(decks !== undefined && { decks }), ...(cutDepth !== undefined && { cutDepth }) },
    ...(options && { options }),
    ...(limits && { limits }),
    ...(differentialMinor !== undefined && { differentialMinor }),
    ...(patronDifferentialMinor !== undefined && { patronDifferentialMinor }),
  };
  const dealt = dealtBy(room, wanted.dealing);
  const made = tryTable(dealt, choices);
  if (!made.ok) throw faultyFields(ofTheirOwn(tableFaults(made.faults, scaledTable(dealt, choices)), wanted));
  const poor = returnFaults(made.table);
  if (poor.length > 0) throw faultyFields(tableFaults(poor, made.table));
  return made.table;
};

/** Limits derived from the largest stake are invalid only because of it, so only that field is named. */
const ofTheirOwn = (faults: readonly FieldFault[], wanted: Wanted): readonly FieldFault[] => {
  const own = faults.filter(
    ({ field }) =>
      !(field === 'differential' && wanted.differentialMinor === undefined) &&
      !(field === 'patronDifferential' && wanted.patronDifferentialMinor === undefined),
  );
  return own.length > 0 ? own : faults;
};

const dealtBy = (room: Room, dealing: NewTableRequest['dealing']): Room => {
  const { dealing: _, ...machine } = room;
  if (dealing === 'person') return { ...machine, dealing };
  return dealing === 'machine' ? machine : room;
};
