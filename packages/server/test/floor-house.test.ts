// The whole floor over the wire: the wall and who sees it, corrections that need two, limits from the next round, and
// tables made by the staff. [T6] [L3]
import { finishCoup } from '@punto/engine/coup';
import { markOf } from '@punto/engine/mark';
import { coins } from '@punto/engine/minor';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { KeptRecord, Limits, LimitsMove } from '@punto/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brisk, type WirePatron } from './served-deployment.ts';
import { createConsole, type ServedFloor, startServedFloor } from './served-floor.ts';
import { cardsIn, strangeCards } from './strange-cards.ts';

const TABLE = 'lotus';

let deployment: ServedFloor;
beforeEach(async () => {
  deployment = await startServedFloor([brisk(LIVE_EIGHT_DECK, TABLE)], coins(50));
});
afterEach(async () => {
  const faults = deployment.audit();
  await deployment.close();
  expect(faults).toEqual([]);
});

const comeIn = async (table = TABLE): Promise<WirePatron> => {
  const patron = await deployment.enter();
  patron.send({ type: 'watch-table', table });
  await patron.receives('snapshot', (message) => message.table === table);
  return patron;
};
const stake = (patron: WirePatron, player: number): Promise<number> => patron.stakes(TABLE, { player });

type Waiting = { readonly approval: { readonly id: string; readonly totalMinor: number } };

describe('a correction above the configured sum', () => {
  const NINE = { player: ['9S', 'KD'], banker: ['2C', '5H'] } as const;
  const SEVEN = { player: ['2C', '5H'], banker: ['9S', 'KD'] } as const;
  /** A tie returns the stake, so its correction would move half as much: then another round is played. */
  const decidedRound = async (patron: WirePatron, coinsStaked: number): Promise<KeptRecord> => {
    const round = await stake(patron, coinsStaked);
    const { record } = await patron.receives('round-settled', (message) => message.record.round === round);
    return record.outcome === 'tie' ? decidedRound(patron, coinsStaked) : record;
  };
  const misread = async (patron: WirePatron, coinsStaked = 100) => {
    const record = await decidedRound(patron, coinsStaked);
    const { shoe, round } = record;
    // Whichever side won, the correction moves twice the stake.
    const other = record.returnedMinor > 0 ? SEVEN : NINE;
    const duty = { duty: 'resettle-round', shoe, round, reason: 'Misread cards' } as const;
    return { duty: { ...duty, player: [...other.player], banker: [...other.banker] }, record };
  };
  it('[T6] waits for a second supervisor, and is done in both names', async () => {
    const { sara, simon, dana } = deployment.people;
    const console = await simon.console();
    console.send({ type: 'watch-table', table: TABLE });
    const anna = await comeIn();
    const { duty, record } = await misread(anna);
    const asked = await sara.duty(TABLE, duty);
    expect(asked.status).toBe(202);
    const { approval } = asked.body as Waiting;
    expect(approval.totalMinor).toBeGreaterThanOrEqual(coins(100));
    await console.receives('approvals', ({ waiting }) => waiting === 1);
    expect(anna.messages.some(({ type }) => type === 'round-corrected')).toBe(false);
    const approve = `/approvals/${approval.id}/approve`;
    expect(await dana.ask('POST', approve)).toMatchObject({ status: 403, body: { error: 'not-permitted' } });
    expect(await sara.ask('POST', approve)).toMatchObject({ status: 403, body: { error: 'own-request' } });
    expect((await simon.ask('GET', '/approvals')).body.approvals).toMatchObject([{ id: approval.id }]);
    expect(await simon.ask('POST', approve)).toMatchObject({ status: 200, body: { done: true } });
    const correction = await anna.receives('round-corrected');
    expect(correction.record).toMatchObject({ status: 'resettled', revision: 1 });
    expect(correction.record.returnedMinor).not.toBe(record.returnedMinor);
    // The wall and the open table show it immediately.
    const mark = markOf(finishCoup(duty));
    await console.receives('table', ({ floor: { played } }) =>
      played.some(
        (each) => each.number === duty.round && each.mark === mark && each.player[0] === duty.player[0],
      ),
    );
    await console.receives('floor-update', ({ tables }) =>
      tables.some(({ floor: { view } }) => view.history[duty.round - 1] === mark),
    );
    expect(await simon.ask('POST', approve)).toMatchObject({ status: 409, body: { error: 'conflict' } });
    expect((await simon.ask('GET', '/approvals')).body.approvals).toEqual([]);
    expect(deployment.journal()).toEqual([
      'sara ask-approval lotus',
      'simon approve-correction lotus',
      'sara resettle-round lotus',
    ]);
  });

  it('[T6] is not done when it is declined', async () => {
    const { sara, simon } = deployment.people;
    const anna = await comeIn();
    const { approval } = (await sara.duty(TABLE, (await misread(anna)).duty)).body as Waiting;
    const answer = await simon.ask('POST', `/approvals/${approval.id}/decline`, {
      reason: 'The film shows a six',
    });
    expect(answer).toMatchObject({ status: 200 });
    const again = await simon.ask('POST', `/approvals/${approval.id}/approve`);
    expect(again).toMatchObject({ status: 409, body: { error: 'conflict' } });
    expect(anna.messages.some(({ type }) => type === 'round-corrected')).toBe(false);
  });

  it('[T6] is also required after many small ones: in one round by any member, and by one member on a day', async () => {
    const { sara, simon } = deployment.people;
    const anna = await comeIn();
    const { duty, record } = await misread(anna, 20);
    const back = { ...duty, ...(record.returnedMinor > 0 ? NINE : SEVEN) };
    const again = { ...back, player: [...back.player], banker: [...back.banker] };
    expect(await sara.duty(TABLE, duty)).toMatchObject({ status: 200 });
    // Forty coins moved, and forty more would be eighty: above the configured fifty.
    const preview = await sara.ask('POST', `/tables/${TABLE}/duties/preview`, again);
    expect(preview.body).toMatchObject({ needsApproval: true, names: { [anna.id]: expect.any(String) } });
    expect(preview.body.aloneMinor).toBeGreaterThan(0);
    const asked = await sara.duty(TABLE, again);
    expect(asked).toMatchObject({ status: 202, body: { approval: { settledAs: { player: duty.player } } } });
    expect(await simon.duty(TABLE, again)).toMatchObject({ status: 202 });
    const later = await misread(anna, 20);
    expect(await sara.duty(TABLE, later.duty)).toMatchObject({ status: 202 });
    expect(await simon.duty(TABLE, later.duty)).toMatchObject({ status: 200 });
  });

  it('[T6] is withdrawn by its requester only', async () => {
    const { sara, simon } = deployment.people;
    const anna = await comeIn();
    const { approval } = (await sara.duty(TABLE, (await misread(anna)).duty)).body as Waiting;
    const withdraw = `/approvals/${approval.id}/withdraw`;
    expect(await simon.ask('POST', withdraw)).toMatchObject({ status: 403 });
    expect(await sara.ask('POST', withdraw)).toMatchObject({ status: 200 });
    expect((await simon.ask('GET', '/approvals')).body.approvals).toEqual([]);
    const late = await simon.ask('POST', `/approvals/${approval.id}/approve`);
    expect(late).toMatchObject({ status: 409, body: { error: 'conflict' } });
    expect(deployment.journal()).toEqual(['sara ask-approval lotus', 'sara withdraw-correction lotus']);
  });

  it('[T6] lapses when its round was corrected meanwhile', async () => {
    const { sara, simon } = deployment.people;
    const anna = await comeIn();
    const { duty } = await misread(anna);
    const waiting = async () => ((await sara.duty(TABLE, duty)).body as Waiting).approval.id;
    const [first, second] = [await waiting(), await waiting()];
    expect(await simon.ask('POST', `/approvals/${first}/approve`)).toMatchObject({ status: 200 });
    const late = await simon.ask('POST', `/approvals/${second}/approve`);
    expect(late).toMatchObject({ status: 409, body: { error: 'conflict' } });
    expect(late.body.message).toMatch(/has changed/);
    expect((await simon.ask('GET', '/approvals')).body.approvals).toEqual([]);
  });
});

/** Most that can be staked on one side alone. */
const most = (limits: Limits | null | undefined): number =>
  Math.min(limits?.offers[0]?.maxMinor ?? 0, limits?.patronDifferentialMinor ?? Number.MAX_SAFE_INTEGER);

describe('limits', () => {
  const mains = (minimum: number, maximum: number) => ({
    duty: 'change-limits' as const,
    change: { limits: { minMinor: coins(minimum), maxMinor: coins(maximum) } },
    reason: 'Quiet evening',
  });

  it('[L3] apply from the next round, are announced to patrons, and survive a restart', async () => {
    const { sara, dana } = deployment.people;
    const anna = await comeIn();
    const maximum = (patron: WirePatron) => most(patron.view(TABLE)?.setup);
    expect(await dana.duty(TABLE, mains(10, 300))).toMatchObject({ status: 403 });
    const { reason: _, ...unexplained } = mains(10, 300);
    expect(await sara.duty(TABLE, unexplained as DutyRequest)).toMatchObject({ status: 400 });
    const wrong = await sara.duty(TABLE, mains(300, 10));
    const faults = [{ option: null, field: 'minimum', fault: 'above-the-maximum' }];
    const refusal = { reason: 'limits-at-fault', faults };
    expect(wrong).toMatchObject({ status: 409, body: { error: 'duty-refused', refusal } });
    await anna.sees(TABLE, ({ phase }) => phase === 'betting');
    await sara.does(TABLE, { duty: 'pause', reason: 'While the limits change' });
    await sara.does(TABLE, mains(10, 300));
    await anna.sees(TABLE, ({ nextLimits }) => most(nextLimits) === coins(300));
    const { nextSetup, view } = await sara.floor(TABLE);
    expect(most(nextSetup)).toBe(coins(300));
    expect(most(view.setup)).not.toBe(coins(300));
    await sara.does(TABLE, { duty: 'resume' });
    await anna.sees(TABLE, ({ setup }) => most(setup) === coins(300));
    expect(maximum(anna)).toBe(coins(300));
    await deployment.restart();
    expect(maximum(await comeIn())).toBe(coins(300));
    const tie = { option: 'tie', minMinor: coins(5), maxMinor: coins(20) } as const;
    await sara.does(TABLE, {
      duty: 'change-limits',
      change: { offers: [tie] },
      reason: 'Fewer ties',
    });
    const ben = await comeIn();
    const isTie = ({ option, maxMinor }: { option: string; maxMinor: number }) =>
      option === 'tie' && maxMinor === coins(20);
    await ben.sees(TABLE, ({ setup }) => setup.offers.some(isTie));
    expect(maximum(ben)).toBe(coins(300));
    expect(deployment.journal().filter((entry) => entry.includes('limits'))).toEqual([
      'sara change-limits lotus',
      'sara change-limits lotus',
    ]);
  });

  it('[L3] raised far above those of the room wait for a second person, and lapse after another change', async () => {
    const { sara, simon } = deployment.people;
    const own = most((await sara.floor(TABLE)).configured);
    const far = { ...mains(1, (own * 3) / 100), reason: 'A large player is coming' };
    const preview = await sara.ask('POST', `/tables/${TABLE}/duties/preview`, far);
    expect(preview).toMatchObject({ status: 200, body: { needsApproval: true } });
    const asked = await sara.duty(TABLE, far);
    expect(asked.status).toBe(202);
    const { limits } = (asked.body as { readonly approval: { readonly limits: LimitsMove } }).approval;
    expect([most(limits.before), most(limits.after), most(limits.configured)]).toEqual([own, own * 3, own]);
    expect((await sara.floor(TABLE)).nextSetup).toBeNull();
    const { approval } = asked.body as Waiting;
    const approve = `/approvals/${approval.id}/approve`;
    expect(await sara.ask('POST', approve)).toMatchObject({ status: 403, body: { error: 'own-request' } });
    await sara.does(TABLE, mains(1, own / 100 - 10));
    expect(await simon.ask('POST', approve)).toMatchObject({ status: 409, body: { error: 'conflict' } });
    const anew = (await sara.duty(TABLE, far)).body as Waiting;
    expect(await simon.ask('POST', `/approvals/${anew.approval.id}/approve`)).toMatchObject({ status: 200 });
    const { nextSetup, view } = await sara.floor(TABLE);
    expect(most(nextSetup ?? view.setup)).toBe(own * 3);
    // Measured against the room’s own limits, so one more step is not small.
    expect(await sara.duty(TABLE, mains(1, (own * 3) / 100 + 1))).toMatchObject({ status: 202 });
  });
});

describe('a suspended patron', () => {
  it('stakes nothing from then on, watches, and is paid for stakes placed before', async () => {
    const { mona } = deployment.people;
    const anna = await comeIn();
    const round = await stake(anna, 25);
    const suspend = await mona.ask('POST', `/patrons/${anna.id}/suspend`, { reason: 'Asked to be' });
    expect(suspend.status).toBe(200);
    expect(await anna.bet(TABLE, { player: 25 })).toMatchObject({ refusal: { reason: 'suspended' } });
    const { record } = await anna.receives('round-settled');
    expect(record).toMatchObject({ round, status: 'settled', stakedMinor: coins(25) });
    await anna.sees(TABLE, ({ round: now }) => (now?.number ?? 0) > round);
    await mona.ask('POST', `/patrons/${anna.id}/reinstate`, { reason: 'Asked to be back' });
    await stake(anna, 25);
  });
});

describe('a table made on the floor', () => {
  it('[V] is previewed before it is made, played immediately, and there after a restart', async () => {
    const { mona, sara } = deployment.people;
    const looker = await deployment.enter();
    looker.send({ type: 'watch-lobby' });
    const console = await sara.console();
    const wanted = {
      room: 'live-eight-deck',
      table: 'late-night',
      name: 'Late night',
      limits: { minMinor: coins(5), maxMinor: coins(500) },
      pace: { bettingMs: 800 },
    };
    expect(await sara.ask('POST', '/tables/new', wanted)).toMatchObject({ status: 403 });
    const rooms = (await mona.ask('GET', '/tables/new')).body.rooms as { id: string }[];
    expect(rooms.map(({ id }) => id)).toContain('live-eight-deck');
    const preview = await mona.ask('POST', '/tables/new', { ...wanted, preview: true });
    expect(preview).toMatchObject({ status: 200, body: { made: false, setup: { name: 'Late night' } } });
    expect((await mona.ask('POST', '/tables/new', wanted)).body).toMatchObject({ made: true });
    const isNew = ({ table }: { readonly table: string }) => table === 'late-night';
    await console.receives('floor-update', ({ tables }) => tables.some(isNew));
    await looker.receives('lobby-update', ({ tables }) => tables.some(isNew));
    const anna = await comeIn('late-night');
    await anna.sees('late-night', ({ phase }) => phase === 'betting');
    expect(await mona.ask('POST', '/tables/new', wanted)).toMatchObject({ status: 409 });
    expect(await mona.ask('POST', '/tables/new', { ...wanted, table: 'new' })).toMatchObject({ status: 409 });
    expect(deployment.journal()).toEqual(['mona manage-tables late-night']);
    await deployment.restart();
    const { tables } = (await sara.ask('GET', '/tables')).body as { tables: { table: string }[] };
    expect(tables.map(({ table }) => table)).toEqual(['late-night', TABLE]);
    const again = await comeIn('late-night');
    await again.sees('late-night', ({ phase }) => phase === 'betting');
    expect(await mona.ask('POST', '/tables/new', wanted)).toMatchObject({ status: 409 });
  });

  it('[V] is renamed from the next round, and retired by two persons: gone from the lobby, its records stay', async () => {
    const { mona, sara } = deployment.people;
    const made = { room: 'live-eight-deck', table: 'dusk', name: 'Dusk', pace: { bettingMs: 800 } };
    expect((await mona.ask('POST', '/tables/new', made)).body).toMatchObject({ made: true });
    const change = { duty: 'change-table', change: { name: 'Dawn' }, reason: 'a new name' } as const;
    expect(await sara.duty('dusk', change)).toMatchObject({ status: 403 });
    expect(await mona.duty(TABLE, change)).toMatchObject({
      status: 409,
      body: { refusal: { reason: 'in-room-file' } },
    });
    await mona.does('dusk', change);
    const looker = await deployment.enter();
    looker.send({ type: 'watch-lobby' });
    const console = await sara.console();
    const isDawn = ({ name }: { name: string }) => name === 'Dawn';
    await looker.receives('lobby-update', ({ tables }) => tables.some(isDawn));
    await sara.does('dusk', { duty: 'close-table', after: 'round' });
    await console.receives('floor-update', ({ tables }) =>
      tables.some(({ table, floor }) => table === 'dusk' && floor.view.service === 'shut'),
    );
    const retire = { duty: 'retire-table', reason: 'no longer wanted' } as const;
    expect(await sara.duty('dusk', retire)).toMatchObject({ status: 403 });
    const asked = await mona.duty('dusk', retire);
    expect(asked.status).toBe(202);
    const { id } = (asked.body as Waiting).approval;
    expect(await mona.ask('POST', `/approvals/${id}/approve`)).toMatchObject({ status: 403 });
    const gone = looker.receives('lobby', ({ tables }) => tables.every(({ table }) => table !== 'dusk'));
    expect(await sara.ask('POST', `/approvals/${id}/approve`)).toMatchObject({ status: 200 });
    await gone;
    await deployment.restart();
    const again = await deployment.enter();
    again.send({ type: 'watch-lobby' });
    const { tables } = await again.receives('lobby');
    expect(tables.map(({ table }) => table)).toEqual([TABLE]);
    const { items } = (await sara.ask('GET', '/rounds?table=dusk')).body as { items: unknown[] };
    expect(items.length).toBeGreaterThan(0);
    expect(await mona.duty('dusk', { duty: 'reopen-table' })).toMatchObject({ status: 409 });
    expect(await mona.ask('POST', '/tables/new', made)).toMatchObject({ status: 409 });
  });
});

describe('the wall', () => {
  it('[T5] shows a paused table, its dealer and its stakes immediately, and one table in full', async () => {
    const { dana, sara } = deployment.people;
    const console = await sara.console();
    await console.receives('welcome', ({ tables }) => tables.some(({ table }) => table === TABLE));
    console.send({ type: 'watch-table', table: TABLE });
    await console.receives('table');
    const anna = await comeIn();
    await stake(anna, 100);
    await dana.does(TABLE, { duty: 'pause', reason: 'Call supervisor' });
    const { tables } = await console.receives('floor-update', ({ tables }) =>
      tables.some(({ floor }) => floor.pause !== null),
    );
    expect(tables[0]).toMatchObject({
      table: TABLE,
      stopped: false,
      floor: {
        pause: { by: { name: 'dana' }, reason: 'Call supervisor' },
        stakedMinor: coins(100),
        staking: 1,
      },
    });
    expect(tables[0]?.floor).not.toHaveProperty('played');
    expect(tables[0]?.floor.exposureMinor).toBeGreaterThanOrEqual(coins(100));
    await console.receives('table', ({ floor }) => floor.pause !== null);
    await console.receives('floor-update', (update) => update.tables.some(({ patrons }) => patrons === 1));
    console.send({ type: 'watch-table', table: 'nowhere' });
    await console.receives('error', ({ error }) => error === 'no-such-table');
  });

  it('[F3] no console is sent a card before it is revealed', async () => {
    const { sara, mona } = deployment.people;
    const consoles = [await sara.console(), await mona.console()];
    for (const each of consoles) each.send({ type: 'watch-table', table: TABLE });
    const anna = await comeIn();
    await stake(anna, 100);
    await anna.receives('round-settled');
    await anna.sees(TABLE, ({ phase, round }) => phase === 'betting' && (round?.number ?? 0) > 2);
    for (const { messages } of consoles) {
      expect(messages.flatMap(cardsIn).length).toBeGreaterThan(20);
      for (const each of messages) expect(strangeCards(each)).toEqual([]);
    }
  });

  it('[C.6.5] is not shown without a session, and ends with it', async () => {
    const { sara } = deployment.people;
    const stranger = await createConsole(deployment.address(), 'punto_floor=nobody');
    expect(await stranger.closed).toBe(4401);
    expect(stranger.messages.map(({ type }) => type)).toEqual(['session', 'error']);
    const guest = await deployment.enter();
    expect(await (await createConsole(deployment.address(), guest.cookie)).closed).toBe(4401);
    const console = await sara.console();
    await console.receives('welcome');
    console.send({ type: 'nonsense' });
    await console.receives('error', ({ error }) => error === 'malformed');
    console.send({ type: 'ping', sent: 7 });
    await console.receives('pong', ({ sent }) => sent === 7);
    await sara.ask('POST', '/sign-out');
    await console.receives('session', ({ state }) => state === 'ended');
    expect(await console.closed).toBe(4401);
  });
});
