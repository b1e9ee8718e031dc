// A whole short shoe at a table dealt by a person, run by duties: what the console may enter, what is refused, and that
// no card is sent before it was entered. [R3]–[R7] [S1] [S2] [T1]
import { type Card, DECK } from '@punto/engine/card';
import { nextHand } from '@punto/engine/coup';
import { coins } from '@punto/engine/minor';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import type { FloorView } from '@punto/protocol/floor/message';
import type { ServerMessage } from '@punto/protocol/message';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brisk, type WirePatron } from './served-deployment.ts';
import { type Person, type ServedFloor, startServedFloor } from './served-floor.ts';

const TABLE = 'oak';
const SQUEEZED = 'yew';
const GRANT = coins(10_000);
/** The burnt card, and the order of this shoe. */
const BURN: Card = 'KH';

let deployment: ServedFloor;
let dana: Person;
let sara: Person;
let anna: WirePatron;
beforeEach(async () => {
  const room = { dealing: 'person', shoe: { ...LIVE_EIGHT_DECK.shoe, decks: 1 } } as const;
  const squeezed = { ...room, squeeze: { turnMs: 60_000 } };
  deployment = await startServedFloor(
    [brisk(LIVE_EIGHT_DECK, TABLE, room), brisk(LIVE_EIGHT_DECK, SQUEEZED, squeezed)],
    coins(100_000),
  );
  ({ dana, sara } = deployment.people);
  anna = await deployment.enter();
  anna.send({ type: 'watch-table', table: TABLE });
  await anna.receives('snapshot');
  await dana.does(TABLE, { duty: 'take-post', relieves: null });
});
afterEach(async () => {
  const faults = deployment.audit();
  await deployment.close();
  expect(faults).toEqual([]);
});

const newShoe = (): Promise<unknown> => dana.does(TABLE, { duty: 'new-shoe', burn: BURN, cutDepth: 14 });
/** Opens betting, lets the patron stake, and closes it. */
const bet = async (staked: number): Promise<void> => {
  await dana.does(TABLE, { duty: 'open-betting' });
  const { view } = await dana.floor(TABLE);
  await anna.sees(TABLE, ({ round, phase }) => phase === 'betting' && round?.number === view.round?.number);
  anna.bet(TABLE, { player: staked });
  await anna.receives('ticket-accepted', ({ own }) => own?.round === view.round?.number);
  const closed = await dana.duty(TABLE, { duty: 'close-betting' });
  expect([200, 409]).toContain(closed.status);
  await anna.sees(TABLE, ({ phase }) => phase === 'closed');
};
const enter = async (...cards: readonly Card[]): Promise<void> => {
  for (const card of cards) {
    const { next } = await dana.floor(TABLE);
    if (!next) throw new Error(`no card is expected, and ${card} came`);
    await dana.does(TABLE, { duty: 'enter-card', ...next, card });
  }
};
const settled = (round: number) => anna.receives('round-settled', ({ record }) => record.round === round);
const availableOf = async (patron: WirePatron): Promise<number> => {
  const me = (await patron.get('/api/me')) as { account: { availableMinor: number } };
  return me.account.availableMinor;
};
const reasonOf = ({ body }: { body: Record<string, unknown> }): unknown =>
  (body.refusal as { reason?: string } | undefined)?.reason;

describe('a dealer', () => {
  it('[S1] enters the shoe with its burnt card, and no other member acts on the round', async () => {
    const { dirk } = deployment.people;
    expect(reasonOf(await dana.duty(TABLE, { duty: 'open-betting' }))).toBe('no-shoe');
    expect(reasonOf(await dana.duty(TABLE, { duty: 'new-shoe', burn: null, cutDepth: 14 }))).toBe(
      'burn-missing',
    );
    expect(reasonOf(await dana.duty(TABLE, { duty: 'new-shoe', burn: BURN, cutDepth: 1 }))).toBe(
      'cut-too-shallow',
    );
    const shoeWith = (cutDepth: number) => dana.duty(TABLE, { duty: 'new-shoe', burn: BURN, cutDepth });
    expect((await shoeWith(0)).body.message).toBe(
      'The cut card lies too near the end: a last round could run out of cards.',
    );
    expect((await shoeWith(9_999)).body.message).toBe(
      'The cut card lies too far from the end: it could be burnt.',
    );
    expect(reasonOf(await dirk.duty(TABLE, { duty: 'new-shoe', burn: BURN, cutDepth: 14 }))).toBe(
      'not-the-caller',
    );
    expect(reasonOf(await sara.duty(TABLE, { duty: 'open-betting' }))).toBe('not-the-caller');
    await newShoe();
    const shown = await anna.sees(TABLE, ({ shoe }) => shoe !== null);
    expect(shown.shoe).toMatchObject({ number: 1, cards: 52, dealt: 11, burn: { faceUp: BURN, count: 10 } });
    await dirk.does(TABLE, { duty: 'take-post', relieves: 'id-dana' });
    expect(reasonOf(await dana.duty(TABLE, { duty: 'open-betting' }))).toBe('not-the-caller');
    expect((await sara.floor(TABLE)).dealers).toEqual([{ id: 'id-dirk', name: 'dirk' }]);
  });

  it('[R3] enters each card as the tableau requires it, corrects a misread one, and confirms', async () => {
    await newShoe();
    await bet(100);
    const wrong = { duty: 'enter-card', side: 'banker', place: 0, card: '2S' } as const;
    expect((await dana.duty(TABLE, wrong)).body).toMatchObject({
      refusal: { reason: 'card-not-expected', side: 'player', place: 0 },
      message: 'The next card is player’s first.',
    });
    const burnt = { duty: 'enter-card', side: 'player', place: 0, card: BURN } as const;
    expect(reasonOf(await dana.duty(TABLE, burnt))).toBe('shoe-cannot-hold');
    await enter('9S', 'KD');
    expect(reasonOf(await dana.duty(TABLE, { duty: 'confirm-result' }))).toBe('coup-not-complete');
    await dana.does(TABLE, { duty: 'take-back' });
    await enter('7D', '4S');
    await deployment.restart();
    await enter('8C');
    expect((await dana.floor(TABLE)).next).toEqual({ side: 'player', place: 2 });
    await enter('5D');
    const mended = { duty: 'correct-card', side: 'player', place: 1, card: '3S' } as const;
    await dana.does(TABLE, mended);
    expect(reasonOf(await dana.duty(TABLE, { ...mended, card: '9H' }))).toBe('breaks-the-tableau');
    const result = await dana.floor(TABLE);
    expect(result.view.phase).toBe(nextHand(result.view.hands) === null ? 'result' : 'dealing');
    const { next } = result;
    if (next) await enter('AC');
    expect(await availableOf(anna)).toBe(GRANT - coins(100));
    await dana.does(TABLE, { duty: 'confirm-result' });
    const [record] = ((await anna.get('/api/records')) as { items: readonly { player: Card[] }[] }).items;
    expect(record?.player).toEqual(['9S', '3S', '5D']);
  });

  it('[T5] calls the supervisor, who resumes the table or cancels the round', async () => {
    await newShoe();
    await bet(100);
    await enter('9S', '2D');
    await dana.does(TABLE, { duty: 'pause', reason: 'The third card is torn' });
    expect(reasonOf(await dana.duty(TABLE, { duty: 'take-back' }))).toBe('table-paused');
    await sara.does(TABLE, { duty: 'resume' });
    await enter('KS');
    await dana.does(TABLE, { duty: 'pause', reason: 'And the next one too' });
    await deployment.restart();
    await sara.does(TABLE, { duty: 'cancel-round', reason: 'Torn cards' });
    expect(await availableOf(anna)).toBe(GRANT);
    await dana.does(TABLE, { duty: 'open-betting' });
    const { view } = await dana.floor(TABLE);
    expect(view).toMatchObject({ phase: 'betting', round: { number: 2 }, shoe: { dealt: 14 } });
  });
});

describe('a squeeze where a person deals', () => {
  it('[T2] [T7] [F3] keeps a scanned card from every route and socket of the floor until it is revealed', async () => {
    const console = await sara.console();
    console.send({ type: 'watch-table', table: SQUEEZED });
    const faces = ['9S', '4D', '2S', '8H'] as const;
    await dana.does(SQUEEZED, { duty: 'take-post', relieves: null });
    await dana.does(SQUEEZED, { duty: 'new-shoe', burn: BURN, cutDepth: 14 });
    await dana.does(SQUEEZED, { duty: 'open-betting' });
    await dana.does(SQUEEZED, { duty: 'close-betting' });
    for (const card of faces) {
      const { next } = await dana.floor(SQUEEZED);
      if (!next) throw new Error('no card is due');
      await dana.does(SQUEEZED, { duty: 'enter-card', ...next, card });
    }
    const seen = async (): Promise<string> => {
      const paths = [`/tables/${SQUEEZED}`, '/tables', '/journal', '/rounds', `/rounds/${SQUEEZED}/1/1`];
      const answers = await Promise.all(paths.map((path) => sara.ask('GET', path)));
      return JSON.stringify([answers, console.messages, await dana.floor(SQUEEZED)]);
    };
    const before = await seen();
    expect(before).toContain('CardLaid');
    for (const card of faces) expect(before).not.toContain(`"${card}"`);
    await dana.does(SQUEEZED, { duty: 'reveal-early', side: 'banker', place: 1 });
    await dana.does(SQUEEZED, { duty: 'open-card', side: 'player', place: 0 });
    const after = await seen();
    for (const card of ['8H', '9S']) expect(after).toContain(`"${card}"`);
    for (const card of ['4D', '2S']) expect(after).not.toContain(`"${card}"`);
  });
});

describe('a duty whose answer was lost', () => {
  const sendAs = async (name: string, duty: object): Promise<number> => {
    const answer = await fetch(`${deployment.address()}/api/floor/tables/${TABLE}/duties`, {
      method: 'POST',
      headers: { cookie: dana.cookie, 'content-type': 'application/json', 'punto-request': name },
      body: JSON.stringify(duty),
    });
    return answer.status;
  };

  it('[T5] is done once for its id, also after a restart', async () => {
    await newShoe();
    await bet(100);
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const card = { duty: 'enter-card', side: 'player', place: 0, card: '9S' } as const;
    expect(await sendAs(first, card)).toBe(200);
    expect(await sendAs(`${first}.again`, card)).toBe(200);
    expect(await sendAs(first, card)).toBe(200);
    expect(await sendAs(second, card)).toBe(409);
    expect((await dana.floor(TABLE)).view.hands.player).toEqual(['9S']);
    await deployment.restart();
    expect(await sendAs(`${first}.again`, card)).toBe(200);
    expect(await sendAs(crypto.randomUUID(), card)).toBe(409);
    expect((await dana.floor(TABLE)).view.hands.player).toEqual(['9S']);
  });
});

describe('a shoe dealt by a person', () => {
  it('[S2] goes to its cut card and its last round, with its records, and no card is sent too early', async () => {
    const console = await sara.console();
    console.send({ type: 'watch-table', table: TABLE });
    await console.receives('table');
    await newShoe();
    const order = DECK.filter((card) => card !== BURN);
    let at = 0;
    let staked = 0;
    let expected: number = GRANT;
    let over: FloorView | null = null;
    while (!over) {
      await bet(100);
      staked += 1;
      if (at >= 20) await dana.duty(TABLE, { duty: 'cut-card', sure: true });
      for (let next = (await dana.floor(TABLE)).next; next; next = (await dana.floor(TABLE)).next) {
        const card = order[at];
        if (!card) throw new Error('the shoe has run out');
        expect(mentions(anna.messages, card)).toBe(false);
        expect(mentions(console.messages, card)).toBe(false);
        await dana.does(TABLE, { duty: 'enter-card', ...next, card });
        at += 1;
      }
      await dana.does(TABLE, { duty: 'confirm-result' });
      const { record } = await settled(staked);
      expected += record.returnedMinor - coins(100);
      expect(record.balanceAfterMinor).toBe(expected);
      const floor = await dana.floor(TABLE);
      if (floor.lastRound !== null && staked >= floor.lastRound) over = floor;
    }
    expect(reasonOf(await dana.duty(TABLE, { duty: 'open-betting' }))).toMatch(/shoe-over|no-shoe/);
    await anna.sees(TABLE, ({ shoe }) => shoe === null);
    await newShoe();
    await bet(100);
    await enter('9S', '2C', 'KD', '5H');
    await dana.does(TABLE, { duty: 'confirm-result' });
    await sara.does(TABLE, {
      duty: 'void-round',
      shoe: 1,
      round: 1,
      reason: 'Wrong cards in the first round',
    });
    expect((await anna.receives('round-corrected')).record).toMatchObject({
      shoe: 1,
      round: 1,
      status: 'voided',
    });
  });
});

/** Whether a card was named in any message on a socket. */
const mentions = (messages: readonly (ServerMessage | { readonly type: string })[], card: Card): boolean =>
  messages.some((message) => JSON.stringify(message).includes(`"${card}"`));
