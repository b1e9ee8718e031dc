// The pays of a schedule as a short text in English. Pages print it in their own language. [B1]–[B18]
import { type Ratio, ratioLabel } from '../ratio.ts';
import type { PayLineId, Schedule } from './schedule.ts';

/** The text that distinguishes a line from the others of its schedule, in English. */
const LINE_WORDS: Readonly<Record<PayLineId, string>> = {
  'player-wins': 'player wins',
  'banker-wins': 'banker wins',
  'other-score': 'with any other score',
  'with-six': 'with 6',
  tie: 'tie',
  pair: 'pair',
  'perfect-pair': 'perfect pair',
  natural: 'natural',
  'by-4': 'by 4',
  'by-5': 'by 5',
  'by-6': 'by 6',
  'by-7': 'by 7',
  'by-8': 'by 8',
  'by-9': 'by 9',
  'two-cards': 'two cards',
  'three-cards': 'three cards',
  'four-cards': 'four cards in all',
  'five-cards': 'five cards in all',
  'six-cards': 'six cards in all',
};

/** Its pay, commission taken, as short as a spot allows: `0.95:1`, `12 · 20:1`, `to 30:1`, `1:1 · 1:2 with 6`. */
export const payLabel = ({ lines, commission }: Schedule): string => {
  const ratios = lines.map((line) =>
    commission === null ? line.pays : lessCommission(line.pays, commission),
  );
  const best = Math.max(...ratios.map(([to, one]) => to / one));
  if (ratios.length > MOST_ON_A_SPOT) return `to ${best}:1`;
  if (ratios.every(([, one]) => one === 1)) return `${ratios.map(([to]) => to).join(' · ')}:1`;
  return lines
    .map((line, i) =>
      i === 0
        ? ratioLabel(line.pays)
        : `${ratioLabel(line.pays)} ${line.id === null ? '' : LINE_WORDS[line.id]}`,
    )
    .join(' · ');
};

const MOST_ON_A_SPOT = 3;

const lessCommission = ([to, one]: Ratio, [kept, of]: Ratio): Ratio => [(to * (of - kept)) / (one * of), 1];
