// Writes the example brand into a folder: the brand file that ships with Punto, its schema, and new keys. Existing files are kept.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newWebhookKey } from '@punto/operator/signature/standard-webhooks';
import { copyNew, type WrittenFiles, writeNewFiles } from '../input/new-files.ts';
import { BRAND_SCHEMA_FILE, SHIPPED_BRANDS } from './brand-shape.ts';

const EXAMPLE = 'lighthouse.json';
/** The files of keys that the example names. */
const KEYS = ['keys/lighthouse-wallet.key', 'keys/lighthouse-api.key', 'keys/lighthouse-events.key'];

export const writeExampleBrand = (folder: string): WrittenFiles => {
  mkdirSync(join(folder, 'keys'), { recursive: true });
  return writeNewFiles([
    ...[BRAND_SCHEMA_FILE, EXAMPLE].map((name) => ({
      name,
      write: () => copyNew(join(SHIPPED_BRANDS, name), join(folder, name)),
    })),
    ...KEYS.map((name) => ({ name, write: () => writeKey(join(folder, name)) })),
  ]);
};

/** Writes a key into a file that only the server's account can read. */
const writeKey = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${newWebhookKey()}\n`, { flag: 'wx', mode: 0o600 });
};
