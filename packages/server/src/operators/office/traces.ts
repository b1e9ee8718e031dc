// Reads the trace of a round for a brand.
import { pathOf } from '@punto/protocol/client/http';
import type { OfficeRoundTrace } from '@punto/protocol/office/office-schema';
import { tableOfWord } from '@punto/protocol/office/table-word';
import { PATHS } from '@punto/protocol/paths';
import { publicName } from '@punto/table/ids';
import type { Brand } from '../../brands/brand.ts';
import { Problem } from '../../http/problem.ts';
import { brandTrace } from './brand-trace.ts';
import type { OfficeParts } from './office-parts.ts';

type Asked = { readonly table: string; readonly shoe: number; readonly round: number };

const NO_ROUND = 'No patron of the brand has staked in such a round.';

/** Throws `not-found` when no patron of the brand staked in the round, and for a round that does not exist. */
export const createTraces =
  ({ store, patronNames }: Pick<OfficeParts, 'store' | 'patronNames'>) =>
  async ({ id: brand }: Brand, { table: name, shoe, round }: Asked): Promise<OfficeRoundTrace> => {
    const table = tableOfWord(name);
    const found = table && (await store.rounds.find(table, shoe, round));
    if (!table || !found) throw new Problem('not-found', NO_ROUND);
    const isOpened = (await store.openedShoe(table, shoe)) !== null;
    const proof = isOpened ? pathOf(PATHS.openedRound, { table: publicName(table), shoe, round }) : null;
    const trace = await brandTrace(found, { brand, table: name, names: patronNames, proof });
    if (trace === null) throw new Problem('not-found', NO_ROUND);
    return trace;
  };
