// A shoe that ended was revealed whole, as it was committed, cut and dealt, and anyone can verify it. [F2]
import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { parseOpening } from '@punto/engine/fairness/parse';
import type { OpenedShoe } from '@punto/engine/fairness/record';
import { verifyShoe } from '@punto/engine/fairness/verify';
import type { TableId } from '@punto/table/ids';
import { dealtRound } from '@punto/table/records/dealt-round';
import type { OpenTable } from '@punto/table/state';
import { query } from '../sqlite/typed-queries.ts';

/** The faults in the stored proof of the shoe that ends at this state. */
export const createOpenedCheck = (
  database: DatabaseSync,
  table: TableId,
): ((state: OpenTable) => readonly string[]) => {
  const opened = query<{ body: Uint8Array }>(
    database,
    'SELECT body FROM opened_shoes WHERE table_id = ? AND number = ?',
  );
  const encrypted = query(database, 'SELECT 1 FROM sealed_shoes WHERE shoe = ?');
  return ({ shoe, played }) => {
    if (!shoe?.seal || !shoe.cut) return [];
    const name = `shoe ${shoe.number} of table ${table}`;
    const row = opened.get(table, shoe.number);
    // A shoe whose key was lost stays encrypted permanently. [F3]
    if (!row) return encrypted.get(shoe.id) ? [] : [`${name} has ended and is not opened`];
    const body = read(row.body);
    if (!body) return [`what is opened of ${name} cannot be read`];
    const expected = { seal: shoe.seal, cut: shoe.cut, burn: shoe.burn, rounds: played.map(dealtRound) };
    const { seal, cut, burn, rounds } = body;
    if (!isDeepStrictEqual({ seal, cut, burn, rounds }, JSON.parse(JSON.stringify(expected))))
      return [`${name} is opened otherwise than it was sealed, cut or dealt`];
    const { failed } = verifyShoe(body);
    return failed ? [`${name} does not prove itself: ${failed.says}`] : [];
  };
};

const read = (body: Uint8Array): OpenedShoe | null => {
  try {
    const parsed = parseOpening(JSON.parse(inflateRawSync(body).toString()));
    return parsed.ok && parsed.file.kind === 'punto-shoe' ? parsed.file : null;
  } catch {
    return null;
  }
};
