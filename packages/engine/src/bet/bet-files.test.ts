import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { betCounts, COUNTED_DECKS } from '../../test/bet-counts.ts';
import { betsOf } from '../../test/bet-files.ts';
import { anyShoe } from '../../test/compositions.ts';
import { manyCoups } from '../../test/dealt-coups.ts';
import { everyDraw } from '../../test/every-draw.ts';
import { TWIN_TABLES } from '../../test/schedule-twin.ts';
import { minor } from '../minor.ts';
import { fullShoe, oddsOf, summaryOf } from '../odds/odds.ts';
import { PAY_TABLES, SCHEDULE_TERMS } from '../option/schedule-terms.ts';
import { type KnownScheduleId, SCHEDULE_IDS } from '../option-id.ts';
import { settleBet } from '../settle.ts';
import { betHash, canonicalBet } from './bet-hash.ts';
import { type BetOdds, betOddsCounter, betSummary } from './bet-odds.ts';
import { betRemarks } from './bet-remarks.ts';
import { compileBet } from './compiled-bet.ts';

const catalogue = betsOf('catalogue');
const published = betsOf('published');

describe('the bets of the catalogue', () => {
  const bets = SCHEDULE_IDS.map((id) => {
    const bet = catalogue.get(id);
    if (bet === undefined) throw new Error(`no file for ${id}`);
    return { id, bet: compileBet(bet) };
  });
  const countOdds = betOddsCounter(bets.map(({ bet }) => bet));

  it('[B1] [B19] are the twenty schedules, with the terms that settlement and odds evaluate', () => {
    expect([...catalogue.keys()].sort()).toEqual([...SCHEDULE_IDS].sort());
    const files = bets.map(({ bet }) => canonicalBet(bet.definition));
    expect(files).toEqual(SCHEDULE_IDS.map((id) => canonicalBet(SCHEDULE_TERMS[id])));
  });

  it('[L1] [L2] [B19] settle every round as the schedules written by hand, to the minor unit', () => {
    const rounds = inject('soak') ? 10_000_000 : 100_000;
    const won = new Map<KnownScheduleId, number>();
    let settled = 0;
    let differing = 0;
    for (const coup of manyCoups(rounds, 7)) {
      const stake = minor(1 + ((settled * 7919) % 100_003));
      for (const id of SCHEDULE_IDS) {
        const one = settleBet(PAY_TABLES[id], stake, coup);
        const other = settleBet(TWIN_TABLES[id], stake, coup);
        if (
          one.verdict !== other.verdict ||
          one.winningsMinor !== other.winningsMinor ||
          one.commissionMinor !== other.commissionMinor ||
          one.returnedMinor !== other.returnedMinor
        )
          differing += 1;
        if (one.verdict === 'won') won.set(id, (won.get(id) ?? 0) + 1);
      }
      settled += 1;
    }
    expect(differing).toBe(0);
    expect(settled).toBeGreaterThanOrEqual(rounds);
    expect(won.size).toBe(SCHEDULE_IDS.length);
    // Only ends what hangs: ten million rounds take long on a busy machine.
  }, 3_600_000);

  it('[B21] have the odds of the schedules, bit by bit, and their figures', () => {
    const compositions = [1, 2, 4, 6, 8].map(fullShoe).concat(fc.sample(anyShoe, { seed: 19, numRuns: 60 }));
    for (const composition of compositions) {
      const odds = oddsOf(composition);
      for (const [i, counted] of countOdds(composition).entries()) {
        const { schedule, ...counts } = odds[SCHEDULE_IDS[i] as KnownScheduleId];
        const { bet, ...own } = counted;
        expect({ schedule, ...own }).toEqual({ schedule, ...counts });
        expect(betSummary(counted)).toEqual(summaryOf(odds[schedule]));
      }
    }
  });
});

describe('counts of all bets that ship', () => {
  const bets = [...catalogue.values(), ...published.values()];
  const counts = betCounts();
  const countOdds = betOddsCounter(bets.map(compileBet));

  it.each(COUNTED_DECKS)(
    '[B21] %i decks: every bet has the counts that the enumeration of all draws stored',
    (decks) => {
      expect(counts.size).toBe(bets.length * COUNTED_DECKS.length);
      for (const odds of countOdds(fullShoe(decks))) {
        const { id } = odds.bet.definition;
        expect([id, ...odds.wonByLine, odds.pushed]).toEqual([id, ...(counts.get(`${id} ${decks}`) ?? [])]);
        expect(odds.wonByLine.reduce((sum, won) => sum + won, odds.pushed + odds.lost)).toBe(odds.total);
      }
    },
  );

  it('[B21] the stored table equals the enumeration', () => {
    const enumerated = inject('soak') ? bets : bets.filter(({ id }) => id === 'matching-dragon-4');
    for (const bet of enumerated) {
      for (const [i, draws] of everyDraw(bet, { decks: COUNTED_DECKS }).entries())
        expect([bet.id, ...draws.slice(0, -1)]).toEqual([
          bet.id,
          ...(counts.get(`${bet.id} ${COUNTED_DECKS[i]}`) ?? []),
        ]);
    }
    // Ends a run that hangs: all bets take half a minute on a free core.
  }, 3_600_000);
});

describe('published bets', () => {
  const bets = [...published.values()].map(compileBet);
  const count = betOddsCounter(bets);
  const byId = (odds: readonly BetOdds[]) => new Map(odds.map((each) => [each.bet.definition.id, each]));
  const eight = byId(count(fullShoe(8)));
  const six = byId(count(fullShoe(6)));
  const edge = (odds: BetOdds | undefined) => (odds ? (betSummary(odds).edge * 100).toFixed(4) : 'missing');
  const wins = (odds: BetOdds | undefined) => odds?.wonByLine.reduce((sum, won) => sum + won, 0);

  // Winning draws of 4,998,398,275,503,360, and the edge in % of the stake with eight and with six decks.
  it.each([
    ['dragon-7', 112_633_011_329_024, '7.6113', '7.6062'],
    ['panda-8', 172_660_763_262_976, '10.1876', '10.2074'],
    ['ez-banker', 2_179_619_555_108_864, '1.0183', '1.0161'],
    ['heavenly-9', 351_186_302_941_184, '9.3105', '9.2959'],
    ['egalite-7', 101_717_538_899_968, '6.3899', '6.3519'],
    ['big', 3_104_662_664_044_800, '4.3457', '4.3545'],
    ['nine-over-seven', 90_066_027_282_432, '8.1032', '7.9457'],
    ['three-giving-8', 22_708_577_366_016, '8.6823', '8.5581'],
    ['quik', 923_628_142_215_168, '8.1550', '8.3095'],
  ])(
    '[B21] %s wins in %i draws: %s %% of the stake, with six decks %s %%.',
    (id, draws, edgeOfEight, edgeOfSix) => {
      expect([wins(eight.get(id)), edge(eight.get(id)), edge(six.get(id))]).toEqual([
        draws,
        edgeOfEight,
        edgeOfSix,
      ]);
    },
  );

  // Draws by row, as published for eight decks.
  it.each([
    ['bad-beat', [89_717_848_178_688]],
    [
      'any-bad-beat',
      [20_727_962_554_368, 89_717_848_178_688, 156_966_594_535_424, 195_793_881_763_840, 369_982_973_018_112],
    ],
    ['quik', [28_979_901_420_544, 55_146_054_060_032, 839_502_186_734_592]],
    ['eight-over-six', [150_358_085_283_840]],
    ['three-card-nine-over-one', [28_511_182_835_712]],
    ['banker-natural-8', [472_508_456_071_680]],
    ['banker-natural-9', [474_361_430_409_216]],
  ])('[B21] %s, by row', (id, draws) => {
    expect(eight.get(id)?.wonByLine).toEqual(draws);
  });

  // Edges in %, as published for eight decks.
  it.each([
    ['88-89-98-99', '7.3724'],
    ['three-card-nine-over-eight', '16.6469'],
    ['eight-over-seven', '18.3512'],
    ['eight-over-six', '21.7887'],
    ['three-card-nine-over-one', '13.8686'],
    ['four-cards', '5.2829'],
    ['five-cards', '8.9667'],
    ['six-cards', '4.6938'],
    ['three-card-six', '13.3676'],
    ['super-six-12', '29.9772'],
    ['big-tiger', '15.2533'],
    ['lucky-bonus', '-2.3411'],
    ['majestic-match-player', '6.4597'],
    ['majestic-match-banker', '6.4597'],
  ])('[B21] %s: %s %% of the stake', (id, edgeOfEight) => {
    expect(edge(eight.get(id))).toBe(edgeOfEight);
  });

  // As published, rounded to tens.
  it.each([
    [
      'ace',
      [
        1_376_864_854_298_620, 227_334_747_041_792, 20_748_232_028_160, 1_174_231_511_040, 40_210_759_680,
        652_458_240,
      ],
    ],
    ['4', [1_365_203_603_582_970, 237_624_138_319_872, 18_841_460_736_000, 431_482_026_240]],
    [
      '7',
      [
        1_396_785_482_645_500, 222_199_903_375_360, 17_958_953_410_560, 986_765_414_400, 30_158_069_760,
        652_458_240,
      ],
    ],
  ])('[B21] matching dragon, %s', (rank, draws) => {
    const counted = eight.get(`matching-dragon-${rank}`)?.wonByLine ?? [];
    expect(counted).toHaveLength(draws.length);
    for (const [i, won] of counted.entries()) expect(Math.abs(won - (draws[i] ?? 0))).toBeLessThanOrEqual(10);
  });

  it('[B21] the ties with 0 to 5 are not one bet at 55 to 1', () => {
    const draws = [0, 1, 2, 3, 4, 5].map((score) => wins(eight.get(`egalite-${score}`)) ?? 0);
    expect(draws.reduce((sum, won) => sum + won, 0)).toBe(167_714_415_529_728);
  });

  it('have different hashes, no overlapping rows and no row that never holds', () => {
    expect(published.size).toBeGreaterThanOrEqual(60);
    const all = [...catalogue.values(), ...published.values()];
    expect(new Set(all.map(betHash)).size).toBe(all.length);
    expect(
      all.flatMap((bet) => betRemarks(bet, 100).map(({ path, says }) => `${bet.id} ${path}: ${says}`)),
    ).toEqual([]);
  });
});
