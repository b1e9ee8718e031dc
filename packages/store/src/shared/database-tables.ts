// All database tables of a deployment, for `punto move`: the columns in PostgreSQL, the query that reads them from SQLite,
// and an order in which rows can be written, since some reference others. Tables that are not listed are not moved: nodes
// and leases belong to the machines, and tables that SQLite has as indexes are computed again.

import { hasPartsIn } from './accounts/account-parts.ts';

export type ColumnType = 'text' | 'bigint' | 'bytea' | 'boolean' | 'double precision';

export type DatabaseTable = {
  /** Its name in PostgreSQL. */
  readonly table: string;
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** Those columns of every row, read from the embedded store. */
  readonly read: string;
  /** Where the next `number` comes from in PostgreSQL. */
  readonly sequence?: string;
};

const text = (...names: readonly string[]) => of('text', names);
const bigint = (...names: readonly string[]) => of('bigint', names);
const bytea = (...names: readonly string[]) => of('bytea', names);
const boolean = (...names: readonly string[]) => of('boolean', names);
const double = (...names: readonly string[]) => of('double precision', names);
const of = (type: ColumnType, names: readonly string[]): Record<string, ColumnType> =>
  Object.fromEntries(names.map((name) => [name, type]));

type More = Partial<Pick<DatabaseTable, 'sequence' | 'read'>>;

/** `order`: the reading order. By default both databases have the same columns under the same names. */
const dbTable = (
  table: string,
  order: string,
  columns: DatabaseTable['columns'],
  { read, ...more }: More = {},
): DatabaseTable => ({
  table,
  columns,
  read: `${read ?? `SELECT ${Object.keys(columns).join(', ')} FROM ${table}`} ORDER BY ${order}`,
  ...more,
});

const ROUND = bigint('shoe', 'round');

export const DATABASE_TABLES: readonly DatabaseTable[] = [
  dbTable('events', 'table_id, version', {
    ...text('table_id'),
    ...bigint('version', 'at'),
    ...text('body', 'hash'),
  }),
  dbTable('chains', 'chain', { ...text('chain'), ...bigint('length'), ...text('hash') }),
  dbTable('snapshots', 'table_id, version', { ...text('table_id'), ...bigint('version'), ...text('state') }),
  dbTable('sealed_shoes', 'shoe', { ...text('shoe', 'table_id'), ...bytea('sealed') }),
  dbTable('opened_shoes', 'table_id, number', { ...text('table_id'), ...bigint('number'), ...bytea('body') }),
  dbTable('shoe_archive', 'table_id, number', { ...text('table_id'), ...bigint('number'), ...text('body') }),
  dbTable('restores', 'shoe_number', {
    ...bigint('shoe_number'),
    ...text('mark'),
    ...bigint('restored_at', 'newest_at'),
  }),
  dbTable('bet_definitions', 'hash', text('hash', 'body')),
  dbTable('tickets', 'patron, ticket', text('patron', 'ticket', 'answer', 'table_id')),

  // Existing rows of accounts with parts get the part ''.
  dbTable(
    'accounts',
    'account',
    {
      ...text('account', 'part'),
      ...bigint('balance_minor', 'pending_minor', 'given_minor', 'staked_minor', 'line'),
    },
    {
      read: `SELECT account, '' AS part, balance_minor, pending_minor, given_minor, staked_minor, line FROM accounts`,
    },
  ),
  dbTable(
    'movements',
    'number',
    {
      ...bigint('number'),
      ...text('id', 'state', 'debit', 'credit'),
      ...bigint('amount_minor'),
      ...text('code'),
      ...bigint('at'),
      ...text('table_id'),
      ...ROUND,
      ...bigint('answer', 'debit_line', 'credit_line'),
      ...text('house_part'),
    },
    {
      read: `SELECT *, CASE WHEN posting IS NOT NULL AND (${hasPartsIn('debit')} OR ${hasPartsIn('credit')}) THEN '' END AS house_part
               FROM movements`,
      sequence: 'movement_numbers',
    },
  ),
  dbTable('resolutions', 'movement', {
    ...bigint('movement'),
    ...text('kind', 'id'),
    ...bigint('at'),
    ...text('table_id'),
    ...ROUND,
  }),
  dbTable(
    'postings',
    'number',
    {
      ...text('account', 'part'),
      ...bigint('line', 'number', 'movement', 'amount_minor', 'balance_after_minor', 'at'),
    },
    {
      read: `SELECT account, '' AS part, line, number, movement, amount_minor, balance_after_minor, at FROM postings`,
      sequence: 'posting_numbers',
    },
  ),
  dbTable(
    'records',
    'number',
    {
      ...text('patron'),
      ...bigint('line', 'number'),
      ...text('table_id'),
      ...ROUND,
      ...bigint('revision'),
      ...text('body'),
    },
    { sequence: 'record_numbers' },
  ),
  dbTable('record_ends', 'patron', { ...text('patron'), ...bigint('line') }),
  dbTable(
    'rounds',
    'number',
    {
      ...bigint('number'),
      ...text('table_id'),
      ...ROUND,
      ...text('status'),
      ...bigint('opened_at', 'ended_at'),
      ...text('player', 'banker', 'mark', 'dealer'),
      ...bigint('patrons', 'staked_minor', 'returned_minor', 'commission_minor', 'first', 'last'),
      ...text('corrections', 'money'),
    },
    { sequence: 'rounds_number_seq' },
  ),
  dbTable('table_posts', 'table_id', { ...text('table_id'), ...ROUND, ...text('dealers') }),
  // One part of each line; in PostgreSQL some have more.
  dbTable('figures', 'day, table_id, option, schedule, dealer, brand, currency', {
    ...text('day', 'table_id', 'option', 'schedule', 'dealer', 'brand', 'currency'),
    ...bigint('rounds', 'bets', 'stake_minor', 'winnings_minor', 'commission_minor'),
    ...bigint('returned_minor', 'uncollected_minor'),
    ...double('square_coins'),
  }),
  dbTable('journal', 'number', { ...bigint('number'), ...text('body', 'previous', 'hash', 'table_id') }),

  dbTable(
    'patrons',
    'number',
    {
      ...text('patron'),
      ...bigint('number'),
      ...text('name'),
      ...bigint('created_at', 'suspended_at'),
      ...text('suspended_reason'),
      ...bigint('erased_at'),
    },
    {
      read: 'SELECT patrons.*, number FROM patrons LEFT JOIN patron_numbers USING (patron)',
      sequence: 'patrons_number_seq',
    },
  ),
  dbTable(
    'patron_notes',
    'number',
    { ...bigint('number'), ...text('patron'), ...bigint('at'), ...text('staff', 'text') },
    { sequence: 'patron_notes_number_seq' },
  ),
  dbTable('display_names', 'patron', {
    ...text('patron', 'name', 'skeleton'),
    ...boolean('shown'),
    ...bigint('changes', 'counted_from'),
    ...text('barred'),
  }),
  dbTable('protections', 'patron', text('patron', 'settings', 'time', 'money')),
  dbTable('notices_seen', 'patron', { ...text('patron'), ...bigint('seen_until') }),
  dbTable('sessions', 'hash', {
    ...text('hash', 'patron'),
    ...bigint('opened_at'),
    ...text('replaces', 'id', 'way', 'device'),
    ...bigint('seen_at', 'proved_at'),
  }),
  dbTable('passkeys', 'credential', {
    ...text('credential', 'patron'),
    ...bytea('public_key'),
    ...bigint('counter'),
    ...text('transports', 'name', 'relying_party'),
    ...boolean('backed_up'),
    ...bigint('created_at', 'used_at'),
  }),
  dbTable('recovery_codes', 'hash', { ...text('hash', 'patron'), ...bigint('made_at') }),
  dbTable('invitations', 'invitation', {
    ...text('invitation', 'hash', 'note', 'made_by'),
    ...bigint('made_at', 'expires_at', 'uses', 'used', 'withdrawn_at'),
  }),
  dbTable('openid_accounts', 'issuer, subject, kind', {
    ...text('issuer', 'subject', 'kind', 'account'),
    ...bigint('linked_at'),
  }),
  dbTable('openid_sessions', 'session', {
    ...text('session', 'kind', 'issuer', 'subject', 'sid'),
    ...bigint('opened_at'),
  }),
  dbTable(
    'operator_patrons',
    'brand, currency, operator_patron',
    text('brand', 'currency', 'operator_patron', 'patron'),
  ),
  dbTable('challenges', 'challenge', {
    ...text('challenge', 'purpose', 'bound_to'),
    ...bigint('expires_at'),
    ...text('body'),
  }),
  dbTable('staff', 'staff', {
    ...text('staff', 'name', 'role', 'password_hash'),
    ...boolean('must_change_password'),
    ...text('code_secret', 'code_offered'),
    ...bigint('code_step'),
    ...boolean('active'),
    ...bigint('created_at', 'last_sign_in_at'),
  }),
  dbTable('dealer_cards', 'staff', text('staff', 'name', 'portrait')),
  dbTable('staff_sessions', 'hash', {
    ...text('hash', 'staff', 'state'),
    ...bigint('opened_at', 'touched_at', 'confirmed_until'),
  }),
  dbTable(
    'sign_in_failures',
    'number',
    { ...bigint('number'), ...text('name'), ...bigint('at') },
    { sequence: 'sign_in_failures_number_seq' },
  ),
  dbTable('approvals', 'approval', {
    ...text('approval', 'body'),
    ...bigint('asked_at'),
    ...text('decision'),
  }),
  dbTable('wallet_debits', 'debit', {
    ...text('debit', 'table_id'),
    ...ROUND,
    ...text('patron', 'ticket', 'brand', 'account', 'session'),
    ...bigint('amount_minor', 'at'),
    ...text('state', 'reason', 'traceparent'),
  }),
  dbTable(
    'wallet_outbox',
    'number',
    {
      ...bigint('number'),
      ...text('call_id', 'call', 'brand', 'table_id', 'patron', 'body'),
      ...bigint('delta_minor', 'at', 'attempts', 'due_at'),
      ...text('fault'),
      ...bigint('delivered_at'),
      ...text('outcome', 'traceparent'),
    },
    { sequence: 'wallet_outbox_number_seq' },
  ),
  dbTable('monitor_cursors', 'table_id', { ...text('table_id'), ...ROUND }),
  dbTable('monitor_evidence', 'kind, subject, at, table_id, shoe, round', {
    ...text('kind', 'subject'),
    ...bigint('at'),
    ...text('table_id'),
    ...ROUND,
    ...text('body'),
  }),
  dbTable(
    'monitor_alarms',
    'number',
    {
      ...bigint('number'),
      ...text('name', 'kind'),
      ...bigint('at'),
      ...text('patron', 'other', 'table_id', 'finding', 'noted'),
    },
    { sequence: 'monitor_alarms_number_seq' },
  ),
  dbTable(
    'brand_rounds',
    'number',
    {
      ...bigint('number'),
      ...text('brand', 'table_id'),
      ...ROUND,
      ...bigint('revision', 'at'),
      ...text('status', 'currencies'),
    },
    { sequence: 'brand_rounds_number_seq' },
  ),
  dbTable('brand_figures', 'brand, currency, quarter, corrected, table_id, option, schedule', {
    ...text('brand', 'currency'),
    ...bigint('quarter', 'corrected'),
    ...text('table_id', 'option', 'schedule'),
    ...bigint('bets', 'stake_minor', 'returned_minor', 'commission_minor', 'cancelled_minor'),
  }),
  dbTable(
    'webhook_events',
    'number',
    {
      ...bigint('number'),
      ...text('id', 'brand', 'type', 'ordering'),
      ...bigint('at'),
      ...text('data'),
      ...boolean('spread'),
    },
    { sequence: 'webhook_events_number_seq' },
  ),
  dbTable(
    'webhook_deliveries',
    'number',
    {
      ...bigint('number', 'event'),
      ...text('brand', 'url', 'ordering', 'state'),
      ...bigint('due_at', 'attempts'),
      ...text('fault'),
      ...bigint('changed_at'),
    },
    { sequence: 'webhook_deliveries_number_seq' },
  ),
];
