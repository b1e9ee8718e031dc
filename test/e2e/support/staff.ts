// `test` for the console: the shared deployment of the floor, and staff who are hired for the test. The sign-in page has a test
// of its own; here a page is given the session.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { FLOOR } from '@punto/protocol/floor/paths';
import type { Role } from '@punto/protocol/floor/permission';
import { createFloorClient, hire, type Member } from './floor-client.ts';
import type { FloorAddress } from './floor-deployment.ts';
import { test as base } from './guests.ts';
import { START_MS, shared } from './shared.ts';

export type Hire = (role: Role) => Promise<Member>;

export const test = base.extend<{ hire: Hire; floor: FloorAddress }>({
  floor: [async ({ browserName: _ }, use) => use(await shared('floor')), { timeout: START_MS }],
  baseURL: ({ floor }, use) => use(floor.origin),
  hire: ({ floor: { origin, manager } }, use) =>
    use((role) =>
      hire(createFloorClient(origin, manager.cookie), `${role}-${randomBytes(3).toString('hex')}`, role),
    ),
});
export { expect } from './expect.ts';

/** The page is this member’s console from now on. */
export const signIn = (page: Page, { client: { origin, cookie } }: Member): Promise<void> =>
  page.context().addCookies(
    cookie.split('; ').map((each) => {
      const [name = '', value = ''] = each.split('=');
      return { name, value, domain: new URL(origin).hostname, path: FLOOR };
    }),
  );

const CLI = fileURLToPath(new URL('../../../packages/cli/src/main.ts', import.meta.url));

/** The output of `punto audit` on the data of the running server; throws if it finds a fault. */
export const audit = async ({ dataFolder }: FloorAddress): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, 'audit', '--data', dataFolder]);
  return stdout;
};
