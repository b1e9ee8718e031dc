import { MOST_OPTIONS } from '@punto/engine/option-id';
import { describe, expect, it } from 'vitest';
import { parseClientMessage } from './client-message.ts';

const ticket = {
  type: 'place-ticket',
  table: 'salon-one',
  ticket: 'ticket-0001',
  shoe: 3,
  round: 7,
  mode: 'traditional',
  bets: [{ option: 'player', stakeMinor: 500 }],
};
const act = { type: 'act', table: 'salon-one', id: 'act-00001', shoe: 3, round: 7, act: { act: 'deal' } };

describe('an invalid message', () => {
  it.each<[object, string]>([
    [{ ...ticket, ticket: undefined }, 'place-ticket: ticket is missing.'],
    [
      { ...ticket, bets: [{ option: 'player', amount: 500 }] },
      'place-ticket: bets[0].stakeMinor is missing.',
    ],
    [
      { ...ticket, bets: [{ option: 'player', stakeMinor: 500, stake: 1 }] },
      'place-ticket: bets[0].stake is no field of it.',
    ],
    [{ ...ticket, bets: [{ option: 'Player!', stakeMinor: 500 }] }, 'bets[0].option'],
    [
      { ...ticket, bets: [{ option: 'player', stakeMinor: 0.5 }] },
      'bets[0].stakeMinor must be a whole number from 1',
    ],
    [{ ...ticket, bets: [] }, `bets must hold 1 to ${MOST_OPTIONS} items.`],
    [{ ...ticket, bets: {} }, 'bets must be a list.'],
    [{ ...ticket, mode: 'x' }, 'mode must be one of traditional, no-commission.'],
    [{ ...ticket, ticket: 'short' }, 'ticket must be a text of the form ^[A-Za-z0-9_-]{8,64}$.'],
    [{ ...ticket, rounds: 1 }, 'rounds is no field of it: did you mean round?'],
    [{ ...act, act: { act: 'take-seat' } }, 'act: act.seat is missing.'],
    [{ ...act, act: { act: 'fly' } }, 'act.act must be one of turn-card, give-up-squeeze,'],
    [{ ...act, act: 'deal' }, 'act: act must be an object.'],
    [{ type: 'ping', sent: 'now' }, 'ping: sent must be a number.'],
    [
      { type: 'peel', table: 'salon-one', fold: { from: [0, 0], to: [0, 9_999] } },
      'fold.to[1] must be a whole number',
    ],
    [
      { type: 'watch-table', table: 'salon-one', since: -1 },
      'watch-table: since must be a whole number from 0',
    ],
  ])('names the field of %j', (message, words) => {
    const read = parseClientMessage(JSON.stringify(message));
    expect(read).toMatchObject({ ok: false, error: 'malformed', why: expect.stringContaining(words) });
  });

  it('is explained without repeating the message', () => {
    const read = parseClientMessage(JSON.stringify({ ...ticket, ['x'.repeat(5_000)]: 'y'.repeat(5_000) }));
    expect(read.ok ? '' : read.why.length).toBeLessThan(200);
  });

  it('is accepted when it is valid', () => {
    for (const message of [ticket, act]) expect(parseClientMessage(JSON.stringify(message)).ok).toBe(true);
  });
});
