// The cards that a command of the laboratory counts, and how its report names them.
import { type Composition, cardsIn, fullShoe } from '@punto/engine/odds/composition';
import { plural } from '../figures.ts';
import { type LeftCount, withCounts } from '../left-counts.ts';

export const compositionOf = (decks: number, left: readonly LeftCount[] | undefined): Composition =>
  left === undefined ? fullShoe(decks) : withCounts(fullShoe(decks), decks, left);

export const cardsInWords = (decks: number, composition: Composition): string =>
  `${plural(decks, 'deck')}, ${plural(cardsIn(composition), 'card')} left`;
