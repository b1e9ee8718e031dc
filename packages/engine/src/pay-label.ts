// Payouts as cloth and paytable print them, always to one. [B]
import type { Ratio, Schedule } from './schedule.ts';

export const ratioLabel = ([to, one]: Ratio): string => `${to}:${one}`;

/** As short as a spot allows: `0.95:1`, `12 · 20:1`, `to 30:1`, `1:1 · 1:2 with 6`. */
export const payLabel = ({ lines, commission }: Schedule): string => {
  const ratios = lines.map((line) =>
    commission === null ? line.pays : lessCommission(line.pays, commission),
  );
  const best = Math.max(...ratios.map(([to, one]) => to / one));
  if (ratios.length > MOST_ON_A_SPOT) return `to ${best}:1`;
  if (ratios.every(([, one]) => one === 1)) return `${ratios.map(([to]) => to).join(' · ')}:1`;
  return lines
    .map((line, i) => (i === 0 ? ratioLabel(line.pays) : `${ratioLabel(line.pays)} ${line.says}`))
    .join(' · ');
};

const MOST_ON_A_SPOT = 3;

const lessCommission = ([to, one]: Ratio, [kept, of]: Ratio): Ratio => [(to * (of - kept)) / (one * of), 1];
