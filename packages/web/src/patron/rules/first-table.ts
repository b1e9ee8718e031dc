// The table whose rules are shown if the address names none.
import type { LobbyEntry } from '@punto/protocol/message';

type Table = Pick<LobbyEntry, 'table' | 'solo' | 'patrons' | 'cloth'>;

/** The table with most patrons that is not solo; if equal, the live game, then the server's order. */
export const firstTable = (tables: readonly Table[]): string | undefined => {
  const rank = (entry: Table): number =>
    entry.solo ? 0 : 1_000_000 + entry.patrons * 2 + Number(entry.cloth === 'live');
  return [...tables].sort((a, b) => rank(b) - rank(a))[0]?.table;
};
