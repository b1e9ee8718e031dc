// The protections that a transaction may need, read under the locks of the accounts. [P2]
import { type AccountId, isPatron, ownerOf } from '@punto/ledger/account';
import type { ClientBase } from 'pg';
import { type ProtectionRow, protectionOf } from '../../shared/protections.ts';
import { prepared } from '../prepared.ts';
import {
  type ChangedRow,
  changedRows,
  type HeldProtections,
  type ParsedProtections,
} from './parsed-protections.ts';

const selectChanged = prepared<ChangedRow>(changedRows('$1', '$2'));
/** The protections of all patrons with a record of these rounds, since a correction may pay them. */
const selectOfRounds = prepared<ProtectionRow>(
  `SELECT patron, settings, time, money FROM unnest($2::bigint[], $3::bigint[]) AS past (shoe, round),
     LATERAL (SELECT patron FROM records
               WHERE table_id = $1 AND records.shoe = past.shoe AND records.round = past.round OFFSET 0) AS played
     JOIN protections USING (patron) WHERE money IS NOT NULL`,
);

export const patronsOf = (accounts: readonly AccountId[]): readonly string[] =>
  accounts.filter(isPatron).map(ownerOf);

/** The protections of the patrons of these accounts. */
export const readProtections = async (
  client: ClientBase,
  parsed: ParsedProtections,
  accounts: readonly AccountId[],
): Promise<HeldProtections> => {
  const { values, take } = parsed.compare(patronsOf(accounts));
  return values[0].length === 0 ? new Map() : take(await selectChanged(client, ...values));
};

export const readProtectionsOfRounds = async (
  client: ClientBase,
  table: string,
  past: readonly { readonly shoe: number; readonly round: number }[],
): Promise<HeldProtections> => {
  if (past.length === 0) return new Map();
  const [shoes, numbers] = [past.map(({ shoe }) => shoe), past.map(({ round }) => round)];
  return byPatron(await selectOfRounds(client, table, shoes, numbers));
};

const byPatron = (found: readonly ProtectionRow[]): HeldProtections =>
  new Map(found.map((each) => [each.patron, protectionOf(each)]));
