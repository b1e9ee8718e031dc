import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enterHouse } from '@punto/protocol/client';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type OwnDeployment, startOwnDeployment } from '../src/load/own-deployment.ts';
import { openCuttingProxy } from './cutting-proxy.ts';
import { exampleOf } from './packed/example-of.ts';

const example = (file: string): string =>
  fileURLToPath(new URL(`../../../examples/bot/${file}`, import.meta.url));
const BOT = example('bot.ts');
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
mkdirSync(join(folder, 'data'));
// A module from standard input looks for its packages here.
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
symlinkSync(PACKAGES, join(folder, 'node_modules'), 'junction');
const startHouse = () =>
  startOwnDeployment({
    ...{ data: join(folder, 'data'), folder, room: ROOM, processors: undefined, profile: undefined },
  });
let house: OwnDeployment;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Run = { readonly input?: string; readonly onText?: (printed: string) => void };

/** What a program prints until it ends; it must end well and report no fault. */
const printedBy = async (args: readonly string[], { input = '', onText }: Run = {}): Promise<string> => {
  const child = spawn(process.execPath, args, { cwd: folder });
  child.stdin.end(input);
  const ended = once(child, 'exit');
  const [printed, failed] = await Promise.all([textOf(child.stdout, onText), textOf(child.stderr)]);
  expect({ failed, ended: await ended }).toEqual({ failed: '', ended: [0, null] });
  return printed;
};

const textOf = async (stream: AsyncIterable<unknown>, onText?: (text: string) => void): Promise<string> => {
  let text = '';
  for await (const chunk of stream) {
    text += chunk;
    onText?.(text);
  }
  return text;
};

const roundsIn = (printed: string, answer: 'accepted' | 'unknown'): readonly string[] =>
  [...printed.matchAll(new RegExp(`^shoe (\\d+), round (\\d+) ${answer}$`, 'gm'))].map(
    ([, shoe, round]) => `${shoe}/${round}`,
  );

const restartHouse = async (): Promise<void> => {
  await house.stop();
  house = await startHouse();
};

it('[L6] the bot of the examples plays its rounds through lost links and a restart of the house, each once', async () => {
  expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  const proxy = await openCuttingProxy(() => house.url);
  try {
    let restart: Promise<void> | null = null;
    const restartHalfway = (printed: string): void => {
      if (roundsIn(printed, 'accepted').length >= ROUNDS / 2) restart ??= restartHouse();
    };
    const said = await printedBy([BOT, proxy.url, String(ROUNDS)], { onText: restartHalfway });
    await restart;
    const accepted = roundsIn(said, 'accepted');
    const unknown = roundsIn(said, 'unknown');
    expect(accepted).toHaveLength(ROUNDS);
    expect(restart).not.toBeNull();
    expect(Math.min(proxy.cuts.before, proxy.cuts.after)).toBeGreaterThanOrEqual(ROUNDS / 25);

    // The books of the house: the patron comes back by the session, and the last round may still be settled.
    const cookie = readFileSync(join(folder, 'bot.session'), 'utf8');
    const { api } = await enterHouse(house.url.origin, { cookie });
    const recorded = async () =>
      (await api.records(null, 100)).items.map(({ shoe, round }) => `${shoe}/${round}`);
    await expect.poll(recorded).toEqual(expect.arrayContaining([...accepted]));
    const records = (await api.records(null, 100)).items;
    const rounds = records.map(({ shoe, round }) => `${shoe}/${round}`).toReversed();
    // A ticket that a very busy machine left without an answer may have counted, and the bot has said so.
    expect(rounds.filter((round) => !unknown.includes(round))).toEqual(accepted);
    expect(new Set(rounds).size).toBe(rounds.length);
    expect(records.map(({ stakedMinor }) => stakedMinor)).toEqual(rounds.map(() => 100));

    const results = await printedBy([example('results.ts'), house.url.origin]);
    const coins = (minor: number) => (minor / 100).toFixed(2);
    const net = (some: typeof records) =>
      coins(some.reduce((sum, { stakedMinor, returnedMinor }) => sum + returnedMinor - stakedMinor, 0));
    expect(results.trim().split('\n')).toEqual([
      ...records
        .slice(0, 5)
        .map((each) => `shoe ${each.shoe}, round ${each.round}: ${each.outcome}, ${net([each])}`)
        .toReversed(),
      `${rounds.length} rounds, staked ${coins(rounds.length * 100)}, net ${net(records)}`,
    ]);
  } finally {
    await proxy.close();
  }
});

it('the example in the README of the protocol watches a round to its end', async () => {
  const code = exampleOf('protocol').join('\n');
  const lines = (
    await printedBy(['--input-type=module', '-'], {
      input: code.replace('http://127.0.0.1:8090', house.url.origin),
    })
  )
    .trim()
    .split('\n');
  expect(lines[0]).toBe('1000000');
  expect(lines.at(-1)).toMatch(/^settled \[/);
});
