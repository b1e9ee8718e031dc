// The mark that a backup leaves in the data folder, for whoever watches the house.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LAST_BACKUP_FILE = 'last-backup.json';

/** When the newest was made; `null`: none is known of. */
export const lastBackupAt = (folder: string): number | null => {
  const file = join(folder, LAST_BACKUP_FILE);
  if (!existsSync(file)) return null;
  const { at } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof at !== 'number') throw new Error(`${file} tells no time`);
  return at;
};
