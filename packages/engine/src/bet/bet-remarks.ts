// Remarks on a bet without faults: rows that overlap or can never hold, and payouts that are rounded. They are found by
// evaluating the bet for a coup of every kind that its words distinguish, so none is missed.
import type { Coup } from '../coup.ts';
import type { Ratio } from '../ratio.ts';
import { betFault, type CodedBetFault, type RoundingRemark, type RowRemark } from './bet-fault.ts';
import { type CompiledBet, compileBet } from './compiled-bet.ts';
import type { BetDefinition } from './definition.ts';
import { eachCoup } from './each-coup.ts';

/** Remarks on a bet for stakes that are multiples of `stepMinor`, each at its field. [L1] [L2] */
export const betRemarks = (
  definition: BetDefinition,
  stepMinor: number,
): readonly CodedBetFault<RowRemark | RoundingRemark>[] => [
  ...rowRemarks(compileBet(definition)),
  ...roundings(definition, stepMinor),
];

/** Remarks on rows that overlap or can never hold, and on a push that never decides, each with the path of its field. */
export const rowRemarks = (bet: CompiledBet): readonly CodedBetFault<RowRemark>[] => {
  const { lines, pushes, definition } = bet;
  const held = lines.map(() => false);
  const overlaps = new Map<string, CodedBetFault<RowRemark>>();
  let pushed = definition.push.length === 0;
  const most = (lines.length * (lines.length - 1)) / 2;
  eachCoup(bet, (coup) => {
    let first = -1;
    for (const [row, { when }] of lines.entries()) {
      if (!when(coup)) continue;
      held[row] = true;
      if (first < 0) first = row;
      else if (!overlaps.has(`${first} ${row}`)) {
        const reason = { code: 'overlaps', row: first, ...written(coup) } as const;
        overlaps.set(`${first} ${row}`, betFault<RowRemark>(`rows[${row}].when`, reason));
      }
    }
    if (first < 0) pushed ||= pushes(coup);
    return pushed && overlaps.size === most && held.every(Boolean);
  });
  const dead = held.flatMap((has, i) =>
    has ? [] : [betFault<RowRemark>(`rows[${i}].when`, { code: 'neverHolds' })],
  );
  const idle = pushed ? [] : [betFault<RowRemark>('push', { code: 'neverPushes' })];
  return [...dead, ...overlaps.values(), ...idle];
};

const written = ({ player, banker }: Coup) => ({ player: player.join(' '), banker: banker.join(' ') });

const roundings = (
  { rows, commission }: BetDefinition,
  stepMinor: number,
): readonly CodedBetFault<RoundingRemark>[] => {
  const inexact = ([part, of]: Ratio): boolean => (stepMinor * part) % of !== 0;
  const paid = rows.flatMap(({ pays }, i) =>
    inexact(pays)
      ? [betFault<RoundingRemark>(`rows[${i}].pays`, { code: 'paysRounded', step: stepMinor })]
      : [],
  );
  const kept =
    commission !== null &&
    rows.some(({ pays }) => inexact([pays[0] * commission[0], pays[1] * commission[1]]));
  return kept
    ? [...paid, betFault<RoundingRemark>('commission', { code: 'commissionRounded', step: stepMinor })]
    : paid;
};
