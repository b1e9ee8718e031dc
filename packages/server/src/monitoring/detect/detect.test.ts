// The detectors on whole evenings: they find planted behaviour and raise no alarm about ordinary play.
import { minor } from '@punto/engine/minor';
import type { Side } from '@punto/engine/side';
import { patronId } from '@punto/table/ids';
import { describe, expect, inject, it } from 'vitest';
import {
  type Chance,
  dealRounds,
  human,
  type Patron,
  playEvening,
  seeded,
} from '../../../test/monitoring/evening.ts';
import { counter, opposedPair, program } from '../../../test/monitoring/planted.ts';
import { type Watched, watched } from '../../../test/monitoring/watched.ts';
import { NO_RATES } from '../../brands/house-rates.ts';
import { bigPlayIn } from './finding.ts';

const evening = (
  seed: number,
  rounds: number,
  patrons: (chance: Chance) => readonly Patron[],
  withValues = false,
): Watched => {
  const chance = seeded(seed);
  const dealt = dealRounds(chance, rounds, withValues);
  return watched(playEvening(dealt, patrons(chance)));
};
const kindsOf = ({ found }: Watched): readonly string[] => [...found.keys()].sort();
const humans = (chance: Chance, rounds: number, count: number): readonly Patron[] =>
  Array.from({ length: count }, (_, i) => human(`human-${i}`, chance, rounds));

describe('a planted', () => {
  it('[B-62] pair who stake against each other in 80 rounds is found among others, with the number that chance gives', () => {
    const all = evening(1, 80, (chance) => [...humans(chance, 80, 6), ...opposedPair(chance, 1)]);
    expect(kindsOf(all)).toEqual(['opposed-pair one other']);
    const [finding] = all.found.values();
    expect(finding).toMatchObject({ kind: 'opposed-pair', rounds: 80, opposed: 80 });
    if (finding?.kind !== 'opposed-pair') throw new Error('another finding');
    expect(finding.expected).toBeGreaterThan(32);
    expect(finding.expected).toBeLessThan(48);
    expect(finding.chanceLog10).toBeLessThan(-10);
  });

  it('[B-62] pair whose evidence is spread over several blocks is found when it adds up', () => {
    const found = (rounds: number) => kindsOf(evening(5, rounds, (chance) => opposedPair(chance, 0.6)));
    expect([found(60), found(240)]).toEqual([[], ['opposed-pair one other']]);
  });

  it('[B-62] program with a steady delay is found, and one with a varying delay is not', () => {
    expect(kindsOf(evening(2, 100, (chance) => [program(chance, 15)]))).toEqual(['steady-timing program']);
    expect(kindsOf(evening(2, 100, (chance) => [program(chance, 150)]))).toEqual([]);
  });

  it('[B-62] program that never pauses is found after ten hours, not before', () => {
    const tireless = (hours: number) =>
      kindsOf(evening(3, hours * 120, (chance) => [program(chance, 2_000)]));
    expect([tireless(9), tireless(10)]).toEqual([[], ['long-play program']]);
  });

  it('[B-62] patron whose side bets follow the count is found; the same number of them at random is not', () => {
    const following = (share: number, seed: number) =>
      kindsOf(evening(seed, 1_000, (chance) => [counter(chance, 'perfect-pair', share)], true));
    expect(following(1, 4)).toEqual(['side-count counter']);
    expect(following(0.03, 4)).toEqual([]);
  });
});

it('[B-62] a patron who follows the last result and one who bets against it are not reported as a pair', () => {
  const habit = (id: string, side: (last: string) => Side): Patron => ({
    id,
    play: ({ before, round }) => ({
      ...{ side: side(before.slice(-1)), coins: 50, sideBets: [] },
      delayMs: 1_000 + 100 * (round % 20),
    }),
  });
  const follow = habit('one', (last) => (last === 'b' ? 'banker' : 'player'));
  const against = habit('other', (last) => (last === 'b' ? 'player' : 'banker'));
  expect(kindsOf(evening(8, 240, () => [follow, against]))).toEqual([]);
});

it('[B-62] tickets that the table places behind a seat are not counted as a program', () => {
  const placed: Patron = {
    ...program(seeded(1), 0),
    play: () => ({ side: 'player', coins: 5, sideBets: [], delayMs: null }),
  };
  expect(kindsOf(evening(6, 1_400, () => [placed]))).toEqual([]);
});

it('[B-53] a stake or a win at the threshold is an alarm, below it not; threshold 0 turns the alarm off', () => {
  const stake = { main: null, sideBets: [], firstAt: null };
  const round = { ...{ shoe: 1, round: 2 }, table: 'one' as never };
  const found = (staked: number, returned: number, limit: number | null, patron = 'ann', rates = NO_RATES) =>
    bigPlayIn(
      {
        ...round,
        stakes: [
          {
            ...{ ...stake, patron: patronId(patron), stakedMinor: minor(staked) },
            ...{ returnedMinor: minor(returned), worthMinor: minor(staked) },
          },
        ],
      },
      { stakeMinor: limit === null ? null : minor(limit), winMinor: limit === null ? null : minor(limit) },
      rates,
    ).map(({ finding }) => finding);
  expect(found(100, 0, 100)).toEqual([
    { kind: 'big-stake', table: 'one', shoe: 1, round: 2, stakedMinor: 100, thresholdMinor: 100 },
  ]);
  expect(found(99, 199, 100)).toMatchObject([{ kind: 'big-win', wonMinor: 100, stakedMinor: 99 }]);
  expect(found(99, 198, 100)).toEqual([]);
  expect(found(999, 9_999, null)).toEqual([]);
  // 8 yen are 5 minor units of the house.
  const yen = { ...NO_RATES, thresholdFor: (_: string, of: number) => minor((of * 8) / 5) };
  expect(found(159, 0, 100, 'nippon.JPY.a', yen)).toEqual([]);
  expect(found(160, 0, 100, 'nippon.JPY.a', yen)).toMatchObject([{ stakedMinor: 160, thresholdMinor: 160 }]);
});

/** Evenings of eight hours at a table with twelve patrons; one evening of a patron counts as one. */
const [TABLES, PATRONS, ROUNDS] = [inject('soak') ? 850 : 2, 12, 960];

it('[B-62] ordinary evenings cause no alarm', { timeout: 1_200_000 }, () => {
  let looks = 0;
  const alarms: string[] = [];
  for (let table = 1; table <= TABLES; table += 1) {
    const all = evening(table, ROUNDS, (chance) => humans(chance, ROUNDS, PATRONS), true);
    looks += all.looks;
    alarms.push(...kindsOf(all).map((name) => `${table}: ${name}`));
  }
  if (inject('soak'))
    console.info(`${TABLES * PATRONS} evenings, ${looks} looks, ${alarms.length} false alarms`);
  expect(looks).toBeGreaterThan(TABLES * 100);
  expect(alarms).toEqual([]);
});

/** The number of planted evenings of each strength, and the share of them that must be found. */
const TRIES = inject('soak') ? 100 : 3;
type Planted = readonly [
  what: string,
  least: number,
  rounds: number,
  patrons: (chance: Chance) => readonly Patron[],
];
const PLANTED: readonly Planted[] = [
  ['pair, always opposed, 60 rounds', 0.95, 60, (chance) => opposedPair(chance, 1)],
  ['pair, opposed at will in 90 of 100, 80 rounds', 0.95, 80, (chance) => opposedPair(chance, 0.9)],
  ['pair, opposed at will in 75 of 100, 120 rounds', 0.8, 120, (chance) => opposedPair(chance, 0.75)],
  ['pair, opposed at will in 50 of 100, 240 rounds', 0.5, 240, (chance) => opposedPair(chance, 0.5)],
  ['program, ±20 ms, 60 rounds', 0.8, 60, (chance) => [program(chance, 20)]],
  ['counter of perfect pairs, 960 rounds', 0.8, 960, (chance) => [counter(chance, 'perfect-pair', 1)]],
  ['counter of player pairs, 960 rounds', 0.5, 960, (chance) => [counter(chance, 'player-pair', 1)]],
];

it.each(PLANTED)(
  '[B-62] power: %s is found in a share of %d',
  { timeout: 600_000 },
  (what, least, rounds, patrons) => {
    let found = 0;
    for (let seed = 1; seed <= TRIES; seed += 1)
      if (evening(7_000 + seed, rounds, patrons, what.startsWith('counter')).found.size > 0) found += 1;
    if (inject('soak')) console.info(`${what}: ${found} of ${TRIES} found`);
    expect(found / TRIES).toBeGreaterThanOrEqual(least);
  },
);
