import { describe, expect, it } from 'vitest';
import { betsOf } from '../../test/bet-files.ts';
import { betHash } from '../bet/bet-hash.ts';
import { edgeIn } from '../bet/full-shoe-bet-odds.ts';
import { parseBet } from '../bet/parse-bet.ts';
import { payTableOf, roomBets, scheduleHash } from '../bet/room-bets.ts';
import { writeBet } from '../bet/write-bet.ts';
import { writtenRatio, writtenShare } from '../condition/written-bet.ts';
import { coupOf } from '../coup.ts';
import { coins } from '../minor.ts';
import { payLabel } from '../option/pay-label.ts';
import { scheduleFor } from '../option/schedule.ts';
import type { BetId } from '../option-id.ts';
import { LIVE_EIGHT_DECK } from '../rooms/live-eight-deck.ts';
import { settleBets } from '../settle.ts';
import { checkRoom, checkTable } from './room-check.ts';

const PUBLISHED = betsOf('published');
const dragon = 'dragon-7' as BetId;
const offer = (id: string) => ({ option: id, schedule: id, minMinor: 100, maxMinor: 10_000, until: null });
const written = (id: string) => {
  const bet = PUBLISHED.get(id);
  if (bet === undefined) throw new Error(`no bet ${id}`);
  return writeBet(bet);
};
const ROOM = {
  ...LIVE_EIGHT_DECK,
  bets: [written('dragon-7')],
  offers: [...LIVE_EIGHT_DECK.offers, offer('dragon-7')],
};
const checked = (room: object) => {
  const read = checkRoom(room);
  return read.ok ? [] : read.faults.map(({ path, says }) => `${path}: ${says}`);
};

describe('[B] a bet as it is written', () => {
  it.each([...PUBLISHED, ...betsOf('catalogue')])('%s is parsed back to the same definition', (_, bet) => {
    const parsed = parseBet(writeBet(bet));
    expect(parsed).toEqual({ ok: true, bet });
    expect(parsed.ok && betHash(parsed.bet)).toBe(betHash(bet));
    const { rows, commission } = writeBet(bet);
    expect(rows.map(({ pays }) => writtenRatio(pays))).toEqual(bet.rows.map(({ pays }) => pays));
    if (bet.commission === null || commission === undefined) return;
    const [part, of] = writtenShare(commission);
    expect(part * bet.commission[1]).toBe(of * bet.commission[0]);
  });
});

describe('[B] a room with a bet of its own', () => {
  it('is checked and normalised to the same text each time, and so is a table of the room', () => {
    const read = checkRoom({ ...ROOM, bets: [{ ...ROOM.bets[0], push: [], until: null }] });
    expect(read.ok && read.room.bets).toEqual(ROOM.bets);
    const table = checkTable({ ...ROOM, table: 'one', name: 'One' });
    expect(table.ok && table.table.bets).toEqual(ROOM.bets);
  });

  it('pays the bet by its definition, and gives its hash and edge', () => {
    const bets = [
      { option: dragon, stakeMinor: coins(2) },
      { option: 'banker', stakeMinor: coins(1) },
    ] as const;
    const read = checkRoom(ROOM);
    if (!read.ok) throw new Error('the room has faults');
    const coup = coupOf({ player: ['2S', '3D', 'KH'], banker: ['2D', '4C', 'AC'] });
    expect(settleBets(read.room, 'no-commission', bets, coup)).toMatchObject([
      { option: 'dragon-7', schedule: 'dragon-7', verdict: 'won', winningsMinor: 8_000 },
      { option: 'banker', schedule: 'banker-no-commission', verdict: 'won' },
    ]);
    expect(scheduleHash(read.room, dragon)).toBe(
      betHash(roomBets(read.room.bets).get('dragon-7')?.definition ?? never()),
    );
    expect(scheduleHash(read.room, 'banker')).toBeNull();
    expect(edgeIn(read.room, dragon).edge).toBeCloseTo(0.076113, 6);
    expect(payLabel(scheduleFor(read.room, { option: dragon, schedule: dragon }, 'traditional'))).toBe(
      '40:1',
    );
    expect(() => payTableOf(read.room, 'panda-8' as BetId)).toThrow('panda-8');
  });

  it.each([
    [
      'an id of the rules',
      { bets: [{ ...ROOM.bets[0], id: 'tie-nine' }] },
      'bets[0].id: tie-nine is a bet of the rules',
    ],
    [
      'a bet that is not defined',
      { bets: [] },
      'offers[18].option: dragon-7 is neither an option of the rules nor a bet of this room',
    ],
    [
      'a bet that the schedule of another option pays',
      { offers: [...LIVE_EIGHT_DECK.offers, { ...offer('dragon-7'), schedule: 'tie' }] },
      'offers[18].schedule: must be dragon-7, or be left out',
    ],
    [
      'a definition with a fault',
      { bets: [{ ...ROOM.bets[0], rows: [] }] },
      'bets[0].rows: must have 1 or more entries',
    ],
  ])('refuses %s', (_, change, fault) => {
    expect(checked({ ...ROOM, ...change }).join('; ')).toContain(fault);
  });

  it('accepts as a schedule of player, banker or tie only bets that win with that outcome', () => {
    const paid = (option: string, id: string) => ({
      ...LIVE_EIGHT_DECK,
      commissionModes: ['traditional'],
      bets: [written(id)],
      offers: LIVE_EIGHT_DECK.offers.map((each) =>
        each.option === option ? { ...each, schedule: id } : each,
      ),
    });
    expect(checked(paid('banker', 'ez-banker'))).toEqual([]);
    expect(checked(paid('banker', 'banker-four-percent'))).toEqual([]);
    expect(checked(paid('tie', 'egalite-0'))).toEqual([]);
    expect(checked(paid('player', 'ez-banker'))[0]).toContain('does not win with player alone');
    // Asks for no outcome, and wins with each.
    expect(checked(paid('banker', 'royal-match'))[0]).toContain('does not win with banker alone');
  });
});

const never = (): never => {
  throw new Error('no definition');
};
