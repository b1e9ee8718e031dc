// Reads all room files of a folder, or of the one shipped with Punto. Either all tables can be opened, or all faults of
// all files are reported and none is opened. [V]
import { relative } from 'node:path';
import type { TableSetup } from '@punto/engine/room';
import { ConfigError } from '../input/config-error.ts';
import { type FileFault, faultLine, inOrder } from '../input/file-fault.ts';
import { filesIn, readTextFile, wholeFault } from '../input/file-folder.ts';
import { parseRoomFile, type RoomFile } from './room-file.ts';
import { SHIPPED_FOLDER } from './shipped-rooms.ts';

export type Rooms = {
  readonly tables: readonly TableSetup[];
  /** Computed on request. */
  readonly remarks: () => readonly FileFault[];
};
export type RoomsRead =
  | ({ readonly ok: true } & Rooms)
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** `where`: a folder or one file; default: the shipped rooms. */
export const readRooms = (where: string = shippedFolder()): RoomsRead => {
  const files = filesIn(where, NO_ROOMS);
  if (typeof files === 'string') return { ok: false, faults: [wholeFault(where, files)] };
  const read = files.map((file) => readOne(file));
  const faults = inOrder([...read.flatMap((one) => one.faults), ...twice(read)]);
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    tables: read.flatMap((one) => one.tables),
    remarks: () => inOrder(read.flatMap((one) => one.remarks())),
  };
};

/** As `readRooms`; throws a `ConfigError` with one line for each fault. */
export const loadRooms = (where?: string): readonly TableSetup[] => {
  const read = readRooms(where);
  if (read.ok) return read.tables;
  throw new ConfigError([...read.faults.map(faultLine), 'No table was opened.'].join('\n'));
};

/** Relative to the working directory, to be short. */
const shippedFolder = (): string => relative(process.cwd(), SHIPPED_FOLDER) || '.';

const NO_ROOMS = {
  none: 'has no room files',
  advice: 'give a folder of room files, or create one: npx punto rooms init <folder>',
};

const readOne = (file: string): RoomFile => {
  const read = readTextFile(file);
  return read.ok
    ? parseRoomFile(file, read.text)
    : { tables: [], faults: [read.fault], remarks: () => [], ids: [] };
};

const twice = (read: readonly RoomFile[]): readonly FileFault[] => {
  const ids = read.flatMap((one) => one.ids);
  return ids.flatMap(({ id, at }, i) => {
    const first = ids.findIndex((other) => other.id === id);
    const there = ids[first]?.at;
    if (there === undefined || first === i) return [];
    const says = `"${id}" is already the id of a table in ${there.file}:${there.line}:${there.column}; give each table its own id`;
    return [{ ...at, says }];
  });
};
