// A text as a QR code, drawn here: the secret in it goes nowhere. One path of squares, light on the outside as scanners want.
import { encode } from 'uqr';

/** Modules of quiet zone on each side, as ISO 18004 asks. */
const QUIET = 4;

export type QrPath = { readonly size: number; readonly path: string };

export const qrPath = (text: string): QrPath => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
};
