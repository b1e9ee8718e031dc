// Patrons of three brands and three currencies at one table, beside those who play for coins. [L4] [L6] [T6] [T7] [V6]
import { coins, minor } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { type AccountId, keyOf, keyOfAccount, keyWord } from '@punto/ledger';
import { describe, expect, it } from 'vitest';
import { floorView, ownView, patronId, publicView, viewFor, wholeViewFor } from '../src/index.ts';
import { type Bench, SEATED, SETUP, SQUEEZED, SUPERVISOR } from './bench.ts';
import { AMIR, CURRENCIES, EVA, KEYS, openWith, sumsOf, YUKI } from './three-brands.ts';

const PATRONS = ['ann', EVA, YUKI, AMIR] as const;
const FREE: TableSetup = { ...SETUP, differentialMinor: null };

const wordOf = (id: string): string => keyWord(keyOfAccount(id as AccountId));
const eachIsZero = { 'house.COIN': 0, 'acme.EUR': 0, 'nippon.JPY': 0, 'gulf.KWD': 0 };

/** Stakes of 2,000, 2,100, 2,200 and 2,300 minor units. */
const bets = (bench: Bench, sides: readonly ('player' | 'banker')[]): void => {
  for (const [i, patron] of PATRONS.entries())
    expect(bench.bet(patron, { [sides[i] ?? 'player']: 20 + i })).toBeNull();
};

const gainsOf = (bench: Bench) =>
  Object.fromEntries(PATRONS.map((patron) => [patron, bench.gains()[`patron:${patron}`]]));

describe('the books of a round', () => {
  it('[L6] are settled in each brand and currency by itself', () => {
    const bench = openWith(FREE);
    bets(bench, ['player', 'player', 'banker', 'player']);
    bench.until('settled');
    expect(bench.state.coup?.outcome).toBe('player');
    expect(gainsOf(bench)).toEqual({ ann: 2000, [EVA]: 2100, [YUKI]: -2200, [AMIR]: 2300 });
    const balances = Object.fromEntries(bench.accounts().map(({ id, balanceMinor }) => [id, balanceMinor]));
    expect(balances).toMatchObject({
      'house:acme:EUR': -2100,
      'house:nippon:JPY': 2200,
      'house:gulf:KWD': -2300,
      'operator:acme:EUR': -coins(1_000_000),
    });
    expect(
      bench.accounts().filter(({ id, balanceMinor }) => id.startsWith('escrow') && balanceMinor !== 0),
    ).toEqual([]);
    expect(sumsOf(bench, wordOf)).toEqual(eachIsZero);
    const houses = bench.transfers.filter(({ id }) => id.startsWith('house-'));
    expect(houses.map(({ id }) => id)).toEqual([
      'house-in:test-table:1:1',
      'house-in:test-table:1:1:acme:EUR',
      'house-out:test-table:1:1:nippon:JPY',
      'house-in:test-table:1:1:gulf:KWD',
    ]);
  });

  it('[T5] give every stake back when it is cancelled', () => {
    const bench = openWith(FREE);
    bets(bench, ['player', 'player', 'banker', 'player']);
    expect(bench.duty({ duty: 'pause', reason: null }, SUPERVISOR)).toBeNull();
    expect(bench.duty({ duty: 'cancel-round', reason: 'test' }, SUPERVISOR)).toBeNull();
    expect(gainsOf(bench)).toEqual({ ann: 0, [EVA]: 0, [YUKI]: 0, [AMIR]: 0 });
    expect(bench.records.map(({ patron, status }) => [patron, status])).toEqual(
      PATRONS.map((patron) => [patron, 'cancelled']),
    );
    expect(publicView(bench.state).keyed?.['acme.EUR']?.totals).toEqual({});
  });

  it.each(['void', 'resettle'] as const)('[T6] are corrected in each brand and currency: %s', (how) => {
    const bench = openWith(FREE);
    bets(bench, ['banker', 'player', 'banker', 'player']);
    bench.until('settled');
    const { number: shoe = 0 } = bench.state.shoe ?? {};
    const { number: round = 0 } = bench.state.round ?? {};
    const named = { shoe, round, reason: 'test', approvedBy: null };
    const duty =
      how === 'void'
        ? ({ duty: 'void-round', ...named } as const)
        : ({ duty: 'resettle-round', ...named, player: ['2S', '5S'], banker: ['4D', '4H'] } as const);
    expect(bench.duty(duty, SUPERVISOR)).toBeNull();
    // Banker wins after all, and pays 5 % less.
    const right = { ann: 1900, [EVA]: -2100, [YUKI]: 2090, [AMIR]: -2300 };
    expect(gainsOf(bench)).toEqual(how === 'void' ? { ann: 0, [EVA]: 0, [YUKI]: 0, [AMIR]: 0 } : right);
    expect(sumsOf(bench, wordOf)).toEqual(eachIsZero);
    expect(
      bench.transfers.filter(({ id }) => id.startsWith('correction:') && id.includes(':house')).length,
    ).toBe(4);
  });
});

describe('a ticket', () => {
  it('[L3] has the limits of its currency, converted by the rate', () => {
    const bench = openWith(FREE);
    // 5 to 1,000 coins are ¥800 to ¥160,000 and KD 1.675 to KD 335.
    expect(bench.bet(YUKI, { player: 7.9 })).toEqual({
      reason: 'below-minimum',
      option: 'player',
      minMinor: 800,
    });
    expect(bench.bet(YUKI, { player: 1600.1 })).toEqual({
      ...{ reason: 'above-maximum', option: 'player', maxMinor: 160_000 },
    });
    expect(bench.bet(YUKI, { player: 8.05 })).toEqual({
      reason: 'not-a-multiple',
      option: 'player',
      stepMinor: 10,
    });
    expect(bench.bet(AMIR, { player: 16.7 })).toEqual({
      reason: 'below-minimum',
      option: 'player',
      minMinor: 1675,
    });
    expect(bench.bet(AMIR, { player: 16.75 })).toBeNull();
    expect(bench.bet(YUKI, { player: 1600 })).toBeNull();
  });

  it('is not taken in a currency for which the table has no terms', () => {
    const bench = openWith(FREE);
    expect(bench.bet('acme.JPY.eva', { player: 10 })).toEqual({ reason: 'not-offered', option: 'player' });
    expect(bench.bet('other.EUR.eva', { player: 10 })).toEqual({ reason: 'not-offered', option: 'player' });
  });

  it('has the rate of its round: another is in force from the next one, after a restart too', () => {
    const bench = openWith(FREE);
    const { 'nippon.JPY': yen, ...others } = CURRENCIES;
    if (!yen) throw new Error('no yen');
    bench.carryOut({
      type: 'SetCurrencies',
      currencies: { ...others, 'nippon.JPY': { ...yen, rate: [16, 5] } },
    });
    const least = (minMinor: number) => ({ reason: 'below-minimum', option: 'player', minMinor });
    expect(bench.bet(YUKI, { player: 0.1 })).toEqual(least(800));
    bench.nextRound();
    for (const from of ['events', 'snapshot'] as const) {
      bench.restart(from);
      expect(bench.bet(YUKI, { player: 0.1 })).toEqual(least(1600));
    }
  });
});

describe('the table limit', () => {
  const limited: TableSetup = { ...SETUP, differentialMinor: coins(100) };

  it('[L4] counts the stakes of all currencies by their rates, and shows the remaining amount in each', () => {
    const bench = openWith(limited);
    expect(bench.bet('ann', { player: 40 })).toBeNull();
    expect(bench.bet(EVA, { player: 20 })).toBeNull();
    // 40 coins are left: ¥6,400, of which ¥4,800 are 30 coins.
    expect(bench.bet(YUKI, { player: 48 })).toBeNull();
    const over = (openMinor: number, limitMinor: number) => ({
      ...{ reason: 'over-differential', option: 'player', openMinor, limit: 'table', limitMinor },
    });
    expect(bench.bet(AMIR, { player: 40 })).toEqual(over(3350, 33_500));
    expect(bench.bet(EVA, { player: 10.05 })).toEqual(over(1000, 10_000));
    expect(bench.bet('ann', { player: 11 })).toEqual(over(1000, 10_000));
    expect(publicView(bench.state)).toMatchObject({
      openMinor: { player: 1000, banker: 19_000 },
      keyed: {
        'nippon.JPY': { openMinor: { player: 1600, banker: 30_400 } },
        'gulf.KWD': { openMinor: { player: 3350, banker: 63_650 } },
      },
    });
    expect(bench.bet(AMIR, { banker: 33.5 })).toBeNull();
    expect(publicView(bench.state).openMinor).toEqual({ player: 2000, banker: 18_000 });
  });

  it('[L4] is one for each brand and currency where the room chose caps', () => {
    const bench = openWith({ ...limited, acrossCurrencies: 'caps' });
    expect(bench.bet('ann', { player: 100 })).toBeNull();
    expect(bench.bet(EVA, { player: 100 })).toBeNull();
    expect(bench.bet(YUKI, { player: 160 })).toBeNull();
    expect(bench.bet(YUKI, { player: 8 })).toMatchObject({ reason: 'over-differential', openMinor: 0 });
    expect(publicView(bench.state).keyed?.['gulf.KWD']?.openMinor).toEqual({
      player: 33_500,
      banker: 33_500,
    });
  });
});

describe('the right to squeeze', () => {
  const squeezed: TableSetup = { ...SQUEEZED, differentialMinor: null };
  const leaderOf = (bench: Bench) => bench.state.round?.leads.player?.patron;

  it('[T7] goes to the largest stake by the rates', () => {
    const bench = openWith(squeezed);
    expect(bench.bet(EVA, { player: 10 })).toBeNull();
    // ¥1,600 are ten coins too, and came later.
    expect(bench.bet(YUKI, { player: 16 })).toBeNull();
    expect(leaderOf(bench)).toBe(EVA);
    expect(bench.bet(YUKI, { player: 8 })).toBeNull();
    expect(leaderOf(bench)).toBe(YUKI);
    expect(bench.bet(AMIR, { player: 50.25 })).toBeNull();
    expect(leaderOf(bench)).toBe(YUKI);
    expect(bench.bet(AMIR, { player: 16.75 })).toBeNull();
    expect(leaderOf(bench)).toBe(AMIR);
    // Each sees the largest stake in the own currency alone.
    expect(publicView(bench.state)).toMatchObject({
      largestMinor: { player: 0, banker: 0 },
      keyed: {
        'acme.EUR': { largestMinor: { player: 1000, banker: 0 } },
        'nippon.JPY': { largestMinor: { player: 2400, banker: 0 } },
        'gulf.KWD': { largestMinor: { player: 6700, banker: 0 } },
      },
    });
  });

  it('[T7] goes to the largest share of the maximum where the room chose caps', () => {
    const narrow = { ...CURRENCIES };
    const yen = narrow['nippon.JPY'];
    if (!yen) throw new Error('no yen');
    const currencies = {
      ...narrow,
      'nippon.JPY': { ...yen, limits: { 'test-room': { minMinor: minor(800), maxMinor: minor(16_000) } } },
    };
    const bench = openWith({ ...squeezed, acrossCurrencies: 'caps' }, undefined, currencies);
    expect(bench.bet(EVA, { player: 100 })).toBeNull();
    // A tenth of the maximum in both.
    expect(bench.bet(YUKI, { player: 16 })).toBeNull();
    expect(leaderOf(bench)).toBe(EVA);
    expect(bench.bet(YUKI, { player: 8 })).toBeNull();
    expect(leaderOf(bench)).toBe(YUKI);
  });
});

describe('bets behind a seat', () => {
  const behind = (seat: string) =>
    ({
      act: 'bet-behind',
      seat,
      stakeMinor: minor(1600),
      mode: 'traditional',
      rounds: null,
      totalMinor: null,
    }) as const;

  it('[V6] follow a patron of the same brand and currency alone', () => {
    const bench = openWith({ ...SEATED, differentialMinor: null });
    expect(bench.act(YUKI, { act: 'take-seat', seat: '1' })).toBeNull();
    expect(bench.act(YUKI, { act: 'allow-behind', allowed: true })).toBeNull();
    expect(bench.act(EVA, behind('1'))).toBe('behind-not-allowed');
    expect(bench.act('ann', behind('1'))).toBe('behind-not-allowed');
    expect(bench.act('nippon.JPY.kenji', behind('1'))).toBeNull();
    expect(bench.bet(YUKI, { player: 20 })).toBeNull();
    bench.until('closed');
    expect(bench.state.round?.stakes.get(patronId('nippon.JPY.kenji'))?.bets).toEqual({ player: 1600 });
    const seat = { seat: '1', taken: true };
    expect(publicView(bench.state).seats?.seats[0]).toMatchObject({ ...seat, bets: {} });
    expect(publicView(bench.state).seats?.seats[0]).not.toHaveProperty('behind');
    expect(viewFor(publicView(bench.state), keyOf(YUKI)).seats?.seats[0]).toMatchObject({
      ...{ ...seat, bets: { player: 2000 }, behind: { patrons: 1, stakeMinor: 1600 } },
    });
  });
});

describe('a view', () => {
  /** Amounts that occur for one patron only. */
  const AMOUNTS = { ann: 61.13, [EVA]: 73.15, [YUKI]: 91.7, [AMIR]: 83.35 };

  it('has no name, id or amount of another brand, and the floor has all with the currency named', () => {
    const squeezed = { ...SEATED, squeeze: { turnMs: 15_000 }, differentialMinor: null, stepMinor: minor(1) };
    const bench = openWith(squeezed);
    for (const [i, patron] of PATRONS.entries()) {
      expect(bench.act(patron, { act: 'take-seat', seat: ['1', '2', '3', '5'][i] ?? '' })).toBeNull();
      expect(bench.act(patron, { act: 'allow-behind', allowed: true })).toBeNull();
      expect(bench.bet(patron, { player: AMOUNTS[patron] })).toBeNull();
    }
    let checked = 0;
    for (const [i, key] of KEYS.entries()) {
      const shown = JSON.stringify([
        wholeViewFor(publicView(bench.state), key),
        viewFor(publicView(bench.state), key),
        ownView(bench.state, patronId(PATRONS[i] ?? '')),
      ]);
      for (const [j, patron] of PATRONS.entries()) {
        const amount = String(Math.round(AMOUNTS[patron] * 100));
        expect(shown.includes(amount), `${patron} to ${keyWord(key)}`).toBe(i === j);
        expect(shown).not.toContain(patron === 'ann' ? '"ann"' : patron);
        expect(shown).not.toContain(keyWord(keyOf(patron)));
        checked += 1;
      }
    }
    expect(checked).toBe(16);
    const floor = floorView(bench.state);
    expect(floor.view).not.toHaveProperty('keyed');
    expect(floor.stakedMinor).toBe(6113);
    expect(
      floor.currencies?.map(({ brand, currency, stakedMinor }) => [brand, currency, stakedMinor]),
    ).toEqual([
      ['acme', 'EUR', 7315],
      ['nippon', 'JPY', 9170],
      ['gulf', 'KWD', 8335],
    ]);
  });

  it('of a house without operators has no part of it', () => {
    const bench = openWith(SEATED, undefined, {});
    expect(publicView(bench.state).keyed).toEqual({});
    const plain = new (bench.constructor as typeof Bench)([], { ...SEATED, dealing: 'person' });
    expect(publicView(plain.state)).not.toHaveProperty('keyed');
    expect(floorView(plain.state)).not.toHaveProperty('currencies');
  });
});
