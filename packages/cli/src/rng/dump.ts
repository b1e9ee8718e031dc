// The generator's raw output for the tests of others: words as four bytes each, the lowest first, or what comes of them
// after rejection, whole shuffled decks with one byte a card. Written a piece at a time, as fast as it is read.

import { belowFrom, type Word } from '@punto/engine/random';
import { CARDS_IN_DECK, shuffled } from '@punto/engine/shoe';

const PIECE_BYTES = 1 << 16;
const BYTES_IN_WORD = 4;

export type Dump = {
  readonly word: Word;
  /** `null`: until the reader closes the pipe. */
  readonly bytes: number | null;
  readonly afterRejection: boolean;
};

export const dump = async (
  { word, bytes, afterRejection }: Dump,
  write: (piece: Uint8Array) => Promise<void>,
  stop: AbortSignal,
): Promise<void> => {
  const piece = afterRejection ? deckPieces(word) : wordPieces(word);
  let left = bytes ?? Number.POSITIVE_INFINITY;
  while (left > 0 && !stop.aborted) {
    const next = piece();
    await write(left < next.length ? next.subarray(0, left) : next);
    left -= next.length;
  }
};

/** A new array each time: the last one may still be on its way out. */
const wordPieces = (word: Word) => (): Uint8Array => {
  const piece = new DataView(new ArrayBuffer(PIECE_BYTES));
  for (let at = 0; at < PIECE_BYTES; at += BYTES_IN_WORD) piece.setUint32(at, word(), true);
  return new Uint8Array(piece.buffer);
};

const deckPieces = (word: Word) => {
  const below = belowFrom(word);
  const deck = Array.from({ length: CARDS_IN_DECK }, (_, card) => card);
  const decks = Math.floor(PIECE_BYTES / CARDS_IN_DECK);
  return (): Uint8Array => {
    const piece = new Uint8Array(decks * CARDS_IN_DECK);
    for (let at = 0; at < piece.length; at += CARDS_IN_DECK) piece.set(shuffled(deck, below), at);
    return piece;
  };
};
