// Reads the mark that a backup leaves in the data folder, for monitoring.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LAST_BACKUP_FILE = 'last-backup.json';

/** Time of the newest backup, in milliseconds since 1970; `null`: none known. Throws when the mark is invalid. */
export const lastBackupAt = (folder: string): number | null => {
  const file = join(folder, LAST_BACKUP_FILE);
  if (!existsSync(file)) return null;
  const { at } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof at !== 'number') throw new Error(`${file} has no valid time`);
  return at;
};
