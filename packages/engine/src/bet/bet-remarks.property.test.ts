// Random definitions against a second reading of the grammar: what overlaps, never holds or never pushes is remarked, and nothing else is.
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { interpretBet, meets } from '../../test/bet-interpreter.ts';
import { fewCards } from '../../test/compositions.ts';
import { cardsOf } from '../../test/coup-of.ts';
import { everyCoup } from '../../test/dealt-coups.ts';
import { betFrom, betJson, contraryBetJson } from '../../test/random-bets.ts';
import { rowTruth } from '../../test/row-truth.ts';
import { RANKS } from '../card.ts';
import { resultOf } from '../condition/terms.ts';
import { finishCoup } from '../coup.ts';
import { rowRemarks } from './bet-remarks.ts';
import { compileBet } from './compiled-bet.ts';
import type { BetDefinition } from './definition.ts';
import { parseBet } from './parse-bet.ts';

const DEFINITIONS = inject('soak') ? 100_000 : 300;
/** Only ends what hangs: at full length these take long on a busy machine. */
const LONG_MS = 3_600_000;
const VALUE_WORDS = ['winner', 'score', 'initial', 'cards', 'margin', 'natural', 'third'] as const;

/** A bet, and often one with a value in some place that is exchanged for another: most of these are refused. */
const definitions = fc
  .oneof(
    { weight: 60, arbitrary: betJson(VALUE_WORDS) },
    { weight: 28, arbitrary: contraryBetJson(VALUE_WORDS) },
    // Bets on ranks, suits and colours have so many kinds of coups that one takes as long as ten to fifty on values.
    { weight: 9, arbitrary: contraryBetJson() },
    { weight: inject('soak') ? 3 : 0, arbitrary: betJson() },
  )
  .chain((json) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(json) },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.nat(60), fc.jsonValue()).map((change) => damaged(json, ...change)),
      },
    ),
  );

const damaged = (json: unknown, place: number, other: unknown): unknown => {
  let at = 0;
  return JSON.parse(JSON.stringify(json), (_, value: unknown) => {
    at += 1;
    return at === place + 1 ? other : value;
  });
};

const rowOf = (path: string): number => Number(/^rows\[(\d+)\]\.when$/.exec(path)?.[1]);

/** What the checker says; every coup it names is dealt again and asked. */
const said = (bet: BetDefinition) => {
  const compiled = compileBet(bet);
  const holds = bet.rows.map(() => true);
  const overlaps = new Set<string>();
  let pushes = bet.push.length > 0;
  for (const { path, reason } of rowRemarks(compiled)) {
    if (reason.code === 'neverPushes') pushes = false;
    if (reason.code === 'neverHolds') holds[rowOf(path)] = false;
    if (reason.code !== 'overlaps') continue;
    const other = rowOf(path);
    overlaps.add(`${reason.row} ${other}`);
    const coup = finishCoup({ player: cardsOf(reason.player), banker: cardsOf(reason.banker) });
    const when = bet.rows[other]?.when;
    expect([interpretBet(bet, coup), resultOf(compiled, coup)]).toEqual([reason.row, reason.row]);
    expect(when !== undefined && meets(when, coup)).toBe(true);
  }
  return { holds, overlaps, pushes };
};

it('a row on five or six cards of one rank, or on one colour, never holds only where such a hand ends the coup', () => {
  const red = { colour: { player: ['red'], banker: ['red'] } };
  const ranks = inject('soak') ? RANKS : (['3', 'K'] as const);
  const six = ranks.filter((rank) => {
    const whens = [4, 5, 6].map((is) => ({ count: { of: [rank], in: 'all', is: [is] } }));
    const rows = [...whens.map((when) => ({ all: [when, { not: red }] })), { all: [whens[2], red] }];
    const bet = betFrom({
      id: 'house/of-a-rank',
      name: { en: rank },
      source: 'A test.',
      rows: rows.map((when) => ({ when, pays: '1:1' })),
    });
    const remarked = said(bet);
    expect(remarked).toEqual(rowTruth(bet));
    expect(remarked.overlaps.size).toBe(0);
    return remarked.holds[2] && remarked.holds[3];
  });
  // Of two 3s or 8s both hands stand, and two 4s or 9s are a natural.
  expect(six).toEqual(ranks.filter((rank) => 'A2567TJQK'.includes(rank)));
});

it(
  'of any definition, rows that overlap or never hold and a push that never decides are remarked, and no others',
  () => {
    const found = { sound: 0, refused: 0, overlapping: 0, apart: 0, impossible: 0, idlePush: 0, faces: 0 };
    fc.assert(
      fc.property(definitions, (json) => {
        const parsed = parseBet(json);
        if (!parsed.ok) {
          expect(parsed.faults.length).toBeGreaterThan(0);
          found.refused += 1;
          return;
        }
        const { bet } = parsed;
        const remarked = said(bet);
        expect(remarked).toEqual(rowTruth(bet));
        const { holds, overlaps, pushes } = remarked;
        found.sound += 1;
        if (overlaps.size > 0) found.overlapping += 1;
        else if (bet.rows.length > 1) found.apart += 1;
        if (holds.includes(false)) found.impossible += 1;
        if (bet.push.length > 0 && !pushes) found.idlePush += 1;
        if (/suited|colour|ranks|count|air/.test(JSON.stringify(bet.rows))) found.faces += 1;
      }),
      { seed: 19, numRuns: DEFINITIONS, endOnFailure: false },
    );
    if (inject('soak')) console.log(found);
    const { sound, refused, overlapping, apart, impossible, idlePush, faces } = found;
    expect(sound + refused).toBe(DEFINITIONS);
    for (const count of [refused, overlapping, apart, impossible, faces])
      expect(count).toBeGreaterThan(DEFINITIONS / 20);
    expect(idlePush).toBeGreaterThan(DEFINITIONS / 100);
  },
  LONG_MS,
);

it(
  'whatever rows a coup of a few cards meets together, and whatever push decides it, the checker has said that it can',
  () => {
    let dealt = 0;
    const met = { together: 0, pushed: 0 };
    const runs = inject('soak') ? 2_000 : 12;
    fc.assert(
      fc.property(fc.oneof(betJson(), contraryBetJson()), fewCards, (json, composition) => {
        const bet = betFrom(json);
        const { holds, overlaps, pushes } = said(bet);
        everyCoup(composition, (coup) => {
          dealt += 1;
          const [first, ...others] = bet.rows.flatMap(({ when }, i) => (meets(when, coup) ? [i] : []));
          if (first !== undefined && !holds[first]) expect.fail(`row ${first} holds`);
          for (const other of others)
            if (!overlaps.has(`${first} ${other}`)) expect.fail(`rows ${first} and ${other} overlap`);
          met.together += others.length;
          if (first !== undefined || !bet.push.some((when) => meets(when, coup))) return;
          met.pushed += 1;
          if (!pushes) expect.fail('a push decides');
        });
      }),
      { seed: 23, numRuns: runs },
    );
    expect(dealt).toBeGreaterThan(runs * 10);
    expect(Math.min(met.together, met.pushed)).toBeGreaterThan(runs);
  },
  LONG_MS,
);
