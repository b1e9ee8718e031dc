// The bets that come with Punto, by id: the files of `bets/catalogue` and `bets/published`.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nearestWord } from '@punto/server/input/nearest-word';
import { shippedFolder } from '@punto/server/program/shipped-files';

const FOLDERS = ['catalogue', 'published'].map((name) => join(shippedFolder('bets'), name));

/** The file of each bet; it is named by the id. */
export const shippedBets = async (): Promise<ReadonlyMap<string, URL>> => {
  const files = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(folder)).map((name): [string, URL] => [
        name.replace(/\.json$/, ''),
        pathToFileURL(join(folder, name)),
      ]),
    ),
  );
  return new Map(files.flat());
};

/** What to change about a word that is not a bet's id; `null` if the word can only be a file name. */
export const unknownBet = (word: string, ids: Iterable<string>): string | null => {
  if (!/^[a-z0-9-]+$/i.test(word)) return null;
  const near = nearestWord(word, [...ids]);
  const hint = near === null ? 'bets/published and bets/catalogue have them' : `did you mean ${near}?`;
  return `there is no file ${word} and no bet of this id: ${hint}`;
};
