// The cells of the matrix without a browser: what publint and arethetypeswrong find, type checks, each library on each Node, and
// a house of the installed program. A cell is a name and a piece of work that throws.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { Failure } from '../child.mjs';
import { inTree } from '../paths.mjs';
import { runtime } from '../runtime.mjs';
import { openHouse } from './matrix-house.mjs';
import { COMPILERS, NODES } from './matrix-project.mjs';
import { PUBLISHED } from './published.mjs';

const LIBRARIES = PUBLISHED.filter(({ isLibrary }) => isLibrary).map(({ name }) => name);
/** ES modules alone: resolution before `exports`, and `require` before Node 20.19, find none. */
const NOT_SERVED = ['node10', 'node16-cjs'];

export const manifestCells = async (project, tarballs, cell) => {
  for (const { name, file } of tarballs)
    await cell(`publint ${name}`, async () => {
      const tarball = Uint8Array.from(readFileSync(file)).buffer;
      const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
      if (messages.length > 0)
        throw new Failure(messages.map((each) => formatMessage(each, pkg, { color: false })).join('\n'));
    });
  const resolve = inTree('packages', 'cli', 'test', 'packed', 'resolve-packed.mjs');
  for (const library of LIBRARIES)
    await cell(`arethetypeswrong @punto/${library}`, async () => {
      const { file } = tarballs.find(({ name }) => name === `@punto/${library}`);
      const [checked] = JSON.parse(await project.run(runtime(), [resolve, file], 'it could not be checked'));
      const faults = (checked.problems ?? []).filter(
        ({ resolutionKind }) => !NOT_SERVED.includes(resolutionKind),
      );
      if (!checked.types || faults.length > 0) throw new Failure(JSON.stringify(faults));
    });
};

const CONSUMER = [
  "import { type Coup, parseCard, parseCoup } from '@punto/engine';",
  "import { expectedOf, type Fraction, fullShoe, oddsOf } from '@punto/engine/odds';",
  "import { bigRoad } from '@punto/engine/roads';",
  "import { type Book, createBook } from '@punto/ledger';",
  "import { decide, evolve, type TableState } from '@punto/table';",
  "import type { ServerMessage } from '@punto/protocol';",
  "import { type EnteredHouse, enterHouse } from '@punto/protocol/client';",
  "import { signMessage } from '@punto/operator';",
  "const card: ReturnType<typeof parseCard> = parseCard('AS');",
  'export const coup: Coup | null = ((parsed) => (parsed.ok ? parsed.coup : null))(parseCoup(card ? [card] : []));',
  'export const worth: Fraction = expectedOf(oddsOf(fullShoe(8)).player);',
  'export type All = [Book, TableState, ServerMessage, EnteredHouse];',
  'export const functions = [bigRoad, createBook, decide, evolve, enterHouse, signMessage];',
];
/** A mistake that must be found, or nothing was checked. */
const WRONG = [
  "import { parseCard } from '@punto/engine/card';",
  "export const card: number = parseCard('AS');",
];

export const typeCells = async (project, _, cell) => {
  project.write('consumer.ts', CONSUMER);
  project.write('wrong.ts', WRONG);
  for (const compiler of Object.keys(COMPILERS))
    for (const resolution of ['bundler', 'node16', 'nodenext'])
      await cell(`TypeScript ${compiler}, ${resolution}`, async () => {
        const tsc = project.installed(`typescript-${compiler}`, 'bin', 'tsc');
        const config = `tsconfig-${compiler}-${resolution}.json`;
        project.write(config, [JSON.stringify(configOf(resolution))]);
        const { output } = await project.tryRun(runtime(), [tsc, '-p', config]);
        const faults = output.split('\n').filter((line) => /^\S/.test(line));
        if (faults.length !== 1 || !/^wrong\.ts\(2,14\): error TS2322/.test(faults[0]))
          throw new Failure(output);
      });
};

/** The declarations of dependencies are checked too, as some projects do. */
const configOf = (resolution) => ({
  compilerOptions: {
    ...{
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      target: 'es2023',
      lib: ['es2024', 'dom'],
      types: [],
    },
    module: resolution === 'bundler' ? 'esnext' : resolution,
    moduleResolution: resolution,
  },
  files: ['consumer.ts', 'wrong.ts'],
});

/** What each library does on each Node: the example of its README. */
export const runtimeCells = async (project, _, cell) => {
  const house = await openHouse(project);
  try {
    for (const library of LIBRARIES)
      project.write(
        `${library}.mjs`,
        exampleOf(library).map((line) => line.replace('http://127.0.0.1:8090', house.url)),
      );
    project.write('schemas.mjs', SCHEMAS);
    for (const major of NODES) {
      const node = project.nodeOf(major);
      for (const library of LIBRARIES)
        await cell(`Node ${major}, @punto/${library}`, async () => {
          const version = await project.run(node, ['--version'], 'it does not start');
          if (!version.startsWith(`v${major}.`)) throw new Failure(`it is ${version}`);
          const printed = await project.run(node, [`${library}.mjs`], 'the example of its README failed');
          const expected = EXPECTED[library];
          if (!expected.test(printed)) throw new Failure(`it does not match ${expected}`, printed);
        });
      await cell(`Node ${major}, schema files`, async () => {
        const printed = await project.run(node, ['schemas.mjs'], 'it does not import them');
        if (printed !== '3.1.0 3.0.0 3.1.0 3.1.0\n') throw new Failure('it has other documents', printed);
      });
    }
  } finally {
    await house.close();
  }
};

const SCHEMAS = [
  "import openapi from '@punto/protocol/schemas/openapi.json' with { type: 'json' };",
  "import asyncapi from '@punto/protocol/schemas/asyncapi.json' with { type: 'json' };",
  "import wallet from '@punto/operator/openapi/wallet.json' with { type: 'json' };",
  "import office from '@punto/operator/openapi/office.json' with { type: 'json' };",
  'console.log(openapi.openapi, asyncapi.asyncapi, wallet.openapi, office.openapi);',
];

const EXPECTED = {
  engine: /^B9\n/,
  ledger: /^null\n9500\nexceeds-available\n2\n$/,
  table: /^TableOpened\n(?:.*\n)*betting-closed\n$/,
  protocol: /^1000000\n(?:.*\n)*settled \[/,
  operator: /^null\nno-match\nnull\n$/,
};

const exampleOf = (library) => {
  const readme = readFileSync(inTree('packages', library, 'README.md'), 'utf8');
  return (/```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '').trim().split('\n');
};

/** Pages of the site, with words that each has: a tutorial, a reference page, one made from docstrings. */
const DOCUMENTS = {
  '/docs/': 'Tutorials',
  '/docs/tutorials/play.html': 'Play',
  '/docs/reference/wire.html': 'openapi.json',
  '/docs/packages/engine/src/card.html': 'parseCard',
};

/** The program as it is installed, started by the Node of this process, which may be older than the pinned one. */
export const houseCells = async (project, _, cell) => {
  const punto = project.installed('@punto', 'cli', 'bin', 'punto.mjs');
  await cell('punto odds', async () => {
    const printed = await project.run(process.execPath, [punto, 'odds', '--decks', '6'], 'it failed');
    if (!printed.includes('6 decks')) throw new Failure('it printed something else', printed);
  });
  await cell('punto digest', async () => {
    const printed = await project.run(process.execPath, [punto, 'digest', '--manifest'], 'it failed');
    for (const part of [
      '@punto/server/dist/start/main.js',
      '@punto/server/shipped/web/index.html',
      'ws/lib/',
    ])
      if (!printed.includes(`node_modules/${part}`)) throw new Failure(`the manifest lacks ${part}`);
    if (printed.includes('node_modules/typescript-'))
      throw new Failure('the manifest has what the program does not need');
  });
  const folder = await mkdtemp(join(tmpdir(), 'punto-house-'));
  const house = await openHouse(project, folder);
  try {
    await cell('pages of the house', async () => {
      for (const path of ['/', '/floor']) {
        const answer = await fetch(`${house.url}${path}`);
        const page = await answer.text();
        const script = /<script[^>]+src="([^"]+)"/.exec(page)?.[1];
        if (!answer.ok || script === undefined) throw new Failure(`${path} answers ${answer.status}`, page);
        const { ok } = await fetch(new URL(script, house.url));
        if (!ok) throw new Failure(`${script} is not served`);
      }
    });
    await cell('documents of the house', async () => {
      for (const [path, words] of Object.entries(DOCUMENTS)) {
        const answer = await fetch(`${house.url}${path}`);
        const page = await answer.text();
        if (!answer.ok || !page.includes(words)) throw new Failure(`${path} answers ${answer.status}`, page);
        const style = /<link[^>]+href="([^"]+\.css)"/.exec(page)?.[1];
        if (style === undefined || !(await fetch(new URL(style, house.url))).ok)
          throw new Failure(`the style sheet of ${path} is not served`);
      }
    });
    await cell('tables of the house', async () => {
      const entry = await fetch(`${house.url}/api/session`, { method: 'POST' });
      const [cookie = ''] = entry.headers.getSetCookie();
      const answer = await fetch(`${house.url}/api/tables`, { headers: { cookie: cookie.split(';')[0] } });
      const { tables } = await answer.json();
      if (tables.length < 6) throw new Failure(`it has ${tables.length} tables`);
    });
  } finally {
    await house.close();
    await rm(folder, { recursive: true, force: true });
  }
};
