// Position of an actual return within the band of random variation, and why some amounts have no expectation to compare
// with.
import type { TheoryAnswer, TheoryRow } from '@punto/protocol/floor/report-api';
import { optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';

type Band = { readonly low: number; readonly high: number };
/** Returns as shares of the handle. */
export type ShownTheory = {
  readonly actual: number;
  readonly expected: number;
  /** Band with a probability of 95 %. */
  readonly likely: Band;
  /** Band with a probability of 99.7 %. */
  readonly nearlyCertain: Band;
  readonly outside: boolean;
};

/** How far outside the band a return may be drawn, as a share of the band's width. */
const BEYOND = 0.07;

/** Position of a share: 0 and 1 are the ends of the wider band. Values far outside are limited to `BEYOND`. */
export const placeIn = ({ nearlyCertain }: Pick<ShownTheory, 'nearlyCertain'>, share: number): number => {
  const size = nearlyCertain.high - nearlyCertain.low;
  const place = size === 0 ? 0.5 : (share - nearlyCertain.low) / size;
  return Math.min(1 + BEYOND, Math.max(-BEYOND, place));
};

/** With a sign, and a true minus. */
export const deviationsText = (deviations: number): string => {
  const text = Math.abs(deviations).toFixed(1);
  if (text === '0.0') return text;
  return `${deviations < 0 ? '−' : '+'}${text}`;
};

export const betTitle = ({ option, schedule }: Pick<TheoryRow, 'option' | 'schedule'>): string =>
  `${optionTitle(option, PLAIN_LABELS)}${schedule === 'banker-no-commission' ? ', no commission' : ''}`;

type Unjudged = TheoryAnswer['unjudged'][number];

/** Text after an amount that is in no row above: the reason. */
export const unjudgedWords = ({ because, stakeMinor }: Pick<Unjudged, 'because' | 'stakeMinor'>): string => {
  switch (because) {
    case 'no-schedule':
      return 'settled by an older release, which did not keep what it was paid by';
    case 'no-table':
      return 'its table is no longer known';
    case 'nothing-left':
      // A round voided on the same day subtracts as much as it added.
      return stakeMinor < 0 ? 'corrections of earlier days' : 'its rounds were voided';
  }
};
