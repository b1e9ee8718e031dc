// Draws a text as a QR code in the browser, since it contains a secret. One SVG path of squares, dark on light.
import { encode } from 'uqr';

/** Modules of quiet zone on each side, as ISO 18004 requires. */
const QUIET = 4;

export type QrPath = { readonly size: number; readonly path: string };

export const qrPath = (text: string): QrPath => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
};
