import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-floor-command-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const reset = (...more: string[]) => punto(['floor', 'reset-manager', '--data', folder, ...more]);
const kept = async () => {
  const store = await openSqliteStore(folder);
  const staff = await store.staff.all();
  const { items } = await store.journalPage({ limit: 20, before: null });
  await store.close();
  return { staff, journal: items };
};

describe('punto floor reset-manager', () => {
  it('[C.6.5] creates a manager where there is none, and then gives that one a new password', async () => {
    await (await openSqliteStore(folder)).close();
    const first = await reset();
    expect({ code: first.code, err: first.err }).toEqual({ code: 0, err: '' });
    expect(first.out).toMatch(/^Sign in as manager with [a-z2-9-]{19}, shown this once\.\n$/);
    const before = (await kept()).staff;
    const second = await reset('--name', 'Manager');
    expect(second.out).not.toBe(first.out);
    const { staff, journal } = await kept();
    expect(staff).toHaveLength(1);
    expect(staff[0]).toMatchObject({
      id: before[0]?.id,
      role: 'manager',
      mustChangePassword: true,
      active: true,
    });
    expect(staff[0]?.passwordHash).not.toBe(before[0]?.passwordHash);
    expect(journal.map(({ action, staff: by, reason }) => [action, by, reason])).toEqual([
      ['reset-manager', null, 'at the machine'],
      ['add-staff', null, null],
    ]);
    expect(JSON.stringify([staff, journal])).not.toContain(second.out.split(' ')[5]?.replace(',', ''));
  });

  it('makes a dealer with a closed and locked account a manager without a code', async () => {
    const store = await openSqliteStore(folder);
    await store.staff.add({
      id: 'staff-anne',
      name: 'Anne',
      role: 'dealer',
      passwordHash: '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA',
      mustChangePassword: false,
      codeSecret: 'sealed',
      codeOffered: null,
      codeStep: 3,
      active: false,
      createdAt: 0,
      lastSignInAt: null,
    });
    for (const at of [1, 2, 3]) await store.staff.failures.add('name:anne', at);
    await store.close();
    expect((await reset('--name', 'anne')).out).toContain('Sign in as Anne with ');
    const again = await openSqliteStore(folder);
    expect(await again.staff.byId('staff-anne')).toMatchObject({
      role: 'manager',
      active: true,
      codeSecret: null,
    });
    expect(await again.staff.failures.since('name:anne', 0)).toBe(0);
    await again.close();
  });

  it('deletes failed sign-ins of a name, and changes nothing else', async () => {
    await (await openSqliteStore(folder)).close();
    await reset('--name', 'anne');
    const before = await kept();
    const store = await openSqliteStore(folder);
    const now = before.journal[0]?.at ?? 0;
    for (const at of [now, now + 1, now + 2]) await store.staff.failures.add('name:anne', at);
    await store.close();
    const done = await punto(['floor', 'unlock', 'Anne', '--data', folder]);
    expect(done).toMatchObject({ code: 0, out: 'anne is unlocked.\n' });
    const after = await kept();
    expect(after.staff).toEqual(before.staff);
    expect(after.journal[0]).toMatchObject({ action: 'unlock-staff', staff: null, reason: 'at the machine' });
    const again = await openSqliteStore(folder);
    expect(await again.staff.failures.since('name:anne', 0)).toBe(0);
    await again.close();
    expect(await punto(['floor', 'unlock', 'nobody', '--data', folder])).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no staff member named "nobody"'),
    });
  });

  it('explains why it is not possible, and creates no database', async () => {
    const nothing = await reset();
    expect(nothing).toMatchObject({ code: 1, out: '', err: expect.stringContaining('has no punto.db') });
    expect(readdirSync(folder)).toEqual([]);
    const store = await openSqliteStore(folder);
    expect(await reset()).toMatchObject({
      code: 1,
      err: expect.stringContaining('is in use by another process'),
    });
    await store.close();
    expect(await reset('--name', '<b>')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not a valid name'),
    });
  });
});
