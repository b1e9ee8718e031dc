// A squeeze where a person deals: who sees what and when, the cards the dealer opens, and a card that was seen too
// early. [T7] [T2] [R3]–[R7]
import type { Card } from '@punto/engine/card';
import { coins } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { checkTable } from '@punto/engine/room-check';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SQUEEZE } from '@punto/engine/rooms/squeeze';
import type { Side } from '@punto/engine/side';
import { makeTable } from '@punto/engine/table-setup';
import { patronAccount } from '@punto/ledger';
import { describe, expect, it } from 'vitest';
import { type Duty, floorView, ownView, type Place, patronId, publicView } from '../src/index.ts';
import { Bench, DEALER, SETUP } from './bench.ts';

const SETUP_BY_HAND: TableSetup = {
  ...SETUP,
  dealing: 'person',
  squeeze: { turnMs: 15_000 },
  pace: { ...SETUP.pace, leastBettingMs: 0 },
};
// Player 2+3 draws 7, banker 4+2 draws 5 on a seven: player wins 2 – 1.
const SIX: readonly Card[] = ['2S', '4H', '3S', '2H', '7D', '5C'];
const CARD = /"[A2-9TJQK][CDHS]"/g;

const closed = (
  stakes: Readonly<Record<string, Partial<Record<Side, number>>>> = { anna: { player: 100 } },
) => {
  const bench = new Bench([], SETUP_BY_HAND);
  bench.duty({ duty: 'take-post', relieves: null });
  bench.duty({ duty: 'new-shoe', shoe: 'real-1', burn: '9D', cutDepth: null });
  bench.duty({ duty: 'open-betting' });
  for (const [patron, bets] of Object.entries(stakes)) expect(bench.bet(patron, bets)).toBeNull();
  expect(bench.duty({ duty: 'close-betting' })).toBeNull();
  return bench;
};
const lay = (bench: Bench, ...cards: readonly Card[]): void => {
  for (const card of cards) {
    const { next } = floorView(bench.state);
    if (!next) throw new Error(`no card is due, and ${card} came`);
    expect(bench.duty({ duty: 'enter-card', ...next, card })).toBeNull();
  }
};
const open = (bench: Bench): void => {
  const { opens } = floorView(bench.state);
  if (!opens) throw new Error('nothing is the dealer’s to open');
  expect(bench.duty({ duty: 'open-card', ...opens })).toBeNull();
};
/** Plays on: the patron turns, the dealer opens, the next card comes. */
const playOn = (bench: Bench, cards: Card[]): void => {
  while (bench.state.phase !== 'result') {
    const { squeeze } = bench.state.round ?? {};
    const { next, opens } = floorView(bench.state);
    if (squeeze) bench.act(squeeze.holder, { act: 'turn-card', side: squeeze.side, place: squeeze.place });
    else if (opens) open(bench);
    else if (next) lay(bench, cards.shift() ?? expect.fail('out of cards'));
    else bench.advance();
  }
};
const told = (bench: Bench): string =>
  JSON.stringify([publicView(bench.state), floorView(bench.state)]).replace(/"9D"/g, '');
const facesIn = (text: string): readonly string[] => text.match(CARD) ?? [];

describe('a squeeze where a person deals', () => {
  it('[T7] [V2] can be configured', () => {
    const table = makeTable(SQUEEZE, { table: 'oak', name: 'Oak' });
    expect(checkTable({ ...table, dealing: 'person' }).ok).toBe(true);
  });

  it('[T2] [T7] shows a scanned card that lies face down to neither staff nor patrons', () => {
    const bench = closed({ ben: { banker: 50 } });
    lay(bench, '2S', '4H', '3S', '2H');
    expect(publicView(bench.state)).toMatchObject({ phase: 'dealing', down: { player: 2, banker: 2 } });
    expect(facesIn(told(bench))).toEqual([]);
    expect(facesIn(JSON.stringify(ownView(bench.state, patronId('ben'))))).toEqual([]);
    open(bench);
    expect(facesIn(told(bench))).toContain('"2S"');
    expect(told(bench)).not.toMatch(/"3S"|"4H"|"2H"/);
  });

  it('[T7] shows its face to the holder of the squeeze, and to all when it is turned', () => {
    const bench = closed({ anna: { player: 100 }, ben: { banker: 50 } });
    lay(bench, '2S', '4H', '3S', '2H');
    expect(floorView(bench.state).opens).toBeNull();
    bench.advance();
    expect(bench.state.phase).toBe('squeezing');
    expect(ownView(bench.state, patronId('anna'))?.squeezed?.card).toBe('2S');
    expect(ownView(bench.state, patronId('ben'))?.squeezed).toBeNull();
    expect(facesIn(told(bench))).toEqual([]);
    expect(bench.duty({ duty: 'open-card', side: 'player', place: 0 })).toEqual({
      reason: 'card-is-squeezed',
    });
    expect(bench.act('anna', { act: 'turn-card', side: 'player', place: 0 })).toBeNull();
    expect(publicView(bench.state).hands.player).toEqual(['2S']);
  });

  it('[T7] is opened by the dealer where no patron staked on the side, in order and after four cards', () => {
    const bench = closed({ anna: { player: 100 } });
    lay(bench, '2S', '4H');
    expect(bench.duty({ duty: 'open-card', side: 'player', place: 0 })).toEqual({
      reason: 'four-cards-first',
    });
    lay(bench, '3S', '2H');
    const card = { duty: 'enter-card', side: 'player', place: 2, card: '7D' } as const;
    expect(bench.duty(card)).toEqual({ reason: 'cards-face-down' });
    for (const place of [0, 1] as const) {
      bench.advance();
      bench.act('anna', { act: 'turn-card', side: 'player', place });
    }
    expect(floorView(bench.state).opens).toEqual({ side: 'banker', place: 0 });
    expect(bench.state.deadline).toBeNull();
    expect(bench.duty({ duty: 'open-card', side: 'banker', place: 1 })).toEqual({
      reason: 'card-not-expected',
      side: 'banker',
      place: 0,
    });
    open(bench);
    open(bench);
    expect(floorView(bench.state).next).toEqual({ side: 'player', place: 2 });
  });

  it('[T7] turns automatically when the time is over, and is opened by the dealer when the patron leaves', () => {
    const late = closed();
    lay(late, '2S', '4H', '3S', '2H');
    late.advance();
    late.advance();
    expect(publicView(late.state).hands.player).toEqual(['2S']);
    const left = closed();
    lay(left, '2S', '4H', '3S', '2H');
    left.advance();
    left.leave('anna');
    expect(left.state).toMatchObject({ phase: 'dealing', deadline: null });
    expect(floorView(left.state).opens).toEqual({ side: 'player', place: 0 });
    open(left);
    const away = closed();
    lay(away, '2S', '4H', '3S', '2H');
    away.away.set(patronId('anna'), away.now as never);
    away.advance();
    expect(floorView(away.state).opens).toEqual({ side: 'player', place: 0 });
  });

  it('[T3] [T7] pays the same as the same cards dealt face up', () => {
    const bench = closed({ anna: { player: 100 }, ben: { banker: 50 } });
    playOn(bench, [...SIX]);
    expect(bench.state.coup).toBeNull();
    expect(bench.duty({ duty: 'confirm-result' })).toBeNull();
    expect(bench.state.coup).toMatchObject({ playerScore: 2, bankerScore: 1, outcome: 'player' });
    expect(bench.gains()).toMatchObject({
      [patronAccount('anna')]: coins(100),
      [patronAccount('ben')]: coins(-50),
    });
  });

  it.each(['snapshot', 'events'] as const)('[T4] continues after a restart from the %s', (from) => {
    const bench = closed();
    lay(bench, '2S', '4H', '3S', '2H');
    bench.advance();
    bench.restart(from);
    expect(ownView(bench.state, patronId('anna'))?.squeezed?.card).toBe('2S');
    playOn(bench, SIX.slice(4));
    expect(publicView(bench.state).hands).toMatchObject({
      player: ['2S', '3S', '7D'],
      banker: ['4H', '2H', '5C'],
    });
  });

  it('[T5] takes back the last card without revealing it, and corrects an open one', () => {
    const bench = closed({});
    lay(bench, '2S', '4H', '3S', 'KH');
    expect(bench.duty({ duty: 'take-back' })).toBeNull();
    expect(bench.events.at(-1)).toMatchObject({ type: 'CardTakenBack', side: 'banker', card: null });
    lay(bench, '2H');
    open(bench);
    const mend = (side: Side, place: Place, card: Card): Duty => ({
      duty: 'correct-card',
      side,
      place,
      card,
    });
    expect(bench.duty(mend('player', 0, '2D'))).toBeNull();
    expect(bench.duty(mend('banker', 0, '9C'))).toEqual({ reason: 'no-card-there' });
    playOn(bench, ['7D', '5C']);
    expect(bench.duty(mend('player', 1, '6S'))).toEqual({ reason: 'breaks-the-tableau' });
    expect(publicView(bench.state).hands.player).toEqual(['2D', '3S', '7D']);
  });

  it('[T5] does not wait for patrons who left before the end of a pause', () => {
    const bench = closed();
    lay(bench, '2S', '4H', '3S', '2H');
    bench.advance();
    bench.duty({ duty: 'pause', reason: null });
    bench.leave('anna');
    bench.now += 60_000;
    bench.duty({ duty: 'resume' });
    expect(bench.state.deadline).toBeNull();
    open(bench);
  });
});

describe('a card that is seen too early', () => {
  const reveal = (side: Side, place: Place) => ({ duty: 'reveal-early', side, place }) as const;

  it('[T7] is entered as such, shown to all, and turned in its order', () => {
    const bench = closed();
    lay(bench, '2S', '4H', '3S', '2H');
    bench.advance();
    expect(bench.duty(reveal('banker', 1))).toBeNull();
    expect(bench.events.at(-1)).toMatchObject({ type: 'CardRevealed', card: '2H', by: DEALER });
    expect(publicView(bench.state)).toMatchObject({
      phase: 'squeezing',
      down: { player: 2, banker: 2 },
      revealed: [{ side: 'banker', place: 1, card: '2H' }],
    });
    expect(bench.duty(reveal('banker', 1))).toEqual({ reason: 'no-card-there' });
    expect(told(bench)).not.toMatch(/"3S"|"4H"/);
    playOn(bench, SIX.slice(4));
    expect(publicView(bench.state)).toMatchObject({ hands: { banker: ['4H', '2H', '5C'] }, revealed: [] });
  });

  it('[T7] ends the squeeze of that card, and the next squeeze continues', () => {
    const bench = closed();
    lay(bench, '2S', '4H', '3S', '2H');
    bench.advance();
    expect(bench.duty(reveal('player', 0))).toBeNull();
    expect(publicView(bench.state)).toMatchObject({ squeeze: null, hands: { player: ['2S'] } });
    bench.advance();
    expect(ownView(bench.state, patronId('anna'))?.squeezed?.card).toBe('3S');
  });

  it.each([
    ['player', 0],
    ['player', 1],
    ['banker', 0],
    ['banker', 1],
  ] as const)('[T7] changes neither cards nor money: %s %d', (side, place) => {
    const stakes = { anna: { player: 100 }, ben: { banker: 50 } };
    const plain = closed(stakes);
    playOn(plain, [...SIX]);
    const seen = closed(stakes);
    lay(seen, ...SIX.slice(0, 4));
    expect(seen.duty(reveal(side, place))).toBeNull();
    playOn(seen, SIX.slice(4));
    for (const bench of [plain, seen]) bench.duty({ duty: 'confirm-result' });
    expect(seen.state.coup).toEqual(plain.state.coup);
    expect(seen.gains()).toEqual(plain.gains());
    expect(seen.state.history).toEqual(plain.state.history);
  });

  it('[T7] has no effect where cards are dealt face up', () => {
    const bench = new Bench([], { ...SETUP_BY_HAND, ...{ squeeze: undefined } } as never);
    bench.duty({ duty: 'take-post', relieves: null });
    expect(bench.duty(reveal('player', 0))).toEqual({ reason: 'not-squeezed-here' });
    expect(LIVE_EIGHT_DECK.squeeze).toBeUndefined();
  });
});
