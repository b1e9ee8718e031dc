import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

const URI = 'otpauth://totp/Punto:mona?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Punto';

/** The modules of the code, row by row; `true` is dark. */
const modules = (text: string): readonly (readonly boolean[])[] => {
  const { size, path } = qrPath(text);
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => dark.has(`${x} ${y}`)),
  );
};

/** A finder pattern: dark ring, light ring, dark square, in three corners. */
const isFinder = (all: readonly (readonly boolean[])[], left: number, top: number): boolean =>
  Array.from({ length: 49 }, (_, i) => [i % 7, Math.floor(i / 7)] as const).every(([x, y]) => {
    const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
    return all[top + y]?.[left + x] === (ring !== 2);
  });

it('[C.6.5] the QR code of a one-time key has three finder patterns and a quiet zone of four modules', () => {
  const all = modules(URI);
  const far = all.length - 4 - 7;
  // 4 × version + 17 modules, and the quiet zone.
  expect((all.length - 8 - 17) % 4).toBe(0);
  expect([isFinder(all, 4, 4), isFinder(all, far, 4), isFinder(all, 4, far)]).toEqual([true, true, true]);
  for (let i = 0; i < all.length; i += 1)
    for (const edge of [0, 1, 2, 3]) expect([all[edge]?.[i], all[i]?.[edge]]).toEqual([false, false]);
});

it('[C.6.5] different keys give different QR codes', () =>
  expect(qrPath(URI).path).not.toBe(qrPath(`${URI}2`).path));
