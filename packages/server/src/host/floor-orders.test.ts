// What the floor orders at a table besides duties, written with its entry in the journal: limits, new tables; and the
// patron of whom no bets are taken.
import { coins } from '@punto/engine/minor';
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import { type PatronId, ticketId } from '@punto/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmallHouse, type SmallHouse, seededWords } from '../simulation/small-house.ts';
import { withLimits } from './limits.ts';

const SETUP = makeTable(LIVE_EIGHT_DECK, { table: 'lotus', name: 'Lotus' });
const PAGE = { limit: 10, before: null };
const [FIRST, SECOND, THIRD] = [ticketId('ticket-1'), ticketId('ticket-2'), ticketId('ticket-3')];

let house: SmallHouse;
let anna: PatronId;
beforeEach(async () => {
  house = await openSmallHouse([SETUP], seededWords(5));
  anna = await house.admit('anna');
  await house.until('lotus', 'betting');
});
afterEach(() => house.close());

describe('a suspended patron', () => {
  const suspend = () => house.store().patrons.suspend(anna, { at: 1, reason: 'Asked to be' });
  const bet = (ticket = FIRST) => house.bet('lotus', anna, ticket, { player: 100 });

  it('is refused at once, also when the ticket is sent again later', async () => {
    await suspend();
    const refused = { type: 'ticket', answer: { accepted: false, refusal: { reason: 'suspended' } } };
    expect(await bet()).toMatchObject(refused);
    await house.store().patrons.reinstate(anna);
    expect(await bet()).toMatchObject(refused);
    expect(await bet(SECOND)).toMatchObject({ answer: { accepted: true } });
  });

  it('[L6] gets the answer that a ticket got before, and is paid what is won with it', async () => {
    expect(await bet()).toMatchObject({ answer: { accepted: true } });
    await suspend();
    expect(await bet()).toMatchObject({ answer: { accepted: true } });
    expect(await bet(THIRD)).toMatchObject({ answer: { accepted: false } });
    await house.until('lotus', 'settled');
    const { items } = await house.store().records(anna, PAGE);
    expect(items).toMatchObject([{ status: 'settled', stakedMinor: coins(100) }]);
  });
});

describe('limits', () => {
  const table = { setup: SETUP, nextSetup: null, filed: SETUP };
  const offersOf = (changed: ReturnType<typeof withLimits>) =>
    changed.ok
      ? Object.fromEntries(changed.table.offers.map((offer) => [offer.option, offer.maxMinor]))
      : changed.faults;

  it('[L3] of player and banker carry the others along, and chips come back with them', () => {
    const low = withLimits(table, { limits: { minMinor: coins(1), maxMinor: coins(50) } });
    if (!low.ok) throw new Error(JSON.stringify(low.faults));
    expect(low.table.chipsMinor.at(-1)).toBeLessThanOrEqual(coins(50));
    const main = SETUP.offers.find(({ option }) => option === 'player');
    const limits = { minMinor: main?.minMinor ?? coins(1), maxMinor: main?.maxMinor ?? coins(1) };
    const back = withLimits({ ...table, setup: low.table }, { limits });
    expect(back).toMatchObject({ ok: true, table: { chipsMinor: SETUP.chipsMinor } });
  });

  it('[L3] of one option change that one alone', () => {
    const changed = withLimits(table, {
      offers: [{ option: 'tie', minMinor: coins(1), maxMinor: coins(3) }],
    });
    const before = Object.fromEntries(SETUP.offers.map((offer) => [offer.option, offer.maxMinor]));
    expect(offersOf(changed)).toEqual({ ...before, tie: coins(3) });
  });

  it('[L4] take the differential away, and are refused with what is wrong', () => {
    expect(withLimits(table, { differentialMinor: null })).toMatchObject({
      ok: true,
      table: { differentialMinor: null, offers: SETUP.offers },
    });
    const big = {
      setup: makeTable(BIG_TABLE, { table: 'oval', name: 'Oval' }),
      nextSetup: null,
      filed: null,
    };
    const foreign = withLimits(big, {
      offers: [{ option: 'lucky-six', minMinor: coins(1), maxMinor: coins(3) }],
    });
    expect(foreign).toEqual({ ok: false, faults: [{ path: 'lucky-six', says: 'is not offered here' }] });
    expect(
      withLimits(table, { offers: [{ option: 'tie', minMinor: coins(9), maxMinor: coins(3) }] }).ok,
    ).toBe(false);
  });
});
