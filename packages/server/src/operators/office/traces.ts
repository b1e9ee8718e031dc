// Looks up a round for a brand.

import type { OfficeRoundTrace } from '@punto/protocol/office/office-schema';
import { PATHS } from '@punto/protocol/paths';
import { publicName, type TableId, tableId } from '@punto/table/ids';
import type { Brand } from '../../brands/brand.ts';
import { Problem } from '../../http/problem.ts';
import { brandTrace } from './brand-trace.ts';
import type { OfficeParts } from './office-parts.ts';

type Asked = { readonly table: string; readonly shoe: number; readonly round: number };

const NO_ROUND = 'No patron of the brand has staked in such a round.';

/** Throws `not-found` for a round in which no patron of the brand has staked, as for one that never was. */
export const createTraces =
  ({ store, patronNames }: Pick<OfficeParts, 'store' | 'patronNames'>) =>
  async ({ id: brand }: Brand, { table: name, shoe, round }: Asked): Promise<OfficeRoundTrace> => {
    const table = tableNamed(name);
    const found = table && (await store.rounds.find(table, shoe, round));
    if (!table || !found) throw new Problem('not-found', NO_ROUND);
    const isOpened = (await store.openedShoe(table, shoe)) !== null;
    const proof = isOpened ? proofPath(publicName(table), shoe, round) : null;
    const trace = await brandTrace(found, { brand, table: name, names: patronNames, proof });
    if (trace === null) throw new Problem('not-found', NO_ROUND);
    return trace;
  };

/** `null`: no table can have this name. */
const tableNamed = (name: string): TableId | null => {
  try {
    return tableId(name.replaceAll('_', '.'));
  } catch {
    return null;
  }
};

const proofPath = (table: string, shoe: number, round: number): string =>
  PATHS.openedRound.replace(':table', table).replace(':shoe', String(shoe)).replace(':round', String(round));
