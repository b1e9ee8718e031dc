// The empty project of the matrix: the tarballs installed by npm as a registry would give them, with the compilers and runtimes
// that they are tried with.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, runOrFail } from '../child.mjs';
import { npm } from '../packages.mjs';
import { RUNTIME_PACKAGE } from '../runtime.mjs';

export const COMPILERS = { 5.9: '~5.9.0', 6: '^6.0.0', 7: '^7.0.0' };
export const NODES = [22, 24, 26];

export const installedProject = async (folder, tarballs) => {
  mkdirSync(folder, { recursive: true });
  const write = (file, lines) => writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  write('package.json', ['{ "name": "consumer", "version": "1.0.0", "private": true, "type": "module" }']);
  const { program, args, shell } = npm();
  const tools = [
    ...Object.entries(COMPILERS).map(([name, range]) => `typescript-${name}@npm:typescript@${range}`),
    ...NODES.map((major) => `node-${major}@npm:${RUNTIME_PACKAGE}@${major}`),
  ];
  const words = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...tools];
  await runOrFail(
    'npm could not install the packages.',
    program,
    [...args, ...words, ...tarballs.map(({ file }) => file)],
    { cwd: folder, shell },
  );
  const installed = (...parts) => join(folder, 'node_modules', ...parts);
  return {
    folder,
    write,
    installed,
    nodeOf: (major) => installed(`node-${major}`, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'),
    /** The output, which fails with an exit code other than 0. */
    run: (program, words, failure) => runOrFail(failure, program, words, { cwd: folder }),
    tryRun: (program, words) => run(program, words, { cwd: folder }),
  };
};
