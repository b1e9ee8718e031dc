// The squeeze on the wire: a card's face goes to one patron, and to no other before it is turned. [T2] [T7]
import { SQUEEZE } from '@punto/engine/rooms/squeeze';
import type { ServerMessage, TableView } from '@punto/protocol/message';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brisk, type ServedDeployment, startServedDeployment, type WirePatron } from './served-deployment.ts';

const TABLE = 'salon';
const CARD = /"([A23456789TJQK][SHDC])"/g;

let deployment: ServedDeployment;
beforeEach(async () => {
  deployment = await startServedDeployment([brisk(SQUEEZE, TABLE, { squeeze: { turnMs: 1_000 } })]);
});
afterEach(() => deployment.close());

const comeIn = async (): Promise<WirePatron> => {
  const patron = await deployment.enter();
  patron.send({ type: 'watch-table', table: TABLE });
  await patron.receives('snapshot');
  return patron;
};
const betting = (patron: WirePatron): Promise<TableView> =>
  patron.sees(TABLE, (view) => view.phase === 'betting' && (view.deadline ?? 0) - Date.now() > 200);

/** Cards named before they were revealed, by message; `allowed`: other cards a message may name. */
const early = (
  messages: readonly ServerMessage[],
  allowed: (message: ServerMessage) => readonly string[],
) => {
  let up: string[] = [];
  const found: string[] = [];
  for (const message of messages) {
    const changed: Partial<TableView> =
      message.type === 'snapshot' ? message.view : message.type === 'update' ? message.changed : {};
    if (changed.hands) up = [...up, ...changed.hands.player, ...changed.hands.banker];
    if (changed.shoe?.burn) up = [...up, changed.shoe.burn.faceUp];
    if (changed.coup) up = [...up, ...changed.coup.player, ...changed.coup.banker];
    const known = new Set([...up, ...allowed(message)]);
    for (const [, card = ''] of JSON.stringify(message).matchAll(CARD))
      if (!known.has(card)) found.push(card);
    if (changed.round) up = [];
  }
  return found;
};
const squeezedIn = (message: ServerMessage): readonly string[] =>
  'own' in message && message.own?.squeezed ? [message.own.squeezed.card] : [];

describe('a squeeze on the wire', () => {
  it('[T7] [T2] shows the holder one face, and no other patron any face before it is turned', async () => {
    const [anna, ben, carl] = [await comeIn(), await comeIn(), await comeIn()];
    await Promise.all([betting(anna), betting(ben)]);
    anna.bet(TABLE, { player: 500 });
    ben.bet(TABLE, { player: 300, banker: 400 });
    await Promise.all([anna.receives('ticket-accepted'), ben.receives('ticket-accepted')]);

    const first = await anna.receives('own', ({ own }) => own?.squeezed !== null && own !== null);
    expect(first.own).toMatchObject({ squeezes: ['player'], squeezed: { side: 'player', place: 0 } });
    const fold = { from: [1000, 500], to: [400, 500] };
    anna.send({ type: 'peel', table: TABLE, fold });
    // Other patrons can neither bend nor turn the card.
    ben.send({ type: 'peel', table: TABLE, fold: { from: [0, 0], to: [500, 500] } });
    const turn = { act: 'turn-card', side: 'player', place: 0 } as const;
    expect(await ben.act(TABLE, turn)).toMatchObject({ refusal: { reason: 'not-your-card' } });
    const peel = { type: 'peel', table: TABLE, side: 'player', place: 0, fold };
    expect(await carl.receives('peel')).toEqual(peel);
    expect(await anna.act(TABLE, turn)).toMatchObject({ type: 'act-done' });
    const turned = await carl.sees(TABLE, (view) => view.hands.player.length === 1);
    expect(turned.hands.player).toEqual([first.own?.squeezed?.card]);

    const given = { act: 'give-up-squeeze', side: 'player' } as const;
    await anna.receives('own', ({ own }) => own?.squeezed?.place === 1);
    expect(await anna.act(TABLE, given)).toMatchObject({ type: 'act-done' });
    await ben.receives('own', ({ own }) => own?.squeezed?.side === 'banker');
    // Ben leaves: his card turns automatically, and the house turns the rest.
    ben.leave();
    const end = await carl.sees(TABLE, (view) => view.phase === 'settled');
    await anna.receives('round-settled');

    expect(early(carl.messages, () => [])).toEqual([]);
    expect(early(ben.messages, squeezedIn)).toEqual([]);
    expect(early(anna.messages, squeezedIn)).toEqual([]);
    expect(carl.messages.flatMap(squeezedIn)).toEqual([]);
    expect(ben.messages.filter((message) => message.type === 'peel')).toEqual([peel]);
    expect(end.coup).not.toBeNull();
  });

  it('[T7] turns the card automatically when the time is over', async () => {
    const anna = await comeIn();
    await betting(anna);
    anna.bet(TABLE, { banker: 5 });
    const { own } = await anna.receives('own', (message) => message.own?.squeezed?.side === 'banker');
    const view = await anna.sees(TABLE, ({ hands }) => hands.banker.length === 1);
    expect(view.hands.banker).toEqual([own?.squeezed?.card]);
    expect(Date.now()).toBeGreaterThanOrEqual(own?.squeezed?.endsAt ?? Number.POSITIVE_INFINITY);
  });

  it('[T7] restores the squeeze after a restart', async () => {
    const anna = await comeIn();
    await betting(anna);
    anna.bet(TABLE, { player: 5 });
    await anna.receives('own', ({ own }) => own?.squeezed?.side === 'player');
    await deployment.restart();
    const late = await comeIn();
    const end = await late.sees(TABLE, (view) => view.phase === 'settled');
    expect(end.coup?.player.length).toBeGreaterThanOrEqual(2);
    expect(early(late.messages, () => [])).toEqual([]);
  });
});
