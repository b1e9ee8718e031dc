// The exact commission and the exact payouts that give a bet a wanted expected value. [B21]
import { type Fraction, fraction, minus, over, plus, times, whole } from '../odds/fraction.ts';
import type { PaidBy, PaidCounts } from '../odds/summary.ts';

/**
 * The commission with which a stake of one wins `expected` on average: `1 − (expected + L) / W`, where `L` is the chance to lose
 * and `W` the mean of what is won before commission. Below 0 the house would have to add to winnings. `null`: the bet never
 * wins.
 */
export const fairCommission = (paid: PaidBy, counts: PaidCounts, expected: Fraction): Fraction | null => {
  const won = meanWon(paid, counts);
  if (won.numerator === 0n) return null;
  return minus(whole(1), over(plus(expected, chanceOfLoss(counts)), won));
};

/**
 * The pay of one line, to one and before commission, with which a stake of one wins `expected` on average while the other lines
 * stay as they are. Below 0 no pay does. `null`: the line never wins.
 */
export const fairPay = (
  paid: PaidBy,
  counts: PaidCounts,
  line: number,
  expected: Fraction,
): Fraction | null => {
  const chance = fraction(BigInt(counts.wonByLine[line] ?? 0), BigInt(counts.total));
  if (chance.numerator === 0n) return null;
  const [kept, of] = paid.commission ?? [0, 1];
  const needed = over(plus(expected, chanceOfLoss(counts)), fraction(BigInt(of - kept), BigInt(of)));
  const byOthers = paid.lines.map(({ pays }, i): PaidBy['lines'][number] => ({
    pays: i === line ? [0, 1] : pays,
  }));
  return over(minus(needed, meanWon({ ...paid, lines: byOthers }, counts)), chance);
};

const chanceOfLoss = ({ lost, total }: PaidCounts): Fraction => fraction(BigInt(lost), BigInt(total));

/** The average win, before commission and losses. */
const meanWon = ({ lines }: PaidBy, { wonByLine, total }: PaidCounts): Fraction =>
  lines.reduce(
    (sum, { pays }, i) =>
      plus(
        sum,
        times(fraction(BigInt(wonByLine[i] ?? 0), BigInt(total)), fraction(BigInt(pays[0]), BigInt(pays[1]))),
      ),
    whole(0),
  );
