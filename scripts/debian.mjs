// Installs Debian packages that tests need and npm does not provide, if permitted.
import { existsSync } from 'node:fs';
import { runOrFail } from './child.mjs';

export const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** apt-get holds a lock, so installations run one after the other. */
let last = Promise.resolve();

/** Throws a `Failure` with the output of apt-get. */
export const installFromDebian = (name) => {
  const done = last.then(() => install(name));
  last = done.catch(() => undefined);
  return done;
};

const install = async (name) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const failure = `The Debian package ${name} could not be installed with apt-get; its output is above. Install it by hand.`;
  await runOrFail(failure, 'apt-get', ['update', '--quiet'], { env });
  await runOrFail(failure, 'apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', name], {
    env,
  });
};
