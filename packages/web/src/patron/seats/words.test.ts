import { coins } from '@punto/engine/minor';
import type { SeatsView } from '@punto/protocol/message';
import { describe, expect, it } from 'vitest';
import { betsOf, seatName, seatsSpoken, shoeAt, shoeLine } from './words.ts';

const labels = { player: 'Punto', banker: 'Banco', tie: 'Standoff' };
const free = { taken: false, declines: false, bets: {} };
const table = (some: Partial<SeatsView> = {}): SeatsView => ({
  seats: [
    { seat: '5', taken: true, declines: false, bets: { banker: coins(500), player: coins(25) } },
    { seat: '6', taken: true, declines: true, bets: {} },
    { seat: '7', ...free },
  ],
  holder: null,
  offered: null,
  ...some,
});
const offered = { seat: '6', until: 9 };

describe('texts of the seats', () => {
  it.each([
    ['The house deals', table(), null, 'betting'],
    ['Seat 5 has the shoe', table({ holder: '5' }), '6', 'betting'],
    ['You have the shoe', table({ holder: '5' }), '5', 'dealing'],
    ['Seat 5 deals', table({ holder: '5' }), null, 'closed'],
    ['You deal', table({ holder: '5' }), '5', 'closed'],
    ['The shoe is offered to seat 6', table({ offered }), '5', 'betting'],
    ['The shoe is offered to you', table({ offered }), '6', 'betting'],
  ] as const)('[V6] %s', (line, seats, mine, phase) => {
    expect(shoeLine(seats, mine, phase)).toBe(line);
  });

  it('[V6] places the shoe at the seat that is asked, the holder, or the house', () => {
    expect(shoeAt(table({ offered }))).toBe('6');
    expect(shoeAt(table({ holder: '5' }))).toBe('5');
    expect(shoeAt(table())).toBeNull();
  });

  it('[V6] names a seat completely, with the labels of the room', () => {
    const seats = table({ holder: '5' });
    const [five, six, seven] = seats.seats;
    if (!five || !six || !seven) throw new Error('three seats');
    expect(seatName(five, seats, null, labels)).toBe(
      'Seat 5, taken, has the shoe, 25 on Punto, 500 on Banco',
    );
    expect(seatName(six, table({ offered }), '6', labels)).toBe(
      'Seat 6, yours, is offered the shoe, does not deal',
    );
    expect(seatName(seven, seats, null, labels)).toBe('Seat 7, free');
    expect(betsOf(five).map(({ option }) => option)).toEqual(['player', 'banker']);
  });

  it('[V6] announces only changes', () => {
    const before = { seats: table(), mine: null, phase: 'betting' } as const;
    expect(seatsSpoken(before, { ...before, seats: table() })).toEqual([]);
    expect(seatsSpoken(before, { ...before, mine: '7' })).toEqual(['You have taken seat 7']);
    expect(seatsSpoken({ ...before, mine: '7' }, before)).toEqual(['You have left seat 7']);
    expect(seatsSpoken({ ...before, mine: '7' }, { ...before, mine: '7', roundsLeft: 1 })).toEqual([
      'Stake within 1 round, or your seat is given up',
    ]);
    expect(seatsSpoken({ ...before, mine: '7', roundsLeft: 0 }, before)).toEqual([
      'Seat 7 was given up after several rounds without a stake',
    ]);
    expect(seatsSpoken(before, { ...before, seats: table({ offered }) })).toEqual([
      'The shoe is offered to seat 6',
    ]);
    const asked = { ...before, mine: '6', seats: table({ offered }) } as const;
    expect(seatsSpoken({ ...before, mine: '6' }, asked)).toEqual([
      'The shoe is offered to you. Deal, or pass it on',
    ]);
    const holds = { ...before, mine: '5', seats: table({ holder: '5' }) } as const;
    const closed = { ...holds, phase: 'closed' } as const;
    expect(seatsSpoken(holds, closed)).toEqual(['You deal']);
    expect(seatsSpoken(closed, { ...holds, phase: 'dealing' })).toEqual(['Dealt']);
    expect(seatsSpoken({ ...closed, mine: '6' }, { ...holds, mine: '6', phase: 'dealing' })).toEqual([]);
    expect(seatsSpoken(closed, { ...before, seats: table(), mine: '5', phase: 'dealing' })).toEqual([
      'The house deals',
    ]);
  });
});
