// Figures of a brand by gaming day: settlements of the day, and separate lines for corrections of rounds of earlier days.

import { coins, ZERO } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import { theoryOf } from '@punto/engine/theory';
import { HOUSE_KEY } from '@punto/ledger/patron-key';
import { type DayReader, QUARTER_MS } from '@punto/operator/reconcile/gaming-day';
import type { OfficeDayLine } from '@punto/protocol/office/office-schema';
import type { BrandFigure, OfficeStore } from '@punto/store/office-store';
import { betLineOf, stakedOf } from '../../floor/return-to-player/bet-line.ts';
import type { TableKinds } from '../../floor/table-kinds.ts';

export type DaySpan = { readonly from: string; readonly to: string };

type Sums = { bets: number; stake: number; return: number; commission: number; cancelled: number };
type Line = Omit<OfficeDayLine, 'theory' | 'option' | keyof Sums> & {
  readonly option: OptionId;
  readonly sums: Sums;
};

/** The lines of all days from `from` to `to`, both inclusive. */
export const dayLines = async (
  office: OfficeStore,
  kindOf: TableKinds,
  days: DayReader,
  brand: string,
  { from, to }: DaySpan,
): Promise<readonly OfficeDayLine[]> => {
  const quarters = [days.spanOf(from).from, days.spanOf(to).to].map((at) => at / QUARTER_MS);
  const figures = await office.figures(brand, quarters[0] ?? 0, quarters[1] ?? 0);
  const lines = new Map<string, Line>();
  for (const figure of figures) add(lines, figure, days);
  const found: OfficeDayLine[] = [];
  for (const { sums, ...line } of lines.values())
    found.push({ ...line, ...sums, theory: await theoryOfLine({ ...line, sums }, kindOf) });
  return found.toSorted((a, b) => compare(keyOfLine(a), keyOfLine(b)));
};

const add = (lines: Map<string, Line>, figure: BrandFigure, { dayOf }: DayReader): void => {
  const { currency, table, option, schedule, quarter, correctedQuarter } = figure;
  const day = dayOf(quarter * QUARTER_MS);
  const corrected = correctedQuarter === null ? day : dayOf(correctedQuarter * QUARTER_MS);
  // A correction of a round of the same day is part of that day's own line.
  const about = { day, corrects: corrected === day ? null : corrected, currency, table, option, schedule };
  const key = keyOfLine(about);
  const sums = lines.get(key)?.sums ?? { bets: 0, stake: 0, return: 0, commission: 0, cancelled: 0 };
  sums.bets += figure.bets;
  sums.stake += figure.stakeMinor;
  sums.return += figure.returnedMinor;
  sums.commission += figure.commissionMinor;
  sums.cancelled += figure.cancelledMinor;
  lines.set(key, { ...about, sums });
};

const keyOfLine = (line: Omit<OfficeDayLine, 'theory' | keyof Sums>): string =>
  [line.day, line.corrects ?? '', line.currency, line.table, line.option, line.schedule].join(' ');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The expected return of a stake does not depend on its size. */
const ONE_COIN = {
  ...{ rounds: 1, bets: 1, squareCoins: 1, stakeMinor: coins(1), winningsMinor: ZERO },
  ...{ commissionMinor: ZERO, returnedMinor: ZERO, uncollectedMinor: ZERO },
  ...HOUSE_KEY,
};

/** The expected return, rounded to a hundredth of a minor unit; `null`: the odds are unknown. */
const theoryOfLine = async ({ table, option, schedule, sums }: Line, kindOf: TableKinds) => {
  if (sums.stake === 0) return 0;
  const line = await betLineOf(
    {
      ...{ day: null, table, option, schedule: schedule === '' ? null : schedule, dealer: null },
      ...ONE_COIN,
    },
    kindOf,
  );
  if (line === null) return null;
  return Math.round(theoryOf([stakedOf(line)]).expected * sums.stake * 100) / 100;
};
