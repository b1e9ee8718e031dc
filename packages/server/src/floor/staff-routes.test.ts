import type { StaffMemberAnswer } from '@punto/protocol/floor/api';
import type { JournalEntry } from '@punto/store/journal-entry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type SignedInStaff, type TestServer } from '../../test/support/test-server.ts';

let server: TestServer;
let manager: SignedInStaff;
beforeEach(async () => {
  server = await createTestServer({ signInsPerMinute: 1_000 });
  manager = await server.staff('manager', 'Anne', true);
});
afterEach(() => server.close());

const send = async (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
  cookie = manager.cookie,
) => {
  const answer = await server.app.http.inject({
    method,
    url: `/api/floor${url}`,
    headers: { cookie },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const add = (name: string, role = 'dealer') => send('POST', '/staff', { name, role });
const change = (id: string, wanted: object) => send('PATCH', `/staff/${id}`, wanted);
const last = async (): Promise<JournalEntry | undefined> =>
  (await server.store.journalPage({ limit: 20, before: null })).items.find(
    ({ action }) => action !== 'session-ended',
  );
const signIn = (name: string, password: string) => send('POST', '/sign-in', { name, password }, '');

describe('staff administration', () => {
  it('adds a member with a password for one sign-in, shown once', async () => {
    const { status, body } = await add('Ben', 'supervisor');
    expect(status).toBe(200);
    expect(body).toEqual({
      staff: {
        lockedUntil: null,
        id: expect.stringMatching(/^staff-/),
        name: 'Ben',
        role: 'supervisor',
        hasCode: false,
        mustChangePassword: true,
        signedIn: false,
        active: true,
        createdAt: server.clock.now(),
        lastSignInAt: null,
      },
      password: expect.stringMatching(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/),
    });
    expect(await last()).toMatchObject({
      action: 'add-staff',
      staff: { name: 'Anne' },
      role: 'manager',
      before: null,
      after: { id: body.staff.id, name: 'Ben', role: 'supervisor', active: true },
    });
    expect(JSON.stringify((await send('GET', '/staff')).body)).not.toContain(body.password);
    expect(JSON.stringify(await last())).not.toMatch(/argon2|password":"/);
    expect((await signIn('Ben', body.password)).body.staff.mustChangePassword).toBe(true);
  });

  it('lists members with their sessions', async () => {
    await add('Ben');
    const { staff } = (await send('GET', '/staff')).body as { staff: StaffMemberAnswer[] };
    expect(staff.map(({ name, signedIn }) => [name, signedIn])).toEqual([
      ['Anne', true],
      ['Ben', false],
    ]);
  });

  it.each(['<i>Ben</i>', 'Ben\u202e', 'Be\u0007n', 'Be\u200bn', '', '   ', 'Вen'])(
    'rejects names that look like others: %j',
    async (name) => {
      const { status, body } = await add(name);
      expect([422, 400]).toContain(status);
      expect(['bad-name', 'invalid-request']).toContain(body.error);
    },
  );

  it.each(['anne', ' ANNE ', 'Ａnne'])('rejects a name that exists already: %j', async (name) => {
    expect(await add(name)).toMatchObject({ body: { error: expect.stringMatching(/name-taken|bad-name/) } });
    expect((await server.store.staff.all()).length).toBe(1);
  });

  it('adds one member when two managers add the same name together', async () => {
    const both = await Promise.all([add('Ben'), add('ben')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['another role', { role: 'supervisor' }, { role: 'dealer' }, { role: 'supervisor' }],
    ['no access', { active: false, reason: 'left the house' }, { active: true }, { active: false }],
    ['a new password', { resetPassword: true }, {}, { passwordReset: true, mustChangePassword: true }],
  ])('given %s are signed out at once, and the journal has both states', async (_, wanted, before, after) => {
    const ben = await server.staff('dealer', 'Ben');
    const changed = await change(ben.id, wanted);
    expect(changed.status).toBe(200);
    expect((await send('GET', '/me', undefined, ben.cookie)).body.error).toBe('not-signed-in');
    const reason = 'reason' in wanted ? wanted.reason : null;
    expect(await last()).toMatchObject({
      action: 'change-staff',
      staff: { name: 'Anne' },
      reason,
      before,
      after,
    });
  });

  it('deactivated members cannot sign in, and reactivated ones can', async () => {
    const { staff, password } = (await add('Ben')).body;
    await change(staff.id, { active: false });
    expect((await signIn('Ben', password)).body.error).toBe('wrong-name-or-password');
    await change(staff.id, { active: true });
    expect((await signIn('Ben', password)).status).toBe(200);
  });

  it('a new password removes a lock', async () => {
    const { staff, password } = (await add('Ben')).body;
    for (let i = 0; i < 3; i += 1) await signIn('Ben', 'wrong password');
    expect((await signIn('Ben', password)).body.error).toBe('locked-out');
    const reset = (await change(staff.id, { resetPassword: true })).body;
    expect((await signIn('Ben', password)).body.error).toBe('wrong-name-or-password');
    expect((await signIn('Ben', reset.password)).status).toBe(200);
  });

  it('members who lost their phone can sign in after their code was removed', async () => {
    const ben = await server.staff('dealer', 'Ben');
    await server.store.staff.update(ben.id, { codeSecret: 'encrypted', codeStep: 7 });
    expect((await change(ben.id, { removeCode: true })).body.staff.hasCode).toBe(false);
    expect(await last()).toMatchObject({ before: { hasCode: true }, after: { hasCode: false } });
  });

  it('keeps at least one manager who can sign in', async () => {
    for (const wanted of [{ active: false }, { role: 'dealer' }])
      expect(await change(manager.id, wanted)).toMatchObject({
        status: 409,
        body: { error: 'last-manager' },
      });
    const ben = await server.staff('manager', 'Ben', true);
    const both = await Promise.all([
      change(ben.id, { active: false }),
      send('PATCH', `/staff/${manager.id}`, { role: 'dealer' }, ben.cookie),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      (await server.store.staff.all()).filter(({ role, active }) => role === 'manager' && active),
    ).toHaveLength(1);
  });

  it.each([
    ['/staff/nobody', { role: 'dealer' }, 404, 'not-found'],
    ['/staff/staff-1', {}, 400, 'invalid-request'],
    ['/staff/staff-1', { password: 'mine' }, 400, 'invalid-request'],
    ['/staff/staff-1', { role: 'owner' }, 400, 'invalid-request'],
  ])('%s with %o is %i %s', async (url, wanted, status, error) => {
    expect(await send('PATCH', url, wanted)).toMatchObject({ status, body: { error } });
  });
});

describe('the first start', () => {
  it('creates one manager, whose password is for one sign-in', async () => {
    const fresh = await createTestServer();
    const made = await fresh.identity.people.begin();
    expect(made).toEqual({ name: 'manager', password: expect.stringMatching(/^[a-z2-9-]{19}$/) });
    expect(await fresh.identity.people.begin()).toBeNull();
    const [member] = await fresh.store.staff.all();
    expect(member).toMatchObject({ name: 'manager', role: 'manager', mustChangePassword: true });
    const kept = JSON.stringify([member, await fresh.store.journalPage({ limit: 9, before: null })]);
    expect(kept).not.toContain(made?.password);
    expect(kept).toContain('add-staff');
    await fresh.close();
  });

  it('creates none when there is staff', async () => {
    expect(await server.identity.people.begin()).toBeNull();
  });
});
