// The published data of a shoe, with which anyone can check it: the seal before the first bet, the cut, the cards of
// a round when it is over, everything when the shoe is. Hashes, nonces and values are lower-case hexadecimal. [F2]
import type { Card } from '../card.ts';
import type { AfterCut, BurnCustom } from '../room.ts';
import type { Side } from '../side.ts';

/** 32 bytes as 64 hexadecimal digits. */
export type Hex32 = string;

/** Named before the cut and published only after it, so that no value could depend on it. */
export type BeaconRound = { readonly name: string; readonly round: number };
export type BeaconValue = BeaconRound & {
  readonly value: Hex32;
  /** The network's, of which the value is the hash; from format 2 on. */
  readonly signature?: string;
  /** The signature of the round before, where the network chains them, else `null`; from format 2 on. */
  readonly previous?: string | null;
};

/** Fixed before anyone may bet; its hash is the shoe's commitment. */
export type Seal = {
  /** The format of cut and files. Format 1 has one hash for the list of a cut, and 64 places. */
  readonly format: 1 | 2;
  readonly table: string;
  readonly shoe: string;
  readonly number: number;
  readonly room: string;
  readonly decks: number;
  /** The cut card is before the card with this index; `null`: there is none. */
  readonly cutIndex: number | null;
  readonly burn: BurnCustom;
  readonly afterCut: AfterCut;
  /** Root of the tree over the cards in the house's order. */
  readonly root: Hex32;
  /** Hash of the house's value for the cut. */
  readonly houseHash: Hex32;
  readonly beacon: BeaconRound | null;
};

/** One patron's part; `value` is `null` when it was withheld. */
export type Contribution = {
  /** The position in the list, from 1. The patron's identity is not published. */
  readonly patron: string;
  /** `null` at a private table, where the house had no choice left. */
  readonly commit: Hex32 | null;
  readonly value: Hex32 | null;
};

/** A patron whose commitment came too late for the list, or when the list was full. */
export type Missed = { readonly commit: Hex32; readonly why: 'late' | 'full' };

/** Everything the order was made from besides the sealed cards. */
export type Cut = {
  readonly houseValue: Hex32;
  /** The values that counted, in order. Empty: the house cut alone. */
  readonly contributions: readonly Contribution[];
  /** Attempts that failed because a patron withheld a value, in order. */
  readonly failed: readonly (readonly Contribution[])[];
  /** From format 2 on. */
  readonly missed?: readonly Missed[];
  /**
   * When the list was closed, by the server's clock, in milliseconds since 1970; `null`: at a private table. From
   * format 2 on.
   */
  readonly closedAt?: number | null;
  /** `null` although the seal names one: it could not be had in time. */
  readonly beacon: BeaconValue | null;
  readonly seed: Hex32;
};

/** The length of a list and the root of its Merkle tree, see `cut-list.ts`. */
export type Listed = { readonly count: number; readonly root: Hex32 };

/** The cut as contained in a round's proof: its size must not grow with the number of patrons. */
export type CutInBrief = Pick<Cut, 'houseValue' | 'beacon' | 'seed'> & {
  readonly list: Listed;
  readonly values: Listed;
  readonly failed: readonly (Listed & { readonly withheld: number })[];
  /** How many came forward and are not in the cut. */
  readonly missed: number;
  readonly closedAt: number | null;
};

/** A card with what proves that it lay there all along. */
export type OpenedCard = {
  /** Its place in the shoe as dealt, from 0. */
  readonly index: number;
  /** Its place in the committed order. */
  readonly leaf: number;
  readonly card: Card;
  readonly nonce: Hex32;
  /** From the leaf's sibling to the root's children. */
  readonly proof: readonly Hex32[];
};

/** The proof of a finished round, which can be verified separately. */
export type OpenedRound = {
  readonly kind: 'punto-round';
  /** The format of the seal. */
  readonly version: 1 | 2;
  readonly seal: Seal;
  readonly cut: Cut | CutInBrief;
  readonly round: number;
  readonly status: 'settled' | 'cancelled';
  /** In the order they were dealt; the burnt card that was drawn face up comes first, with round 1. */
  readonly cards: readonly (OpenedCard & { readonly side: Side | 'burn' })[];
  /** Dealt face down and never turned: closed until the shoe has ended. */
  readonly closed: readonly { readonly index: number; readonly side: Side }[];
  /** Of everything above, see `digest.ts`. */
  readonly digest: Hex32;
};

/** How the cards of a shoe were used. */
export type DealtRound = {
  readonly round: number;
  readonly status: 'settled' | 'cancelled';
  /** Index of its first card. */
  readonly first: number;
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  /** Cards taken from the shoe; more than the hands hold where some were never turned. */
  readonly taken: number;
  /** The result as a mark, see `mark.ts`; `null` for a cancelled one. */
  readonly mark: string | null;
};

/** A shoe that has ended, opened whole: the file that `punto verify` reads. */
export type OpenedShoe = {
  readonly kind: 'punto-shoe';
  /** The format of the seal. */
  readonly version: 1 | 2;
  readonly commitment: Hex32;
  readonly seal: Seal;
  readonly cut: Cut;
  /** All cards in the committed order, with their nonces. */
  readonly cards: readonly { readonly card: Card; readonly nonce: Hex32 }[];
  readonly burn: { readonly faceUp: Card; readonly count: number } | null;
  readonly rounds: readonly DealtRound[];
  /** Of everything above, see `digest.ts`. */
  readonly digest: Hex32;
};
