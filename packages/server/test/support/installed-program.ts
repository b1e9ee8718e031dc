// Finds a program on this machine: servers are often outside the usual PATH.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Its path; `null`: not installed. */
export const installedProgram = (name: string): string | null => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
};
