// Reads all room files of a folder, or of the one shipped with Punto. Either all tables can be opened, or all faults of
// all files are reported and none is opened. [V]
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fieldOf } from '@punto/engine/keyed';
import type { TableSetup } from '@punto/engine/room';
import { ConfigError } from '../input/config-error.ts';
import { faultLine, inOrder, type RoomFault } from './room-fault.ts';
import { parseRoomFile, type RoomFile } from './room-file.ts';
import { SHIPPED_FOLDER } from './shipped-rooms.ts';

export type Rooms = {
  readonly tables: readonly TableSetup[];
  /** Computed on request. */
  readonly remarks: () => readonly RoomFault[];
};
export type RoomsRead =
  | ({ readonly ok: true } & Rooms)
  | { readonly ok: false; readonly faults: readonly RoomFault[] };

/** `where`: a folder or one file; default: the shipped rooms. */
export const readRooms = (where: string = shippedFolder()): RoomsRead => {
  const files = filesIn(where);
  if (typeof files === 'string') return { ok: false, faults: [about(where, files)] };
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

const about = (file: string, says: string): RoomFault => ({ file, line: 0, column: 0, path: '', says });

/** The room files sorted by name, or a sentence why there are none. */
const filesIn = (where: string): readonly string[] | string => {
  try {
    if (!statSync(where).isDirectory()) return [where];
    const names = readdirSync(where).filter(
      (name) => /\.jsonc?$/.test(name) && !/\.schema\.json$/.test(name),
    );
    return names.length > 0 ? names.sort().map((name) => join(where, name)) : `has no room files; ${ADVICE}`;
  } catch (error) {
    if (fieldOf(error, 'code') === 'ENOENT') return `does not exist; ${ADVICE}`;
    return `cannot be read: ${fieldOf(error, 'message')}`;
  }
};

const ADVICE = 'give a folder of room files, or create one: npx punto rooms init <folder>';

const readOne = (file: string): RoomFile => {
  try {
    return parseRoomFile(file, readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const faults = [about(file, `cannot be read: ${error.message}`)];
    return { tables: [], faults, remarks: () => [], ids: [] };
  }
};

const twice = (read: readonly RoomFile[]): readonly RoomFault[] => {
  const ids = read.flatMap((one) => one.ids);
  return ids.flatMap(({ id, at }, i) => {
    const first = ids.findIndex((other) => other.id === id);
    const there = ids[first]?.at;
    if (there === undefined || first === i) return [];
    const says = `"${id}" is already the id of a table in ${there.file}:${there.line}:${there.column}; give each table its own id`;
    return [{ ...at, says }];
  });
};
