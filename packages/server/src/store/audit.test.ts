// Whatever is changed behind the store's back is found, and the sentence names the row.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { minor } from '@punto/engine/minor';
import { escrowAccount, HOUSE, patronAccount } from '@punto/ledger/account';
import type { TableEvent } from '@punto/table/event';
import { instant, type PatronId, ticketId, version } from '@punto/table/ids';
import { stakeId } from '@punto/table/place-ticket';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DATABASE_FILE } from './database.ts';
import {
  ANN,
  BEN,
  decide,
  direct,
  event,
  grant,
  MAIN,
  NO_NEEDS,
  record,
  stake,
  ticketKey,
} from './sample.ts';
import { openSqliteStore } from './sqlite-store.ts';

const PAGE_BYTES = 4096;
const taken = (patron: PatronId, ticket: string, stake: number): TableEvent => ({
  type: 'TicketAccepted',
  ticket: {
    id: ticketId(ticket),
    patron,
    shoe: 1,
    round: 1,
    mode: 'traditional',
    bets: [
      { option: 'player', stakeMinor: minor(stake - 10) },
      { option: 'tie', stakeMinor: minor(10) },
    ],
  },
  at: instant(4),
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'punto-audit-'));
  const store = await openSqliteStore(folder);
  await store.write({
    table: MAIN,
    expected: version(0),
    needs: NO_NEEDS,
    work: (tx) => {
      tx.append([event(1), event(2), event(3)]);
      tx.post([grant(ANN, 1_000), grant(BEN, 1_000)]);
      tx.post([stake('s1', ANN, 200), stake('s2', BEN, 300), stake('s3', ANN, 50)]);
      tx.post([decide('post', 's1'), decide('void', 's2')]);
      tx.post([direct('house', escrowAccount(MAIN), HOUSE, 200, 'house')]);
      tx.post([direct('back', HOUSE, patronAccount(ANN), 400)]);
      tx.keep([record(ANN, 1, minor(200), minor(400))]);
      tx.append([taken(BEN, 'ticket-b', 40)]);
      tx.post([stake(stakeId(BEN, 'ticket-b'), BEN, 40)]);
      tx.remember(ticketKey(BEN, 'ticket-b'), { accepted: true, version: version(4) });
    },
  });
  expect(await store.audit()).toEqual([]);
  await store.close();
});
afterEach(() => rm(folder, { recursive: true }));

const auditAfter = async (tampering: string): Promise<readonly string[]> => {
  const database = new DatabaseSync(join(folder, DATABASE_FILE), { enableForeignKeyConstraints: false });
  database.exec('PRAGMA ignore_check_constraints = ON');
  database.exec(tampering);
  database.close();
  return audit();
};

const audit = async (): Promise<readonly string[]> => {
  const store = await openSqliteStore(folder);
  const faults = await store.audit();
  await store.close();
  return faults;
};

it.each([
  [`UPDATE accounts SET balance_minor = 9000 WHERE account = 'patron:ann'`, /patron:ann says 9000/],
  [`UPDATE accounts SET balance_minor = 9000 WHERE account = 'patron:ann'`, /together are 7800, not 0/],
  [`UPDATE accounts SET pending_minor = 0 WHERE account = 'patron:ann'`, /ann says 0 is pending/],
  [`UPDATE postings SET amount_minor = 401 WHERE amount_minor = 400`, /movement back \(direct\)/],
  [`UPDATE postings SET balance_after_minor = 7 WHERE line = 2`, /line 2 of account patron:ann/],
  [`DELETE FROM postings WHERE account = 'patron:ann' AND line = 2`, /movement s1 \(posted\)/],
  [`DELETE FROM postings WHERE account = 'patron:ann' AND line = 2`, /ann has 2 lines, the last .* 3/],
  [`UPDATE movements SET amount_minor = 51 WHERE id = 's3'`, /undecided movements add up to 51/],
  [`UPDATE movements SET amount_minor = -5 WHERE id = 's2'`, /damaged: CHECK .* movements/],
  [`UPDATE movements SET state = 'posted' WHERE id = 's3'`, /s3 is posted, its resolution says nothing/],
  [`UPDATE movements SET state = 'pending' WHERE id = 's2'`, /s2 is pending, its resolution says void/],
  [`UPDATE resolutions SET kind = 'post' WHERE kind = 'void'`, /s2 is voided, its resolution says post/],
  [`DELETE FROM movements WHERE id = 's2'`, /row of resolutions points to a row of movements/],
  [`DELETE FROM events WHERE version = 2`, /main has 3 events, the last is numbered 4/],
  [`UPDATE events SET body = replace(body, ':30', ':35') WHERE version = 4`, /takes 45 .* stake is 40/],
  [`UPDATE events SET body = replace(body, '-b', '-c') WHERE version = 4`, /ticket-c, its stake is null/],
  [`UPDATE tickets SET ticket = 'ticket-c'`, /ticket-c of patron ben was accepted without/],
  [`UPDATE tickets SET answer = '{"accepted":false}'`, /ticket-b of patron ben was refused with/],
  [`DELETE FROM records`, /patron:ann staked 200 and got 400 .* the record says null/],
  [`UPDATE records SET round = 2`, /patron:ann staked null and got null in round 2/],
  [`UPDATE records SET body = json_set(body, '$.stakedMinor', 1)`, /the record says 1 and 400/],
  [`UPDATE records SET body = json_set(body, '$.returnedMinor', 900)`, /ann goes from 950 to 1150/],
  [`UPDATE records SET line = 2`, /ann has 1 records, the last is numbered 2/],
])('[L6] finds what was done by hand: %s', async (tampering, sentence) => {
  expect(await auditAfter(tampering)).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
});

it('[L6] finds stakes of two rounds on one felt', async () => {
  const store = await openSqliteStore(folder);
  await store.transfer([{ ...stake('s4', BEN, 10), memo: { at: 9, table: MAIN, shoe: 1, round: 2 } }]);
  expect(await store.audit()).toEqual(['escrow:main has undecided stakes of 2 rounds']);
  await store.close();
});

it('[T3] tells of damaged pages instead of failing on them', async () => {
  const file = join(folder, DATABASE_FILE);
  const pages = new DatabaseSync(file);
  const { root } = pages
    .prepare("SELECT rootpage AS root FROM sqlite_schema WHERE name = 'postings'")
    .get() as {
    root: number;
  };
  pages.close();
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0xff, (root - 1) * PAGE_BYTES, root * PAGE_BYTES));
  expect((await audit()).join()).toContain('damaged');
});
