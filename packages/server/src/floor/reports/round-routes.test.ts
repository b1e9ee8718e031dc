import type { FieldFault } from '@punto/protocol/floor/field-fault';
import type { RoundLine, RoundTraceAnswer } from '@punto/protocol/floor/round-api';
import { MAIN } from '@punto/store/test/samples/sample';
import { playBook } from '@punto/store/test/samples/sample-book';
import { createPlay, DEE, type Play } from '@punto/store/test/samples/sample-play';
import { tableId } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowsOfCsv } from '../../../test/support/read-csv.ts';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';

let server: TestServer;
let play: Play;
let cookie: string;
beforeEach(async () => {
  server = await createTestServer();
  cookie = (await server.staff('supervisor', 'Sue')).cookie;
  play = await playBook(server.store);
});
afterEach(() => server.close());

const get = async (url: string, status = 200) => {
  const answer = await server.app.http.inject({
    method: 'GET',
    url: `/api/floor/rounds${url}`,
    headers: { cookie },
  });
  expect([url, answer.statusCode]).toEqual([url, status]);
  return answer.json();
};
const list = async (query: string) =>
  (await get(query)).items.map(({ table, round, status }: RoundLine) => `${table} ${round} ${status}`);

describe('rounds', () => {
  it('are listed by table, shoe and status, in pages', async () => {
    await createPlay(server.store, tableId('side-room.ann'), 50_000);
    expect(await list('')).toEqual([
      ...['side-room.ann 1 open', 'main 5 open', 'main 4 voided', 'main 3 resettled'],
      ...['main 2 cancelled', 'main 1 settled'],
    ]);
    expect(await list('?table=side-room')).toEqual(['side-room.ann 1 open']);
    expect(await list('?table=main&status=settled')).toEqual(['main 1 settled']);
    expect(await list('?table=main&shoe=2')).toEqual([]);
    const { next } = await get('?limit=4');
    expect(await list(`?before=${next}`)).toEqual(['main 2 cancelled', 'main 1 settled']);
    await get('?before=no', 400);
    await get('?status=lost', 400);
    await get('?table=No', 400);
  });

  it('[T8] are a file of all that the same filters list, longer than a page', async () => {
    const file = async (query: string) => {
      const url = `/api/floor/rounds?format=csv&limit=1${query}`;
      const answer = await server.app.http.inject({ method: 'GET', url, headers: { cookie } });
      expect(answer.headers['content-type']).toContain('text/csv');
      return rowsOfCsv(answer.body).map(({ round, status }) => `${round} ${status}`);
    };
    expect(await file('&table=main')).toEqual([
      ...['5 open', '4 voided', '3 resettled', '2 cancelled', '1 settled'],
    ]);
    expect(await file('&table=main&status=voided')).toEqual(['4 voided']);
    expect(await file('&patron=ben&staked=yes')).toEqual(['4 voided', '2 cancelled', '1 settled']);
  });

  it('[T5] [T6] say in the file who cancelled or corrected them, and why', async () => {
    const url = '/api/floor/reports/rounds?format=csv';
    const { body } = await server.app.http.inject({ method: 'GET', url, headers: { cookie } });
    expect(
      rowsOfCsv(body).map((row) => [row.round, row.status, row.closed_at, row.closed_by_name, row.reason]),
    ).toEqual([
      ['4', 'voided', '1970-01-01T00:00:46.052Z', 'Sue', 'exposed'],
      ['3', 'resettled', '1970-01-01T00:00:46.062Z', 'Sue', 'misread'],
      ['2', 'cancelled', '1970-01-01T00:00:16.028Z', 'Sue', 'a card fell'],
    ]);
  });

  it('are filtered by time, dealer, patron and stakes', async () => {
    const at = (ms: number) => new Date(ms).toISOString();
    expect(await list(`?from=${at(16_008)}&to=${at(31_035)}`)).toEqual([
      ...['main 3 resettled', 'main 2 cancelled'],
    ]);
    expect(await list('?from=1970-01-01T01:00%2B01:00&status=settled')).toEqual(['main 1 settled']);
    expect(await list(`?dealer=${DEE.id}&status=voided`)).toEqual(['main 4 voided']);
    expect(await list('?dealer=')).toEqual(['main 5 open']);
    expect(await list('?staked=yes&limit=2')).toEqual(['main 4 voided', 'main 3 resettled']);
    for (const patron of ['ben', 'Guest%20ben', 'guest%20BEN', 'Guest%20b'])
      expect(await list(`?patron=${patron}`)).toEqual([
        'main 4 voided',
        'main 2 cancelled',
        'main 1 settled',
      ]);
    expect(await list('?patron=ben&dealer=')).toEqual([]);
  });

  it('name the field of each invalid filter', async () => {
    const faults = async (query: string) =>
      (await get(query, 400)).faults.map(({ field }: FieldFault) => field);
    expect(await faults('?from=yesterday&to=2026-02-31T10:00Z')).toEqual(['from', 'to']);
    expect(await faults('?from=2026-11-22T10:00')).toEqual(['from']);
    expect(await faults('?from=2026-11-22T10:00Z&to=2026-11-22T10:00Z')).toEqual(['to']);
    expect(await faults('?patron=nobody')).toEqual(['patron']);
    expect(await faults('?patron=Guest')).toEqual(['patron']);
    expect(await faults('?shoe=3')).toEqual(['shoe']);
    await get('?staked=no', 400);
  });

  it('name the dealer', async () => {
    const { id, name } = await server.staff('dealer', 'Dora');
    await play.duty({ id, name }, { duty: 'take-post', relieves: null });
    await play.until('settled');
    const [latest] = (await get('?limit=1')).items;
    expect(latest).toMatchObject({ dealer: id, dealerName: 'Dora' });
    const [, before] = (await get('?limit=2')).items;
    expect(before).toMatchObject({ dealer: DEE.id, dealerName: null });
  });

  it('[T6] [T8] are traced to every record, movement and event they left', async () => {
    const trace: RoundTraceAnswer = await get('/main/1/4');
    expect(trace.names).toMatchObject({ ann: expect.stringMatching(/ann/), ben: 'Guest ben' });
    const kept = await server.store.rounds.find(MAIN, 1, 4);
    expect(trace).toMatchObject(JSON.parse(JSON.stringify(kept)));
    expect(trace.records.map(({ patron, revision = 0, status }) => [patron, revision, status])).toEqual([
      ['ann', 0, 'settled'],
      ['ben', 0, 'settled'],
      ['ann', 1, 'voided'],
      ['ben', 1, 'voided'],
    ]);
    for (const { postings } of trace.movements)
      expect(postings.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
    await get('/main/1/99', 404);
    await get('/none/1/1', 404);
    await get('/main/0/1', 400);
  });

  it('[F3] unfinished, show revealed cards only', async () => {
    const open: RoundTraceAnswer = await get('/main/1/5');
    expect(open).toMatchObject({ status: 'open', player: [], banker: [], mark: null, records: [] });
    expect(open.events.map(({ event }) => event.type)).toEqual(['RoundOpened', 'TicketAccepted']);
    await play.until('dealing');
    const dealing: RoundTraceAnswer = await get('/main/1/5');
    const { player, banker } = play.state().round?.hands ?? { player: [], banker: [] };
    expect(dealing).toMatchObject({ status: 'open', player, banker });
    const cards = dealing.events.flatMap(({ event }) => ('card' in event ? [event.card] : []));
    expect(cards.toSorted()).toEqual([...player, ...banker].toSorted());
  });
});
