// Describes a coup in progress above its odds.
import type { Hands } from '@punto/engine/coup';
import { explainCoup } from '@punto/engine/explain';
import { plural } from './figures.ts';

/** `total`: the ordered draws of the cards to come. */
export const drawsInWords = (total: number, toCome: number): string =>
  toCome === 0 ? 'the coup is decided' : `${plural(total, 'ordered draw')} of ${plural(toCome, 'card')}`;

/** The cards that are out, and the next card with its rule. */
export const coupInWords = (hands: Hands): readonly string[] => {
  const next = explainCoup(hands).at(-1);
  const dealt = (cards: readonly string[]): string => (cards.length === 0 ? '–' : cards.join(' '));
  return [`player ${dealt(hands.player)}, banker ${dealt(hands.banker)}: ${next?.says} [${next?.rule}]`];
};
