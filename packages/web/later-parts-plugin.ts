// Vite plugin for the code that loads a part later: in place of Vite's own, which also preloads scripts and reads nonces, a quarter
// of its size. The part's styles and its code are requested at the same time, and it is there when both are. A request that
// failed leaves nothing behind, so that the next call tries again (`ui/src/until-loaded.ts`).
import type { Plugin } from 'vite';

const VITES_OWN = '\0vite/preload-helper.js';

/** Runs in the page. `styles`: files below the root of the site. */
const LOADER = `
const loading = {};
const load = (file) => loading[file] ??= new Promise((resolve, reject) => {
  if (document.querySelector('link[rel=stylesheet][href="/' + file + '"]')) return resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = '/' + file;
  link.onload = resolve;
  link.onerror = () => {
    link.remove();
    delete loading[file];
    reject(Error(file));
  };
  document.head.append(link);
});
export const __vitePreload = (part, styles = []) => Promise.all([part(), ...styles.map(load)]).then(([loaded]) => loaded);
`;

export const laterParts: Plugin = {
  name: 'punto-later-parts',
  apply: 'build',
  transform: (source, id) => {
    if (id !== VITES_OWN) return null;
    if (!source.includes('__vitePreload'))
      throw new Error('later-parts-plugin.ts: Vite loads parts by another function now.');
    return { code: LOADER, map: null };
  },
};
