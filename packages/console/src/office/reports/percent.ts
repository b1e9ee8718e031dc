// Shares as reports write them, with a true minus. Two decimals tell a hold, and more would promise what chance does
// not keep.
export const percent = (share: number): string => {
  const text = (Math.abs(share) * 100).toFixed(2);
  return `${share < 0 && Number(text) > 0 ? '−' : ''}${text} %`;
};

/** With its sign. */
export const signedPercent = (share: number): string =>
  `${share > 0 && !/^0\.00/.test(percent(share)) ? '+' : ''}${percent(share)}`;
