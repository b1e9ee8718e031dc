// Keeps the secret order of the shoe in play in memory, for that table's host only. A new shoe is committed and encrypted
// before its first bet; after a restart the same shoe is decrypted. Rounds are revealed when they are over, and the rest
// with the shoe; then the secret is deleted. [S4] [F2] [F3]
import type { Card } from '@punto/engine/card';
import { type CutShoe, cutShoe, revealRound, revealShoe } from '@punto/engine/fairness/opening';
import { permutationOf } from '@punto/engine/fairness/permutation';
import type { BeaconRound, Hex32, OpenedRound, OpenedShoe, Seal } from '@punto/engine/fairness/record';
import { type SealTerms, type ShoeSecret, sealOf } from '@punto/engine/fairness/seal';
import { belowFrom, type Word } from '@punto/engine/random';
import { cutIndexOf, orderedCards, shuffled } from '@punto/engine/shoe';
import { decryptSecret, encryptSecret } from '@punto/store/shoes/shoe-encryption';
import type { ShoeKeys } from '@punto/store/shoes/shoe-key';
import type { EncryptedShoe, Store } from '@punto/store/store';
import {
  cardsOfRound,
  dealtRound,
  nextShoeNumber,
  type OpenTable,
  publicName,
  type ShoeId,
  shoeId,
  type TableId,
} from '@punto/table/index';

/** `cards`: their number. */
export type NewShoe = { readonly encrypted: EncryptedShoe; readonly seal: Seal; readonly cards: number };

export type SecretShoe = {
  /** A new shoe, encrypted; dealt from only after `take`. */
  readonly shuffle: (terms: Omit<SealTerms, 'shoe'>) => NewShoe;
  /** Makes this the shoe to deal from. */
  readonly take: (encrypted: EncryptedShoe) => void;
  /** Decrypts the stored shoe after a restart. */
  readonly reopen: (shoe: ShoeId) => Promise<void>;
  /** `seed`: seed of the cut; `null`: the shoe is older than cuts. */
  readonly cardAt: (index: number, seed: Hex32 | null) => Card;
  readonly houseValue: () => Hex32;
  /** The proof of a finished round of this shoe; `null`: not finished, or no commitment to check it by. */
  readonly revealRound: (table: OpenTable, round: number) => OpenedRound | null;
  /** The proof of the whole shoe, after its end. */
  readonly revealShoe: (table: OpenTable) => OpenedShoe | null;
  readonly empty: () => void;
};

/** The shoe is missing in the store: lost, or ended by a write that the reader of the table's state has not seen. */
export class ShoeNotStored extends Error {
  override readonly name = 'ShoeNotStored';
}

const NOTHING: ShoeSecret = { order: [], nonces: [], houseValue: '' };
const WORDS_IN_VALUE = 8;
const WORDS_IN_ID = 4;

export const createSecretShoe = (
  table: TableId,
  store: Pick<Store, 'encryptedShoe'>,
  keys: ShoeKeys,
  word: Word,
  onRejected?: () => void,
): SecretShoe => {
  const value = (): Hex32 => drawn(word, WORDS_IN_VALUE);
  let secret = NOTHING;
  let order: { readonly seed: Hex32; readonly places: readonly number[] } | null = null;
  let cut: CutShoe | null = null;

  const hold = (held: ShoeSecret): void => {
    secret = held;
    order = null;
    cut = null;
  };
  const placeOf = (index: number, seed: Hex32 | null): number => {
    if (seed === null) return index;
    if (order?.seed !== seed) order = { seed, places: permutationOf(seed, secret.order.length) };
    return order.places[index] ?? -1;
  };
  /** The cut shoe with its hash tree, computed when its first proof is requested. */
  const cutOf = ({ shoe }: OpenTable): CutShoe | null => {
    // Without its key a shoe cannot be proved either.
    if (!shoe?.seal || !shoe.cut || secret === NOTHING) return null;
    if (cut?.seal.shoe !== shoe.id || cut.cut.seed !== shoe.cut.seed)
      cut = cutShoe(shoe.seal, secret, shoe.cut);
    return cut;
  };

  return {
    shuffle: (terms) => {
      const shoe = shoeId(drawn(word, WORDS_IN_ID));
      const cards = shuffled(orderedCards(terms.decks), belowFrom(word, onRejected));
      const held = { order: cards, nonces: cards.map(value), houseValue: value() };
      const seal = sealOf({ ...terms, shoe }, held);
      return { encrypted: encryptSecret(keys, table, shoe, held), seal, cards: cards.length };
    },
    take: (encrypted) => hold(decryptSecret(keys, encrypted)),
    reopen: async (shoe) => {
      const encrypted = await store.encryptedShoe(shoe);
      if (!encrypted) throw new ShoeNotStored(`shoe ${shoe} of table ${table} is not in the store`);
      hold(decryptSecret(keys, encrypted));
    },
    cardAt: (index, seed) => {
      const card = secret.order[placeOf(index, seed)];
      if (!card) throw new Error(`no card ${index} in a shoe of ${secret.order.length}`);
      return card;
    },
    houseValue: () => secret.houseValue,
    revealRound: (state, round) => {
      const played = state.played.find(({ number }) => number === round);
      const shoe = played && cutOf(state);
      if (!played || !shoe) return null;
      const dealt = dealtRound(played);
      return revealRound(shoe, { round, status: dealt.status, dealt: cardsOfRound(dealt) });
    },
    revealShoe: (state) => {
      const shoe = cutOf(state);
      return shoe && revealShoe(shoe, state.shoe?.burn ?? null, state.played.map(dealtRound));
    },
    empty: () => hold(NOTHING),
  };
};

/** Random words from the generator, as hexadecimal digits. [F1] */
const drawn = (word: Word, words: number): string =>
  Array.from({ length: words }, () => word().toString(16).padStart(8, '0')).join('');

/** The published terms of the next shoe; a private table has the name of its room's table. [V5] */
export const sealTerms = (
  table: OpenTable,
  beacon: BeaconRound | null,
  spentShoes = 0,
): Omit<SealTerms, 'shoe'> => {
  const { id, shoe } = table.nextSetup ?? table.setup;
  return {
    table: publicName(table.setup.table),
    number: nextShoeNumber(table, spentShoes),
    room: id,
    decks: shoe.decks,
    cutIndex: cutIndexOf(shoe),
    burn: shoe.burn,
    afterCut: shoe.afterCut,
    beacon,
  };
};
