// The reference of the public packages, from their docstrings: TypeDoc writes Markdown, one page a module. TypeDoc reads the
// sources by the compiler it supports, TypeScript 6, which accepts them; the types are checked by TypeScript 7.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type ApiParts = {
  /** The folder of the site's package. */
  readonly site: string;
  readonly root: string;
  readonly modules: readonly string[];
  readonly folder: string;
};

/** Writes one page a module into the folder. */
export const writeApi = async ({ site, root, modules, folder }: ApiParts): Promise<void> => {
  const options = join(folder, '..', 'typedoc.json');
  writeFileSync(
    options,
    JSON.stringify({
      plugin: [join(site, 'node_modules', 'typedoc-plugin-markdown', 'dist', 'index.js')],
      entryPoints: modules.map((module) => join(root, module)),
      tsconfig: join(site, 'tsconfig.api.json'),
      basePath: join(root, 'packages'),
      displayBasePath: join(root, 'packages'),
      out: folder,
      outputFileStrategy: 'modules',
      entryFileName: 'index',
      readme: 'none',
      disableSources: true,
      hidePageHeader: true,
      hideBreadcrumbs: true,
      hideGenerator: true,
      useCodeBlocks: true,
      parametersFormat: 'table',
      interfacePropertiesFormat: 'table',
      typeAliasPropertiesFormat: 'table',
      // Types are checked by `npm test -- types`.
      skipErrorChecking: true,
      sort: ['source-order'],
    }),
  );
  await run(site, [join('node_modules', 'typedoc', 'bin', 'typedoc'), '--options', options]);
  for (const file of readdirSync(folder, { recursive: true }).map(String))
    if (file.endsWith('.md')) rewrite(join(folder, file), titled);
};

const run = (cwd: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`TypeDoc ended with exit code ${code}; its message is above.`)),
    );
  });

const rewrite = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** A module's title is the specifier that imports it. */
const titled = (text: string): string =>
  text.replace(/^# (\w+)\/src\/(\S+)$/m, (_, name: string, path: string) => `# @punto/${name}/${path}`);
