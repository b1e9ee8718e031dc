// Builds one part to a classic script, which a page opened from disk may load: `--mode roads`, `odds` or `table`.
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [asciiOnly()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'src', `${mode}.ts`),
      output: { format: 'iife', entryFileNames: `punto-${mode}.js` },
    },
  },
}));

/**
 * Escapes all other characters. A browser reads a classic script in the encoding of its page, and a page that declares none is not read
 * as UTF-8. Such characters are in strings alone: the minifier removes comments, and names in the source are ASCII.
 */
function asciiOnly(): Plugin {
  return {
    name: 'ascii-only',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[\u0080-\uffff]/g, escaped);
    },
  };
}

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
