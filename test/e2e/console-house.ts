// A house with people: a table dealt by the machine, tables where a person deals, and staff of every role who can
// sign in. The door has a test of its own; here everybody comes in by the same requests, without typing.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type APIRequestContext, test as base, type Page, request } from '@playwright/test';
import type { StaffAnswer } from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import type { Role } from '@punto/protocol/floor/permission';
import type { RoomFile } from './floor.ts';
import { type House, openHouse } from './house.ts';

const BRISK = {
  leastBettingMs: 0,
  shufflingMs: 400,
  closedMs: 200,
  cardMs: 120,
  thirdCardMs: 150,
  resultMs: 2_500,
};

/** A short shoe drawn by a person. The clock leaves time to stake; the dealer closes earlier. */
const BY_HAND: RoomFile = {
  from: 'live-eight-deck',
  id: 'hand-dealt',
  title: 'Dealt by hand',
  dealing: 'person',
  shoe: { decks: 1, cutDepth: 14 },
  // With one deck these return less than 75 %, and a room file that has them is refused. [B-18]
  offers: { 'player-pair': null, 'banker-pair': null, 'any-pair': null, 'perfect-pair': null },
  tables: [
    { table: 'oak', name: 'Oak', pace: { ...BRISK, bettingMs: 60_000 } },
    { table: 'elm', name: 'Elm', pace: { ...BRISK, bettingMs: 60_000 } },
    { table: 'ash', name: 'Ash', pace: { ...BRISK, bettingMs: 60_000 } },
  ],
};

const BY_MACHINE: RoomFile = {
  from: 'live-eight-deck',
  tables: [
    { table: 'quartz', name: 'Quartz', pace: { ...BRISK, bettingMs: 9_000 } },
    { table: 'slate', name: 'Slate', pace: { ...BRISK, bettingMs: 9_000 } },
  ],
};

export type Person = { readonly name: string; readonly password: string };
export const STAFF = {
  dana: 'dealer',
  dirk: 'dealer',
  dora: 'dealer',
  sara: 'supervisor',
  mona: 'manager',
} as const satisfies Record<string, Role>;
export type StaffName = keyof typeof STAFF;
export type People = Readonly<Record<StaffName, Person>>;

type Kind = {
  /** Nobody has signed in yet: a worker of its own. */
  readonly untouched: boolean;
};

export const test = base.extend<{ origin: string }, { house: House; people: People } & Kind>({
  untouched: [false, { option: true, scope: 'worker' }],
  house: [
    // It depends on the kind, so that an untouched house is not shared with others.
    async ({ untouched }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `punto-console-${untouched ? 'new-' : ''}`));
      const house = await openHouse(folder, { hand: BY_HAND, machine: BY_MACHINE }, 1);
      await house.serve();
      await use(house);
      await house.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  people: [async ({ house }, use) => use(await hire(house)), { scope: 'worker' }],
  origin: ({ house }, use) => use(house.origin),
  baseURL: ({ house }, use) => use(house.origin),
});
export { expect } from '@playwright/test';

/** What the first start printed. */
export const firstManager = async (house: House): Promise<Person> => {
  const said = /sign in as (\S+) with (\S+?),/;
  const until = Date.now() + 5_000;
  while (!said.test(house.said()) && Date.now() < until) await new Promise((next) => setTimeout(next, 50));
  const [, name, password] = said.exec(house.said()) ?? [];
  if (!name || !password) throw new Error(`no first manager was told: ${house.said()}`);
  return { name, password };
};

export const ownPassword = (name: string): string => `the ${name} of the long hall`;

const hire = async (house: House): Promise<People> => {
  const boss = await request.newContext({ baseURL: house.origin });
  const first = await firstManager(house);
  await comeIn(boss, first);
  const own = ownPassword(first.name);
  await ask(boss, 'post', FLOOR_PATHS.password, { password: first.password, next: own });
  await ask(boss, 'post', FLOOR_PATHS.confirm, { password: own });
  const hired: [string, Person][] = [];
  for (const [name, role] of Object.entries(STAFF)) {
    const { password } = await ask<StaffAnswer>(boss, 'post', FLOOR_PATHS.staff, { name, role });
    if (password === null) throw new Error(`${name} got no password`);
    const person = await request.newContext({ baseURL: house.origin });
    await comeIn(person, { name, password });
    const next = ownPassword(name);
    await ask(person, 'post', FLOOR_PATHS.password, { password, next });
    await person.dispose();
    hired.push([name, { name, password: next }]);
  }
  await boss.dispose();
  return Object.fromEntries(hired) as People;
};

const comeIn = (from: APIRequestContext, { name, password }: Person) =>
  ask(from, 'post', FLOOR_PATHS.signIn, { name, password });

/** Throws unless it was done. */
export const ask = async <T>(
  from: APIRequestContext,
  method: 'get' | 'post' | 'put',
  path: string,
  data?: object,
): Promise<T> => {
  const answer = await from[method](path, data ? { data } : {});
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** The page is somebody’s desk from now on; a former desk of theirs is signed out by it. */
export const signIn = (page: Page, person: Person): Promise<unknown> => comeIn(page.request, person);

const CLI = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));

/** What `punto audit` prints of the house’s data, beside the running server; throws when it finds a fault. */
export const audit = async ({ dataFolder }: House): Promise<string> => {
  const told = await promisify(execFile)(process.execPath, [CLI, 'audit', '--data', dataFolder]);
  return told.stdout;
};
