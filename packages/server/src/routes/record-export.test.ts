import { coins, minor } from '@punto/engine/minor';
import { parseRecordFile } from '@punto/engine/play-record/parse-record-file';
import { RecordsSchema } from '@punto/protocol/api';
import { hashOf, red } from '@punto/store/test/samples/sample-bets';
import { patronId, tableId } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/index';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../test/support/test-server.ts';
import { csvOf, definitionsOnce, everyRecord, jsonOf } from './record-export.ts';

const ANN = patronId('ann');

const record = (round: number, name = 'High "Six", north'): KeptRecord => ({
  patron: ANN,
  table: tableId('one'),
  tableName: name,
  shoe: 3,
  round,
  at: Date.UTC(2026, 0, 2, 3, 4, 5, 6),
  status: 'settled',
  mode: 'traditional',
  player: ['AS', '9C'],
  banker: ['TD', '6H'],
  outcome: 'banker',
  playerScore: 0,
  bankerScore: 6,
  bets: [
    {
      option: 'banker',
      stakeMinor: coins(20),
      verdict: 'won',
      winningsMinor: coins(20),
      commissionMinor: coins(1),
      returnedMinor: coins(39),
    },
    {
      option: 'tie',
      stakeMinor: coins(5),
      verdict: 'lost',
      winningsMinor: minor(0),
      commissionMinor: minor(0),
      returnedMinor: minor(0),
    },
  ],
  stakedMinor: coins(25),
  returnedMinor: coins(39),
  balanceBeforeMinor: coins(100),
  balanceAfterMinor: coins(114),
});

/** A store with two records per page, so that reading needs several pages. */
const shelf = (records: readonly KeptRecord[]) => ({
  records: async (_: unknown, { before }: { before: string | null }) => {
    const start = Number(before ?? 0);
    const end = start + 2;
    return { items: records.slice(start, end), next: end < records.length ? String(end) : null };
  },
});

/** No room of the house defines a bet. */
const NONE = async () => null;

const text = async (parts: AsyncIterable<string>): Promise<string> => (await Array.fromAsync(parts)).join('');

describe('the play record as a file', () => {
  it('[T8] reads page after page to the end', async () => {
    const all = await Array.fromAsync(everyRecord(shelf([5, 4, 3, 2, 1].map((round) => record(round))), ANN));
    expect(all.map(({ round }) => round)).toEqual([5, 4, 3, 2, 1]);
  });

  it('yields to the event loop after each page', async () => {
    let turns = 0;
    let next = setImmediate(function turn() {
      turns += 1;
      next = setImmediate(turn);
    });
    await Array.fromAsync(everyRecord(shelf([6, 5, 4, 3, 2, 1].map((round) => record(round))), ANN));
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(3);
  });

  it('[B-35] as CSV has who dealt and who turned each card', async () => {
    const conduct = {
      dealtBy: 'dealer',
      turned: [
        { side: 'player', place: 0, by: 'patron' },
        { side: 'banker', place: 2, by: 'house' },
      ],
    } as const;
    const csv = await text(csvOf(everyRecord(shelf([{ ...record(7), conduct }]), ANN), NONE));
    expect(csv.split('\r\n')[1]).toMatch(/,dealer,player-1:patron banker-3:house,,,,,$/);
  });

  it('[V6] as CSV has the seat and the stakes behind it', async () => {
    const behind = { seat: '5', bets: [{ option: 'banker', stakeMinor: minor(1_500) }] } as const;
    const rows = (await text(csvOf(everyRecord(shelf([{ ...record(7), behind }]), ANN), NONE))).split('\r\n');
    expect(rows[1]).toMatch(/,banker,2000,won,.*,5,1500,,,$/);
    expect(rows[2]).toMatch(/,tie,500,lost,.*,5,,,,$/);
  });

  it('[T8] as CSV has a row for each bet, quoted where it must be', async () => {
    const csv = await text(csvOf(everyRecord(shelf([record(7)]), ANN), NONE));
    expect(csv.split('\r\n')).toEqual([
      'settled_at,table,table_name,shoe,round,status,mode,player_cards,player_score,banker_cards,banker_score,' +
        'outcome,option,stake_minor,verdict,winnings_minor,commission_minor,returned_minor,' +
        'round_balance_before_minor,round_balance_after_minor,' +
        'revision,reason,round_correction_minor,round_uncollected_minor,dealt_by,turned_by,behind_seat,behind_stake_minor,schedule,bet_hash,bet_name',
      '2026-01-02T03:04:05.006Z,one,"High ""Six"", north",3,7,settled,traditional,AS 9C,0,TD 6H,6,banker,' +
        'banker,2000,won,2000,100,3900,10000,11400,0,,,,,,,,,,',
      '2026-01-02T03:04:05.006Z,one,"High ""Six"", north",3,7,settled,traditional,AS 9C,0,TD 6H,6,banker,' +
        'tie,500,lost,0,0,0,10000,11400,0,,,,,,,,,,',
      '',
    ]);
  });

  it('[T6] [T8] as CSV has revision, reason and movement of a corrected round', async () => {
    const corrected: KeptRecord = {
      ...record(7, 'One'),
      status: 'resettled',
      revision: 2,
      reason: 'Misread, "six" for nine',
      correction: { deltaMinor: minor(-3_900), uncollectedMinor: minor(400) },
    };
    const rows = (await text(csvOf(everyRecord(shelf([corrected, record(7, 'One')]), ANN), NONE))).split(
      '\r\n',
    );
    expect(rows[1]).toMatch(/,2,"Misread, ""six"" for nine",-3900,400,,,,,,,$/);
    expect(rows[2]).toMatch(/,2,"Misread, ""six"" for nine",-3900,400,,,,,,,$/);
    expect(rows[3]).toMatch(/,11400,0,,,,,,,,,,$/);
  });

  it.each(['=1+1', '-2', '@sum', ' =1+1'])('[T8] escapes a table named %j', async (name) => {
    const csv = await text(csvOf(everyRecord(shelf([record(7, name)]), ANN), NONE));
    expect(csv).toContain(`,one,'${name},3,7,`);
  });

  it('[T8] has the public name of a private table, in CSV and in JSON', async () => {
    const own = { ...record(7), table: tableId('fast-solo.ann') };
    const csv = await text(csvOf(everyRecord(shelf([own]), ANN), NONE));
    const json = await text(jsonOf(everyRecord(shelf([own]), ANN), NONE));
    expect([csv, json].map((file) => file.includes('fast-solo'))).toEqual([true, true]);
    expect([csv, json].map((file) => file.includes('fast-solo.ann'))).toEqual([false, false]);
  });

  const bet = { ...record(1).bets[1], option: 'house/red', schedule: 'house/red', betHash: hashOf(red) };
  const own = { ...record(9), bets: [bet] } as KeptRecord;

  it('[T8] [B] as CSV has the schedule of each bet, and the name of a bet of the house in the requested language', async () => {
    const names = { ...red, name: { en: 'Red', ja: '赤' } };
    const rows = async (language?: string) =>
      (await text(csvOf(everyRecord(shelf([own]), ANN), async () => names, language))).split('\r\n')[1];
    expect(await rows()).toMatch(new RegExp(`,house/red,${hashOf(red)},Red$`));
    expect(await rows('ja')).toMatch(/,赤$/);
    expect(await rows('th')).toMatch(/,Red$/);
    const unknown = (await text(csvOf(everyRecord(shelf([own]), ANN), NONE))).split('\r\n')[1];
    expect(unknown).toMatch(new RegExp(`,house/red,${hashOf(red)},$`));
  });

  it('[T8] [B] as JSON is the file that the verifiers read, with each definition once', async () => {
    const asked: string[] = [];
    const definition = async (hash: string) => {
      asked.push(hash);
      return red;
    };
    const records = [own, { ...own, round: 8 }, record(1)];
    const file = JSON.parse(
      await text(jsonOf(everyRecord(shelf(records), ANN), definitionsOnce({ definition }))),
    );
    expect(file).toEqual({
      ...{ kind: 'punto-record', version: 1, records, rounds: [] },
      definitions: { [hashOf(red)]: red },
    });
    expect(asked).toEqual([hashOf(red)]);
    expect(parseRecordFile(file)).toMatchObject({ ok: true });
    expect(JSON.parse(await text(jsonOf(everyRecord(shelf([]), ANN), NONE)))).toMatchObject({
      records: [],
      definitions: {},
    });
  });

  it('[T8] is served to its patron only, and a page of it fits its schema', async () => {
    const asked: string[] = [];
    const plain = await createTestServer();
    const records = async (patron: string, page: { before: string | null }) => {
      asked.push(patron);
      return shelf([record(3), record(2), record(1)]).records(patron, page);
    };
    const server = await createTestServer({ store: { ...plain.store, records } });
    const { cookie, id } = await server.enter();
    const get = (url: string, headers = {}) => server.app.http.inject({ url, headers });

    expect((await get('/api/records/export?format=csv')).statusCode).toBe(401);
    expect((await get('/api/records/export?format=xml', { cookie })).statusCode).toBe(400);
    const csv = await get('/api/records/export?format=csv', { cookie });
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="punto-record.csv"');
    expect(csv.body.trim().split('\r\n')).toHaveLength(7);
    const page = (await get('/api/records?limit=2', { cookie })).json();
    expect(Compile(RecordsSchema).Errors(page)).toEqual([]);
    expect(page.items[0]).toEqual(record(3));
    expect(new Set(asked)).toEqual(new Set([id]));

    await server.app.close();
    await plain.close();
  });
});
