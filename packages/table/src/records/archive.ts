// The archive of a shoe that has ended: its cards, round by round. [S3]
import type { Card } from '@punto/engine/card';

/** One round of a shoe as the archive keeps it. */
export type PlayedRound = {
  readonly number: number;
  /** Index of its first card in the shoe, and how many it took: some may never have been turned. */
  readonly first: number;
  readonly taken: number;
  /** Server time of its result. */
  readonly at: number;
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  /** The result, see `@punto/engine/mark`; `null`: cancelled or voided. [T5] [T6] */
  readonly mark: string | null;
  /** The card as it was dealt, if a correction changed its value. [T6] */
  readonly dealt?: Pick<PlayedRound, 'player' | 'banker' | 'mark'>;
};

/** A shoe that has ended, with its rounds. [S3] */
export type ArchivedShoe = {
  readonly table: string;
  readonly number: number;
  readonly decks: number;
  /** Server time. */
  readonly shuffledAt: number;
  readonly endedAt: number;
  /** What was published of it before the first bet; `null`: there was no seal. [F2] */
  readonly commitment: string | null;
  readonly burn: { readonly faceUp: Card; readonly count: number } | null;
  readonly rounds: readonly PlayedRound[];
};
