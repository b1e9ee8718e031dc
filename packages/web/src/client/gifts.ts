// Gifts of the house among the entries of the statement, which are not a result of play. Loaded when there may be one.
import { addMinor } from '@punto/engine/minor';
import type { StatementAnswer } from '@punto/protocol/api';
import { api } from './api.ts';
import type { Visit } from './visit.ts';

const GIFTS: readonly string[] = ['grant', 'top-up'];

/** Adds the gifts among the latest entries of the statement that are not counted yet. */
export const withGifts = (
  visit: Visit,
  lines: readonly Pick<StatementAnswer['items'][number], 'code' | 'at' | 'amountMinor'>[],
): Visit => {
  const fresh = lines.filter(({ code, at }) => GIFTS.includes(code) && at > visit.grantedUntil);
  if (fresh.length === 0) return visit;
  return {
    ...visit,
    grantedMinor: fresh.map((line) => line.amountMinor).reduce(addMinor, visit.grantedMinor),
    grantedUntil: Math.max(...fresh.map((line) => line.at)),
  };
};

/** The function that adds the gifts of the statement to a visit; `null` if the statement cannot be read. */
export const readGifts = async (): Promise<((visit: Visit) => Visit) | null> => {
  const page = await api.statement(null).catch(() => null);
  return page && ((visit) => withGifts(visit, page.items));
};
