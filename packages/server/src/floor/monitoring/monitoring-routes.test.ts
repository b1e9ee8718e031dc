import { coins } from '@punto/engine/minor';
import type { PlayFinding } from '@punto/protocol/floor/monitoring-api';
import { ANN, BEN, grant, patron } from '@punto/store/test/samples/sample';
import { entry } from '@punto/store/test/samples/sample-floor';
import { tableId } from '@punto/table/ids';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rowsOfCsv } from '../../../test/support/read-csv.ts';
import { createTestDoor, type TestDoor } from '../../../test/support/test-door.ts';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';

let server: TestServer;
let door: TestDoor;
let cookie: string;
let staffId: string;

const OPPOSED: PlayFinding = {
  ...{ kind: 'opposed-pair', rounds: 80, opposed: 79, expected: 40.2, chanceLog10: -20.5 },
};
const LONG: PlayFinding = { kind: 'long-play', fromMs: 0, untilMs: 36_000_000, hours: 10, mostHours: 10 };

const raise = (finding: PlayFinding, at: number, other: typeof BEN | null = null) =>
  server.store.monitor.raise(
    {
      ...{ name: `${finding.kind} ${at}`, kind: finding.kind, at, finding },
      ...{ patron: ANN, other, table: tableId('one') },
    },
    entry('monitor-alarm'),
  );
beforeEach(async () => {
  server = await createTestServer();
  door = createTestDoor(server);
  ({ cookie, id: staffId } = await server.staff('supervisor', 'Sue'));
  for (const id of [ANN, BEN]) await server.store.admit(patron(id), `hash-${id}`, [grant(id, coins(1))]);
  await raise(LONG, Date.UTC(2026, 0, 1, 12));
  await raise(OPPOSED, Date.UTC(2026, 0, 2, 12), BEN);
});
afterEach(() => server.close());

const list = async (query = '') => (await door.send('GET', `/monitoring${query}`, cookie)).body.items;
const kinds = async (query: string) => (await list(query)).map(({ kind }: { kind: string }) => kind);

it('[B-62] alarms are listed newest first, with names, and by kind, state, patron and day', async () => {
  expect(await list()).toEqual([
    {
      ...{ number: 2, at: Date.UTC(2026, 0, 2, 12), kind: 'opposed-pair', table: 'one', noted: null },
      ...{ patron: ANN, patronName: 'Guest ann', other: BEN, otherName: 'Guest ben', finding: OPPOSED },
    },
    expect.objectContaining({ kind: 'long-play', other: null, finding: LONG }),
  ]);
  expect(await kinds('?kind=long-play')).toEqual(['long-play']);
  expect(await kinds('?state=open')).toEqual(['opposed-pair', 'long-play']);
  expect(await kinds('?state=noted')).toEqual([]);
  expect(await kinds(`?patron=${BEN}`)).toEqual(['opposed-pair']);
  expect(await kinds('?patron=guest%20BEN')).toEqual(['opposed-pair']);
  const unknown = await door.send('GET', '/monitoring?patron=Nobody', cookie);
  expect([unknown.status, unknown.body.faults]).toEqual([
    400,
    [expect.objectContaining({ field: 'patron', why: { code: 'no-patron' } })],
  ]);
  expect(await kinds('?brand=house')).toEqual(['opposed-pair', 'long-play']);
  expect(await kinds('?brand=acme')).toEqual([]);
  expect(await kinds('?from=2026-01-02')).toEqual(['opposed-pair']);
  expect(await kinds('?to=2026-01-01')).toEqual(['long-play']);
  expect((await door.send('GET', '/monitoring?kind=theft', cookie)).status).toBe(400);
});

it('[B-62] a note closes an alarm once, with its author, and is journalled', async () => {
  const note = (text: string) => door.post('/monitoring/2/note', cookie, { text });
  const at = server.clock.now();
  const { body } = await note('  brother and sister, talked to them ');
  const noted = { at, staff: { id: staffId, name: 'Sue' }, text: 'brother and sister, talked to them' };
  expect(body).toMatchObject({ number: 2, noted, patronName: 'Guest ann', otherName: 'Guest ben' });
  expect((await door.journal()).at(-1)).toMatchObject({
    ...{ action: 'note-alarm', patron: ANN, table: 'one', reason: noted.text, staff: noted.staff },
    after: { alarm: 2, kind: 'opposed-pair', other: BEN },
  });
  expect(await kinds('?state=noted')).toEqual(['opposed-pair']);
  const second = await note('second thoughts');
  expect([second.status, second.body.detail]).toEqual([409, 'alarm-noted']);
  const none = await door.post('/monitoring/99/note', cookie, { text: 'which one' });
  expect([none.status, none.body.detail]).toEqual([404, 'no-alarm']);
  for (const text of ['', '  \u200B ', 'no'])
    expect((await door.post('/monitoring/1/note', cookie, { text })).body.error).toBe('invalid-request');
});

it('[B-57] [B-62] as a file, alarms have their finding and their note, and an empty list has a line', async () => {
  const file = async (query: string) =>
    rowsOfCsv(
      (await server.app.http.inject({ url: `/api/floor/monitoring?format=csv${query}`, headers: { cookie } }))
        .body,
    );
  const [newest] = await file('');
  expect(newest).toMatchObject({ number: '2', kind: 'opposed-pair', patron_name: 'Guest ann', note: '' });
  expect(JSON.parse(newest?.finding ?? '')).toEqual(OPPOSED);
  expect(await file('&state=noted')).toEqual([expect.objectContaining({ number: 'No activity' })]);
});

it('[B-62] a patron sees nothing of it, and a dealer neither', async () => {
  const dealer = (await server.staff('dealer')).cookie;
  expect((await door.send('GET', '/monitoring', dealer)).body.error).toBe('not-permitted');
  const guest = await server.enter();
  expect((await door.send('GET', '/monitoring', guest.cookie)).body.error).toBe('not-signed-in');
});
