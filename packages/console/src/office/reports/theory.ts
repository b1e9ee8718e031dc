// Position of an actual return within the band of random variation, and why some amounts have no expectation to compare
// with.
import { texts } from '@punto/language/catalogue';
import { HOUSE_KEY, type PatronKey } from '@punto/ledger/patron-key';
import type { TheoryAnswer, TheoryRow } from '@punto/protocol/floor/report-api';
import { optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { type RecordedBetId, recordedTitle } from '@punto/ui/words/recorded-bet.ts';

const text = texts('reports').theory;

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
  const size = Math.abs(deviations).toFixed(1);
  if (size === '0.0') return size;
  return `${deviations < 0 ? '−' : '+'}${size}`;
};

export const betTitle = ({ schedule, ...bet }: Pick<TheoryRow, 'schedule'> & RecordedBetId): string =>
  schedule === 'banker-no-commission'
    ? text.noCommission({ option: optionTitle(bet.option, PLAIN_LABELS) })
    : recordedTitle(bet, PLAIN_LABELS);

/** The patrons whose stakes a line counts; the line of the house's own patrons has no brand. */
export const keyOfRow = ({ brand, currency }: { brand?: string; currency?: string }): PatronKey =>
  brand !== undefined && currency !== undefined ? { brand, currency } : HOUSE_KEY;

type Unjudged = TheoryAnswer['unjudged'][number];

/** Text after an amount that is in no row above: the reason. */
export const unjudgedWords = ({ because, stakeMinor }: Pick<Unjudged, 'because' | 'stakeMinor'>): string => {
  switch (because) {
    case 'no-schedule':
      return text.unjudged.noSchedule();
    case 'no-table':
      return text.unjudged.noTable();
    case 'nothing-left':
      // A round voided on the same day subtracts as much as it added.
      return stakeMinor < 0 ? text.unjudged.earlier() : text.unjudged.voided();
  }
};
