// Who dealt and who turned the cards of a round, in its events and records. [B-35] [T7] [V6]
import type { TableSetup } from '@punto/engine/room';
import { expect, it } from 'vitest';
import { floorView, instant, patronId } from '../src/index.ts';
import { Bench, DEALER, SEATED, SETUP, SQUEEZED, SUPERVISOR, shoeOf } from './bench.ts';

// Ace face up burns one. Player 2+3 draws 7, banker 4+2 draws 5 on a seven.
const SIX_CARDS = 'AS 4D 2S 4H 3S 2H 7D 5C';

const turnedIn = (bench: Bench) =>
  bench.records.at(-1)?.conduct?.turned.map(({ side, place, by }) => `${side} ${place} ${by}`);

it('[B-35] a record has which cards its patrons turned, and which the house turned for an absent one', () => {
  const bench = new Bench(shoeOf(SIX_CARDS), SQUEEZED);
  bench.until('betting');
  bench.bet('anna', { player: 100 });
  bench.bet('ben', { banker: 50 });
  bench.until('squeezing');
  expect(bench.act('anna', { act: 'turn-card', side: 'player', place: 0 })).toBeNull();
  // Anna lets the time of her other cards run out, and Ben leaves the table.
  bench.away.set(patronId('ben'), instant(bench.now));
  bench.until('settled');
  expect(turnedIn(bench)).toEqual([
    'player 0 patron',
    'player 1 house',
    'banker 0 house',
    'banker 1 house',
    'player 2 house',
    'banker 2 house',
  ]);
  const by = bench.events.flatMap((event) => (event.type === 'CardTurned' ? [event.by] : []));
  expect(by[0]).toEqual({ patron: 'anna' });
  expect(new Set(by.slice(1))).toEqual(new Set(['house']));
});

it('[B-35] where the shoe goes from seat to seat it has whether a patron dealt, or the house for a holder who did not', () => {
  const dealtBy = (deals: boolean) => {
    const bench = new Bench(shoeOf('AS 4D 9S 2H TS 3H'), SEATED);
    expect(bench.act('anna', { act: 'take-seat', seat: '1' })).toBeNull();
    bench.until('betting');
    bench.bet('anna', { player: 100 });
    expect(bench.act('anna', { act: 'accept-shoe' })).toBeNull();
    bench.until('closed');
    if (deals) expect(bench.act('anna', { act: 'deal' })).toBeNull();
    bench.until('settled');
    return bench.records.at(-1)?.conduct;
  };
  expect(dealtBy(true)).toEqual({ dealtBy: 'patron', turned: [] });
  expect(dealtBy(false)).toEqual({ dealtBy: 'house', turned: [] });
});

it('[B-35] where a person deals, each card has who entered, opened or turned it, and a voided round keeps it', () => {
  const setup: TableSetup = { ...SETUP, dealing: 'person', squeeze: { turnMs: 15_000 } };
  const bench = new Bench([], { ...setup, pace: { ...SETUP.pace, leastBettingMs: 0 } });
  bench.duty({ duty: 'take-post', relieves: null });
  bench.duty({ duty: 'new-shoe', shoe: 'real-1', burn: '9D', cutDepth: null });
  bench.duty({ duty: 'open-betting' });
  bench.bet('anna', { player: 100 });
  expect(bench.duty({ duty: 'close-betting' })).toBeNull();
  for (const card of ['9S', '2H', 'TS', '3H'] as const) {
    const { next } = floorView(bench.state);
    if (next) expect(bench.duty({ duty: 'enter-card', ...next, card })).toBeNull();
  }
  while (bench.state.phase !== 'result') {
    const { opens } = floorView(bench.state);
    const { squeeze } = bench.state.round ?? {};
    if (squeeze) bench.act('anna', { act: 'turn-card', side: squeeze.side, place: squeeze.place });
    else if (opens) expect(bench.duty({ duty: 'open-card', ...opens })).toBeNull();
    else bench.advance();
  }
  expect(bench.duty({ duty: 'confirm-result' })).toBeNull();
  const conduct = {
    dealtBy: 'dealer',
    turned: [
      { side: 'player', place: 0, by: 'patron' },
      { side: 'player', place: 1, by: 'patron' },
      { side: 'banker', place: 0, by: 'dealer' },
      { side: 'banker', place: 1, by: 'dealer' },
    ],
  };
  expect(bench.records.at(-1)).toMatchObject({ status: 'settled', conduct });
  const entered = bench.events.flatMap((event) => (event.type === 'CardLaid' ? [event.by] : []));
  expect(entered).toEqual([DEALER, DEALER, DEALER, DEALER]);
  // Patrons never see names of staff.
  expect(JSON.stringify(bench.records)).not.toContain(DEALER.name);
  const voiding = { duty: 'void-round', shoe: 1, round: 1, reason: 'exposed', approvedBy: null } as const;
  expect(bench.duty(voiding, SUPERVISOR)).toBeNull();
  expect(bench.records.at(-1)).toMatchObject({ status: 'voided', conduct });
});

it('[B-35] where the machine deals everything face up there is no such entry', () => {
  const bench = new Bench(shoeOf('AS 4D 9S 2H TS 3H'), SETUP);
  bench.until('betting');
  bench.bet('anna', { player: 100 });
  bench.until('settled');
  expect(bench.records.at(-1)).not.toHaveProperty('conduct');
});
