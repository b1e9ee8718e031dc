// Every read uses an index: full scans are disabled in the planner, and the plan of each query is checked. A plan has a
// full scan only when no index helps.

import { patronAccount } from '@punto/ledger/account';
import type { ShoeId, TableId } from '@punto/table/ids';
import { patronId, tableId } from '@punto/table/ids';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANN, patron } from '../../test/samples/sample.ts';
import { actOf, signedIn } from '../../test/samples/sample-identity.ts';
import { postgresPrograms } from '../../test/support/postgres-server.ts';
import { type SharedPostgres, sharedPostgres } from '../../test/support/shared-postgres.ts';
import { NO_COMMIT_METER } from '../commit-meter.ts';
import type { PatronSession } from '../patron-session-store.ts';
import { createCommitHealth } from '../shared/commit-health.ts';
import { type Connections, openConnections } from './connection.ts';
import { createParsedProtections } from './locked/parsed-protections.ts';
import { migrate } from './migration.ts';
import { createReaders, type Readers } from './reading/open-readers.ts';

const programs = postgresPrograms();
const page = { limit: 50, before: 'l9' };
const newest = { limit: 50, before: 't9.9' };
const TABLE: TableId = tableId('main');
const SOLO: TableId = tableId('solo.ann');
const DAY = { from: 1_000, to: 2_000 };
const FIGURES = { from: '2026-01-01', to: '2026-01-31' };
const session: PatronSession = {
  ...{ hash: 'new', patron: patron(ANN), id: 'i', openedAt: 1, replaces: 'old' },
  ...{ way: 'guest', device: '', seenAt: 1, provedAt: 0 },
};

const ENDED = { at: 1, reason: 'patron' } as const;

const READS: Readonly<Record<string, (readers: Readers) => Promise<unknown>>> = {
  'the newest event': ({ lastAt }) => lastAt(),
  'the newest event of a table': ({ lastAt }) => lastAt(TABLE),
  'tables with stakes': ({ staked }) => staked(),
  'a table': ({ load }) => load(TABLE),
  'an encrypted shoe': ({ encryptedShoe }) => encryptedShoe('main-1' as ShoeId),
  shoes: ({ shoes }) => shoes(TABLE, page),
  'a shoe': ({ shoe }) => shoe(TABLE, 1),
  'the proof of a shoe': ({ openedShoe }) => openedShoe(TABLE, 1),
  'the numbers of lost shoes': ({ spentShoes }) => spentShoes(),
  'an account': ({ account }) => account('patron:ann'),
  'stakes in play': ({ inPlay }) => inPlay(ANN),
  'a statement': ({ statement }) => statement(ANN, page),
  'the sums of a statement': ({ patronFigures }) => patronFigures(ANN),
  records: ({ records }) => records(ANN, page),
  'the journal': ({ journalPage }) => journalPage(newest),
  'the journal of a table': ({ journalPage }) => journalPage({ ...newest, table: 'main' }),
  'the journal of a person': ({ journalPage }) => journalPage({ ...newest, staff: 's1', from: 1, until: 9 }),
  'the journal of an act': ({ journalPage }) => journalPage({ ...newest, actions: ['pause', 'resume'] }),
  'the journal of a patron': ({ journalPage }) => journalPage({ ...newest, patron: 'ann' }),
  'the journal of a round': ({ journalPage }) => journalPage({ ...newest, table: 'main', shoe: 1, round: 2 }),
  'the journal of a day, without cards': ({ journalPage }) =>
    journalPage({ ...newest, ...{ from: 1, until: 9, folded: true } }),
  patrons: ({ patrons }) => patrons.page(page),
  'patrons by name': ({ patrons }) => patrons.page({ ...page, search: 'Guest 4711' }),
  'patrons of a name': ({ patrons }) => patrons.named('Guest 4711'),
  'a patron': ({ patrons }) => patrons.find(ANN),
  'whether a patron is suspended': ({ patrons }) => patrons.isSuspended(ANN),
  notes: ({ patrons }) => patrons.notes(ANN),
  'the name a patron chose': ({ patrons }) => patrons.names.of(ANN, 1),
  'the name a patron shows': ({ patrons }) => patrons.names.shownOf(ANN),
  'the public name of a dealer': ({ staff }) => staff.cards.of('s1'),
  suspending: ({ patrons }) => patrons.suspend(ANN, { at: 1, reason: 'asked to' }),
  'a session': ({ sessions }) => sessions.find('hash'),
  'a session in another’s place': ({ sessions }) => sessions.replace(session, 'newer', 2),
  'a session’s first use': ({ sessions }) => sessions.settle(session),
  'a session of a sign-in': ({ sessions }) => sessions.open(ANN, signedIn('h', 'i'), 'j'),
  'the sessions of a patron': ({ sessions }) => sessions.of(ANN, 1),
  'a session that was seen': ({ sessions }) => sessions.see('hash', 1, ''),
  'a session in which a passkey was shown': ({ sessions }) => sessions.prove('id', 1),
  'the end of one session': ({ sessions }) => sessions.end(ANN, 'id', ENDED),
  'a passkey': ({ passkeys }) => passkeys.find('key'),
  'the passkeys of a patron': ({ passkeys }) => passkeys.of(ANN),
  'a use of a passkey': ({ passkeys }) =>
    passkeys.use('key', { before: 1, counter: 2, backedUp: true, at: 3 }),
  'a passkey’s name': ({ passkeys }) => passkeys.rename(ANN, 'key', 'Phone'),
  'a number of recovery codes': ({ recoveryCodes }) => recoveryCodes.left(ANN),
  'a challenge': ({ challenges }) => challenges.take({ id: 'c', purpose: 'p', boundTo: 'b' }, 1),
  'old challenges': ({ challenges }) => challenges.sweep(1),
  erasing: ({ erase }) => erase(ANN, 1, actOf('erase-patron')),
  'guests nobody can come back to': ({ retention }) => retention.abandonedGuests(1, 0, 50),
  'what is kept of ended OpenID sign-ins': ({ retention }) => retention.sweepOpenidSessions(1),
  'an invitation': ({ invitations }) => invitations.redeem('hash', 1),
  'an OpenID account': ({ openid }) => openid.find('patron', { issuer: 'i', subject: 's' }),
  'OpenID accounts of a patron': ({ openid }) => openid.of('patron', 'ann'),
  'OpenID sessions': ({ openid }) => openid.sessions('i', { subject: 's', sid: null }),
  'the end of all sessions': ({ sessions }) => sessions.endAll(ANN, ENDED),
  rounds: ({ rounds }) => rounds.page(newest),
  'rounds of a table': ({ rounds }) => rounds.page({ ...newest, table: 'main' }),
  'rounds of a shoe': ({ rounds }) => rounds.page({ ...newest, table: 'main', shoe: 3 }),
  'rounds of a private table': ({ rounds }) => rounds.page({ ...newest, table: SOLO }),
  'rounds that were corrected': ({ rounds }) => rounds.page({ ...newest, statuses: ['voided', 'resettled'] }),
  'rounds of a day': ({ rounds }) => rounds.page({ ...newest, ...DAY }),
  'rounds of a table on a day': ({ rounds }) => rounds.page({ ...newest, ...DAY, table: 'main' }),
  'rounds of a dealer': ({ rounds }) => rounds.page({ ...newest, dealer: 'dee' }),
  'rounds of a dealer on a day': ({ rounds }) => rounds.page({ ...newest, ...DAY, dealer: 'dee' }),
  'rounds with stakes': ({ rounds }) => rounds.page({ ...newest, staked: true }),
  'rounds of a table with stakes': ({ rounds }) => rounds.page({ ...newest, table: 'main', staked: true }),
  'rounds of a patron': ({ rounds }) => rounds.page({ limit: 50, before: 'p9', patron: ANN }),
  'figures of a month': ({ figures }) => figures({ ...FIGURES, by: 'bet' }),
  'a staff member': ({ staff }) => staff.byName('Dee'),
  'their sessions': ({ staff }) => staff.sessions.of('s1'),
  'failed sign-ins': ({ staff }) => staff.failures.since('Dee', 1),
  'one more failed sign-in': ({ staff }) => staff.failures.add('Dee', 1),
  approvals: ({ approvals }) => approvals.waiting(),
  'where the monitoring is': ({ monitor }) => monitor.cursor(TABLE),
  'evidence about patrons': ({ monitor }) => monitor.evidence('patron', [ANN, 'ben'], 1),
  'pairs with evidence': ({ monitor }) => monitor.subjects('pair', 1, 9),
  'old evidence': ({ monitor }) => monitor.forget(1),
  alarms: ({ monitor }) => monitor.alarms({ ...page, open: true }),
  'alarms of a patron': ({ monitor }) => monitor.alarms({ ...page, patron: ANN }),
  'alarms of a brand': ({ monitor }) => monitor.alarms({ ...page, brand: 'acme' }),
  'alarms of the house': ({ monitor }) => monitor.alarms({ ...page, brand: 'house' }),
};

describe.skipIf(!programs)('an index finds (skipped where there is no PostgreSQL to start)', () => {
  let server: SharedPostgres;
  let connections: Connections;
  let readers: Readers;
  const scans: string[] = [];
  const statements: string[] = [];

  /** A pool that also records the plan of each query. */
  const explaining = (pool: Pool): Pool => {
    const query = async (text: string, values: unknown[]) => {
      const client = await pool.connect();
      try {
        await client.query('SET enable_seqscan = off');
        const { rows } = await client.query<Record<'QUERY PLAN', string>>(`EXPLAIN ${text}`, values);
        for (const { 'QUERY PLAN': line } of rows) if (/Seq Scan/.test(line)) scans.push(line.trim());
        statements.push(text);
        return await client.query(text, values);
      } finally {
        client.release();
      }
    };
    return { query } as unknown as Pool;
  };

  beforeAll(async () => {
    server = sharedPostgres();
    connections = openConnections(await server.database(), () => {});
    const schema = await migrate(connections);
    const add =
      'INSERT INTO rounds (table_id, shoe, round, status, opened_at, first) VALUES ($1, 3, 6, $2, 1500, 1)';
    await connections.pool.query("INSERT INTO patrons (patron, name, created_at) VALUES ('ann', 'Ann', 1)");
    for (const table of [TABLE, SOLO]) await connections.pool.query(add, [table, 'settled']);
    const pool = explaining(connections.pool);
    const transaction = ((work) => work(pool as never, () => {})) as Connections['transaction'];
    readers = createReaders(
      { pool, transaction },
      { schema, pulse: createCommitHealth(NO_COMMIT_METER), waiting: () => 0 },
      createParsedProtections(),
    );
  });
  afterAll(async () => {
    await connections.close();
    await server.removeDatabases();
  });

  it.each(Object.entries(READS))('%s', async (_, read) => {
    scans.length = 0;
    await read(readers);
    expect(scans).toEqual([]);
  });

  it('a round with everything it left', async () => {
    scans.length = 0;
    expect(await readers.rounds.find(TABLE, 3, 6)).toMatchObject({ round: 6 });
    expect(scans).toEqual([]);
  });

  it('[L6] the accounts of a hundred patrons with one statement for each of their parts', async () => {
    const patrons = Array.from({ length: 100 }, (_, i) => patronId(`patron-${i}`));
    statements.length = 0;
    await Promise.all(
      patrons.flatMap((each) => [
        readers.account(patronAccount(each)),
        readers.inPlay(each),
        readers.patrons.isSuspended(each),
      ]),
    );
    expect(statements).toHaveLength(3);
  });

  it('nothing for a query without an index', async () => {
    scans.length = 0;
    await explaining(connections.pool).query('SELECT 1 FROM rounds WHERE first = $1', [7]);
    expect(scans).toHaveLength(1);
  });
});
