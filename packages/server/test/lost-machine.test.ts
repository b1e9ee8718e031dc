// A machine is lost with everything on it, except for a backup made while tables played: a new server continues from
// it. Everything acknowledged before the backup began is in it, everything later is lost, and the books are right.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backup, backUp } from '@punto/store/backup/backup';
import { restore } from '@punto/store/backup/restore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endEveryShoe } from '../src/table-host/tables/unreadable-shoes.ts';
import { createSiege } from './siege.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-lost-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('[T3] [L6] [T8] a backup made under load, restored on a new machine, plays on', async () => {
  const data = join(folder, 'data');
  const siege = createSiege({ folder, tables: 2, patrons: 12, chance: () => 0.5 });
  let taken: Backup | undefined;
  let before = 0;
  try {
    await siege.strike(async () => {
      await expect.poll(() => siege.answered().accepted).toBeGreaterThan(100);
      before = siege.answered().accepted + siege.answered().refused;
      const options = { into: join(folder, 'backups'), withKey: true, quick: false, givenKey: undefined };
      taken = await backUp({ folder: data, now: Date.now(), ...options });
      const { accepted } = siege.answered();
      await expect.poll(() => siege.answered().accepted).toBeGreaterThan(accepted + 12);
    });
    rmSync(data, { recursive: true });
    const given = { withoutKey: false, givenKey: undefined, now: Date.now(), endShoes: endEveryShoe };
    const { counted } = await restore({ backup: taken?.folder ?? '', folder: data, ...given });
    expect(counted.events).toBeGreaterThan(100);
    siege.forget(before);
    const { faults, tickets } = await siege.goOn();
    expect(faults).toEqual([]);
    expect(tickets).toBeGreaterThan(112);
  } finally {
    await siege.close();
  }
});
