// The packages of a build with their licences: real builds of a small page, with packages made for it and with ours.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BundledPackage } from '../bundled-packages.ts';
import { licences } from '../licences-plugin.ts';

const INSTALLED = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const LICENCE = 'You may use this.\n\nCopyright (c) 2020 Somebody\n';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'punto-licences-')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const writePackage = (name: string, files: Readonly<Record<string, string>>): void => {
  const manifest = { name, version: '1.2.3', license: 'MIT', main: 'index.js' };
  for (const [file, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files }))
    write(`node_modules/${name}/${file}`, text);
};

/** What the plugin writes for a page with this script. */
const foundIn = async (script: string): Promise<readonly BundledPackage[]> => {
  write('main.js', script);
  const outputs = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [licences('licences.json')],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'main.js') } },
  });
  if (!('output' in outputs)) throw new Error('more than one build');
  const file = outputs.output.find(({ fileName }) => fileName === 'licences.json');
  if (file?.type !== 'asset') throw new Error('the build has no licences.json');
  return JSON.parse(String(file.source));
};

describe('the licences of a build', () => {
  it('name a package whose code is in it, with the text of its licence', async () => {
    writePackage('used', { 'index.js': 'export const used = () => document.title;', LICENSE: LICENCE });
    const found = await foundIn("import { used } from 'used'; console.log(used());");
    expect(found).toEqual([{ name: 'used', version: '1.2.3', licence: 'MIT', text: LICENCE.trim() }]);
  });

  it('fail the build, with its name, for a package without a licence file', async () => {
    writePackage('bare', { 'index.js': 'export const used = () => document.title;' });
    await expect(foundIn("import { used } from 'bare'; console.log(used());")).rejects.toThrow(
      'The build contains bare, which has no licence file',
    );
  });

  it('name packages of which only a style sheet or a font is in it', async () => {
    writePackage('@styles/dark', { 'look.css': 'p { color: red }', 'LICENSE.md': LICENCE });
    writePackage('letters', { 'letters.woff2': 'letters', LICENCE });
    write('own.css', "@font-face { font-family: Letters; src: url('letters/letters.woff2') }");
    const found = await foundIn("import '@styles/dark/look.css'; import './own.css';");
    expect(found.map(({ name }) => name)).toEqual(['@styles/dark', 'letters']);
  });

  it('leave out a package that is imported and not used', async () => {
    writePackage('unused', {
      'index.js': 'export const unused = 1;',
      'package.json': '{ "name": "unused", "version": "1.0.0", "sideEffects": false }',
    });
    expect(await foundIn("import { unused } from 'unused'; console.log(1);")).toEqual([]);
  });

  it('have every text that a package gives, such as a notice', async () => {
    writePackage('two', { 'index.js': 'console.log(1);', COPYING: 'Copy it.', NOTICE: 'Notice this.' });
    expect(await foundIn("import 'two';")).toMatchObject([{ text: 'Copy it.\n\nNotice this.' }]);
  });

  it('name the tools that write code of their own into it, with their own licence alone', async () => {
    write('later.js', 'import "./later.css"; export const later = 1;');
    write('later.css', 'p { color: red }');
    const found = await foundIn("import('./later.js').then(({ later }) => console.log(later));");
    const vite = found.find(({ name }) => name === 'vite');
    expect(vite?.text).toMatch(/^# Vite core license\n[\s\S]*WITHOUT WARRANTY/);
    expect(vite?.text.length).toBeLessThan(2_000);
  });

  it('name the packages of our pages', async () => {
    const imported = ['solid-js', 'uqr', 'jsonc-parser'];
    const script = imported.map(
      (name, n) => `import * as p${n} from '${join(INSTALLED, name)}'; console.log(p${n});`,
    );
    const found = await foundIn(script.join('\n'));
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(imported));
    for (const { text } of found) expect(text).toMatch(/copyright/i);
  });
});
