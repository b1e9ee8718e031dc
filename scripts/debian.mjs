// Programs that tests need and npm has not, from Debian's packages, where that is allowed.
import { existsSync } from 'node:fs';
import { runOrFail } from './child.mjs';

export const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** apt-get lets nobody in while it works: one installation after the other. */
let last = Promise.resolve();

/** Throws a `Failure` with what apt-get said. */
export const installFromDebian = (name) => {
  const done = last.then(() => install(name));
  last = done.catch(() => undefined);
  return done;
};

const install = async (name) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const failure = `${name} could not be installed with apt-get.`;
  await runOrFail(failure, 'apt-get', ['update', '--quiet'], { env });
  await runOrFail(failure, 'apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', name], {
    env,
  });
};
