// The rooms shipped with Punto, one file each: used by a first start, and copied by operators to begin with.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyNew, type WrittenFiles, writeNewFiles } from '../input/new-files.ts';
import { shippedFolder } from '../program/shipped-files.ts';

export const SHIPPED_FOLDER = shippedFolder('rooms');
export const SCHEMA_FILE = 'room.schema.json';

/** Copies every file into the folder, which is created if missing. Existing files are kept. */
export const copyShippedRooms = (folder: string): WrittenFiles => {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(SHIPPED_FOLDER).filter((name) => name.endsWith('.json'));
  return writeNewFiles(
    names
      .sort()
      .map((name) => ({ name, write: () => copyNew(join(SHIPPED_FOLDER, name), join(folder, name)) })),
  );
};
