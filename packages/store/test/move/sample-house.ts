// A deployment with something in every table, for the tests of a move: besides rounds, staff, their sessions and failed
// sign-ins, notes, approvals, a refused ticket and shoes, with text that a careless copy would change.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { minor } from '@punto/engine/minor';
import { tableId, ticketId, version as versionOf } from '@punto/table/ids';
import { DATABASE_FILE } from '../../src/sqlite/database.ts';
import { openSqliteStore } from '../../src/sqlite-store.ts';
import type { Store } from '../../src/store.ts';
import { ANN, archived, BEN, MAIN, NO_NEEDS, ticketKey } from '../samples/sample.ts';
import { dragon, openedWith, red } from '../samples/sample-bets.ts';
import { playBook } from '../samples/sample-book.ts';
import { alarm, entry, member, question, session } from '../samples/sample-floor.ts';
import {
  actOf,
  challenge,
  invitation,
  launchedPatron,
  openidLink,
  passkey,
  signedIn,
} from '../samples/sample-identity.ts';
import { SUE } from '../samples/sample-play.ts';

const OWN_BETS = tableId('own-bets');
const AWKWARD = `O’Neill\\N "two",\n{three} 'four' \\x41 é 🂡`;

const watchPlay = async ({ monitor }: Pick<Store, 'monitor'>): Promise<void> => {
  const block = { table: MAIN, after: null, upTo: { shoe: 1, round: 4 }, at: 95 };
  const evidence = [{ kind: 'patron', subject: ANN, body: { delays: { 7: 1 } } }] as const;
  await monitor.contribute({ ...block, evidence });
  await monitor.raise({ ...alarm('alarm-1'), finding: { awkward: AWKWARD } }, entry('monitor-alarm'));
  await monitor.raise(alarm('alarm-2', BEN), entry('monitor-alarm'));
  await monitor.note(1, { at: 97, staff: SUE, text: AWKWARD }, entry('note-alarm'));
};

const reportToOperators = async ({ webhooks }: Pick<Store, 'webhooks'>): Promise<void> => {
  const event = {
    brand: 'acme',
    type: 'session.ended',
    ordering: 's',
    at: 98,
    data: { awkward: AWKWARD },
  } as const;
  await webhooks.announce(['e-1', 'e-2'].map((id) => ({ ...event, id })));
  await webhooks.spread(new Map([['acme', ['https://acme.example/']]]), 98, 1);
  await webhooks.failed(1, AWKWARD, 99, null);
};

/** Of a brand whose patrons have played at a table of another deployment, of a restore, and of a decision in a later round. */
const OF_A_BRAND = `
  INSERT INTO decisions SELECT number, NULL, table_id, shoe, round + 1 FROM movements WHERE state = 'voided';
  INSERT INTO brand_rounds VALUES (7, 'acme', 'main', 1, 2, 0, 5, 'settled', '{"EUR":{"stakeMinor":5}}');
  INSERT INTO brand_figures VALUES ('acme', 'EUR', 3, -1, 'main', 'tie', 'tie', 1, 5, 0, 0, 0);
  INSERT INTO restores VALUES (87400, '5f3c2a1b', 86400000, 0);`;

const callWallet = async (store: Store): Promise<void> => {
  const { state } = await store.load(OWN_BETS).then(({ events }) => ({ state: events.length }));
  const [place, whose] = [
    { table: OWN_BETS, patron: ANN },
    { brand: 'lagoon', traceparent: null },
  ];
  await store.wallet.intend({
    ...{ ...place, ...whose, debit: 'debit:1', shoe: 1, round: 1, ticket: ticketId('ticket-w1') },
    ...{ account: AWKWARD, session: AWKWARD, amountMinor: minor(500), at: 60 },
  });
  const owed = { ...place, ...whose, call: 'cancel', deltaMinor: minor(0), at: 61 } as const;
  await store.write({
    table: OWN_BETS,
    expected: versionOf(state),
    needs: NO_NEEDS,
    work: ({ wallet }) => {
      wallet.close('debit:1', 'cancelled', 'wallet-unclear');
      wallet.owe({ ...owed, id: 'cancel:1', body: AWKWARD });
      wallet.owe({ ...owed, id: 'cancel:2', body: '{}' });
    },
  });
  await store.wallet.fail({ id: 'cancel:1', dueAt: 99, fault: AWKWARD });
  await store.wallet.deliver({ id: 'cancel:2', at: 70, outcome: 'not-taken', transfers: [] });
};

export const buildSampleHouse = async (folder: string): Promise<void> => {
  const store = await openSqliteStore(folder);
  const play = await playBook(store);
  const { version, round, shoe } = play.state();
  await store.write({
    table: MAIN,
    expected: version,
    needs: { ...NO_NEEDS, tickets: [ticketKey(ANN, 'ticket-late')] },
    work: (tx) =>
      tx.remember(ticketKey(ANN, 'ticket-late'), { accepted: false, refusal: { reason: 'betting-closed' } }),
  });
  await openOwnBets(store);
  await store.staff.add(member('staff-1', AWKWARD), entry('add-staff'));
  await store.staff.add({
    ...member('staff-2'),
    codeSecret: 'encrypted',
    codeStep: 7,
    active: false,
    mustChangePassword: false,
  });
  await store.staff.sessions.open(session('hash-of-one', 'staff-1'));
  await store.staff.failures.add('Nobody', 12);
  await store.staff.failures.add('nobody', 13);
  await store.approvals.ask(question('approval-1'));
  await store.approvals.ask(question('approval-2'));
  await store.approvals.decide('approval-2', { approved: false, by: SUE, at: 30 });
  await store.patrons.suspend(BEN, { at: 40, reason: AWKWARD }, entry('suspend'));
  await store.patrons.addNote(ANN, { at: 41, staff: SUE, text: AWKWARD });
  await store.patrons.seeNotices(ANN, 42);
  await store.patrons.names.choose(ANN, {
    name: { name: AWKWARD, skeleton: 'awkward' },
    shown: true,
    at: 43,
  });
  await store.patrons.names.choose(BEN, { name: { name: 'Ben', skeleton: 'ben' }, shown: true, at: 44 });
  await store.patrons.names.remove(BEN, entry('remove-patron-name'));
  await store.staff.cards.set('staff-1', { name: AWKWARD, portrait: null }, entry('change-dealer-card'));
  await store.staff.cards.set('staff-2', { name: 'Dee', portrait: 'fan' }, entry('change-dealer-card'));
  const found = await store.sessions.find('hash-a');
  if (found) await store.sessions.replace(found, 'hash-a-2', 50);
  await store.sessions.open(ANN, signedIn('hash-a-3', 'id-3', { device: AWKWARD }), null);
  await store.passkeys.add({ ...passkey('key-1'), name: AWKWARD }, actOf('add-passkey'));
  await store.passkeys.add({ ...passkey('key-2', BEN), usedAt: 51, backedUp: false }, actOf('add-passkey'));
  await store.recoveryCodes.replace(ANN, { hashes: ['code-1', 'code-2'], at: 52 }, actOf('make-codes'));
  const limit = { change: 'set-limit', key: 'loss-week', to: 5_000_000 } as const;
  await store.protections.change(ANN, limit, { setter: 'patron', nowMs: 60, zone: 'Asia/Tokyo' });
  await store.protections.countPlay([{ patron: BEN, fromMs: 60, toMs: 70 }], 'UTC');
  await store.challenges.add({ ...challenge('challenge-1'), body: AWKWARD });
  await store.invitations.add({ ...invitation('i-1'), note: AWKWARD }, actOf('invite'));
  await store.openid.link(openidLink('subject-1'), actOf('link-openid'));
  const opened = { kind: 'patron', issuer: 'https://id.example', openedAt: 91 } as const;
  await store.openid.opened({ ...opened, session: 'id-3', subject: 'subject-1', sid: null });
  await admitOfOperator(store);
  await watchPlay(store);
  await reportToOperators(store);
  await store.close();

  // Of the last shoe, which this deployment has not reached.
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  const number = (shoe?.number ?? 0) + (round?.number ?? 0);
  database
    .prepare('INSERT INTO shoe_archive VALUES (?, ?, ?)')
    .run(MAIN, number, JSON.stringify(archived(number)));
  database.prepare('INSERT INTO opened_shoes VALUES (?, ?, ?)').run(
    MAIN,
    number,
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
  );
  database.exec(OF_A_BRAND);
  database.close();
};

/** A patron whose id at the operator is awkward. */
const admitOfOperator = async (store: Store): Promise<void> => {
  const person = { brand: 'acme', currency: 'JPY', operatorPatron: AWKWARD };
  await store.operatorPatrons.admit(person, launchedPatron('acme.JPY.7f'));
};

/** A table whose room has bets of its own. */
const openOwnBets = async (store: Store): Promise<void> => {
  await store.write({
    table: OWN_BETS,
    expected: versionOf(0),
    needs: NO_NEEDS,
    work: (tx) => tx.append([openedWith(OWN_BETS, dragon('40:1', AWKWARD), red)]),
  });
  await callWallet(store);
};
