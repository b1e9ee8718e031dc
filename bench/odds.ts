// Duration of the exact odds for one composition, of all twenty schedules and of bets from files. Each call gets other cards
// than the one before, as from a shoe that is being dealt. The best pass is printed with the median, since other load can only add to it.
// Run: `node bench/odds.ts`
import { readdirSync, readFileSync } from 'node:fs';
import { sectorOf } from '@punto/engine/bet/asked-words';
import { betOddsCounter } from '@punto/engine/bet/bet-odds';
import { compileBet } from '@punto/engine/bet/compiled-bet';
import { midCoupCounter } from '@punto/engine/bet/mid-coup-odds';
import { parseBet } from '@punto/engine/bet/parse-bet';
import type { Card } from '@punto/engine/card';
import { type Catalogue, expectedOf, oddsOf, summaryOf } from '@punto/engine/odds';
import { type Composition, fullShoe, without } from '@punto/engine/odds/composition';
import { midCoupOdds } from '@punto/engine/odds/mid-coup';
import { belowFrom } from '@punto/engine/random';
import { orderedCards, shuffled } from '@punto/engine/shoe';
import { median } from './timing.ts';

/** Milliseconds for one call, after warm-up, on one thread: by the clock, and of the processor, which other load affects less. */
export type OddsFigure = {
  readonly what: string;
  readonly bestMs: number;
  readonly medianMs: number;
  readonly processorMs: number;
};

export const oddsFigures = (): readonly OddsFigure[] => {
  const shoe = shuffled(orderedCards(8), belowFrom(words(7)));
  const dealt = Array.from({ length: 400 }, (_, i) => without(fullShoe(8), shoe.slice(0, i)));
  const oneOut = dealt.slice(1).map((left, i) => ({ left, out: shoe.slice(i, i + 1) }));
  const each = (figure: (odds: Catalogue[keyof Catalogue]) => unknown) => (left: Composition) =>
    Object.values(oddsOf(left)).map(figure);
  return [
    measure('counts', dealt, oddsOf),
    measure('counts and fractions', dealt, each(expectedOf)),
    measure('counts, fractions, edges, variances', dealt, each(summaryOf)),
    measure('counts with one card of the coup out', oneOut, ({ left, out }) => midCoupOdds(left, out)),
    ...betFigures(dealt, shoe),
  ];
};

const betFigures = (dealt: readonly Composition[], shoe: readonly Card[]): readonly OddsFigure[] => {
  const catalogue = betsIn('catalogue');
  const published = betsIn('published');
  const sixty = [...catalogue, ...published].filter(({ definition }) => sectorOf(definition) !== 'faces');
  const one = (id: string) => published.filter(({ definition }) => definition.id === id);
  const few = dealt.filter((_, i) => i % 20 === 0);
  const begun = [1, 3, 4].map((out) => {
    const coups = dealt.slice(out).map((left, i) => ({ left, out: shoe.slice(i, i + out) }));
    const count = midCoupCounter(sixty);
    return measure(
      `counts of ${sixty.length} bets on values and pairs with ${out} of the coup out`,
      coups,
      ({ left, out: cards }) => count(left, cards),
    );
  });
  return [
    ...begun,
    measure(`counts of the ${catalogue.length} bets of the catalogue`, dealt, betOddsCounter(catalogue)),
    measure(`counts of ${sixty.length} bets on values and pairs`, dealt, betOddsCounter(sixty)),
    ...['matching-dragon-7', 'royal-match', 'all-red'].map((id) =>
      measure(`counts of ${id}`, few, betOddsCounter(one(id))),
    ),
    ...['matching-dragon-7', 'royal-match', 'all-red'].map((id) => {
      const count = midCoupCounter(one(id));
      const oneOut = few
        .slice(1)
        .map((left, i) => ({ left, out: shoe.slice(20 * (i + 1) - 1, 20 * (i + 1)) }));
      return measure(`counts of ${id} with 1 of the coup out`, oneOut, ({ left, out }) => count(left, out));
    }),
  ];
};

const betsIn = (folder: string) => {
  const at = new URL(`../bets/${folder}/`, import.meta.url);
  return readdirSync(at).map((name) => {
    const parsed = parseBet(JSON.parse(readFileSync(new URL(name, at), 'utf8')));
    if (!parsed.ok) throw new Error(`${name}: ${parsed.faults[0]?.says}`);
    return compileBet(parsed.bet);
  });
};

const WARM_UP = 10;
const PASSES = 25;

const measure = <T>(what: string, inputs: readonly T[], run: (input: T) => unknown): OddsFigure => {
  const pass = () => {
    const [start, used] = [performance.now(), process.threadCpuUsage()];
    for (const input of inputs) run(input);
    const ms = performance.now() - start;
    const { user, system } = process.threadCpuUsage(used);
    return { ms: ms / inputs.length, processorMs: (user + system) / 1000 / inputs.length };
  };
  for (let i = 0; i < WARM_UP; i += 1) pass();
  const passes = Array.from({ length: PASSES }, pass);
  const byClock = passes.map(({ ms }) => ms);
  return {
    what,
    bestMs: Math.min(...byClock),
    medianMs: median(byClock),
    processorMs: median(passes.map(({ processorMs }) => processorMs)),
  };
};

/** Reproducible 32-bit words: a linear congruential generator is random enough to spread the cards. */
const words = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
};

if (import.meta.main) {
  const first = performance.now();
  oddsOf(fullShoe(8));
  console.log(`first call, cold: ${(performance.now() - first).toFixed(1)} ms`);
  for (const { what, bestMs, medianMs, processorMs } of oddsFigures())
    console.log(
      `${what}: ${bestMs.toFixed(4)} ms, median ${medianMs.toFixed(4)} ms, of the processor ${processorMs.toFixed(4)} ms`,
    );
}
