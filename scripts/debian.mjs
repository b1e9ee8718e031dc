// Installs Debian packages that tests need and npm does not provide, if permitted.
import { existsSync } from 'node:fs';
import { run, runOrFail } from './child.mjs';

export const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** apt-get holds a lock, so installations run one after the other. */
let last = Promise.resolve();

/** Throws a `Failure` with the output of apt-get. */
export const installFromDebian = (name) => {
  const done = last.then(() => install(name));
  last = done.catch(() => undefined);
  return done;
};

/** A mirror that does not answer is given up soon; a package that is there is never removed. */
const OPTIONS = [
  ...['--yes', '--quiet', '--no-install-recommends', '--no-remove'],
  ...['Acquire::Retries=1', 'Acquire::http::Timeout=10', 'Acquire::https::Timeout=10'].flatMap((each) => [
    '-o',
    each,
  ]),
];

/** The lists of packages are fetched anew only when those of the machine do not lead to the package. */
const install = async (name) => {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const words = ['install', ...OPTIONS, name];
  const { code } = await run('apt-get', words, options);
  if (code === 0) return;
  const failure = `The Debian package ${name} could not be installed with apt-get; its output is above. Install it by hand.`;
  await runOrFail(failure, 'apt-get', ['update', ...OPTIONS.slice(OPTIONS.indexOf('-o'))], options);
  await runOrFail(failure, 'apt-get', words, options);
};
