// A suspended patron is refused by the owner of the table.
import { coins } from '@punto/engine/minor';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import { type PatronId, ticketId } from '@punto/table/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../test/support/test-deployment.ts';

const SETUP = makeTable(LIVE_EIGHT_DECK, { table: 'lotus', name: 'Lotus' });
const PAGE = { limit: 10, before: null };
const [FIRST, SECOND, THIRD] = [ticketId('ticket-1'), ticketId('ticket-2'), ticketId('ticket-3')];

let deployment: TestDeployment;
let anna: PatronId;
beforeEach(async () => {
  deployment = await createTestDeployment([SETUP], seededWords(5));
  anna = await deployment.admit('anna');
  await deployment.until('lotus', 'betting');
});
afterEach(() => deployment.close());

describe('a suspended patron', () => {
  const suspend = () => deployment.store().patrons.suspend(anna, { at: 1, reason: 'Asked to be' });
  const bet = (ticket = FIRST) => deployment.bet('lotus', anna, ticket, { player: 100 });

  it('is refused immediately, also when the ticket is sent again later', async () => {
    await suspend();
    const refused = { type: 'ticket', answer: { accepted: false, refusal: { reason: 'suspended' } } };
    expect(await bet()).toMatchObject(refused);
    await deployment.store().patrons.reinstate(anna);
    expect(await bet()).toMatchObject(refused);
    expect(await bet(SECOND)).toMatchObject({ answer: { accepted: true } });
  });

  it('[L6] gets the earlier answer to a ticket, and is paid its winnings', async () => {
    expect(await bet()).toMatchObject({ answer: { accepted: true } });
    await suspend();
    expect(await bet()).toMatchObject({ answer: { accepted: true } });
    expect(await bet(THIRD)).toMatchObject({ answer: { accepted: false } });
    await deployment.until('lotus', 'settled');
    const { items } = await deployment.store().records(anna, PAGE);
    expect(items).toMatchObject([{ status: 'settled', stakedMinor: coins(100) }]);
  });

  it('cannot take a seat or bring a value to the cut, at any gateway, and may still leave', async () => {
    await suspend();
    const refused = { type: 'act', refusal: { reason: 'suspended' } };
    const value = 'a'.repeat(64);
    for (const act of [
      { act: 'take-seat', seat: '1' },
      { act: 'accept-shoe' },
      { act: 'want-shoe' },
      { act: 'commit-cut', commit: value },
      { act: 'bring-cut', value },
    ] as const)
      expect(await deployment.act('lotus', anna, act)).toEqual(refused);
    for (const act of [{ act: 'leave-seat' }, { act: 'reveal-cut', value }] as const)
      expect(await deployment.act('lotus', anna, act)).not.toEqual(refused);
    await deployment.store().patrons.reinstate(anna);
    expect(await deployment.act('lotus', anna, { act: 'want-shoe' })).not.toEqual(refused);
  });
});
