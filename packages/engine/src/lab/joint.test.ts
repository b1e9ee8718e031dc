import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betsOf } from '../../test/bet-files.ts';
import { interpretBet } from '../../test/bet-interpreter.ts';
import { fewCards } from '../../test/compositions.ts';
import { everyCoup } from '../../test/dealt-coups.ts';
import { betFrom, betJson } from '../../test/random-bets.ts';
import { compileBet } from '../bet/compiled-bet.ts';
import type { BetDefinition } from '../bet/definition.ts';
import type { Coup } from '../coup.ts';
import { type Composition, fullShoe } from '../odds/composition.ts';
import { type Fraction, fraction, minus, plus, times, toNumber, whole } from '../odds/fraction.ts';
import { oddsOf, summaryOf } from '../odds/odds.ts';
import { correlationOfBets, jointCounter, stakedTogether } from './joint.ts';

const bets = new Map([...betsOf('catalogue'), ...betsOf('published')]);
const named = (...ids: readonly string[]): readonly BetDefinition[] =>
  ids.map((id) => {
    const bet = bets.get(id);
    if (bet === undefined) throw new Error(`no bet ${id}`);
    return bet;
  });

/** Counted by the interpreter of the tests, which shares nothing with the compiled bet. */
const netOf = (bet: BetDefinition, coup: Coup): Fraction => {
  const result = interpretBet(bet, coup);
  if (result === 'push') return whole(0);
  const pays = result === 'loss' ? undefined : bet.rows[result]?.pays;
  if (pays === undefined) return whole(-1);
  const [kept, of] = bet.commission ?? [0, 1];
  return fraction(BigInt(pays[0] * (of - kept)), BigInt(pays[1] * of));
};

/** Means and covariances of every order of the cards. */
const enumeratedJoint = (definitions: readonly BetDefinition[], composition: Composition) => {
  const found = new Map<string, { readonly nets: readonly Fraction[]; ways: bigint }>();
  let total = 0n;
  everyCoup(composition, (coup, ways) => {
    const key = definitions.map((bet) => interpretBet(bet, coup)).join();
    const known = found.get(key) ?? { nets: definitions.map((bet) => netOf(bet, coup)), ways: 0n };
    known.ways += BigInt(ways);
    total += BigInt(ways);
    found.set(key, known);
  });
  const mean = (of: (nets: readonly Fraction[]) => Fraction): Fraction =>
    [...found.values()].reduce(
      (sum, { nets, ways }) => plus(sum, times(of(nets), fraction(ways, total))),
      whole(0),
    );
  const net = (i: number) => (nets: readonly Fraction[]) => nets[i] ?? whole(0);
  const expected = definitions.map((_, i) => mean(net(i)));
  return {
    expected,
    covariance: expected.map((one, i) =>
      expected.map((other, j) =>
        minus(
          mean((nets) => times(net(i)(nets), net(j)(nets))),
          times(one, other),
        ),
      ),
    ),
  };
};

describe('bets of one coup', () => {
  it.each([
    [['banker', 'player', 'tie', 'dragon-7', 'super-six-12']],
    [['banker', 'perfect-pair', 'player-pair']],
    [['player', 'royal-match', 'matching-dragon-8']],
    [['tie', 'all-red']],
  ])('[B21] vary together as every order of a few cards does: %j', (ids) => {
    const definitions = named(...ids);
    const count = jointCounter(definitions.map(compileBet));
    for (const composition of fc.sample(fewCards, { seed: 3, numRuns: 6 }))
      expect(count(composition)).toEqual(enumeratedJoint(definitions, composition));
  });

  it('[B21] written by chance vary so too', () => {
    const main = betJson(['winner', 'score', 'cards', 'third', 'margin']);
    const side = betJson(['winner', 'natural', 'pair', 'suited']);
    fc.assert(
      fc.property(main, side, fewCards, (one, other, composition) => {
        const definitions = [betFrom(one), betFrom(other)];
        expect(jointCounter(definitions.map(compileBet))(composition)).toEqual(
          enumeratedJoint(definitions, composition),
        );
      }),
      { seed: 21, numRuns: 12 },
    );
  });

  it('[B21] have more products of nets than one count has results', () => {
    const rows = (from: number) =>
      Array.from({ length: 20 }, (_, i) => ({
        when: { all: [{ initial: { player: [i % 10] } }, { initial: { banker: [Math.floor(i / 2) % 10] } }] },
        pays: `${from + i * 7}:1`,
      }));
    const betWith = (id: string, from: number) =>
      betFrom({ id, name: { en: id }, source: 'A test.', rows: rows(from) });
    const definitions = [betWith('one', 11), betWith('other', 1013)];
    const [composition] = fc.sample(fewCards, { seed: 4, numRuns: 1 });
    if (composition === undefined) throw new Error('one was sampled');
    expect(jointCounter(definitions.map(compileBet))(composition)).toEqual(
      enumeratedJoint(definitions, composition),
    );
  });

  it('[B21] have the variance of the odds on the diagonal, and a main is against the other', () => {
    const joint = jointCounter(named('player', 'banker', 'tie').map(compileBet))(fullShoe(8));
    const odds = oddsOf(fullShoe(8));
    for (const [i, id] of (['player', 'banker', 'tie'] as const).entries()) {
      expect(joint.expected[i]).toEqual(summaryOf(odds[id]).expected);
      expect(toNumber(joint.covariance[i]?.[i] ?? whole(0))).toBeCloseTo(summaryOf(odds[id]).variance, 14);
    }
    expect(joint.covariance[0]?.[1]).toEqual(joint.covariance[1]?.[0]);
    expect(correlationOfBets(joint, 0, 1)).toBeLessThan(-0.99);
    expect(correlationOfBets(joint, 1, 1)).toBe(1);
  });

  it('[B21] staked together have the variance of their sum', () => {
    const definitions = named('banker', 'dragon-7');
    const joint = jointCounter(definitions.map(compileBet))(fullShoe(8));
    const [[banker = whole(0), both = whole(0)] = [], [, dragon = whole(0)] = []] = joint.covariance;
    const { expected, variance } = stakedTogether(joint, [10n, 3n]);
    expect(expected).toEqual(
      plus(times(joint.expected[0] ?? whole(0), whole(10)), times(joint.expected[1] ?? whole(0), whole(3))),
    );
    expect(variance).toEqual(
      plus(plus(times(banker, whole(100)), times(dragon, whole(9))), times(both, whole(60))),
    );
    expect(() => stakedTogether(joint, [1n])).toThrow('1 stakes for 2 bets');
  });

  it('correlate with nothing when one never varies', () => {
    const sure = betFrom({
      id: 'sure',
      name: { en: 'Sure' },
      source: 'A test.',
      rows: [{ when: { winner: ['player', 'banker', 'tie'] }, pays: '1:1' }],
    });
    const joint = jointCounter([...named('banker'), sure].map(compileBet))(fullShoe(1));
    expect(correlationOfBets(joint, 0, 1)).toBe(0);
  });
});
