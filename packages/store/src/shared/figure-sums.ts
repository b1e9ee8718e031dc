// Computes the changes of the figures by the records of a round: the result of each bet, minus its result in the revision
// before. Used by the figures and their audit, so that both share one definition.
import { bookExponentOf } from '@punto/engine/currency';
import type { OptionId } from '@punto/engine/option-id';
import { keyOf, keyWord, type PatronKey } from '@punto/ledger/patron-key';
import { publicName } from '@punto/table/ids';
import type { KeptRecord, RecordedBet } from '@punto/table/records/record';
import { byKey } from '@punto/table/settlement';

/** Under option and schedule: money. Without a schedule, or without an option: rounds alone. */
export type FigureKey = {
  readonly day: string;
  readonly table: string;
  readonly option: OptionId | '';
  /** A schedule of the rules, or the hash of the definition of a room's bet. */
  readonly schedule: string;
  readonly dealer: string;
  readonly brand: string;
  readonly currency: string;
};

export type FigureSums = {
  rounds: number;
  bets: number;
  stakeMinor: number;
  winningsMinor: number;
  commissionMinor: number;
  returnedMinor: number;
  uncollectedMinor: number;
  squareCoins: number;
};

export type FigureChange = { readonly key: FigureKey; readonly sums: FigureSums };

export const NOTHING: Readonly<FigureSums> = {
  rounds: 0,
  bets: 0,
  stakeMinor: 0,
  winningsMinor: 0,
  commissionMinor: 0,
  returnedMinor: 0,
  uncollectedMinor: 0,
  squareCoins: 0,
};

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * The changes by all records of one round's one revision; `before` are the records they take the place of. All
 * records of a revision come together, because a round counts once however many staked in it, in each brand and currency.
 */
export const figureChanges = (
  records: readonly KeptRecord[],
  before: readonly KeptRecord[],
  dealer: string,
): readonly FigureChange[] =>
  byKey(records).flatMap(([key, own]) => {
    const word = keyWord(key);
    const replaced = before.filter(({ patron }) => keyWord(keyOf(patron)) === word);
    return changesOf(key, own, replaced, dealer);
  });

const changesOf = (
  key: PatronKey,
  records: readonly KeptRecord[],
  before: readonly KeptRecord[],
  dealer: string,
): readonly FigureChange[] => {
  const [first] = records;
  if (!first) return [];
  const base = { day: dayOf(first.at), table: publicName(first.table), dealer, ...key };
  const unit = 10 ** bookExponentOf(key.currency);
  const added = sumsOf(records, unit);
  const taken = sumsOf(before, unit);
  return [...new Set([...added.keys(), ...taken.keys()])].flatMap((name) => {
    const [option = '', schedule = ''] = name.split(BETWEEN);
    const sums = less(added.get(name) ?? NOTHING, taken.get(name) ?? NOTHING);
    if (name === '') sums.uncollectedMinor = uncollected(records) - uncollected(before);
    return isNothing(sums) ? [] : [{ key: { ...base, option: option as OptionId | '', schedule }, sums }];
  });
};

/** A separator that is in no id: ids of a room's bets have a slash. */
const BETWEEN = ' ';

/** A later correction starts from the amounts that earlier ones could not collect. */
const uncollected = (records: readonly KeptRecord[]): number =>
  records.reduce((sum, { correction }) => sum + (correction?.uncollectedMinor ?? 0), 0);

export const isNothing = (sums: FigureSums): boolean => Object.values(sums).every((value) => value === 0);

/** Sums by option and schedule, by option, and in total. A returned stake counts as never staked. */
const sumsOf = (records: readonly KeptRecord[], unit: number): ReadonlyMap<string, FigureSums> => {
  const counted = records.filter(({ status }) => status === 'settled' || status === 'resettled');
  const all = new Map<string, FigureSums>();
  if (records.length > 0) all.set('', { ...NOTHING });
  // Ten thousand patrons make thirty thousand bets of five names: the names are put together once.
  const bySchedule = new Map<OptionId, Map<string, FigureSums>>();
  for (const record of counted)
    for (const bet of record.bets)
      enter(sheetOf(bySchedule, bet.option, bet.betHash ?? bet.schedule ?? ''), bet);
  for (const [option, schedules] of bySchedule) {
    all.set('', { ...NOTHING, rounds: 1 });
    all.set(option, { ...NOTHING, rounds: 1 });
    for (const [schedule, sums] of schedules) all.set(`${option}${BETWEEN}${schedule}`, sums);
  }
  for (const sums of all.values()) sums.squareCoins = (sums.stakeMinor / unit) ** 2;
  return all;
};

const sheetOf = (
  all: Map<OptionId, Map<string, FigureSums>>,
  option: OptionId,
  schedule: string,
): FigureSums => {
  const known = all.get(option)?.get(schedule);
  if (known) return known;
  const sums = { ...NOTHING };
  const schedules = all.get(option) ?? new Map<string, FigureSums>();
  all.set(option, schedules.set(schedule, sums));
  return sums;
};

const enter = (sums: FigureSums, bet: RecordedBet): void => {
  sums.rounds = 1;
  sums.bets += 1;
  sums.stakeMinor += bet.stakeMinor;
  sums.winningsMinor += bet.winningsMinor;
  sums.commissionMinor += bet.commissionMinor;
  sums.returnedMinor += bet.returnedMinor;
};

const less = (a: Readonly<FigureSums>, b: Readonly<FigureSums>): FigureSums => ({
  rounds: a.rounds - b.rounds,
  bets: a.bets - b.bets,
  stakeMinor: a.stakeMinor - b.stakeMinor,
  winningsMinor: a.winningsMinor - b.winningsMinor,
  commissionMinor: a.commissionMinor - b.commissionMinor,
  returnedMinor: a.returnedMinor - b.returnedMinor,
  uncollectedMinor: 0,
  squareCoins: a.squareCoins - b.squareCoins,
});
