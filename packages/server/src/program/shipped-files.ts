// Finds the files that ship with the program and are not code: in the repository at its root, in the published package in
// its folder `shipped`.
import { fileURLToPath } from 'node:url';

/** Compiled files are in the published package alone. */
export const IS_PUBLISHED = import.meta.url.endsWith('.js');

const IN_TREE = {
  bets: '../../../../bets',
  brands: '../../../../brands',
  docs: '../../../../site/dist/site',
  rooms: '../../../../rooms',
  web: '../../../web/dist',
} as const;

/** Absolute path of the folder of bets, brand files, built documents, room files or built pages. */
export const shippedFolder = (part: keyof typeof IN_TREE): string =>
  fileURLToPath(new URL(IS_PUBLISHED ? `../../shipped/${part}` : IN_TREE[part], import.meta.url));
