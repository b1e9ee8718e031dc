// The published bets that come with Punto, one file each; a room names them by id.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedFolder } from '../program/shipped-files.ts';

const FOLDER = join(shippedFolder('bets'), 'published');

let ids: readonly string[] | null = null;

/** The id of a bet is the name of its file. */
export const publishedIds = (): readonly string[] => {
  ids ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();
  return ids;
};

/** The definition in its file; `null`: no published bet has this id. */
export const publishedBet = (id: string): unknown =>
  publishedIds().includes(id) ? JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8')) : null;
