// The bets that come with Punto, read from their files.
import { readdirSync, readFileSync } from 'node:fs';
import type { BetDefinition } from '../src/bet/definition.ts';
import { betFrom } from './random-bets.ts';

export const BETS = new URL('../../../bets/', import.meta.url);

/** Each bet of a folder, by its id. */
export const betsOf = (folder: 'catalogue' | 'published'): ReadonlyMap<string, BetDefinition> => {
  const at = new URL(`${folder}/`, BETS);
  return new Map(
    readdirSync(at).map((name) => {
      const bet = betFrom(JSON.parse(readFileSync(new URL(name, at), 'utf8')));
      if (`${bet.id}.json` !== name) throw new Error(`${name} has the id ${bet.id}`);
      return [bet.id, bet];
    }),
  );
};
