// The protections that a transaction may need, read under the locks of the accounts. [P2]
import { type AccountId, isPatron, ownerOf } from '@punto/ledger/account';
import type { Protection } from '@punto/ledger/protection/protection';
import type { PatronId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import { type ProtectionRow, protectionOf } from '../../shared/protections.ts';
import { prepared } from '../prepared.ts';

export type HeldProtections = ReadonlyMap<string, Protection>;

/** `patrons`: the parameter with the patrons of the accounts; `asked`: that with those whose stake is compared too. */
export const heldProtections = (patrons: string, asked: string): string =>
  `SELECT patron, settings, time, money FROM protections
    WHERE patron = ANY (${patrons}::text[]) AND (money IS NOT NULL OR patron = ANY (${asked}::text[]))`;
const selectHeld = prepared<ProtectionRow>(heldProtections('$1', '$2'));
/** The protections of all patrons with a record of these rounds, since a correction may pay them. */
const selectOfRounds = prepared<ProtectionRow>(
  `SELECT protections.* FROM unnest($2::bigint[], $3::bigint[]) AS past (shoe, round),
     LATERAL (SELECT patron FROM records
               WHERE table_id = $1 AND records.shoe = past.shoe AND records.round = past.round OFFSET 0) AS played
     JOIN protections USING (patron) WHERE money IS NOT NULL`,
);

/** Protections for `asked`, whose stakes are compared, and of other patrons of `accounts` only those with sums. */
export const readProtections = async (
  client: ClientBase,
  accounts: readonly AccountId[],
  asked: readonly PatronId[],
): Promise<HeldProtections> => {
  const patrons = accounts.filter(isPatron).map(ownerOf);
  if (patrons.length === 0) return new Map();
  return byPatron(await selectHeld(client, patrons, asked));
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

export const byPatron = (found: readonly ProtectionRow[]): HeldProtections =>
  new Map(found.map((each) => [each.patron, protectionOf(each)]));
