// How a coup that is being dealt is written above the odds of its rest.
import type { Hands } from '@punto/engine/coup';
import { explainCoup } from '@punto/engine/explain';
import { plural } from './figures.ts';

/** `total`: the ordered draws of the cards to come. */
export const drawsInWords = (total: number, toCome: number): string =>
  toCome === 0 ? 'the coup is decided' : `${plural(total, 'ordered draw')} of ${plural(toCome, 'card')}`;

/** The cards that are out, and what comes next by which rule. */
export const coupInWords = (hands: Hands): readonly string[] => {
  const next = explainCoup(hands).at(-1);
  const dealt = (cards: readonly string[]): string => (cards.length === 0 ? '–' : cards.join(' '));
  return [`player ${dealt(hands.player)}, banker ${dealt(hands.banker)}: ${next?.says} [${next?.rule}]`];
};
