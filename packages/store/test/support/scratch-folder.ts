// A temporary folder for a server that a test starts, and the account it runs under: database servers refuse to run as
// root.
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Account = { readonly uid: number; readonly gid: number };

/** `null`: the account that runs the tests. */
export const unprivileged = (): Account | null => {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody']
    .map((name) => lines.find((each) => each.startsWith(`${name}:`)))
    .find(Boolean);
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('there is no account that a database could run under');
  return { uid: Number(uid), gid: Number(gid) };
};

export const scratchFolder = (name: string, account: Account | null = unprivileged()): string => {
  const folder = mkdtempSync(join(tmpdir(), `punto-${name}-`));
  if (account !== null) chownSync(folder, account.uid, account.gid);
  return folder;
};
