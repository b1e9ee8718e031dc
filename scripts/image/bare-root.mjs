// A root folder that stands for the base of an image: the programs of this machine read-only, an `/etc` of its own, and nothing
// else of the machine. Commands run in it in namespaces of their own, which need root and Linux.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const LINKS = ['bin', 'sbin', 'lib', 'lib64'];

export const createBareRoot = (folder) => {
  for (const name of [
    'usr',
    'proc',
    'dev',
    'tmp',
    'root',
    'var/lib',
    'var/log',
    'var/mail',
    'var/spool',
    'run',
  ])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of LINKS) symlinkSync(`usr/${name}`, join(folder, name));
  cpSync('/etc', join(folder, 'etc'), { recursive: true, verbatimSymlinks: true, filter: isPlain });
  return folder;
};

/** Sockets and what only other programs read stay out. */
const isPlain = (path) => !/^\/etc\/(?:ssh|docker|systemd)(?:\/|$)/.test(path);

/**
 * Starts a command in the root. `binds`: folders of the machine by their place in the root; `isReadOnly`: the root and every bind
 * but those of `writable` refuse to be written; `user`: a number, without capabilities.
 */
export const startInRoot = (
  root,
  words,
  { cwd, env, binds = {}, writable = [], isReadOnly = false, user = 0 },
) => {
  const mounts = [
    `mount --rbind ${quoted(root)} ${quoted(root)}`,
    `mount --bind /usr ${quoted(join(root, 'usr'))}`,
    `mount -o remount,bind,ro ${quoted(join(root, 'usr'))}`,
    `mount -t proc proc ${quoted(join(root, 'proc'))}`,
    `mount --rbind /dev ${quoted(join(root, 'dev'))}`,
    ...Object.entries(binds).flatMap(([place, from]) => [
      `mount --bind ${quoted(from)} ${quoted(join(root, place))}`,
      ...(isReadOnly && !writable.includes(place)
        ? [`mount -o remount,bind,ro ${quoted(join(root, place))}`]
        : []),
    ]),
    `mount -t tmpfs tmpfs ${quoted(join(root, 'tmp'))}`,
    ...(isReadOnly ? [`mount -o remount,bind,ro ${quoted(root)}`] : []),
  ];
  const own = Object.entries(env).map(([name, value]) => quoted(`${name}=${value}`));
  const asUser = `setpriv --reuid ${user} --regid ${user} --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs`;
  const run = `${user === 0 ? '' : `${asUser} `}env -i ${own.join(' ')} ${words.map(quoted).join(' ')}`;
  const inside = `cd ${quoted(cwd)} && exec ${run}`;
  const script = [...mounts, `exec chroot ${quoted(root)} /bin/sh -c ${quoted(inside)}`].join(' && ');
  return spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', '/bin/sh', '-c', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

const quoted = (word) => `'${String(word).replaceAll("'", "'\\''")}'`;
