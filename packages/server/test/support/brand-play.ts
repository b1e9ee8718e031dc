// Rounds of patrons of two brands and of the house at one table, in a store, for tests of the office.
import { coins, minor } from '@punto/engine/minor';
import { houseAccount, patronAccount } from '@punto/ledger/account';
import { keyOf } from '@punto/ledger/patron-key';
import type { Movement } from '@punto/ledger/transfer';
import type { Store } from '@punto/store/store';
import { createPlay, type Play } from '@punto/store/test/samples/sample-play';
import { type PatronId, patronId, tableId } from '@punto/table/ids';
import type { Currencies } from '@punto/table/state';

export const [EVA, KEN, LEO, ANN] = ['acme.EUR.eva', 'acme.JPY.ken', 'lido.EUR.leo', 'ann'].map((id) =>
  patronId(id),
) as [PatronId, PatronId, PatronId, PatronId];
export const SALON = tableId('salon');

const terms = (step: number): Currencies[string] => ({
  ...{ rate: [1, 1], stepMinor: minor(step), limits: {} },
  chipsMinor: [1, 5, 25].map((steps) => minor(steps * step)),
});
const CURRENCIES: Currencies = { 'acme.EUR': terms(5), 'acme.JPY': terms(1), 'lido.EUR': terms(5) };

/** Each patron with a hundred thousand coins. */
export const brandPlay = async (store: Store, opensAt = 0): Promise<Play> => {
  for (const patron of [EVA, KEN, LEO, ANN]) {
    const grant: Movement = {
      kind: 'direct',
      id: `grant-${patron}`,
      amountMinor: coins(100_000),
      code: 'grant',
      memo: { at: 1 },
      debit: houseAccount(keyOf(patron)),
      credit: patronAccount(patron),
    };
    const refusal = await store.transfer([grant]);
    if (refusal !== null) throw new Error(`the grant of ${patron} was refused: ${refusal}`);
  }
  return createPlay(store, SALON, opensAt, CURRENCIES);
};
