// An ended shoe as text in the shoe notation, for download. The format is described in `docs/reference/notation.md`.
import { finishCoup } from '@punto/engine/coup';
import { formatShoe } from '@punto/engine/notation';
import type { ShoeAnswer } from '@punto/protocol/api';

/** `room` is the id of the room. */
export const shoeNotes = (shoe: ShoeAnswer, room: string): string =>
  formatShoe({
    tags: {
      room,
      shoe: `${shoe.table} ${shoe.number}`,
      decks: shoe.decks,
      burn: shoe.burn && { faceUp: shoe.burn.faceUp, count: shoe.burn.count },
      cut: null,
      date: `${minuteOf(shoe.shuffledAt)}/${minuteOf(shoe.endedAt)}`,
      others: [],
    },
    comments: [],
    coups: shoe.rounds.map(({ number, player, banker }) => ({
      number,
      coup: finishCoup({ player, banker }),
      comments: [],
    })),
  });

/** `2026-11-20T14:03Z` */
const minuteOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;
