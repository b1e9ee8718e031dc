// Builds one part to a classic script, which a page opened from disk may load: `--mode roads`, `odds` or `table`.
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  publicDir: false,
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
