import type { RoundLine, RoundTraceAnswer } from '@punto/protocol/floor/round-api';
import { MAIN } from '@punto/store/test/samples/sample';
import { playBook } from '@punto/store/test/samples/sample-book';
import { DEE, openPlay, type Play } from '@punto/store/test/samples/sample-play';
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
    await openPlay(server.store, tableId('side-room.ann'), 50_000);
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
  });

  it('name who called them', async () => {
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

  it('[F3] of a round that is not over nothing is told but what lies face up', async () => {
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
