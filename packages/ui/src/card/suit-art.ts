// Ids of the suit drawings in the page.
import type { Suit } from '@punto/engine/card';

export const SUIT_ART: Readonly<Record<Suit, string>> = {
  S: '#art-spade',
  H: '#art-heart',
  D: '#art-diamond',
  C: '#art-club',
};
