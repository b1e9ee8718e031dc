// Vite plugin: writes the packages of a build with their licence texts to a JSON file beside the manifest, for the page of
// licences that `scripts/licences.mjs` makes of all builds.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bundledPackages } from './bundled-packages.ts';

/** `fileName`: in the output folder. `from`: a file beside the build tools, which write some code into the output themselves. */
export const licences = (fileName: string, from: string = import.meta.filename): Plugin => {
  const folderOf = folderFrom(from);
  let root = '';
  return {
    name: 'punto-licences',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? modulesOf(output)
          : output.originalFileNames.map((file) => resolve(root, file)),
      );
      const source = JSON.stringify(bundledPackages(ids, folderOf));
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
};

/** By its place, since not every package exports its manifest. */
const folderFrom = (file: string) => {
  const { resolve: resolver } = createRequire(file);
  return (name: string): string => {
    const places = (resolver.paths(name) ?? []).map((place) => join(place, name));
    const found = places.find((place) => existsSync(place));
    if (found === undefined) throw new Error(`${name} writes code into the build, and is not installed.`);
    return found;
  };
};

/** Those of which something remains, and style sheets, which are taken out into files of their own. */
const modulesOf = ({ modules }: Rolldown.OutputChunk): readonly string[] =>
  Object.entries(modules)
    .filter(([id, { renderedLength }]) => renderedLength > 0 || /\.css(?:\?|$)/.test(id))
    .map(([id]) => id);
