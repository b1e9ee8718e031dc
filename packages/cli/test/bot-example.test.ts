import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enterHouse } from '@punto/protocol/client';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type OwnDeployment, startOwnDeployment } from '../src/load/own-deployment.ts';
import { openCuttingProxy } from './cutting-proxy.ts';
import { exampleOf } from './packed/example-of.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot/bot.ts', import.meta.url));
/** In soak as many as the example plays by itself. */
const ROUNDS = inject('soak') ? 100 : 15;
const PACE = {
  ...{ shufflingMs: 100, bettingMs: 150, closedMs: 20 },
  ...{ cardMs: 10, thirdCardMs: 10, resultMs: 50 },
};
const ROOM = {
  from: 'live-eight-deck',
  tables: [{ table: 'quick', name: 'Quick', limits: { minMinor: 100, maxMinor: 100_000 }, pace: PACE }],
};

const folder = mkdtempSync(join(tmpdir(), 'punto-bot-'));
let house: OwnDeployment;
beforeAll(async () => {
  mkdirSync(join(folder, 'data'));
  house = await startOwnDeployment({
    ...{ data: join(folder, 'data'), folder, room: ROOM, processors: undefined, profile: undefined },
  });
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a program prints until it ends; it must end well and report no fault. */
const printedBy = async (args: readonly string[], input = ''): Promise<string> => {
  const child = spawn(process.execPath, args, { cwd: dirname(BOT) });
  child.stdin.end(input);
  const ended = once(child, 'exit');
  const [printed, failed] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  expect({ failed, ended: await ended }).toEqual({ failed: '', ended: [0, null] });
  return printed;
};

const textOf = async (stream: AsyncIterable<unknown>): Promise<string> => {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
};

it('[L6] the bot of the examples, in thirty lines, plays its rounds through lost links, each once', async () => {
  expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  const proxy = await openCuttingProxy(house.url);
  try {
    const said = await printedBy([BOT, proxy.url, String(ROUNDS)]);
    const accepted = [...said.matchAll(/^shoe (\d+), round (\d+) accepted$/gm)].map(
      ([, shoe, round]) => `${shoe}/${round}`,
    );
    expect(accepted).toHaveLength(ROUNDS);
    expect(Math.min(proxy.cuts.before, proxy.cuts.after)).toBeGreaterThanOrEqual(ROUNDS / 25);

    // The books of the house: the patron comes back by the session, and the last round may still be settled.
    const { api } = await enterHouse(house.url.origin, { cookie: proxy.cookie() ?? '' });
    const recorded = async () => (await api.records(null, 100)).items;
    await expect.poll(recorded).toHaveLength(ROUNDS);
    const records = await recorded();
    expect(records.map(({ shoe, round }) => `${shoe}/${round}`).toReversed()).toEqual(accepted);
    expect(records.map(({ stakedMinor }) => stakedMinor)).toEqual(accepted.map(() => 100));
  } finally {
    await proxy.close();
  }
});

it('the example in the README of the protocol watches a round to its end', async () => {
  const example = exampleOf('protocol').join('\n');
  const lines = (
    await printedBy(['--input-type=module', '-'], example.replace('http://127.0.0.1:8090', house.url.origin))
  )
    .trim()
    .split('\n');
  expect(lines[0]).toBe('1000000');
  expect(lines.at(-1)).toMatch(/^settled \[/);
});
