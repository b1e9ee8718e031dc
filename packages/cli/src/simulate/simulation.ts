// The result of a simulation and its file format. A run can be merged with others, because the file names the seed, the
// shoes dealt from it and the rules.

import { type KnownScheduleId, SCHEDULE_IDS } from '@punto/engine/option-id';
import { newReader } from '@punto/engine/reader';
import { AFTER_CUT, BURN_CUSTOMS, type ShoeRules } from '@punto/engine/room';
import { asksPairs, type Tally } from '@punto/engine/simulate';
import { reportOf } from '@punto/engine/simulate/report';
import { addBetsTallies } from '@punto/engine/simulate/simulate-bets';
import { Failure } from '../failure.ts';
import { betFields, betsAddUp, betsDiffer, readBetFields, type SettledBets } from './saved-bets.ts';
import { joined, overlap, type Stretch } from './stretch.ts';

export type Simulation = SettledBets & {
  readonly seed: number;
  readonly rules: ShoeRules;
  readonly schedules: readonly KnownScheduleId[];
  /** The shoes that were dealt, in order. */
  readonly dealt: readonly Stretch[];
  readonly tally: Tally;
};

const KIND = 'punto simulation';

export const documentOf = ({ seed, rules, schedules, dealt, tally, ...bets }: Simulation) => ({
  kind: KIND,
  seed,
  shoe: rules,
  dealt,
  ...tally,
  options: Object.fromEntries(
    schedules.map((id) => {
      const { schedule: _, ...figures } = reportOf(tally, id, rules.decks);
      return [id, figures];
    }),
  ),
  ...betFields(bets, rules.decks),
});

/** Throws a `Failure` that names the file and the field. */
export const parseSimulation = (file: string, text: string): Simulation => {
  const reader = newReader();
  const { faults, record, list, whole, oneOf } = reader;
  const data = record('simulation', parsed(file, text));
  if (data.kind !== KIND)
    throw new Failure(`${file} is not a saved simulation: write one with punto simulate --out`);
  const shoe = record('shoe', data.shoe);
  const counts = (path: string, value: unknown): readonly number[] =>
    list(path, value).map((count, i) => whole(`${path}[${i}]`, count, 0));
  const simulation: Simulation = {
    seed: whole('seed', data.seed, 0, MOST_SEED),
    rules: {
      decks: whole('shoe.decks', shoe.decks, 1, 8),
      burn: oneOf('shoe.burn', shoe.burn, BURN_CUSTOMS),
      cutDepth: whole('shoe.cutDepth', shoe.cutDepth, 1),
      afterCut: oneOf('shoe.afterCut', shoe.afterCut, AFTER_CUT),
    },
    schedules: Object.keys(record('options', data.options)).map((id) => oneOf('options', id, SCHEDULE_IDS)),
    dealt: list('dealt', data.dealt).map((raw, i) => {
      const stretch = record(`dealt[${i}]`, raw);
      return {
        firstShoe: whole(`dealt[${i}].firstShoe`, stretch.firstShoe, 0),
        shoes: whole(`dealt[${i}].shoes`, stretch.shoes, 1),
      };
    }),
    tally: {
      shoes: whole('shoes', data.shoes, 1),
      rounds: whole('rounds', data.rounds, 1),
      byScore: counts('byScore', data.byScore),
      byPair: data.byPair === null ? null : counts('byPair', data.byPair),
    },
    ...readBetFields(reader, data),
  };
  const [fault] = faults;
  if (fault !== undefined) throw new Failure(`${file}: ${fault.path} ${fault.says}`);
  return consistent(file, simulation);
};

export const MOST_SEED = 2 ** 32 - 1;

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${file} is not a saved simulation: it is not JSON`);
  }
};

const consistent = (file: string, simulation: Simulation): Simulation => {
  const { dealt, tally, schedules } = simulation;
  const sums = [
    [tally.shoes, dealt.map(({ shoes }) => shoes)],
    [tally.rounds, tally.byScore],
    [tally.rounds, tally.byPair ?? [tally.rounds]],
  ] as const;
  const adds = sums.every(([sum, parts]) => parts.reduce((all, part) => all + part, 0) === sum);
  const apart = dealt.every((one, i) => dealt.slice(i + 1).every((other) => !overlap(one, other)));
  const counted = tally.byPair !== null || !schedules.some(asksPairs);
  if (!(adds && apart && counted && betsAddUp(simulation, tally.rounds)))
    throw new Failure(`${file}: its counts do not add up; it was changed or cut short`);
  return simulation;
};

export type SavedSimulation = { readonly file: string; readonly simulation: Simulation };

/** All together. Throws a `Failure` that names the file that does not fit those before it. */
export const merged = ([first, ...others]: readonly [SavedSimulation, ...SavedSimulation[]]): Simulation => {
  let whole = first.simulation;
  const before = [first];
  for (const saved of others) {
    const { file, simulation } = saved;
    refuseOther(file, first, simulation);
    refuseTwice(file, before, simulation);
    whole = {
      ...whole,
      schedules: whole.schedules.filter((id) => simulation.schedules.includes(id)),
      dealt: joined([...whole.dealt, ...simulation.dealt]),
      ...addBetsTallies(whole, simulation),
    };
    before.push(saved);
  }
  return whole;
};

const refuseOther = (file: string, first: SavedSimulation, simulation: Simulation): void => {
  const { seed, rules, tally } = simulation;
  const expected = first.simulation;
  if (seed !== expected.seed) {
    throw new Failure(`${file} has seed ${seed}, and ${first.file} seed ${expected.seed}`);
  }
  for (const field of ['decks', 'burn', 'cutDepth', 'afterCut'] as const) {
    if (rules[field] === expected.rules[field]) continue;
    throw new Failure(
      `${file} was dealt with ${field} ${rules[field]}, and ${first.file} with ${expected.rules[field]}`,
    );
  }
  if ((tally.byPair === null) !== (expected.tally.byPair === null)) {
    throw new Failure(
      `only one of ${first.file} and ${file} counted pairs: simulate both with the same --options`,
    );
  }
  const differ = betsDiffer(expected, simulation);
  if (differ !== null) throw new Failure(`${first.file} and ${file} ${differ}`);
};

const refuseTwice = (file: string, before: readonly SavedSimulation[], { dealt }: Simulation): void => {
  for (const other of before) {
    const twice = other.simulation.dealt.find((one) => dealt.some((two) => overlap(one, two)));
    if (twice === undefined) continue;
    if (file === other.file) throw new Failure(`${file} is given twice: leave one out`);
    throw new Failure(`${file} holds shoes that ${other.file} holds too: leave one of them out`);
  }
};
