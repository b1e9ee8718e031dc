// `npm run packages`: packs everything, installs the tarballs from the registry's point of view into an empty project, and tries them
// there: manifests, types, runtimes, a browser, and a house. It needs the registry, for what the packages depend on and for the
// compilers and runtimes of the matrix. Every cell of the matrix must have been tried, or the run fails.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../child.mjs';
import { runtime } from '../runtime.mjs';
import { step } from '../step.mjs';
import { tell } from '../tell.mjs';
import { buildWebApp } from '../web-app.mjs';
import { browserCells } from './matrix-browser.mjs';
import { houseCells, manifestCells, runtimeCells, typeCells } from './matrix-cells.mjs';
import { installedProject } from './matrix-project.mjs';
import { packInto } from './pack.mjs';

/** 9 and 5 of manifests, 3 compilers at 3 resolutions, 3 runtimes with 5 libraries and the schema files, 3 in a browser, 5 of a house. */
const CELLS = 9 + 5 + 3 * 3 + 3 * (5 + 1) + 3 + 5;

const main = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-packages-'));
  try {
    await buildWebApp(runtime());
    const tarballs = await step('packing', () => packInto(join(folder, 'tarballs')));
    const project = await step('installing in an empty project', () =>
      installedProject(join(folder, 'project'), tarballs),
    );
    const failures = [];
    let done = 0;
    for (const cells of [manifestCells, typeCells, runtimeCells, browserCells, houseCells])
      await cells(project, tarballs, async (name, work) => {
        done += 1;
        await step(name, work).catch((error) => failures.push({ name, error }));
      });
    for (const { name, error } of failures)
      console.error(`\n${name}:\n${error.output ?? ''}${error.message}`);
    console.log(`\n${sizesTable(tarballs)}\n`);
    console.log(`${done} cells of ${CELLS}, ${failures.length} failed`);
    if (failures.length > 0) process.exitCode = 1;
    if (done !== CELLS) throw new Failure(`${CELLS} cells were to be tried, and ${done} were.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const sizesTable = (tarballs) =>
  tarballs
    .map(
      ({ name, packedBytes, unpackedBytes, files }) =>
        `${name.padEnd(18)}${kilobytes(packedBytes)} packed${kilobytes(unpackedBytes)} unpacked${String(files.length).padStart(6)} files`,
    )
    .join('\n');

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0).padStart(7)} kB`;

main().catch(tell);
