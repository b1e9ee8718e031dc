// Where an actual return lies between the ends of what chance allows, and why some of the figures is judged by nothing.
import type { TheoryAnswer, TheoryRow } from '@punto/protocol/floor/report-api';
import { optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';

type Band = { readonly low: number; readonly high: number };
/** Returns as shares of the handle. */
export type ShownTheory = {
  readonly actual: number;
  readonly expected: number;
  /** 95 % of the time. */
  readonly likely: Band;
  /** 99.7 % of the time. */
  readonly nearlyCertain: Band;
  readonly outside: boolean;
};

/** How far an actual return may lie outside the drawing’s ends before it is drawn at its edge. */
const BEYOND = 0.07;

/** From 0 to 1, the ends of the wider band; what is far outside is drawn just beyond them. */
export const placeIn = ({ nearlyCertain }: Pick<ShownTheory, 'nearlyCertain'>, share: number): number => {
  const size = nearlyCertain.high - nearlyCertain.low;
  const place = size === 0 ? 0.5 : (share - nearlyCertain.low) / size;
  return Math.min(1 + BEYOND, Math.max(-BEYOND, place));
};

/** With a true minus, and its sign. */
export const deviationsText = (deviations: number): string => {
  const text = Math.abs(deviations).toFixed(1);
  if (text === '0.0') return text;
  return `${deviations < 0 ? '−' : '+'}${text}`;
};

export const betTitle = ({ option, schedule }: Pick<TheoryRow, 'option' | 'schedule'>): string =>
  `${optionTitle(option, PLAIN_LABELS)}${schedule === 'banker-no-commission' ? ', no commission' : ''}`;

type Unjudged = TheoryAnswer['unjudged'][number];

/** What follows the amount: why no row above has it. */
export const unjudgedWords = ({ because, stakeMinor }: Pick<Unjudged, 'because' | 'stakeMinor'>): string => {
  switch (because) {
    case 'no-schedule':
      return 'settled by an older release, which did not keep what it was paid by';
    case 'no-table':
      return 'its table is no longer known';
    case 'nothing-left':
      // A round of the same day that was voided takes away as much as it had brought.
      return stakeMinor < 0 ? 'corrections of earlier days' : 'its rounds were voided';
  }
};
