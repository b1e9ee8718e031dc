// Runs the blocks `sh run` of a page one after the other, as a reader would who begins in an empty folder. `npx punto` and `npm start` are
// the command of this tree, what a reader installs is linked from it, and the ports of the page are free ones. A block that serves stays
// up until the page is done.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from './document-pages.ts';
import type { Block } from './fenced-block.ts';

export type ShellRun = { readonly block: Block; readonly faults: readonly string[] };

/** Ports of the house, the reference operator and the metrics on every page. */
const PORTS = ['8090', '8095', '9464'];
/** Without input: a socket there makes bash read the settings of an interactive shell. */
const QUIET: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
const SERVES = /npm start|(?:punto|cli) serve|punto operator (?!check|openapi|reconcile)/;

export const isRunByShell = ({ language, words }: Block): boolean => language === 'sh' && words === 'run';

export const runShellPage = async (blocks: readonly Block[]): Promise<readonly ShellRun[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-page-'));
  const ports = await freePorts();
  const env = await readerOf(folder, ports);
  const served: ChildProcess[] = [];
  const runs: ShellRun[] = [];
  try {
    for (const block of blocks) {
      const name = fileNameOf(block);
      const code = PORTS.reduce((text, port, i) => text.replaceAll(port, ports[i] ?? ''), block.code);
      if (name !== null) writeFileSync(join(folder, name), code);
      if (!isRunByShell(block)) continue;
      const fault = SERVES.test(code)
        ? await start(code, folder, env, served)
        : await faultOf(code, folder, env);
      runs.push({ block, faults: fault === null ? [] : [fault] });
      if (fault !== null) break;
    }
  } finally {
    for (const child of served) await end(child);
    rmSync(folder, { recursive: true, force: true });
  }
  return runs;
};

/** A block that the page tells to write as a file. */
const fileNameOf = ({ words, note, before }: Block): string | null => {
  if (note?.kind === 'file') return basename(note.text);
  if (/^[\w-]+\.json$/.test(words)) return words;
  return /[Ww]rite `([\w./-]+)`[^`\n]*:?$/.exec(before)?.[1] ?? null;
};

/** The environment of a reader: programs, settings and packages. */
const readerOf = async (folder: string, ports: readonly string[]): Promise<NodeJS.ProcessEnv> => {
  const [house = '', operator = ''] = ports;
  const bin = join(folder, '.bin');
  mkdirSync(bin);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const punto = `exec '${process.execPath}' '${join(ROOT, 'packages/cli/bin/punto.mjs')}'`;
  const programs = {
    npx: `shift; case "$1 $2" in "operator --key") ${punto} "$@" --port ${operator};; esac; ${punto} "$@"`,
    npm: `case "$1" in start) ${punto} serve;; init|pkg|install) exit 0;; esac; exit 9`,
    node: `exec '${process.execPath}' "$@"`,
  };
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(PUNTO_|NODE_|VITEST)|^(DATABASE|NATS)_URL$/.test(name),
  );
  return { ...Object.fromEntries(own), PORT: house, PATH: `${bin}:${process.env.PATH}` };
};

const start = async (
  code: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  served: ChildProcess[],
): Promise<string | null> => {
  const child = spawn('bash', ['-c', code], {
    ...{ cwd: folder, env, detached: true },
    stdio: QUIET,
  });
  served.push(child);
  let output = '';
  const up = new Promise<string | null>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (/http:\/\/127\.0\.0\.1:\d+/.test(output)) resolve(null);
      });
    child.once('exit', (status) => resolve(`ends with ${status}: ${output}`));
  });
  return up;
};

const faultOf = async (code: string, folder: string, env: NodeJS.ProcessEnv): Promise<string | null> => {
  const script = code.replaceAll(/<[a-z][^<>\n]*>/g, '*');
  const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
    ...{ cwd: folder, env },
    stdio: QUIET,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [status] = await once(child, 'close');
  return status === 0 ? null : `ends with ${status}: ${output.slice(-2_000)}`;
};

/** The group: a shell passes no signal on. */
const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'close');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
};

const freePorts = async (): Promise<readonly string[]> => {
  const servers = PORTS.map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? String(address.port) : '';
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
};
