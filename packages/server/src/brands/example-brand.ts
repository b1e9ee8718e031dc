// An example to begin with: the brand file that comes with Punto, its schema, and new keys. Existing files are kept.
import { constants, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fieldOf } from '@punto/engine/keyed';
import { newWebhookKey } from '@punto/operator/signature/standard-webhooks';
import { BRAND_SCHEMA_FILE, SHIPPED_BRANDS } from './brand-shape.ts';

const EXAMPLE = 'lighthouse.json';
/** The files of keys that the example names. */
const KEYS = ['keys/lighthouse-wallet.key', 'keys/lighthouse-api.key', 'keys/lighthouse-events.key'];

export type Written = { readonly written: readonly string[]; readonly kept: readonly string[] };

export const writeExampleBrand = (folder: string): Written => {
  mkdirSync(join(folder, 'keys'), { recursive: true });
  const files = [
    ...[BRAND_SCHEMA_FILE, EXAMPLE].map((name) => ({
      name,
      isNew: isNewFile(() =>
        copyFileSync(join(SHIPPED_BRANDS, name), join(folder, name), constants.COPYFILE_EXCL),
      ),
    })),
    ...KEYS.map((name) => ({ name, isNew: isNewFile(() => writeKey(join(folder, name))) })),
  ];
  const names = (isNew: boolean) => files.filter((file) => file.isNew === isNew).map(({ name }) => name);
  return { written: names(true), kept: names(false) };
};

/** Readable by the account of the server alone. */
const writeKey = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${newWebhookKey()}\n`, { flag: 'wx', mode: 0o600 });
};

/** `false`: the file existed already. */
const isNewFile = (write: () => void): boolean => {
  try {
    write();
    return true;
  } catch (error) {
    if (fieldOf(error, 'code') === 'EEXIST') return false;
    throw error;
  }
};
