// Bets, counter and their sums in the file of a simulation.
import { betHash } from '@punto/engine/bet/bet-hash';
import { compileBet } from '@punto/engine/bet/compiled-bet';
import type { BetDefinition } from '@punto/engine/bet/definition';
import { parseBet } from '@punto/engine/bet/parse-bet';
import type { Reader } from '@punto/engine/reader';
import {
  COUNTS,
  type CountedNet,
  type CountedRounds,
  type Counter,
  counterFigures,
} from '@punto/engine/simulate/counter';
import { readyBet } from '@punto/engine/simulate/ready-bet';
import { betFiguresOf } from '@punto/engine/simulate/report';
import type { BetsTally } from '@punto/engine/simulate/simulate-bets';

export type SettledBets = Omit<BetsTally, 'tally'> & {
  readonly bets: readonly BetDefinition[];
  readonly counter: Counter | null;
};

/** The fields of the document; none without bets. */
export const betFields = ({ bets, counter, settled, counted }: SettledBets, decks: number) =>
  bets.length === 0
    ? {}
    : {
        bets: bets.map((bet, i) => {
          const { byResult = [], counted: net = null } = settled[i] ?? {};
          const { unit } = readyBet(bet);
          return {
            bet: betJson(bet),
            hash: betHash(bet),
            ...betFiguresOf(compileBet(bet), byResult, decks),
            counted:
              net === null || counted === null
                ? null
                : { unit, ...net, ...counterFigures(counted, net, unit) },
          };
        }),
        counter: counter === null ? null : { ...counter, ...counted },
      };

/** In the form of its file. */
const betJson = ({ rows, push, commission, until, ...rest }: BetDefinition) => ({
  ...rest,
  rows: rows.map(({ when, pays }) => ({ when, pays: pays.join(':') })),
  push,
  ...(commission === null ? {} : { commission: `${((100 * commission[0]) / commission[1]).toFixed(4)} %` }),
  until,
});

/** Reads them back; faults go to the reader. */
export const readBetFields = (reader: Reader, data: Readonly<Record<string, unknown>>): SettledBets => {
  if (data.bets === undefined) return { bets: [], counter: null, settled: [], counted: null };
  const counter = data.counter === null ? null : readCounter(reader, data.counter);
  const read = reader
    .list('bets', data.bets)
    .map((raw, i) => readBet(reader, `bets[${i}]`, raw, counter !== null));
  return {
    bets: read.flatMap(({ bet }) => bet ?? []),
    settled: read.map(({ byResult, counted }) => ({ byResult, counted })),
    counter: counter?.counter ?? null,
    counted: counter?.counted ?? null,
  };
};

const readBet = (reader: Reader, path: string, raw: unknown, isCounted: boolean) => {
  const fields = reader.record(path, raw);
  const parsed = parseBet(fields.bet);
  if (!parsed.ok)
    for (const { path: field, says } of parsed.faults)
      reader.faults.push({ path: `${path}.bet.${field}`, says });
  return {
    bet: parsed.ok ? parsed.bet : null,
    byResult: [
      ...wholes(reader, `${path}.wonByLine`, fields.wonByLine),
      reader.whole(`${path}.pushed`, fields.pushed, 0),
      reader.whole(`${path}.lost`, fields.lost, 0),
    ],
    counted: isCounted ? readNet(reader, `${path}.counted`, fields.counted) : null,
  };
};

const readNet = (reader: Reader, path: string, raw: unknown): CountedNet => {
  const fields = reader.record(path, raw);
  const sum = (name: keyof CountedNet): number =>
    reader.whole(`${path}.${name}`, fields[name], Number.MIN_SAFE_INTEGER);
  return {
    byResult: wholes(reader, `${path}.byResult`, fields.byResult),
    net: sum('net'),
    netSquares: sum('netSquares'),
    netDealt: sum('netDealt'),
    netBet: sum('netBet'),
  };
};

const readCounter = (reader: Reader, raw: unknown): { counter: Counter; counted: CountedRounds } => {
  const fields = reader.record('counter', raw);
  const sum = (name: keyof CountedRounds): number => reader.whole(`counter.${name}`, fields[name], 0);
  const tags = reader.list('counter.tags', fields.tags);
  if (typeof fields.from !== 'number') reader.faults.push({ path: 'counter.from', says: 'must be a number' });
  return {
    counter: {
      tags: tags.map((tag, i) => reader.whole(`counter.tags[${i}]`, tag, -99, 99)),
      count: reader.oneOf('counter.count', fields.count, COUNTS),
      from: Number(fields.from),
      until: fields.until === null ? null : reader.whole('counter.until', fields.until, 1),
    },
    counted: {
      dealt: sum('dealt'),
      bet: sum('bet'),
      dealtSquares: sum('dealtSquares'),
      betSquares: sum('betSquares'),
      dealtBet: sum('dealtBet'),
    },
  };
};

const wholes = (reader: Reader, path: string, raw: unknown): readonly number[] =>
  reader.list(path, raw).map((count, i) => reader.whole(`${path}[${i}]`, count, 0));

/** Whether the counts of each bet add up to the rounds, and those of the counter to the rounds bet in. */
export const betsAddUp = ({ bets, settled, counted }: SettledBets, rounds: number): boolean =>
  settled.every(
    ({ byResult, counted: net }, i) =>
      byResult.length === (bets[i]?.rows.length ?? 0) + 2 &&
      sumOf(byResult) === rounds &&
      (net === null || sumOf(net.byResult) === counted?.bet),
  );

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Why both cannot be merged, in words that name neither file; `null` when they can. */
export const betsDiffer = (one: SettledBets, other: SettledBets): string | null => {
  const hashes = ({ bets }: SettledBets): string => bets.map(betHash).join();
  if (hashes(one) !== hashes(other)) return 'settle different bets: simulate both with the same --bet';
  return JSON.stringify(one.counter) === JSON.stringify(other.counter)
    ? null
    : 'have different counters: simulate both with the same --tags, --from, --count and --until';
};
