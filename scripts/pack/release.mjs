// `npm run release [-- --dry-run]`: packs every published package and publishes the tarballs, in the order of their dependencies.
// `--dry-run` rehearses it with `npm publish --dry-run`, which needs no account. See docs/guides/releasing.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, run, runOrFail } from '../child.mjs';
import { npm } from '../packages.mjs';
import { runtime } from '../runtime.mjs';
import { step } from '../step.mjs';
import { tell } from '../tell.mjs';
import { buildWebApp } from '../web-app.mjs';
import { packInto } from './pack.mjs';
import { PUBLISHED } from './published.mjs';

const main = async () => {
  const words = process.argv.slice(2);
  if (words.some((word) => word !== '--dry-run')) throw new Failure('The only option is --dry-run.');
  const isRehearsal = words.includes('--dry-run');
  if (!isRehearsal) await requireCommitted();
  const folder = mkdtempSync(join(tmpdir(), 'punto-release-'));
  try {
    await buildWebApp(runtime());
    const tarballs = await step('packing', () => packInto(folder));
    const versions = new Set(tarballs.map(({ version }) => version));
    if (tarballs.length !== PUBLISHED.length || versions.size !== 1)
      throw new Failure(
        `All ${PUBLISHED.length} packages have one version; found ${[...versions].join(', ')}.`,
      );
    for (const { name, version, file } of tarballs)
      await step(`${name} ${version}`, () => publish(name, version, file, isRehearsal));
    console.log(isRehearsal ? 'Nothing was published.' : 'Published.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What is published is what a commit has. */
const requireCommitted = async () => {
  const { output } = await run('git', ['status', '--porcelain']);
  if (output.trim() !== '') throw new Failure('The tree has changes that are not committed.', output);
};

const publish = async (name, version, file, isRehearsal) => {
  const { program, args, shell } = npm();
  const words = [...args, 'publish', file, '--access', 'public', '--json'];
  const answer = await runOrFail(
    `npm could not publish ${name}.`,
    program,
    isRehearsal ? [...words, '--dry-run'] : words,
    { shell },
  );
  // Warnings of npm come before the answer.
  const answered = JSON.parse(answer.slice(answer.indexOf('{')));
  const { id } = answered.id === undefined ? Object.values(answered)[0] : answered;
  if (id !== `${name}@${version}`) throw new Failure(`npm published something else than ${name}.`, answer);
};

main().catch(tell);
