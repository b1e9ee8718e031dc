// Reads the keys of a brand file: inline, or from a file beside it that only the server's account can read.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseWebhookKey, type WebhookKeys } from '@punto/operator/signature/standard-webhooks';
import type { FieldPath } from '../input/file-fault.ts';

export type KeyFault = { readonly way: FieldPath; readonly says: string };

const FILE = 'file:';

/** Reads the keys of a list, with a fault for each unusable one. The text of a fault never contains a key. */
export const readKeys = (
  brandFile: string,
  way: FieldPath,
  written: readonly string[],
): { readonly keys: WebhookKeys | null; readonly faults: readonly KeyFault[] } => {
  const faults: KeyFault[] = [];
  const [first, ...rest] = written.flatMap((entry, i) => {
    try {
      return [parseWebhookKey(entry.startsWith(FILE) ? textOf(brandFile, entry.slice(FILE.length)) : entry)];
    } catch (fault) {
      if (!(fault instanceof Error)) throw fault;
      faults.push({ way: [...way, i], says: fault.message });
      return [];
    }
  });
  return { keys: first && faults.length === 0 ? [first, ...rest] : null, faults };
};

const textOf = (brandFile: string, path: string): string => {
  const file = resolve(dirname(brandFile), path);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new Error(
      `the key cannot be read from ${file} (${error.message}): write the key there, or correct the path`,
    );
  }
};
