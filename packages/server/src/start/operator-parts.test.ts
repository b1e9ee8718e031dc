import { minor } from '@punto/engine/minor';
import type { Store } from '@punto/store/store';
import { patronId } from '@punto/table/ids';
import { expect, it } from 'vitest';
import { sampleBrand } from '../../test/support/sample-brand.ts';
import { createBalances } from '../wallet/balances.ts';
import { withBalances } from './operator-parts.ts';

const PATRON = patronId('acme.EUR.7f');
const store = {} as Store;

it('requests the balance of an operator’s patron that this process does not know, and no other', async () => {
  const balances = createBalances();
  let asked = 0;
  const wallets = {
    askBalance: async () => {
      asked += 1;
      balances.update(PATRON, minor(700));
      return balances.of(PATRON);
    },
  };
  const brands = new Map([['acme', sampleBrand('acme')]]);
  const { operatorBalance } = withBalances({ store, brands, wallets }, balances);
  expect(await operatorBalance?.(PATRON)).toBe(700);
  expect(await operatorBalance?.(PATRON)).toBe(700);
  expect(asked).toBe(1);
});

it('has no balance of a wallet that does not answer', async () => {
  const brands = new Map([['acme', sampleBrand('acme')]]);
  const wallets = { askBalance: async () => null };
  const { operatorBalance } = withBalances({ store, brands, wallets }, createBalances());
  expect(await operatorBalance?.(PATRON)).toBeNull();
});
