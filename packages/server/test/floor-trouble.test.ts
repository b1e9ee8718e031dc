// Trouble at a table dealt by the machine: a dealer calls, a supervisor resumes or cancels, a settled round turns out
// wrong, the table closes. Patrons with open bets watch, and all books are right at the end. [T5] [T6]
import { coins } from '@punto/engine/minor';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import type { KeptRecord, TableView } from '@punto/protocol/message';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BRISK, brisk, type WirePatron } from './served-deployment.ts';
import { type ServedFloor, startServedFloor } from './served-floor.ts';

const TABLE = 'lotus';
const SHORT = 'short';
const GRANT = coins(10_000);

let deployment: ServedFloor;
beforeEach(async () => {
  const pace = { ...BRISK, bettingMs: 1_200, cardMs: 150, thirdCardMs: 150, resultMs: 400 };
  const quick = { ...BRISK, bettingMs: 60, cardMs: 5, thirdCardMs: 5, closedMs: 5, resultMs: 20 };
  const oneDeck = { ...LIVE_EIGHT_DECK.shoe, decks: 1 };
  deployment = await startServedFloor(
    [brisk(LIVE_EIGHT_DECK, TABLE, { pace }), brisk(LIVE_EIGHT_DECK, SHORT, { pace: quick, shoe: oneDeck })],
    coins(1_000),
  );
});
afterEach(async () => {
  const faults = deployment.audit();
  await deployment.close();
  expect(faults).toEqual([]);
});

const comeIn = async (): Promise<WirePatron> => {
  const patron = await deployment.enter();
  patron.send({ type: 'watch-table', table: TABLE });
  await patron.receives('snapshot');
  return patron;
};
const betting = (patron: WirePatron, after = 0): Promise<TableView> =>
  patron.sees(TABLE, ({ phase, round }) => phase === 'betting' && (round?.number ?? 0) > after);
const stake = (patron: WirePatron, player: number): Promise<number> => patron.stakes(TABLE, { player });
const availableOf = async (patron: WirePatron): Promise<number> => {
  const me = (await patron.get('/api/me')) as { account: { availableMinor: number } };
  return me.account.availableMinor;
};
const recordsOf = async (patron: WirePatron): Promise<readonly KeptRecord[]> =>
  ((await patron.get('/api/records')) as { items: readonly KeptRecord[] }).items;
type Line = { readonly code: string; readonly amountMinor: number; readonly balanceAfterMinor: number };
const statementOf = async (patron: WirePatron): Promise<readonly Line[]> =>
  ((await patron.get('/api/statement')) as { items: readonly Line[] }).items;
/** Resolves when the system clock, which the table uses, is past that time. */
const clockIsPast = async (at: number): Promise<void> => {
  while (Date.now() <= at) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('a pause', () => {
  it('[T5] in betting stops the clock, which continues when resumed', async () => {
    const { dana, sara } = deployment.people;
    const anna = await comeIn();
    const round = await stake(anna, 100);
    await dana.does(TABLE, { duty: 'pause', reason: 'A card fell off the table' });
    const paused = await anna.sees(TABLE, ({ pausedAt }) => pausedAt !== null);
    const closesAt = paused.round?.closesAt ?? 0;
    expect(paused.deadline).toBeNull();
    await clockIsPast(closesAt);
    expect(anna.view(TABLE)).toMatchObject({ phase: 'betting', round: { number: round } });
    const late = await anna.bet(TABLE, { player: 100 });
    expect(late).toMatchObject({ refusal: { reason: 'table-paused' } });
    expect(await dana.duty(TABLE, { duty: 'resume' })).toMatchObject({
      status: 403,
      body: { error: 'not-permitted' },
    });
    await sara.does(TABLE, { duty: 'resume' });
    const resumed = await anna.sees(TABLE, ({ pausedAt }) => pausedAt === null);
    const stood = (resumed.round?.closesAt ?? 0) - closesAt;
    expect(stood).toBeGreaterThanOrEqual(closesAt - (paused.pausedAt ?? closesAt));
    const settled = await anna.receives('round-settled');
    expect(settled.record).toMatchObject({ round, status: 'settled', stakedMinor: coins(100) });
  });

  it('[T5] survives a restart, with the rest of its clock', async () => {
    const { sara } = deployment.people;
    const anna = await comeIn();
    const round = await stake(anna, 100);
    await sara.does(TABLE, { duty: 'pause', reason: 'The lights went out' });
    await deployment.restart();
    const { view, pause } = await sara.floor(TABLE);
    expect(pause).toMatchObject({ by: { name: 'sara' }, reason: 'The lights went out' });
    expect(view).toMatchObject({ phase: 'betting', round: { number: round } });
    await sara.does(TABLE, { duty: 'resume' });
    const status = () => recordsOf(anna).then((records) => records[0]?.status);
    await expect.poll(status).toBe('settled');
  });

  it('[T5] in the deal, and cancelled: every stake is returned, and the record shows that', async () => {
    const { dana, sara } = deployment.people;
    const [anna, ben] = [await comeIn(), await comeIn()];
    const [round] = await Promise.all([stake(anna, 100), stake(ben, 250)]);
    await anna.sees(TABLE, ({ hands }) => hands.player.length > 0);
    await dana.does(TABLE, { duty: 'pause', reason: 'Two cards came at once' });
    await deployment.restart();
    expect((await sara.floor(TABLE)).view.phase).toBe('dealing');
    const again = await Promise.all([anna, ben].map((patron) => availableOf(patron)));
    expect(again).toEqual([GRANT - coins(100), GRANT - coins(250)]);
    await sara.does(TABLE, { duty: 'cancel-round', reason: 'Misdeal: two cards at once' });
    expect(await availableOf(anna)).toBe(GRANT);
    expect(await availableOf(ben)).toBe(GRANT);
    const [record] = await recordsOf(anna);
    expect(record).toMatchObject({
      round,
      status: 'cancelled',
      reason: 'Misdeal: two cards at once',
      outcome: null,
      stakedMinor: coins(100),
      returnedMinor: coins(100),
      balanceBeforeMinor: GRANT,
      balanceAfterMinor: GRANT,
    });
    expect((await statementOf(anna)).map(({ code }) => code)).toEqual(['grant']);
  });

  it('[T5] a patron at the table gets the cancelled round, and the returned stakes', async () => {
    const { sara } = deployment.people;
    const anna = await comeIn();
    const round = await stake(anna, 100);
    await sara.does(TABLE, { duty: 'pause', reason: 'A call' });
    // On a busy machine rounds may have been played before the stake.
    const { history } = await anna.sees(TABLE, ({ pausedAt }) => pausedAt !== null);
    expect(await sara.duty(TABLE, { duty: 'pause', reason: 'Again' })).toMatchObject({
      status: 409,
      body: {
        error: 'duty-refused',
        type: '/docs/reference/errors.html#duty-already-paused',
        refusal: { reason: 'already-paused' },
        message: 'The table is paused already.',
      },
    });
    await sara.does(TABLE, { duty: 'cancel-round', reason: 'Called off' });
    const message = await anna.receives('round-settled', ({ record }) => record.status === 'cancelled');
    expect(message).toMatchObject({ record: { round, returnedMinor: coins(100) }, availableMinor: GRANT });
    const view = await anna.sees(TABLE, (shown) => shown.round?.cancelled === true);
    expect(view).toMatchObject({ phase: 'settled', pausedAt: null, history });
    await betting(anna, round);
  });
});

describe('a settled round', () => {
  /** Stops the table after the round, so that nothing else moves meanwhile. */
  const played = async (patron: WirePatron, staked: number): Promise<KeptRecord> => {
    const round = await stake(patron, staked);
    return (await patron.receives('round-settled', ({ record }) => record.round === round)).record;
  };

  it('[T6] is voided: the stakes are returned, and both records of it stay', async () => {
    const { sara } = deployment.people;
    const anna = await comeIn();
    const first = await played(anna, 100);
    const { shoe, round } = first;
    const duty = { duty: 'void-round', shoe, round, reason: 'Wrong shoe on the table' } as const;
    const lines = await sara.ask('POST', `/tables/${TABLE}/duties/preview`, duty);
    const deltaMinor = coins(100) - first.returnedMinor;
    expect(lines.body).toMatchObject({
      corrections: [{ patron: anna.id, deltaMinor, uncollectedMinor: 0 }],
      totalMinor: Math.abs(deltaMinor),
      needsApproval: false,
    });
    expect(await availableOf(anna)).toBe(first.balanceAfterMinor);
    await stake(anna, 50);
    await sara.does(TABLE, { duty: 'pause', reason: 'Until it is put right' });
    await sara.does(TABLE, duty);
    const message = await anna.receives('round-corrected');
    expect(message.record).toMatchObject({ round, status: 'voided', revision: 1, returnedMinor: coins(100) });
    expect(message.availableMinor).toBe(GRANT - coins(50));
    expect(anna.messages.filter(({ type }) => type === 'round-settled')).toHaveLength(1);
    const records = await recordsOf(anna);
    expect(records.filter((record) => record.round === round).map(({ status }) => status)).toEqual([
      'voided',
      'settled',
    ]);
    const corrected = (await statementOf(anna)).filter(({ code }) => code === 'correction');
    expect(corrected.map(({ amountMinor }) => amountMinor)).toEqual(deltaMinor === 0 ? [] : [deltaMinor]);
    expect(await sara.duty(TABLE, duty)).toMatchObject({
      status: 409,
      body: { refusal: { reason: 'already-voided' } },
    });
  });

  it('[T6] is resettled with the real cards, also after a restart', async () => {
    const { sara } = deployment.people;
    const anna = await comeIn();
    const { shoe, round } = await played(anna, 100);
    await deployment.restart();
    const cards = { player: ['9S', 'KD'], banker: ['2C', '5H'] } as const;
    const duty = { duty: 'resettle-round', shoe, round, reason: 'The nine was read as a six' } as const;
    expect(await sara.duty(TABLE, { ...duty, player: ['2S', 'KD'], banker: ['2C', '5H'] })).toMatchObject({
      status: 409,
      body: { refusal: { reason: 'no-such-coup' } },
    });
    await sara.does(TABLE, { ...duty, player: [...cards.player], banker: [...cards.banker] });
    expect(await availableOf(anna)).toBe(GRANT + coins(100));
    const [record] = await recordsOf(anna);
    expect(record).toMatchObject({
      ...cards,
      round,
      status: 'resettled',
      revision: 1,
      outcome: 'player',
      returnedMinor: coins(200),
      balanceAfterMinor: GRANT + coins(100),
    });
    await deployment.restart();
    expect((await sara.floor(TABLE)).played.find(({ number }) => number === round)).toMatchObject(cards);
  });
});

describe('opening and closing', () => {
  it('[T5] closes after the round, is shown as closed, and plays again when it is reopened', async () => {
    const { sara } = deployment.people;
    const anna = await comeIn();
    anna.send({ type: 'watch-lobby' });
    await stake(anna, 100);
    await sara.does(TABLE, { duty: 'close-table', after: 'round' });
    await anna.receives('round-settled');
    await anna.sees(TABLE, ({ service }) => service === 'shut');
    await anna.receives('lobby-update', ({ tables }) =>
      tables.some(({ table, service }) => table === TABLE && service === 'shut'),
    );
    await deployment.restart();
    const late = await comeIn();
    expect(late.view(TABLE)).toMatchObject({ service: 'shut', round: null });
    expect(await late.get('/api/tables')).toMatchObject({
      tables: expect.arrayContaining([expect.objectContaining({ table: TABLE, service: 'shut' })]),
    });
    const bets = [{ option: 'player', stakeMinor: coins(100) }];
    const ticket = { ticket: 'ticket-too-late', table: TABLE, shoe: 1, round: 1, mode: 'traditional', bets };
    late.send({ type: 'place-ticket', ...ticket });
    expect((await late.receives('ticket-refused')).refusal).toEqual({ reason: 'betting-closed' });
    await sara.does(TABLE, { duty: 'reopen-table' });
    await betting(late);
    expect(late.view(TABLE)?.service).toBe('open');
  });

  it('[T5] deals the shoe to its end and closes then', async () => {
    const { sara } = deployment.people;
    const anna = await deployment.enter();
    anna.send({ type: 'watch-table', table: SHORT });
    await anna.sees(SHORT, ({ phase }) => phase === 'betting');
    await sara.does(SHORT, { duty: 'close-table', after: 'shoe' });
    await deployment.restart();
    const ben = await deployment.enter();
    ben.send({ type: 'watch-table', table: SHORT });
    await ben.sees(SHORT, ({ service, shoe }) => service === 'shut' && shoe === null);
    expect((await ben.get(`/api/tables/${SHORT}/shoes`)) as object).toMatchObject({
      items: [{ number: 1 }],
    });
    await sara.does(SHORT, { duty: 'reopen-table' });
    await ben.sees(SHORT, ({ phase, shoe }) => phase === 'betting' && shoe?.number === 2);
  });

  it('[T5] never shows patrons of a machine-dealt table that cards are entered by hand, and announces the last shoe', async () => {
    const { sara } = deployment.people;
    const anna = await comeIn();
    expect(await sara.duty(TABLE, { duty: 'set-manual', manual: true })).toMatchObject({
      status: 409,
      body: { message: 'This table is dealt by the machine.' },
    });
    await betting(anna);
    await sara.does(TABLE, { duty: 'close-table', after: 'shoe' });
    await anna.sees(TABLE, ({ service }) => service === 'closing-after-shoe');
    expect((await anna.sees(TABLE, () => true)).manual).toBe(false);
  });
});
