// Vite plugin that begins the files of the patrons' first views with a hint for V8: a first view calls most of their functions, so Chromium
// compiles all of them on another thread while the file arrives, and not one by one when they are first called. A browser that does not
// know the hint reads a comment. Code that is loaded later has no hint: most of its functions are never called in a visit.
import type { Plugin } from 'vite';

/** Only at the very start of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

type File = { readonly name: string; readonly isEntry: boolean };
const isOfFirstView = ({ name, isEntry }: File): boolean => isEntry || name === 'table';

export const compileHint: Plugin = {
  name: 'punto-compile-hint',
  apply: 'build',
  // The names of files are known before they have the hint.
  augmentChunkHash: (chunk) => (isOfFirstView(chunk) ? HINT : undefined),
  generateBundle: {
    // Vite puts the names of styles before the code.
    order: 'post',
    handler: (_, bundle) => {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && isOfFirstView(output)) output.code = HINT + output.code;
    },
  },
};
