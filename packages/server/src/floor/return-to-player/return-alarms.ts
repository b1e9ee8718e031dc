// Return-to-player alarms: compares the actual with the theoretical return of each bet, by table, by room and for the house,
// for each brand and currency, over the last completed day and the last thirty. Completed days do not change, so each bet is
// judged once a day for each window, and the rate of false alarms is at most the number of judgements times the chance of
// one. [A.6.1]
import type { Hex32 } from '@punto/engine/fairness/record';
import type { OptionId, ScheduleId } from '@punto/engine/option-id';
import { ALARM_DEVIATIONS, theoryOf } from '@punto/engine/theory';
import { keyWord } from '@punto/ledger/patron-key';
import type { RETURN_GROUPS, RETURN_WINDOWS, TheoryAnswer } from '@punto/protocol/floor/report-api';
import type { Store } from '@punto/store/store';
import { coalesceReads } from '../../limits/coalesced-read.ts';
import type { Clock } from '../../time/clock.ts';
import { DAY_MS, dayOf } from '../../time/utc-day.ts';
import type { TableKinds } from '../table-kinds.ts';
import { type BetLine, betLineOf, namesOf, ofBrand, stakedOf } from './bet-line.ts';

export type ReturnReading = {
  readonly of: (typeof RETURN_GROUPS)[number];
  /** Name of the table or room; empty for the whole house. */
  readonly name: string;
  readonly option: OptionId;
  readonly schedule: ScheduleId;
  /** The hash of the definition, if a room defined the bet. */
  readonly betHash?: Hex32;
  /** Left out where the stakes were play coins of the house. */
  readonly brand?: string;
  readonly currency?: string;
  readonly window: (typeof RETURN_WINDOWS)[number];
  readonly bets: number;
  /** Fractions of the stakes. */
  readonly actual: number;
  readonly expected: number;
  readonly deviation: number;
  /** Distance from the expected return in standard deviations; `null`: too few stakes to judge. */
  readonly deviations: number | null;
};

export type ReturnAlarms = {
  readonly readings: () => Promise<readonly ReturnReading[]>;
  /** Readings beyond the alarm threshold. */
  readonly alarms: () => Promise<TheoryAnswer['alarms']>;
};

export type ReturnParts = {
  readonly store: Pick<Store, 'figures'>;
  readonly kindOf: TableKinds;
  readonly clock: Pick<Clock, 'now'>;
};

/** Completed UTC days. */
const DAYS: Readonly<Record<ReturnReading['window'], number>> = { day: 1, month: 30 };

export const createReturnAlarms = ({ store, kindOf, clock }: ReturnParts): ReturnAlarms => {
  let judged: { readonly on: string; readonly readings: readonly ReturnReading[] } | null = null;

  const judge = async (on: string, window: ReturnReading['window']): Promise<readonly ReturnReading[]> => {
    const today = Date.parse(on);
    const days = { from: dayOf(today - DAYS[window] * DAY_MS), to: dayOf(today - DAY_MS) };
    const lines: BetLine[] = [];
    for (const bet of await store.figures({ ...days, by: 'bet' })) {
      const line = await betLineOf(bet, kindOf);
      if (line) lines.push(line);
    }
    return GROUPS.flatMap(([of, nameOf]) =>
      [
        ...Map.groupBy(lines, (line) =>
          JSON.stringify([keyWord(line), nameOf(line), line.schedule]),
        ).values(),
      ].flatMap((group) => readingOf(group, { of, nameOf, window })),
    );
  };
  const readings = coalesceReads(async () => {
    const on = dayOf(clock.now());
    if (judged?.on !== on)
      judged = { on, readings: [...(await judge(on, 'day')), ...(await judge(on, 'month'))] };
    return judged.readings;
  });
  return {
    readings,
    alarms: async () =>
      (await readings()).flatMap(
        ({ deviations, of, name, option, schedule, betHash, brand, currency, window }) =>
          deviations !== null && Math.abs(deviations) > ALARM_DEVIATIONS
            ? [
                {
                  ...{ of, name, option, schedule, window, deviations },
                  ...(betHash === undefined ? {} : { betHash }),
                  ...(brand === undefined ? {} : { brand }),
                  ...(currency === undefined ? {} : { currency }),
                },
              ]
            : [],
      ),
  };
};

type NameOf = (line: BetLine) => string;

const GROUPS: readonly (readonly [ReturnReading['of'], NameOf])[] = [
  ['table', ({ table }) => table],
  ['room', ({ room }) => room],
  ['house', () => ''],
];

/** Empty when corrections left no stakes. */
const readingOf = (
  lines: readonly BetLine[],
  { of, nameOf, window }: Pick<ReturnReading, 'of' | 'window'> & { readonly nameOf: NameOf },
): readonly ReturnReading[] => {
  const [first] = lines;
  const staked = lines.map(stakedOf);
  const stakeMinor = sum(lines, (line) => line.stakeMinor);
  if (!first || stakeMinor <= 0 || sum(staked, ({ squareCoins }) => squareCoins) <= 0) return [];
  const { expected, deviation, canAlarm } = theoryOf(staked);
  const actual = sum(lines, (line) => line.returnedMinor) / stakeMinor;
  return [
    {
      ...{ of, name: nameOf(first), option: first.option, ...namesOf(first), ...ofBrand(first), window },
      ...{ bets: sum(lines, ({ bets }) => bets), actual, expected, deviation },
      deviations: canAlarm ? (actual - expected) / deviation : null,
    },
  ];
};

const sum = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((all, item) => all + amount(item), 0);
