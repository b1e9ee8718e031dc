// Sign-in for tests: members with their own passwords, and requests with and without their cookies.
import type { Role } from '@punto/protocol/floor/permission';
import type { JournalEntry } from '@punto/store/journal-entry';
import type { StaffMember } from '@punto/store/staff-store';
import type { TestServer } from './test-server.ts';

/** Every member's own password. */
export const OWN = 'green kettle on fire';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
export type DoorReply = {
  readonly status: number;
  readonly body: ReturnType<typeof JSON.parse>;
  readonly set: string;
  /** The cookie that marks a known browser. */
  readonly browser: string;
};

export type TestDoor = {
  readonly send: (method: Method, url: string, cookie: string, payload?: object) => Promise<DoorReply>;
  readonly post: (url: string, cookie: string, payload?: object) => Promise<DoorReply>;
  readonly signIn: (name: string, password?: string, code?: string) => Promise<DoorReply>;
  /** Adds a member with their own password, not signed in. */
  readonly person: (name: string, role?: Role) => Promise<StaffMember>;
  /** Oldest first. */
  readonly journal: () => Promise<readonly JournalEntry[]>;
};

export const cookieOf = ({ set }: DoorReply): string => set.split(';')[0] ?? '';

const cookiesOf = ({ headers }: { readonly headers: Record<string, unknown> }): readonly string[] =>
  [headers['set-cookie'] ?? []].flat().map(String);

export const createTestDoor = ({ app, identity, store }: TestServer): TestDoor => {
  const send: TestDoor['send'] = async (method, url, cookie, payload) => {
    const answer = await app.http.inject({
      method,
      url: `/api/floor${url}`,
      headers: { cookie },
      ...(payload ? { payload } : {}),
    });
    return {
      status: answer.statusCode,
      body: answer.json(),
      set: cookiesOf(answer)[0] ?? '',
      browser: cookiesOf(answer)[1]?.split(';')[0] ?? '',
    };
  };
  const post: TestDoor['post'] = (url, cookie, payload) => send('POST', url, cookie, payload);
  return {
    send,
    post,
    signIn: (name, password = OWN, code) =>
      post('/sign-in', '', { name, password, ...(code ? { code } : {}) }),
    person: async (name, role = 'supervisor') => {
      const added = await identity.people.add(null, name, role);
      if (!added.ok) throw new Error(added.refusal);
      const { password } = added;
      const signedIn = await post('/sign-in', '', { name, password });
      const changed = await post('/me/password', cookieOf(signedIn), { password, next: OWN });
      await post('/sign-out', cookieOf(changed));
      return added.member;
    },
    journal: async () => (await store.journalPage({ limit: 200, before: null })).items.toReversed(),
  };
};
