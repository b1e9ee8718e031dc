// The brands of a house with operators, by which pages name them; empty in a house without.

import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { BrandsAnswer } from '@punto/protocol/floor/wallet-api';
import { type Accessor, createSignal } from 'solid-js';
import { type FloorAsk, FloorRefusal } from './floor-client.ts';

export type KnownBrand = BrandsAnswer['brands'][number];

export const createBrandNames = (
  ask: FloorAsk,
): { readonly brands: Accessor<readonly KnownBrand[]>; readonly read: () => Promise<void> } => {
  const [brands, setBrands] = createSignal<readonly KnownBrand[]>([]);
  const read = async (): Promise<void> => {
    try {
      setBrands((await ask<BrandsAnswer>('GET', OFFICE_PATHS.brands)).brands);
    } catch (fault) {
      // Those that are known stay; the next connection asks again.
      if (!(fault instanceof FloorRefusal)) throw fault;
    }
  };
  return { brands, read };
};
