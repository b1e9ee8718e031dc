// The two sides and the three outcomes. Sides are never people: a person is a patron.

export const SIDES = ['player', 'banker'] as const;
export type Side = (typeof SIDES)[number];

export const OUTCOMES = ['player', 'banker', 'tie'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Banker for player, player for banker. */
export const otherSide = (side: Side): Side => (side === 'player' ? 'banker' : 'player');

/** Whether a word names a side. */
export const isSide = (word: string): word is Side => word === 'player' || word === 'banker';
