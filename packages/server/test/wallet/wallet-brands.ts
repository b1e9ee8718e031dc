// Brand files of operators that run on this machine.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENCY } from './launched-patron.ts';
import type { OperatorProcess } from './operator-process.ts';

/** Writes a brand file for each operator; returns the folder of them, for `PUNTO_BRANDS`. */
export const writeBrands = (
  folder: string,
  operators: readonly OperatorProcess[],
  wallet: { readonly timeoutMs?: number } = {},
): string => {
  const brands = join(folder, 'brands');
  mkdirSync(brands);
  for (const { brand, wallet: url, key } of operators)
    writeFileSync(
      join(brands, `${brand}.json`),
      JSON.stringify({
        name: brand,
        languages: ['en'],
        currencies: { [CURRENCY]: { rate: '1', stepMinor: 100, chipsMinor: [100, 500, 2_500] } },
        gamingDay: { zone: 'Europe/Malta' },
        wallet: { url, keys: [key], ...wallet },
        api: { keys: [key] },
      }),
    );
  return brands;
};
