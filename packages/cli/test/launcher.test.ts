import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const LAUNCHER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'bin', 'punto.mjs');

/** The pinned Node of the tests, and any other on the path, from which it must be started. */
const nodes = [
  process.execPath,
  ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node')),
]
  .filter(existsSync)
  .map((node) => [spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim(), node] as const)
  .filter(([version], i, all) => all.findIndex(([other]) => other === version) === i)
  .filter(([version]) => Number.parseInt(version.slice(1), 10) >= 20);

describe.each(nodes)('on Node %s', (_, node) => {
  const punto = (args: readonly string[], input = '', env = {}) =>
    spawnSync(node, [LAUNCHER, ...args], { encoding: 'utf8', input, env: { ...process.env, ...env } });

  it('passes arguments and output through', () => {
    const { status, stdout, stderr } = punto(['settle', '9S 3D KH 4D', '--format', 'json', '-o', 'player']);
    expect(JSON.parse(stdout).net).toEqual({ player: '1' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('passes input and the exit code through', () => {
    const { status, stdout } = punto(['settle', '--stdin', '-o', 'player'], '9S 3D KH 4D\nXX\n');
    expect(stdout.split('\n').length).toBe(3);
    expect(status).toBe(1);
    expect(punto(['odds', '--decks', '9']).status).toBe(2);
  });

  it('has no colours in a pipe or when disabled', () => {
    expect(punto(['roads', 'BPT']).stdout).not.toContain('\u001b');
  });

  it('ends quietly when its output is closed', async () => {
    const child = spawn(node, [LAUNCHER, 'settle', '--stdin'], { stdio: ['pipe', 'pipe', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    // Writing after the end fails too.
    child.stdin.on('error', () => {});
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.write('9S 3D KH 4D\n'.repeat(50_000));
    const code = await new Promise((resolve) => child.once('exit', resolve));
    child.stdin.destroy();
    expect({ code, said }).toEqual({ code: 0, said: '' });
  });

  it('passes a signal on', async () => {
    const child = spawn(node, [LAUNCHER, 'settle', '--stdin'], { stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.write('9S 3D KH 4D\n');
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGTERM');
    const signal = await new Promise((resolve) => child.once('exit', (_code, how) => resolve(how)));
    expect(signal).toBe('SIGTERM');
  });
});
