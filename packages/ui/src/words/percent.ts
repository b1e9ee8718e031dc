// Formats shares as percentages with a fixed number of decimals and a true minus sign.

const MINUS = '−';

/** `1.0579 %`; a dash if not finite, such as the edge per resolved bet when every bet is pushed. */
export const percent = (share: number, places = 4): string => {
  if (!Number.isFinite(share)) return '—';
  const text = Math.abs(share * 100).toFixed(places);
  return `${share < 0 && Number(text) !== 0 ? MINUS : ''}${text} %`;
};

/** In percentage points, with a sign: `+0.0132`, `−1.2`, `0.0000`. */
export const points = (share: number): string => {
  if (!Number.isFinite(share)) return '—';
  const text = Math.abs(share * 100).toFixed(4);
  if (Number(text) === 0) return text;
  return `${share < 0 ? MINUS : '+'}${text}`;
};

/**
 * With a sign and two decimals, as reports print a hold: `+1.06 %`. More decimals would suggest a precision that random
 * results do not have.
 */
export const signedPercent = (share: number): string =>
  `${share > 0 && Number((share * 100).toFixed(2)) !== 0 ? '+' : ''}${percent(share, 2)}`;
