// Formats numbers for people: shares in per cent with the digits that matter, counts in groups of three.
import type { Fraction } from '@punto/engine/odds';
import type { Cell } from './column.ts';

/** `0.0123508` as `1.2351 %`. */
export const percent = (share: NonNullable<Cell>): string => `${(Number(share) * 100).toFixed(4)} %`;

/** `+1.2351 %`, or with the minus sign of a number. */
export const signedPercent = (share: NonNullable<Cell>): string =>
  `${Number(share) < 0 ? '' : '+'}${percent(share)}`;

/** `4,998,398,275,503,360` */
export const grouped = (count: number | bigint): string => count.toLocaleString('en-US');

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** An exact quotient as programs read it. */
export const exactText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;
