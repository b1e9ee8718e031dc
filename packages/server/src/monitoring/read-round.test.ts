import { minor } from '@punto/engine/minor';
import type { RoundPlay } from '@punto/store/round-store';
import { ANN, BEN, MAIN } from '@punto/store/test/samples/sample';
import { type Bet, instant, type KeptRecord, type PatronId, ticketId, version } from '@punto/table/index';
import { expect, it } from 'vitest';
import { NO_RATES } from '../brands/house-rates.ts';
import { seenRound, winnerOf } from './read-round.ts';

const bet = (option: Bet['option'], stakeMinor: number): KeptRecord['bets'][number] => ({
  ...{ option, stakeMinor: minor(stakeMinor), verdict: 'lost' },
  ...{ winningsMinor: minor(0), commissionMinor: minor(0), returnedMinor: minor(0) },
});
const record = (patron: PatronId, bets: KeptRecord['bets'], revision = 0): KeptRecord => ({
  ...{ patron, bets, revision, table: MAIN, tableName: 'Main', shoe: 1, round: 2, at: 900 },
  ...{ status: revision === 0 ? 'settled' : 'voided', mode: 'traditional', player: [], banker: [] },
  ...{ outcome: 'player', playerScore: 9, bankerScore: 3 },
  stakedMinor: minor(bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0)),
  ...{ returnedMinor: minor(revision), balanceBeforeMinor: minor(0), balanceAfterMinor: minor(0) },
});
const accepted = (at: number, patron: PatronId, behind?: string): RoundPlay['events'][number] => ({
  version: version(at),
  event: {
    type: 'TicketAccepted',
    at: instant(at),
    ticket: {
      ...{ id: ticketId(`ticket-${String(at).padStart(4, '0')}`), patron, shoe: 1, round: 2 },
      ...{ mode: 'traditional', bets: [], ...(behind === undefined ? {} : { behind }) },
    },
  },
});
const trace = (records: RoundPlay['records'], events: RoundPlay['events']): RoundPlay => ({
  ...{
    table: MAIN,
    shoe: 1,
    round: 2,
    status: 'settled',
    openedAt: 100,
    endedAt: 900,
    player: [],
    banker: [],
  },
  ...{ mark: 'P', dealer: null, patrons: 1, stakedMinor: minor(0), returnedMinor: minor(0) },
  ...{ commissionMinor: minor(0), closing: null, records, events },
});
const before = { before: 'pb', depth: 0.25, offered: ['tie'] };

it('[B-62] a round is read as its patrons chose: main bet, side bets, the first own ticket, as first settled', () => {
  const seen = seenRound(
    trace(
      [
        record(ANN, [bet('banker', 500), bet('tie', 100)]),
        record(BEN, [bet('player', 100), bet('banker', 100)]),
        record(ANN, [bet('banker', 500)], 7),
      ],
      [accepted(400, ANN, 'seat-1'), accepted(350, ANN), accepted(300, BEN, 'seat-2'), accepted(320, ANN)],
    ),
    before,
    NO_RATES,
  );
  expect(seen).toEqual({
    ...{ table: MAIN, shoe: 1, round: 2, openedAt: 100, at: 900, ...before },
    stakes: [
      {
        ...{ patron: ANN, main: { side: 'banker', worthMinor: 500 }, sideBets: ['tie'] },
        ...{ stakedMinor: 600, returnedMinor: 0, worthMinor: 600, firstAt: 320 },
      },
      // A stake on both sides is on neither; the table placed it behind a seat.
      {
        ...{ patron: BEN, main: null, sideBets: [], stakedMinor: 200, returnedMinor: 0 },
        ...{ worthMinor: 200, firstAt: null },
      },
    ],
  });
});

it('[B-62] a tie, and a round without a result, has no winner', () => {
  expect(winnerOf({ player: ['9S', 'KD'], banker: ['7S', 'KC'] })).toBe('player');
  expect(winnerOf({ player: ['7H', 'KD'], banker: ['7S', 'KC'] })).toBeNull();
  expect(winnerOf({ player: ['9S'], banker: ['7S'] })).toBeNull();
});
