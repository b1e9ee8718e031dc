import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coupOf } from '../test/coup-of.ts';
import { playShoe } from '../test/play-shoe.ts';
import { seededBelow } from '../test/seeded.ts';
import { coins, minor } from './minor.ts';
import { payLabel } from './option/pay-label.ts';
import { SCHEDULES, scheduleFor } from './option/schedule.ts';
import { PAY_TABLES } from './option/schedule-terms.ts';
import { type KnownScheduleId, SCHEDULE_IDS } from './option-id.ts';
import { settleBet, settleBets } from './settle.ts';
import { orderedCards, shuffled } from './shoe.ts';

// Rule, schedule, player, banker, and what a stake of 100 coins wins: a number, `push`, or `lose`.
type Row = readonly [string, KnownScheduleId, string, string, number | 'push' | 'lose'];
const PLAYER_WINS = ['2S 5S', 'KD 6D'] as const;
const BANKER_WINS = ['2S 4S', 'KD 7D'] as const;
const TIE = ['2S 4S', 'KD 6D'] as const;

const ROWS: readonly Row[] = [
  ['[B1]', 'player', ...PLAYER_WINS, 100],
  ['[B1]', 'player', ...BANKER_WINS, 'lose'],
  ['[B1]', 'player', ...TIE, 'push'],
  ['[B2]', 'banker', ...BANKER_WINS, 100],
  ['[B2]', 'banker', ...PLAYER_WINS, 'lose'],
  ['[B2]', 'banker', ...TIE, 'push'],
  ['[B2]', 'banker-no-commission', ...BANKER_WINS, 100],
  ['[B2]', 'banker-no-commission', 'KS 5S KH', 'TD 6D', 50],
  ['[B2]', 'banker-no-commission', 'KS 5S 2H', 'TD 6D', 'lose'],
  ['[B2]', 'banker-no-commission', ...TIE, 'push'],
  ['[B3]', 'tie', ...TIE, 800],
  ['[B3]', 'tie', ...PLAYER_WINS, 'lose'],
  ['[B3]', 'tie-nine', ...TIE, 900],
  ['[B4]', 'player-pair', '3S 3H', 'KD 7D', 1100],
  ['[B4]', 'player-pair', 'TS JH 6H', 'KD KC 5D', 'lose'],
  ['[B4]', 'player-pair', '2S 3H 3S', '7D KC', 'lose'],
  ['[B5]', 'banker-pair', 'KS 7H', '3D 3C', 1100],
  ['[B5]', 'banker-pair', '3D 3C', 'KS 7H', 'lose'],
  ['[B6]', 'any-pair', '3S 3H', 'KD 7D', 500],
  ['[B6]', 'any-pair', 'KS 7H', '3D 3C', 500],
  ['[B6]', 'any-pair', '3S 3H', '3D 3C', 500],
  ['[B6]', 'any-pair', 'TS JH 6H', 'QD KC 5D', 'lose'],
  ['[B7]', 'perfect-pair', '3S 3S', 'KD 7D', 2500],
  ['[B7]', 'perfect-pair', 'KS 7H', '3D 3D', 2500],
  ['[B7]', 'perfect-pair', '3S 3S', '3D 3D', 2500],
  ['[B7]', 'perfect-pair', '3S 3H', '3D 3C', 'lose'],
  ['[B8]', 'player-natural', '8S KH', 'KD 7D', 350],
  ['[B8] no win needed', 'player-natural', '8S KH', 'KD 9D', 350],
  ['[B8] nor lost on a tie', 'player-natural', '8S KH', 'KD 8D', 350],
  ['[B8] a drawn 9 is none', 'player-natural', 'KS 2S 7S', '3D 4C', 'lose'],
  ['[B9]', 'banker-natural', '8S KH', 'KD 9D', 350],
  ['[B9] no win needed', 'banker-natural', '9S KH', 'KD 8D', 350],
  ['[B9]', 'banker-natural', '8S KH', 'KD 7D', 'lose'],
  ['[B10] natural win', 'player-bonus', '8S KH', 'KD 7D', 100],
  ['[B10] natural win by 9', 'player-bonus', '9S KH', 'KD TD', 100],
  ['[B10] natural that loses', 'player-bonus', '8S KH', 'KD 9D', 'lose'],
  ['[B10] [B20] natural tie', 'player-bonus', '8S KH', '4D 4C', 'push'],
  ['[B10] [B20] natural tie', 'player-bonus', '9S KH', '4D 5C', 'push'],
  ['[B10] tie without naturals', 'player-bonus', ...TIE, 'lose'],
  ['[B10] by 1', 'player-bonus', ...PLAYER_WINS, 'lose'],
  ['[B10] by 3', 'player-bonus', 'KS KH 9H', 'KD 6C', 'lose'],
  ['[B10] by 4', 'player-bonus', 'KS KH 9H', 'AD 4C', 100],
  ['[B10] by 5', 'player-bonus', 'KS TH 9S', 'AD 3H', 200],
  ['[B10] by 6', 'player-bonus', 'KS TH 9S', 'AD KH 2H', 400],
  ['[B10] by 7', 'player-bonus', 'KS TH 9S', 'AD KH AH', 600],
  ['[B10] by 8', 'player-bonus', 'KS TH 9S', 'AD KH TD', 1000],
  ['[B10] by 9', 'player-bonus', 'KS TH 9S', 'TD KH QD', 3000],
  ['[B11] natural win', 'banker-bonus', 'KD 7D', '8S KH', 100],
  ['[B11] natural that loses', 'banker-bonus', 'KD 9D', '8S KH', 'lose'],
  ['[B11] [B20] natural tie', 'banker-bonus', '4D 4C', '8S KH', 'push'],
  ['[B11] tie without naturals', 'banker-bonus', ...TIE, 'lose'],
  ['[B11] by 3', 'banker-bonus', 'KS TH 4S', 'TD 7H', 'lose'],
  ['[B11] by 4', 'banker-bonus', 'KS TH 3S', 'TD 7H', 100],
  ['[B11] by 5', 'banker-bonus', 'KS TH 2S', 'TD 7H', 200],
  ['[B11] by 6', 'banker-bonus', 'KS TH AS', 'TD 7H', 400],
  ['[B11] by 7', 'banker-bonus', 'KS TH TS', 'TD 7H', 600],
  ['[B11] by 8', 'banker-bonus', 'KS TH TS', 'TD 3H 5H', 1000],
  ['[B11] by 9', 'banker-bonus', 'KS TH TS', 'TD 3H 6H', 3000],
  ['[B12] two cards', 'lucky-six', 'KS 5S KH', 'TD 6D', 1200],
  ['[B12] three cards', 'lucky-six', 'KS 5S KH', 'TD AD 5H', 2000],
  ['[B12] a 6 that ties', 'lucky-six', ...TIE, 'lose'],
  ['[B12] a 6 that loses', 'lucky-six', ...PLAYER_WINS, 'lose'],
  ['[B13]', 'two-card-lucky-six', 'KS 5S KH', 'TD 6D', 2200],
  ['[B13]', 'two-card-lucky-six', 'KS 5S KH', 'TD AD 5H', 'lose'],
  ['[B14]', 'three-card-lucky-six', 'KS 5S KH', 'TD AD 5H', 5000],
  ['[B14]', 'three-card-lucky-six', 'KS 5S KH', 'TD 6D', 'lose'],
  ['[B15] two cards', 'lucky-seven', ...PLAYER_WINS, 600],
  ['[B15] three cards', 'lucky-seven', 'KS 5S 2H', 'TD 6D', 1500],
  ['[B15] a 7 that ties', 'lucky-seven', '2S 5S', 'KD 7D', 'lose'],
  ['[B15] a 7 that loses', 'lucky-seven', '2S 5S', 'KD 8D', 'lose'],
  ['[B16]', 'two-card-lucky-seven', ...PLAYER_WINS, 1500],
  ['[B16]', 'two-card-lucky-seven', 'KS 5S 2H', 'TD 6D', 'lose'],
  ['[B17]', 'three-card-lucky-seven', 'KS 5S 2H', 'TD 6D', 3000],
  ['[B17]', 'three-card-lucky-seven', ...PLAYER_WINS, 'lose'],
  ['[B18] four cards', 'super-lucky-seven', ...PLAYER_WINS, 3000],
  ['[B18] five cards, player drew', 'super-lucky-seven', 'KS 5S 2H', 'TD 6D', 4000],
  ['[B18] five cards, banker drew', 'super-lucky-seven', '2S 5S', 'TD AD 5D', 4000],
  ['[B18] six cards', 'super-lucky-seven', 'KS 3S 4H', 'TD 4D 2D', 10000],
  ['[B18] banker has no 6', 'super-lucky-seven', 'KS 3S 4H', 'TD 4D AD', 'lose'],
];

describe('a stake of 100 coins', () => {
  it.each(ROWS)('%s %s: %s against %s gives %s', (_, id, player, banker, expected) => {
    const settled = settleBet(PAY_TABLES[id], coins(100), coupOf(player, banker));
    const told = settled.verdict === 'won' ? settled.winningsMinor / 100 : settled.verdict;
    expect(told).toBe(expected === 'push' ? 'pushed' : expected === 'lose' ? 'lost' : expected);
    if (id === 'banker') return;
    const returned = { won: 10_000 + settled.winningsMinor, pushed: 10_000, lost: 0 };
    expect(settled).toMatchObject({ commissionMinor: 0, returnedMinor: returned[settled.verdict] });
  });
});

describe('commission', () => {
  const settle = (stake: number) => settleBet(PAY_TABLES.banker, minor(stake), coupOf(...BANKER_WINS));

  it('[B2] [L2] is separate from winnings of 1:1', () => {
    expect(settle(10_000)).toEqual({
      verdict: 'won',
      winningsMinor: 10_000,
      commissionMinor: 500,
      returnedMinor: 19_500,
    });
  });

  it('[L1] rounds up to the minor unit', () => {
    expect(settle(10)).toMatchObject({ winningsMinor: 10, commissionMinor: 1, returnedMinor: 19 });
    expect(settle(20)).toMatchObject({ commissionMinor: 1 });
    expect(settle(21)).toMatchObject({ commissionMinor: 2 });
  });

  it('[B19] the mode changes banker only', () => {
    const banker = { option: 'banker', schedule: 'banker' } as const;
    expect(scheduleFor({}, banker, 'traditional').id).toBe('banker');
    expect(scheduleFor({}, banker, 'no-commission').id).toBe('banker-no-commission');
    expect(scheduleFor({}, { option: 'tie', schedule: 'tie-nine' }, 'no-commission').id).toBe('tie-nine');
  });
});

it('[L1] a payout rounds down to the minor unit', () => {
  const natural = settleBet(PAY_TABLES['player-natural'], minor(3), coupOf('8S KH', 'KD 7D'));
  expect(natural).toMatchObject({ winningsMinor: 10, returnedMinor: 13 });
});

it('[L1] a stake of whole coins is paid exactly by every schedule', () => {
  for (const { lines, commission } of Object.values(SCHEDULES)) {
    for (const { pays } of lines) {
      const winnings = (100 * pays[0]) / pays[1];
      expect(Number.isInteger(winnings)).toBe(true);
      if (commission !== null)
        expect(Number.isInteger((winnings * commission[0]) / commission[1])).toBe(true);
    }
  }
});

it('[L1] winnings beyond the safe integers throw', () => {
  expect(() => settleBet(PAY_TABLES.tie, minor(Number.MAX_SAFE_INTEGER), coupOf(...TIE))).toThrow(
    'not an amount',
  );
});

it('[B1] no coup matches two lines of a schedule, nor a line and a push', () => {
  const anyShoe = fc.integer().map((seed) => shuffled(orderedCards(2), seededBelow(seed)));
  fc.assert(
    fc.property(anyShoe, (cards) => {
      for (const coup of playShoe(cards, 0, 98, 'finish').coups) {
        for (const { lines, pushes } of Object.values(PAY_TABLES)) {
          const met = lines.filter(({ when }) => when(coup)).length + (pushes(coup) ? 1 : 0);
          expect(met).toBeLessThanOrEqual(1);
        }
      }
    }),
    { seed: 3, numRuns: 60 },
  );
});

it('[B1] payouts are printed short', () => {
  const labels = Object.fromEntries(SCHEDULE_IDS.map((id) => [id, payLabel(SCHEDULES[id])]));
  expect(labels).toEqual({
    player: '1:1',
    banker: '0.95:1',
    'banker-no-commission': '1:1 · 1:2 with 6',
    tie: '8:1',
    'tie-nine': '9:1',
    'player-pair': '11:1',
    'banker-pair': '11:1',
    'any-pair': '5:1',
    'perfect-pair': '25:1',
    'player-natural': '7:2',
    'banker-natural': '7:2',
    'player-bonus': 'to 30:1',
    'banker-bonus': 'to 30:1',
    'lucky-six': '12 · 20:1',
    'two-card-lucky-six': '22:1',
    'three-card-lucky-six': '50:1',
    'lucky-seven': '6 · 15:1',
    'two-card-lucky-seven': '15:1',
    'three-card-lucky-seven': '30:1',
    'super-lucky-seven': '30 · 40 · 100:1',
  });
});

describe('bets of one patron', () => {
  const offers = (['player', 'banker'] as const).map((option) => ({
    ...{ option, schedule: option, until: null },
    ...{ minMinor: coins(1), maxMinor: coins(100) },
  }));
  const bankerWins = coupOf('2C 3D', '9S KD');

  it('[B19] are settled by the schedules of the offers and the mode', () => {
    const bets = [
      { option: 'banker', stakeMinor: coins(20) },
      { option: 'player', stakeMinor: coins(10) },
    ] as const;
    expect(settleBets({ offers }, 'traditional', bets, bankerWins)).toMatchObject([
      { option: 'banker', schedule: 'banker', verdict: 'won', returnedMinor: coins(39) },
      { option: 'player', schedule: 'player', verdict: 'lost', returnedMinor: 0 },
    ]);
    expect(settleBets({ offers }, 'no-commission', bets, bankerWins)[0]).toMatchObject({
      ...{ schedule: 'banker-no-commission', returnedMinor: coins(40) },
    });
  });

  it('throw when one is not offered', () => {
    const bets = [{ option: 'tie', stakeMinor: coins(1) }] as const;
    expect(() => settleBets({ offers }, 'traditional', bets, bankerWins)).toThrow('tie');
  });
});
