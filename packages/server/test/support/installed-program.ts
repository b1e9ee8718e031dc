// A program that this machine may have: servers often lie where only their operators' shells look.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Its path; `null`: it is not installed. */
export const installedProgram = (name: string): string | null => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
};
