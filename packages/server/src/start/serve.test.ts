import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ONE_DECK } from '../../test/support/one-deck.ts';
import { type ServedBy, serve } from './serve.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'punto-serve-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

const config = (): ServedBy => ({
  ...{ host: '127.0.0.1', port: 0, dataFolder, shoeKey: '07'.repeat(32), logLevel: 'silent' },
  ...{ origins: [], trustedProxies: [], tablesAtOnce: 1 },
});

it('gives up a start that is to be stopped, and closes everything it had opened', async () => {
  const stopping = new AbortController();
  const starting = serve(config(), [ONE_DECK], stopping.signal);
  stopping.abort(new Error('stopped'));
  await expect(starting).rejects.toThrow('stopped');
  // The data folder is free for the next start.
  const { stop } = await serve(config(), [ONE_DECK]);
  await stop();
});
