// Runs the tried image as a container is run: its user without capabilities, a read-only root, `/data` as a volume.
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Failure } from '../child.mjs';
import { startInRoot } from './bare-root.mjs';
import { environmentOf, lastOf } from './containerfile.mjs';

const STARTED_MS = 120_000;
const STOPPED_MS = 10_000;

export const checkContainer = async ({ root, built, image, folder, check }) => {
  const user = Number(lastOf(image, 'USER'));
  const volume = join(folder, 'volume');
  mkdirSync(volume, { mode: 0o700 });
  chownSync(volume, user, user);
  const port = await freePort();
  const env = { ...environmentOf(image), HOST: '127.0.0.1', PORT: String(port) };
  const begin = () =>
    startContainer(JSON.parse(lastOf(image, 'ENTRYPOINT')), { root, built, volume, env, user, port });
  for (const time of ['first', 'second']) {
    let container;
    await check(`${time} start: answers /health/ready`, async () => {
      container = await begin();
    });
    await check(`${time} start: serves the pages`, async () => {
      for (const [path, words] of Object.entries({
        '/': '<script',
        '/floor': '<script',
        '/licences.txt': 'solid-js',
      })) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`);
        const text = await answer.text();
        if (!answer.ok || !text.includes(words))
          throw new Failure(`${path} answers ${answer.status}`, text.slice(0, 500));
      }
    });
    await check(`${time} start: is user ${user} without capabilities`, () => {
      const status = readFileSync(`/proc/${container.pid}/status`, 'utf8');
      for (const line of [
        `Uid:\t${user}\t${user}\t${user}\t${user}`,
        'CapEff:\t0000000000000000',
        'NoNewPrivs:\t1',
      ])
        if (!status.includes(line)) throw new Failure(`/proc/${container.pid}/status lacks ${line}`, status);
    });
    await check(`${time} start: writes nothing but its data`, () => {
      for (const place of ['/punto', '/punto/packages', '/compiled', '/etc', '/usr', '/'])
        if (inContainer(container.pid, ['touch', `${place}/written`], user).status === 0)
          throw new Failure(`${place} can be written`);
      if (inContainer(container.pid, ['touch', '/data/written'], user).status !== 0)
        throw new Failure('/data cannot be written');
      if (readdirSync(volume).length < 2) throw new Failure('the volume has no data of the house');
    });
    await check(`${time} start: passes its health check`, () => {
      const words = JSON.parse(/CMD (\[.*\])$/.exec(lastOf(image, 'HEALTHCHECK'))?.[1] ?? '[]');
      const { status, stderr } = inContainer(container.pid, ['env', `PORT=${port}`, ...words], user);
      if (status !== 0) throw new Failure(`the health check ends with ${status}`, String(stderr));
    });
    await check(`${time} start: ends cleanly on ${lastOf(image, 'STOPSIGNAL')}`, () =>
      container.stop(lastOf(image, 'STOPSIGNAL')),
    );
    if (time === 'first')
      await check('first start: prints the password of the manager', () =>
        expectPassword(container.output(), true),
      );
    else
      await check('second start: goes on with the data of the first', () =>
        expectPassword(container.output(), false),
      );
  }
};

/** A new house prints it once. */
const expectPassword = (output, isPrinted) => {
  if (/sign in as manager/.test(output) !== isPrinted)
    throw new Failure(`the password ${isPrinted ? 'is not printed' : 'is printed again'}`, output);
};

const startContainer = async (words, { root, built, volume, env, user, port }) => {
  const binds = { '/punto': built, '/data': volume };
  const child = startInRoot(root, words, {
    cwd: '/punto',
    env,
    binds,
    writable: ['/data'],
    isReadOnly: true,
    user,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let code = null;
  const ended = once(child, 'close').then(([value]) => {
    code = value;
    return value;
  });
  const until = Date.now() + STARTED_MS;
  for (;;) {
    if (code !== null) throw new Failure(`the container ended with ${code}`, output);
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    if (answer?.ok) break;
    if (Date.now() > until) {
      child.kill('SIGKILL');
      throw new Failure('the container did not become ready', output);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  // The process of the container is the only child of `unshare`.
  const pid = Number(
    execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' }).trim(),
  );
  const stop = async (signal) => {
    process.kill(pid, signal);
    const late = setTimeout(() => child.kill('SIGKILL'), STOPPED_MS);
    const found = await ended;
    clearTimeout(late);
    if (found !== 0) throw new Failure(`it ends with ${found}`, output);
  };
  return { pid, stop, output: () => output };
};

const inContainer = (pid, words, user) =>
  spawnSync('nsenter', [
    '--target',
    String(pid),
    '--mount',
    '--pid',
    '--root',
    '--wd',
    ...asUser(user),
    ...words,
  ]);

const asUser = (user) => ['setpriv', '--reuid', String(user), '--regid', String(user), '--clear-groups'];

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
