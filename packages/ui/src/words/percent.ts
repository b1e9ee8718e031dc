// Shares as people read them: a percentage with a fixed number of places and a true minus sign.

const MINUS = '−';

/** `1.0579 %`; a dash where there is no figure, as the edge per resolved bet when every bet is pushed. */
export const percent = (share: number, places = 4): string => {
  if (!Number.isFinite(share)) return '—';
  const text = Math.abs(share * 100).toFixed(places);
  return `${share < 0 && Number(text) !== 0 ? MINUS : ''}${text} %`;
};

/** The same in points, with its sign: `+0.0132`, `−1.2`, `0.0000`. */
export const points = (share: number, places = 4): string => {
  if (!Number.isFinite(share)) return '—';
  const text = Math.abs(share * 100).toFixed(places);
  if (Number(text) === 0) return text;
  return `${share < 0 ? MINUS : '+'}${text}`;
};

/** Two places, as reports print a hold: more would promise what chance does not keep. With its sign: `+1.06 %`. */
export const signedPercent = (share: number, places = 2): string =>
  `${share > 0 && Number((share * 100).toFixed(places)) !== 0 ? '+' : ''}${percent(share, places)}`;
