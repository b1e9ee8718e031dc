// The protections that a transaction may need, read under the locks of the accounts. [P2]
import { type AccountId, isPatron, ownerOf } from '@punto/ledger/account';
import type { PatronId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import { type ProtectionRow, protectionOf } from '../../shared/protections.ts';
import { prepared } from '../prepared.ts';
import {
  type ComparedRead,
  type ComparedRow,
  comparedWith,
  type HeldProtections,
  type ParsedProtections,
} from './parsed-protections.ts';

/** Parameters, arrays of equal length: the patrons of the accounts, the digests known, whether the patron's stake is compared. */
export const heldProtections = (patrons: string, digests: string, asked: string): string =>
  `SELECT ${comparedWith('known.digest')}
     FROM unnest(${patrons}::text[], ${digests}::text[], ${asked}::boolean[]) AS known (patron, digest, is_asked)
     JOIN protections ON protections.patron = known.patron
    WHERE known.is_asked OR protections.money IS NOT NULL`;
const selectHeld = prepared<ComparedRow>(heldProtections('$1', '$2', '$3'));
/** The protections of all patrons with a record of these rounds, since a correction may pay them. */
const selectOfRounds = prepared<ProtectionRow>(
  `SELECT patron, settings, time, money FROM unnest($2::bigint[], $3::bigint[]) AS past (shoe, round),
     LATERAL (SELECT patron FROM records
               WHERE table_id = $1 AND records.shoe = past.shoe AND records.round = past.round OFFSET 0) AS played
     JOIN protections USING (patron) WHERE money IS NOT NULL`,
);

export type HeldRead = ComparedRead & {
  /** The parameters of `heldProtections`. */
  readonly values: readonly [
    patrons: readonly string[],
    digests: readonly string[],
    asked: readonly boolean[],
  ];
};

/** Begins a read of the protections of `asked`, whose stakes are compared, and of other patrons of `accounts` only those with sums. */
export const compareHeld = (
  parsed: ParsedProtections,
  accounts: readonly AccountId[],
  asked: readonly PatronId[],
): HeldRead => {
  const patrons = accounts.filter(isPatron).map(ownerOf);
  const isAsked = new Set<string>(asked);
  const compared = parsed.compare(patrons);
  return { ...compared, values: [patrons, compared.digests, patrons.map((patron) => isAsked.has(patron))] };
};

export const readProtections = async (
  client: ClientBase,
  parsed: ParsedProtections,
  accounts: readonly AccountId[],
  asked: readonly PatronId[],
): Promise<HeldProtections> => {
  const { values, take } = compareHeld(parsed, accounts, asked);
  return values[0].length === 0 ? new Map() : take(await selectHeld(client, ...values));
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
