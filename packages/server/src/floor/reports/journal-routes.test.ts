import type { JournalAnswer } from '@punto/protocol/floor/report-api';
import { MAIN } from '@punto/store/test/samples/sample';
import { entry as sample } from '@punto/store/test/samples/sample-floor';
import { patronId } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowsOfCsv } from '../../../test/support/read-csv.ts';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';

let server: TestServer;
let cookie: string;
beforeEach(async () => {
  server = await createTestServer();
  cookie = (await server.staff('supervisor', 'Sue')).cookie;
});
afterEach(() => server.close());

const get = async (query: string) => {
  const url = `/api/floor/journal${query}`;
  const answer = await server.app.http.inject({ method: 'GET', url, headers: { cookie } });
  return { status: answer.statusCode, body: answer.body };
};
const page = async (query: string): Promise<JournalAnswer> => JSON.parse((await get(query)).body);

/** An entry of the current time, because the journal is read by time. */
const entry = (...[action, table]: Parameters<typeof sample>) => ({
  ...sample(action, table),
  at: server.clock.now(),
});

describe('the journal', () => {
  it('[§2.9.5] is read newest first, by table and in pages, with before, after and hashes', async () => {
    for (const action of ['pause', 'resume']) await server.store.journal(entry(action, MAIN));
    const all = await page('');
    const kept = await server.store.journalPage({ limit: 50, before: null });
    expect(all).toEqual(JSON.parse(JSON.stringify(kept)));
    expect(all.items[0]).toMatchObject({
      action: 'resume',
      before: { paused: false },
      after: { paused: true },
    });
    expect((await page('?table=main')).items.map(({ action }) => action)).toEqual(['resume', 'pause']);
    expect((await page('?table=other')).items).toEqual([]);
    const first = await page('?limit=1');
    expect((await page(`?limit=1&before=${first.next}`)).items[0]).toMatchObject({ action: 'pause' });
    expect((await get('?before=no')).status).toBe(400);
  });

  it('[§2.9.5] is searched by person, acts, patron, days and without cards, and so is its file', async () => {
    const day = (date: string) => Date.parse(`${date}T10:00:00Z`);
    const [sara, tom] = [
      { id: 's-1', name: 'Sara' },
      { id: 's-2', name: 'Tom' },
    ];
    const acts = [
      { ...entry('void-round', MAIN), staff: sara, at: day('2026-10-02') },
      { ...entry('void-round', MAIN), staff: tom, at: day('2026-10-02') },
      { ...entry('enter-card', MAIN), staff: tom, at: day('2026-10-03') },
      { ...entry('void-round', MAIN), staff: sara, at: day('2026-11-01') },
      { ...entry('suspend-patron'), staff: sara, patron: patronId('ann'), at: day('2026-11-02') },
    ];
    for (const each of acts) await server.store.journal(each);
    const found = async (query: string) =>
      (await page(query)).items.map(({ action, staff }) => `${staff?.name} ${action}`);
    const october = '?staff=s-1&acts=void-round,cancel-round&from=2026-10-01&to=2026-10-31';
    expect(await found(october)).toEqual(['Sara void-round']);
    expect(await found('?patron=ann')).toEqual(['Sara suspend-patron']);
    expect(await found('?staff=s-2&cards=folded')).toEqual(['Tom void-round']);
    expect(await found('?staff=s-2')).toEqual(['Tom enter-card', 'Tom void-round']);
    expect(rowsOfCsv((await get(`${october}&format=csv`)).body)).toMatchObject([{ staff_name: 'Sara' }]);
    expect((await get('?from=2026-11-02&to=2026-11-01')).status).toBe(400);
    expect((await get('?acts=VOID')).status).toBe(400);
    const people = JSON.parse((await get('/people')).body);
    expect(people.people).toMatchObject([{ name: 'Sue' }]);
  });

  it("has a patron's name beside the id that is hashed", async () => {
    const { id } = await server.enter();
    const { name } = (await server.store.patrons.find(patronId(id))) ?? {};
    expect(name).toMatch(/^Guest \d+$/);
    for (const patron of [patronId(id), patronId('nobody')])
      await server.store.journal({ ...entry('suspend-patron'), patron });
    const { items } = await page('?acts=suspend-patron');
    expect(items.map(({ patron, patronName }) => [patron, patronName])).toEqual([
      ['nobody', undefined],
      [id, name],
    ]);
    const rows = rowsOfCsv((await get('?acts=suspend-patron&format=csv')).body);
    expect(rows.map(({ patron, patron_name }) => [patron, patron_name])).toEqual([
      ['nobody', ''],
      [id, name],
    ]);
  });

  it('[§2.8.1] is a file of all entries, whatever was typed as a reason', async () => {
    const reason = 'he said "no",\r\nand left';
    await server.store.journal({ ...entry('pause'), reason });
    await server.store.journal({ ...entry('pause'), reason: '=1+1' });
    for (let i = 0; i < 250; i += 1) await server.store.journal(entry(`act-${i}`));
    const rows = rowsOfCsv((await get('?format=csv&limit=1')).body);
    const { items } = await server.store.journalPage({ limit: 500, before: null });
    expect(rows.map(({ number, hash }) => [Number(number), hash])).toEqual(
      items.map(({ number, hash }) => [number, hash]),
    );
    expect(rows.find(({ reason: told }) => told?.includes('he said'))?.reason).toBe(reason);
    expect(rows.some(({ reason: told }) => told === "'=1+1")).toBe(true);
    expect(JSON.parse(rows[0]?.before ?? '')).toEqual({ paused: false });
  });
});
