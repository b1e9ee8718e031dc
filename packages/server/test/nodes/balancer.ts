// HAProxy in front of the nodes, with the settings of `deploy/haproxy`, except for its address, connection limit, list
// of nodes, and a header that names the node.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PATHS } from '@punto/protocol/paths';
import { freePort } from '@punto/store/test/support/free-port';
import { NODE_HEADER } from '../patron.ts';
import { installedProgram } from '../support/installed-program.ts';

export type Balancer = {
  /** URL for patrons. */
  readonly origin: string;
  readonly pid: number;
  readonly close: () => Promise<void>;
};

const DELIVERED = new URL('../../../../deploy/haproxy/haproxy.cfg', import.meta.url);
const STARTED_WITHIN_MS = 5_000;
/** Two files each, of the twenty thousand a process may open here. */
const MOST_CONNECTIONS = 9_000;

export const haproxyProgram = (): string | null => installedProgram('haproxy');

/** Nodes by name, with addresses such as `10.0.0.5:8090`. */
export const createBalancer = async (
  folder: string,
  nodes: ReadonlyMap<string, string>,
): Promise<Balancer> => {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settings(port, nodes));
  const child = spawn(haproxyProgram() ?? '', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-4_000);
  });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const until = performance.now() + STARTED_WITHIN_MS;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`HAProxy does not answer: ${said}`);
    await setTimeout(30);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    close: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

const settings = (port: number, nodes: ReadonlyMap<string, string>): string => {
  const servers = [...nodes].map(([name, address]) => `  server ${name} ${address}`);
  // The resolver belongs to the container network; here every node has a fixed address.
  const delivered = readFileSync(DELIVERED, 'utf8').replace(/^resolvers [\s\S]*/m, '');
  const small = replaced(delivered, /^ *maxconn .*$/m, `  maxconn ${MOST_CONNECTIONS}`);
  const bound = replaced(small, /^ *bind .*$/m, `  bind 127.0.0.1:${port}`);
  const answered = `  http-response set-header ${NODE_HEADER} %s`;
  return replaced(bound, /^ *server-template .*$/m, [answered, ...servers].join('\n'));
};

const replaced = (text: string, line: RegExp, by: string): string => {
  if (!line.test(text)) throw new Error(`deploy/haproxy has no line like ${line}`);
  return text.replace(line, by);
};

const answers = async (origin: string): Promise<boolean> => {
  try {
    await fetch(new URL(PATHS.live, origin));
    return true;
  } catch {
    return false;
  }
};
