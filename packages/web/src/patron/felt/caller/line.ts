// The lines that the caller of a table announces: their meaning, their importance, and which of them each level of the voice
// includes. The words are in the area `caller` of the catalogue.
import type { VoiceLevel } from '@punto/ui/client/stored-settings.ts';

export const LINE_IDS = [
  'place-your-bets',
  'last-bets',
  'no-more-bets',
  'player-points',
  'banker-points',
  'player-natural',
  'banker-natural',
  'two-naturals',
  'both-stand',
  'player-draws',
  'player-stands',
  'banker-draws',
  'banker-stands-on',
  'player-wins',
  'player-wins-natural',
  'banker-wins',
  'banker-wins-natural',
  'tie',
  'tie-natural',
  'next-round-last',
  'last-round',
  'new-shoe',
] as const;
export type LineId = (typeof LINE_IDS)[number];

export type CallerLine = {
  readonly id: LineId;
  /** Points of the hand; of the winner in a result. */
  readonly points?: number;
  /** Points of the loser. */
  readonly over?: number;
};

export const RANKS = { points: 1, call: 2, betting: 3, decided: 4 } as const;
export type LineRank = (typeof RANKS)[keyof typeof RANKS];

const BETTING: readonly LineId[] = ['place-your-bets', 'last-bets'];
const DECIDED: readonly LineId[] = [
  'no-more-bets',
  'player-wins',
  'player-wins-natural',
  'banker-wins',
  'banker-wins-natural',
  'tie',
  'tie-natural',
];

/** A line interrupts older ones of a lower rank. */
export const rankOf = ({ id }: CallerLine): LineRank => {
  if (DECIDED.includes(id)) return RANKS.decided;
  if (BETTING.includes(id)) return RANKS.betting;
  return id === 'player-points' || id === 'banker-points' ? RANKS.points : RANKS.call;
};

/** `low`: betting opens, betting closes, the result. */
export const isInLevel = (line: CallerLine, level: VoiceLevel): boolean => {
  if (level === 'low') return line.id === 'place-your-bets' || DECIDED.includes(line.id);
  return level === 'full';
};
