// The floor's API as a member of the staff uses it, without a page: for what a test needs done and is not about.
import type { MeAnswer, StaffAnswer } from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import type { Role } from '@punto/protocol/floor/permission';

export type Person = { readonly name: string; readonly password: string };

/** Throws on every answer that is not a success. */
export type FloorClient = {
  readonly origin: string;
  /** The session, as a `Cookie` header. */
  readonly cookie: string;
  readonly get: <T>(path: string) => Promise<T>;
  readonly post: <T>(path: string, body: object) => Promise<T>;
};

export const createFloorClient = (origin: string, session = ''): FloorClient => {
  let cookie = session;
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    // A sign-in begins a session, and a new password another.
    const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (cookies.length > 0) cookie = cookies.join('; ');
    return (await answer.json()) as T;
  };
  return {
    origin,
    get cookie() {
      return cookie;
    },
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
  };
};

export type Member = {
  readonly person: Person;
  readonly id: string;
  readonly client: FloorClient;
};

/** Signed in with a chosen password that replaces the generated one. */
export const settleIn = async (origin: string, given: Person): Promise<Member> => {
  const client = createFloorClient(origin);
  await client.post(FLOOR_PATHS.signIn, given);
  const person = { name: given.name, password: ownPassword(given.name) };
  await client.post(FLOOR_PATHS.password, { password: given.password, next: person.password });
  const { staff } = await client.get<MeAnswer>(FLOOR_PATHS.me);
  return { person, id: staff.id, client };
};

/** `manager` has confirmed the password within five minutes. */
export const hire = async (manager: FloorClient, name: string, role: Role): Promise<Member> => {
  const { password } = await manager.post<StaffAnswer>(FLOOR_PATHS.staff, { name, role });
  if (password === null) throw new Error(`${name} got no password`);
  return settleIn(manager.origin, { name, password });
};

export const confirmPassword = (client: FloorClient, { password }: Person): Promise<unknown> =>
  client.post(FLOOR_PATHS.confirm, { password });

/** A grave act asks for the password again after five minutes. */
const CONFIRM_EVERY_MS = 4 * 60_000;

/** Confirms the password now and every four minutes, until `stop`. */
export const keepConfirmed = async ({
  client,
  person,
}: Pick<Member, 'client' | 'person'>): Promise<{ readonly stop: () => void }> => {
  const confirm = () => confirmPassword(client, person);
  await confirm();
  // The server may close an idle connection at the moment it is used again; the second request opens another.
  const confirming = setInterval(() => void confirm().catch(confirm), CONFIRM_EVERY_MS);
  return { stop: () => clearInterval(confirming) };
};

export const ownPassword = (name: string): string => `the ${name} of the long hall`;

/** The manager whom the first start of a deployment prints. */
export const firstManager = (output: string): Person => {
  const [, name, password] = /sign in as (\S+) with (\S+?),/.exec(output) ?? [];
  if (!name || !password) throw new Error(`no first manager was printed: ${output}`);
  return { name, password };
};
