// A house keeps what it keeps for as long as its settings say, on either store, in virtual time: the books, the records and the
// chain of the journal hold afterwards.
import { rmSync } from 'node:fs';
import { openPostgresStore } from '@punto/store/postgres-store';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { onPostgres } from '@punto/store/test/contract/postgres';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { type PatronId, patronId } from '@punto/table/ids';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createFloorIdentity } from '../src/identity/floor-identity.ts';
import { doerOf } from '../src/identity/floor-sessions.ts';
import { createGuests } from '../src/identity/guests.ts';
import { applyRetention, type Keeping } from '../src/identity/retention.ts';
import { entryOf } from '../src/identity/staff-journal-entry.ts';
import { LocalKeyedMutex } from '../src/limits/semaphore.ts';
import { createManualClock } from './support/manual-clock.ts';
import { NO_COST } from './support/test-server.ts';

const DAY_MS = 24 * 60 * 60_000;
const keeping: Keeping = { sessionsMs: 30 * DAY_MS, guestsMs: 60 * DAY_MS, invitationsMs: 10 * DAY_MS };
const newest = { limit: 50, before: null };

const keepsTo = (open: () => Promise<Store>): void => {
  it('[I13] sessions, guests, invitations and failed sign-ins go, each in its time, and the journal counts them', async () => {
    const store = await open();
    const clock = createManualClock();
    const guests = createGuests(store, clock);
    const identity = createFloorIdentity({
      ...{ staff: store.staff, clock, encryptionKeys: [new Uint8Array(32)], cost: NO_COST },
    });
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const parts = { store, clock, log, keeping, sessions: identity.sessions, turns: new LocalKeyedMutex() };
    const days = async (count: number) => {
      clock.advance(count * DAY_MS);
      return applyRetention(parts);
    };
    const nameOf = async (patron: PatronId) => (await store.patrons.find(patron))?.name;

    const gone = (await guests.admit()).patron;
    const signedIn = (await guests.admit()).patron;
    const code = { hashes: ['c1'], at: clock.now() };
    await store.recoveryCodes.replace(signedIn.id, code, act(signedIn.id));
    await store.patrons.names.choose(gone.id, {
      ...{ name: { name: 'Gone', skeleton: 'gone' }, shown: true, at: clock.now() },
    });
    const made = await identity.people.add(null, 'Sue', 'supervisor');
    if (!made.ok) throw new Error(made.refusal);
    await identity.sessions.open(
      made.member,
      entryOf(doerOf(made.member), { at: clock.now(), action: 'sign-in' }),
    );
    const signedInAt = clock.now();
    await store.staff.failures.add('name:sue', clock.now());
    await store.invitations.add(
      {
        ...{ id: 'i1', hash: 'h1', note: 'for Dana', madeBy: { id: made.member.id, name: 'Sue' } },
        ...{ madeAt: clock.now(), expiresAt: clock.now() + DAY_MS, uses: 1, used: 0, withdrawnAt: null },
      },
      entryOf(null, { at: clock.now(), action: 'invite-guests' }),
    );
    const none = {
      sessions: 0,
      staffSessions: 0,
      openidSessions: 0,
      failedSignIns: 0,
      invitations: 0,
      guests: 0,
    };

    expect(await days(0)).toEqual(none);
    expect(lines).toEqual([]);
    expect(await days(2)).toEqual({ ...none, staffSessions: 1, failedSignIns: 1 });
    expect((await store.staff.byId(made.member.id))?.lastSignInAt).toBe(signedInAt);
    expect(await days(10)).toEqual({ ...none, invitations: 1 });
    expect(await days(19)).toEqual({ ...none, sessions: 2 });
    // No session can return to it; it is still kept for the time of the setting.
    expect(await nameOf(gone.id)).toBe(gone.name);
    expect(await days(30)).toEqual({ ...none, guests: 1 });
    expect([await nameOf(gone.id), await nameOf(signedIn.id)]).toEqual(['Erased', signedIn.name]);
    expect((await store.patrons.names.of(gone.id, clock.now())).name).toBeNull();
    expect(await days(400)).toEqual(none);

    const runs = (await store.journalPage({ ...newest, actions: ['apply-retention'] })).items;
    expect(runs.map(({ after }) => after)).toEqual([
      { ...none, guests: 1 },
      { ...none, sessions: 2 },
      { ...none, invitations: 1 },
      { ...none, staffSessions: 1, failedSignIns: 1 },
    ]);
    expect(lines.map(({ msg, guests: erased }) => [msg, erased])).toEqual(
      [0, 0, 0, 1].map((erased) => ['retention job deleted expired rows', erased]),
    );
    const [erasure] = (await store.journalPage({ ...newest, actions: ['erase-patron'] })).items;
    expect(erasure).toMatchObject({ patron: gone.id, after: { by: 'retention' } });
    // What counts is all there, and every sum and chain holds.
    expect((await store.statement(gone.id, newest)).items).toHaveLength(1);
    expect(await store.audit()).toEqual([]);
    identity.close();
    await store.close();
  });
};

const act = (patron: PatronId) =>
  entryOf(null, { at: 1, action: 'make-recovery-codes', patron: patronId(patron) });

describe('a house in a data folder', () => {
  keepsTo(async () => {
    const folder = folderWithDatabase('retention');
    const store = await openSqliteStore(folder);
    return {
      ...store,
      close: async () => {
        await store.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  });
});

onPostgres('a house on PostgreSQL', ({ house }) => {
  keepsTo(async () => openPostgresStore(await house()));
});
