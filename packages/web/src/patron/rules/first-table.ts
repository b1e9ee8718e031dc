// Whose rules are shown when the address names no table: of the game most people play.
import type { LobbyEntry } from '@punto/protocol/message';

type Table = Pick<LobbyEntry, 'table' | 'solo' | 'patrons' | 'cloth'>;

/** A table with others, the one with most patrons; among equals the live game, then the order of the house. */
export const firstTable = (tables: readonly Table[]): string | undefined => {
  const rank = (entry: Table): number =>
    entry.solo ? 0 : 1_000_000 + entry.patrons * 2 + Number(entry.cloth === 'live');
  return [...tables].sort((a, b) => rank(b) - rank(a))[0]?.table;
};
