// An upgrade in the middle of a shoe: it was encrypted by a release without cuts, and is dealt to its end in its
// shuffled order; the next one has a commitment. [S4] [F2]
import { createCipheriv, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { DECK } from '@punto/engine/card';
import { cutIndexOf } from '@punto/engine/shoe';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { instant, shoeId, type TableEvent, tableId, version } from '@punto/table/index';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { exampleSetup } from '../../../test/support/fake-table.ts';
import { createManualClock } from '../../../test/support/manual-clock.ts';
import { seededWords } from '../../../test/support/test-deployment.ts';
import { createInProcessBroker } from '../../broker/in-process.ts';
import { createLocalTables } from './local-tables.ts';

const ONE = tableId('one');
const OLD = shoeId('old-shoe');
const KEY = new Uint8Array(32).fill(7);
const SHOE = { decks: 1, burn: 'none', cutDepth: 14, afterCut: 'finish' } as const;

/** In the first format: one byte for each card, and nothing else. */
const encryptedThen = (): Uint8Array => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', KEY, nonce, { authTagLength: 16 });
  cipher.setAAD(Buffer.from(`punto shoe\n${ONE}\n${OLD}`));
  const hidden = Buffer.concat([cipher.update(Uint8Array.from(DECK.keys())), cipher.final()]);
  return Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), hidden]);
};

it('[S4] [F2] deals a shoe of an older release to its end, and commits to the next', async () => {
  const folder = folderWithDatabase('older');
  const store = await openSqliteStore(folder);
  try {
    const clock = createManualClock();
    const at = clock.now();
    const setup = { ...exampleSetup('one'), shoe: SHOE };
    const shuffled = { shoe: OLD, number: 1, cards: DECK.length, cutIndex: cutIndexOf(SHOE), rules: SHOE };
    const events: TableEvent[] = [
      { type: 'TableOpened', setup, at: instant(at) },
      { type: 'ShoeShuffled', ...shuffled, at: instant(at) },
    ];
    await store.write({
      table: ONE,
      expected: version(0),
      needs: { accounts: [], tickets: [], escrow: false, rounds: [] },
      work: (tx) => {
        tx.append(events);
        tx.keepShoe({ shoe: OLD, table: ONE, encrypted: encryptedThen() });
      },
    });
    const broker = createInProcessBroker((fault) => {
      throw fault;
    });
    const parts = { store, broker, clock, log: pino({ level: 'silent' }), word: seededWords(2) };
    const deployment = await createLocalTables({ ...parts, encryptionKeys: [KEY], setups: [setup] });
    while (deployment.tables.get(ONE)?.state()?.shoe?.number !== 2) {
      for (let turn = 0; turn < 6; turn += 1) await new Promise<void>((done) => setImmediate(done));
      expect(deployment.tables.get(ONE)?.fault()).toBeNull();
      clock.advance(Math.max(0, (clock.next() ?? 0) - clock.now()));
    }
    const { items } = await store.shoes(ONE, { limit: 9, before: null });
    const [first] = items[0]?.rounds ?? [];
    expect([first?.player[0], first?.banker[0], first?.player[1], first?.banker[1]]).toEqual(
      DECK.slice(0, 4),
    );
    expect(await store.openedShoe(ONE, 1)).toBeNull();
    const opened = await broker.ask(ONE, { type: 'open-round', patron: null, shoe: 1, round: 1 });
    expect(opened).toEqual({ type: 'opened', opened: null });
    expect(deployment.tables.get(ONE)?.state()?.shoe?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await store.audit()).toEqual([]);
    await deployment.stop();
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
