// A payout in the room's notation: "to one" (8:1), or "for one", which includes the stake (nine times). Both are the
// same amount and are read from the schedule that pays. [V5] [B1]–[B18]
import { type Ratio, ratioLabel } from '@punto/engine/ratio';
import type { Room } from '@punto/engine/room';
import { isDistinctLine, type PayLineId, type Schedule } from '@punto/engine/schedule';
import { texts } from '@punto/language/catalogue';
import { count } from './number.ts';

const text = texts('shared').pay;

/** `0.95:1`, or `twice the bet less 5%`. */
export const printedPay = (schedule: Schedule, printed: Room['printed']): string =>
  printed === 'for-one' ? payForOne(schedule) : payToOne(schedule);

/** What it pays, commission taken, as short as a spot allows: `0.95:1`, `12 · 20:1`, `to 30:1`, `1:1 · 1:2 with 6`. */
export const payToOne = ({ lines, commission }: Schedule): string => {
  const [kept, of] = commission ?? [0, 1];
  const ratios = lines.map(
    ({ pays: [to, one] }): Ratio => (commission ? [(to * (of - kept)) / (one * of), 1] : [to, one]),
  );
  const most = Math.max(...ratios.map(([to, one]) => to / one));
  if (ratios.length > MOST_ON_A_SPOT) return text.upTo({ most: ratioText([most, 1]) });
  if (ratios.every(([, one]) => one === 1)) return `${ratios.map(([to]) => count(to)).join(BETWEEN)}:1`;
  return lines
    .map(({ pays, id }, i) =>
      i === 0 || id === null
        ? ratioLabel(pays)
        : text.withLine({ pays: ratioLabel(pays), line: lineWords(id) }),
    )
    .join(BETWEEN);
};

/** What distinguishes a payout from the others of its bet; empty for the only one. */
export const lineWords = (id: PayLineId | null): string =>
  id !== null && isDistinctLine(id) ? text.line[id]() : '';

const ratioText = ([to, one]: Ratio): string => `${count(to)}:${count(one)}`;

/** `twice`, `nine times`, `twice the bet less 5%`, `13 · 21 times`, `up to 31 times`. */
export const payForOne = ({ lines, commission }: Schedule): string => {
  const times = lines.map(({ pays }) => withStake(pays));
  const [only = 0] = times;
  if (times.length > MOST_ON_A_SPOT) return text.forOne.upTo({ times: Math.max(...times) });
  if (times.length === 1) return commission ? timesLess(only, commission) : timesWords(only);
  if (times.every(Number.isInteger))
    return text.forOne.several({ times: times.map((each) => count(each)).join(BETWEEN) });
  return lines
    .map(({ id }, i) => {
      const pays = timesWords(times[i] ?? 0);
      return id === null ? pays : text.withLine({ pays, line: lineWords(id) });
    })
    .join(BETWEEN);
};

const timesLess = (times: number, commission: Ratio): string => {
  const rate = shareOf(commission);
  return times === 2 ? text.forOne.twiceLess({ rate }) : text.forOne.timesLess({ times, rate });
};

/** What a stake of one returns, stake included. */
export const withStake = ([to, one]: Ratio): number => to / one + 1;

export const timesWords = (times: number): string =>
  times === 2 ? text.forOne.twice() : text.forOne.times({ times });

/** The payout in the other notation, to print beside it: `8:1 to one`, `nine times for one`. */
export const payBeside = (pays: Ratio, printed: Room['printed']): string => {
  if (printed === 'for-one') return text.beside.toOne({ ratio: ratioLabel(pays) });
  const times = withStake(pays);
  return times === 2 ? text.beside.twiceForOne() : text.beside.timesForOne({ times });
};

/** `5% of the winnings` */
export const commissionWords = (commission: Ratio): string => text.commission({ rate: shareOf(commission) });

const shareOf = ([part, of]: Ratio): number => part / of;

const MOST_ON_A_SPOT = 3;
const BETWEEN = ' · ';
