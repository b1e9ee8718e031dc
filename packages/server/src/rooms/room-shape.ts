// Checks the shape of a room file with the JSON schema that editors also use: names, types and words. The engine checks
// what the fields mean together. [V]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createShapeCheck, type FileSchema } from '../input/shape-faults.ts';
import { SCHEMA_FILE, SHIPPED_FOLDER } from './shipped-rooms.ts';

const FILE = join(SHIPPED_FOLDER, SCHEMA_FILE);
export const ROOM_SCHEMA: FileSchema & { readonly $schema: string } = JSON.parse(readFileSync(FILE, 'utf8'));

/** All faults of shape; empty when the file can be checked further. */
export const shapeFaults = createShapeCheck(ROOM_SCHEMA);
