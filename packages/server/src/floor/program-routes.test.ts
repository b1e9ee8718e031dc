import { rmSync } from 'node:fs';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeSmallProgram } from '../../test/support/small-program.ts';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import { createProgramCheck } from '../program/program-check.ts';

let server: TestServer;
let root: string;
beforeEach(async () => {
  root = writeSmallProgram();
  const parts = { root, published: null, now: () => 0, onChecked: () => undefined, onFault: () => undefined };
  server = await createTestServer({ program: createProgramCheck(parts) });
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it('[B-56] a manager reads the digest of the program and has it checked; other roles cannot', async () => {
  const ask = async (method: 'GET' | 'POST', url: string, cookie: string) => {
    const { statusCode, body } = await server.app.http.inject({ method, url, headers: { cookie } });
    return [statusCode, JSON.parse(body)] as const;
  };
  const { cookie } = await server.staff('manager');
  expect(await ask('GET', OFFICE_PATHS.program, cookie)).toMatchObject([200, { digest: null, intact: null }]);
  const checked = await ask('POST', OFFICE_PATHS.checkProgram, cookie);
  expect(checked).toMatchObject([
    200,
    { digest: expect.stringMatching(/^[0-9a-f]{64}$/), intact: true, files: 10 },
  ]);
  expect(await ask('GET', OFFICE_PATHS.program, cookie)).toEqual(checked);
  const supervisor = await server.staff('supervisor');
  for (const [method, path] of [
    ['GET', OFFICE_PATHS.program],
    ['POST', OFFICE_PATHS.checkProgram],
  ] as const) {
    expect(await ask(method, path, supervisor.cookie)).toMatchObject([403, { error: 'not-permitted' }]);
    expect((await ask(method, path, ''))[0]).toBe(401);
  }
});
