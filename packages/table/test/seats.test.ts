// Seats: who sits, the offers of the shoe, the deal. [V6] [T9]
import { coins } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { ownView, patronId, publicView } from '../src/index.ts';
import { type Bench, SEATED } from './bench.ts';
import { PLAYER, RULES, ruled, seated, seatOf, seats, shoe, sit } from './seated.ts';

// After the burn, rounds of four cards: banker 9–2, player 9–2, a tie of nines.
const BANKER = '2H 9S 3H TS'.split(' ');
const TIE = '9S 9H TS KH'.split(' ');
const asked = (bench: Bench): string | null => seats(bench)?.offered?.seat ?? null;
const holder = (bench: Bench): string | null => seats(bench)?.holder ?? null;
const yes = (bench: Bench, patron: string) => bench.act(patron, { act: 'accept-shoe' });
const no = (bench: Bench, patron: string) => bench.act(patron, { act: 'decline-shoe' });
const deal = (bench: Bench, patron: string) => bench.act(patron, { act: 'deal' });

const FOUR = { anna: '1', ben: '2', cleo: '3', dora: '5' };

describe('a seat', () => {
  it('[V6] is taken once, by one patron, and its patron is not shown to others', () => {
    const bench = seated({ anna: '2' });
    expect(bench.act('ben', { act: 'take-seat', seat: '2' })).toBe('seat-taken');
    expect(bench.act('anna', { act: 'take-seat', seat: '2' })).toBe('already-seated');
    expect(bench.act('anna', { act: 'take-seat', seat: '3' })).toBe('already-seated');
    expect(bench.act('ben', { act: 'take-seat', seat: '4' })).toBe('no-such-seat');
    expect(bench.act('ben', { act: 'take-seat', seat: 'constructor' })).toBe('no-such-seat');
    expect(seats(bench)?.seats.map(({ seat, taken }) => [seat, taken])).toEqual([
      ['1', false],
      ['2', true],
      ['3', false],
      ['5', false],
    ]);
    expect([seatOf(bench, 'anna'), seatOf(bench, 'ben')]).toEqual(['2', null]);
    expect(JSON.stringify(publicView(bench.state))).not.toContain('anna');
  });

  it('[V6] is required to stake', () => {
    const bench = seated({ anna: '1' });
    expect(bench.bet('ben', { banker: 10 })).toEqual({ reason: 'no-seat' });
    expect(bench.bet('anna', { banker: 10 })).toBeNull();
    expect(seats(bench)?.seats[0]?.bets).toEqual({ banker: coins(10) });
  });

  it('[T9] cannot be left with pending stakes, and can once they are settled', () => {
    const bench = seated({ anna: '1' });
    const leave = () => bench.act('anna', { act: 'leave-seat' });
    bench.bet('anna', { banker: 10 });
    expect(leave()).toBe('stakes-on-felt');
    for (const phase of ['closed', 'dealing'] as const) {
      bench.until(phase);
      expect(leave()).toBe('stakes-on-felt');
    }
    bench.until('settled');
    expect(leave()).toBeNull();
    expect(leave()).toBe('not-seated');
    expect(seatOf(bench, 'anna')).toBeNull();
    sit(bench, 'ben', '1');
  });

  it('[T4] of an absent patron is kept for a limited time', () => {
    const bench = seated({ anna: '1' }, shoe(PLAYER, PLAYER, PLAYER));
    bench.leave('anna');
    bench.nextRound();
    expect(bench.now).toBeLessThan((bench.away.get(patronId('anna')) ?? 0) + RULES.keepMs);
    expect(seatOf(bench, 'anna')).toBe('1');
    bench.nextRound();
    expect(seatOf(bench, 'anna')).toBeNull();
    expect(bench.act('anna', { act: 'leave-seat' })).toBe('not-seated');
    sit(bench, 'ben', '1');
  });

  it('[T4] of a patron who returned in time stays', () => {
    const bench = seated({ anna: '1' }, shoe(PLAYER, PLAYER, PLAYER));
    bench.leave('anna');
    bench.nextRound();
    bench.comeBack('anna');
    bench.nextRound();
    expect(seatOf(bench, 'anna')).toBe('1');
  });

  it('[V6] taken away by the house is free when the next round opens, after its stakes are settled', () => {
    const bench = seated({ anna: '1', dora: '5' });
    bench.bet('dora', { player: 10 });
    bench.carryOut({ type: 'ChangeSetup', setup: ruled({ labels: ['1', '2'] }) });
    bench.until('settled');
    expect(seatOf(bench, 'dora')).toBe('5');
    bench.nextRound();
    expect([seatOf(bench, 'anna'), seatOf(bench, 'dora')]).toEqual(['1', null]);
    expect(seats(bench)?.seats.map(({ seat }) => seat)).toEqual(['1', '2']);
    expect(bench.gains()['patron:dora']).toBe(coins(10));
  });

  it('[V6] exists depending on the room', () => {
    const { seats: _, ...standing } = SEATED;
    const bench = seated({ anna: '1' }, shoe(PLAYER, PLAYER));
    yes(bench, 'anna');
    bench.carryOut({ type: 'ChangeSetup', setup: standing });
    bench.nextRound();
    expect(seats(bench)).toBeNull();
    bench.carryOut({ type: 'ChangeSetup', setup: SEATED });
    bench.nextRound();
    expect(seats(bench)).toMatchObject({ holder: null, offered: null });
    expect(seatOf(bench, 'anna')).toBeNull();
    expect(ownView(bench.state, patronId('anna'))).toBeNull();
  });
});

describe('the offer of the shoe', () => {
  it('[V6] goes round the table past empty, absent and declining seats', () => {
    const bench = seated({ ben: '2', cleo: '3', dora: '5' });
    expect(asked(bench)).toBe('2');
    bench.leave('cleo');
    expect(no(bench, 'ben')).toBeNull();
    expect(asked(bench)).toBe('5');
    expect(no(bench, 'dora')).toBeNull();
    expect(asked(bench)).toBeNull();
    bench.comeBack('cleo');
    bench.nextRound();
    expect(asked(bench)).toBe('3');
    expect(seats(bench)?.seats.map(({ declines }) => declines)).toEqual([false, true, false, true]);
  });

  it('[V6] is answered only by the seat it is made to, once', () => {
    const bench = seated(FOUR);
    expect(yes(bench, 'ben')).toBe('shoe-not-offered');
    expect(no(bench, 'ben')).toBe('shoe-not-offered');
    expect(yes(bench, 'nobody')).toBe('not-seated');
    expect(yes(bench, 'anna')).toBeNull();
    expect(yes(bench, 'anna')).toBe('shoe-not-offered');
    expect(no(bench, 'anna')).toBe('shoe-not-offered');
    expect([asked(bench), holder(bench)]).toEqual([null, '1']);
    expect(bench.act('anna', { act: 'accept-shoe' }, { round: 2 })).toBe('round-over');
  });

  it('[V6] times out repeatedly within one betting, and never delays it', () => {
    const bench = seated(FOUR);
    const closesAt = bench.state.round?.closesAt ?? 0;
    const seen: (string | null)[] = [asked(bench)];
    while (bench.state.phase === 'betting') {
      bench.advance();
      if (bench.state.phase === 'betting') seen.push(asked(bench));
    }
    // Three seconds each in ten: the fourth is still deciding when betting closes.
    expect(seen).toEqual(['1', '2', '3', '5']);
    expect(bench.now).toBe(closesAt);
    expect([asked(bench), holder(bench)]).toEqual([null, null]);
    bench.nextRound();
    // Its offer was interrupted: the same seat is asked again; the others have declined by silence.
    expect(asked(bench)).toBe('5');
  });

  it('[V6] open at closing ends with it, as its clock shows', () => {
    const bench = seated({ anna: '1' }, shoe(PLAYER), ruled({ offerMs: 60_000 }));
    expect(seats(bench)?.offered?.until).toBe(bench.state.round?.closesAt);
    bench.until('closed');
    expect(asked(bench)).toBeNull();
    expect(yes(bench, 'anna')).toBe('shoe-not-offered');
    expect(bench.state.deadline).toBe(bench.now + SEATED.pace.closedMs);
  });

  it('[V6] returns to a seat that declined only on request', () => {
    const bench = seated({ anna: '1' }, shoe(PLAYER, PLAYER, PLAYER));
    no(bench, 'anna');
    bench.nextRound();
    expect(asked(bench)).toBeNull();
    expect(bench.act('anna', { act: 'want-shoe' })).toBeNull();
    const { version } = bench.state;
    expect(bench.act('anna', { act: 'want-shoe' })).toBeNull();
    expect(bench.state.version).toBe(version);
    expect(bench.act('ben', { act: 'want-shoe' })).toBe('not-seated');
    bench.nextRound();
    expect(asked(bench)).toBe('1');
  });

  it('[V6] moves on when the asked seat is left', () => {
    const bench = seated(FOUR);
    expect(bench.act('anna', { act: 'leave-seat' })).toBeNull();
    expect(asked(bench)).toBe('2');
    expect(bench.state.deadline).toBe(bench.now + RULES.offerMs);
  });

  it('[V6] starts from the first seat with a new shoe', () => {
    const short = { decks: 1, burn: 'courts-ten', cutDepth: 41, afterCut: 'finish' } as const;
    const cards = shoe(BANKER, BANKER, BANKER).slice(0, 52);
    const bench = seated(FOUR, cards, { ...SEATED, shoe: short });
    no(bench, 'anna');
    yes(bench, 'ben');
    bench.until('settled');
    expect(holder(bench)).toBe('2');
    while (bench.state.shoe) bench.advance();
    expect(bench.archived).toHaveLength(1);
    expect([asked(bench), holder(bench)]).toEqual([null, null]);
    bench.act('anna', { act: 'want-shoe' });
    bench.newShoe(cards);
    bench.nextRound();
    expect(asked(bench)).toBe('1');
  });
});

describe('the shoe', () => {
  it('[V6] stays while banker wins, and is offered to the next seat when player does', () => {
    const bench = seated(FOUR, shoe(BANKER, BANKER, PLAYER, PLAYER));
    yes(bench, 'anna');
    for (const _ of [1, 2]) {
      bench.nextRound();
      expect([holder(bench), asked(bench)]).toEqual(['1', null]);
    }
    bench.nextRound();
    expect([holder(bench), asked(bench)]).toEqual([null, '2']);
  });

  it.each([
    ['pass', null, '2'],
    ['keep', '1', null],
  ] as const)('[V6] on a tie where the room says %s', (onTie, has, next) => {
    const bench = seated(FOUR, shoe(TIE, TIE), ruled({ onTie }));
    yes(bench, 'anna');
    bench.nextRound();
    expect([holder(bench), asked(bench)]).toEqual([has, next]);
  });

  it('[V6] comes back to the only seat there is', () => {
    const bench = seated({ cleo: '3' }, shoe(PLAYER, PLAYER));
    yes(bench, 'cleo');
    bench.nextRound();
    expect([holder(bench), asked(bench)]).toEqual([null, '3']);
  });

  it('[V6] goes round: after the last seat the first is next', () => {
    const bench = seated({ anna: '1', dora: '5' }, shoe(PLAYER, PLAYER, PLAYER));
    no(bench, 'anna');
    yes(bench, 'dora');
    bench.act('anna', { act: 'want-shoe' });
    bench.nextRound();
    expect(asked(bench)).toBe('1');
  });

  it('[V6] is the house’s when all seats are empty or decline', () => {
    for (const bench of [seated({}), seated({ anna: '1' })]) {
      if (seatOf(bench, 'anna')) no(bench, 'anna');
      expect([holder(bench), asked(bench)]).toEqual([null, null]);
      bench.until('closed');
      expect(bench.state.deadline).toBe(bench.now + SEATED.pace.closedMs);
      expect(deal(bench, 'anna')).toBe('not-the-holder');
      bench.until('settled');
    }
  });

  it('[V6] of a holder who leaves is offered on, and the house deals if no seat takes it', () => {
    const bench = seated({ anna: '1', cleo: '3' });
    yes(bench, 'anna');
    expect(bench.act('anna', { act: 'leave-seat' })).toBeNull();
    expect([holder(bench), asked(bench)]).toEqual([null, '3']);
    no(bench, 'cleo');
    bench.until('closed');
    expect(bench.state.deadline).toBe(bench.now + SEATED.pace.closedMs);
  });

  it('[V6] of a holder who leaves with bets closed is dealt by the house immediately', () => {
    const bench = seated({ anna: '1', cleo: '3' });
    yes(bench, 'anna');
    bench.until('closed');
    expect(bench.state.deadline).toBe(bench.now + RULES.dealMs);
    expect(bench.act('anna', { act: 'leave-seat' })).toBeNull();
    expect(bench.state.deadline).toBe(bench.now);
    bench.advance();
    expect(bench.state.phase).toBe('dealing');
    bench.nextRound();
    expect(asked(bench)).toBe('3');
  });

  it('[V6] passes on from a holder who was absent too long, although banker won', () => {
    const bench = seated({ anna: '1', cleo: '3' }, shoe(BANKER, BANKER), ruled({ keepMs: 0 }));
    yes(bench, 'anna');
    bench.leave('anna');
    bench.nextRound();
    expect([seatOf(bench, 'anna'), holder(bench), asked(bench)]).toEqual([null, null, '3']);
  });
});

describe('the deal', () => {
  it('[V6] is the holder’s, when betting is closed, and once', () => {
    const bench = seated({ anna: '1', ben: '2' });
    yes(bench, 'anna');
    expect(deal(bench, 'anna')).toBe('round-over');
    bench.until('closed');
    expect(deal(bench, 'ben')).toBe('not-the-holder');
    expect(deal(bench, 'carl')).toBe('not-the-holder');
    expect(bench.act('anna', { act: 'deal' }, { round: 9 })).toBe('round-over');
    bench.now += 100;
    expect(deal(bench, 'anna')).toBeNull();
    expect(bench.state).toMatchObject({ phase: 'dealing', round: { hands: { player: ['9S'] } } });
    expect(deal(bench, 'anna')).toBe('round-over');
    expect(bench.state.deadline).toBe(bench.now + SEATED.pace.cardMs);
  });

  it('[V6] is done by the timer when the holder does not press', () => {
    const bench = seated({ anna: '1' });
    yes(bench, 'anna');
    bench.until('closed');
    const closed = bench.now;
    bench.advance();
    expect(bench.now).toBe(closed + RULES.dealMs);
    expect(bench.state.phase).toBe('dealing');
  });

  it('[V6] is done by the house at its own pace while the holder is absent, who keeps the shoe', () => {
    const bench = seated({ anna: '1' }, shoe(BANKER, BANKER));
    yes(bench, 'anna');
    bench.leave('anna');
    bench.until('closed');
    expect(bench.state.deadline).toBe(bench.now + SEATED.pace.closedMs);
    bench.comeBack('anna');
    bench.nextRound();
    expect(holder(bench)).toBe('1');
  });

  it('[V6] changes no card and no third card: the house calls', () => {
    const cards = shoe('2S 4H 3S 2H 7D 5C'.split(' '));
    const [byHouse, byHolder] = [seated({}, cards), seated({ anna: '1' }, cards)];
    byHouse.until('settled');
    yes(byHolder, 'anna');
    byHolder.until('closed');
    deal(byHolder, 'anna');
    byHolder.until('settled');
    expect(byHolder.state.coup).toEqual(byHouse.state.coup);
  });

  it.each(['snapshot', 'events'] as const)('[V6] and the offer are kept after a restart from %s', (from) => {
    const bench = seated({ anna: '1', ben: '2' });
    no(bench, 'anna');
    const before = publicView(bench.state);
    bench.restart(from);
    expect(publicView(bench.state)).toEqual(before);
    expect(yes(bench, 'ben')).toBeNull();
    bench.until('closed');
    bench.restart(from);
    expect(deal(bench, 'ben')).toBeNull();
  });
});
