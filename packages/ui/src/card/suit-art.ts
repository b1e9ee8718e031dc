// The suits as path data in a square of 100, and the ids of their drawings in the page.
import type { Suit } from '@punto/engine/card';

export const SUIT_ART: Readonly<Record<Suit, string>> = {
  S: '#art-spade',
  H: '#art-heart',
  D: '#art-diamond',
  C: '#art-club',
};

export const SUIT_PATH: Readonly<Record<Suit, string>> = {
  S: 'M50 5c15 25 44 39 44 60 0 13-10 21-21 21-8 0-15-4-19-11 1 10 5 16 12 21H34c7-5 11-11 12-21-4 7-11 11-19 11C16 86 6 78 6 65 6 44 35 30 50 5Z',
  H: 'M50 93C20 66 6 48 6 30 6 15 16 7 28 7c10 0 18 6 22 16C54 13 62 7 72 7c12 0 22 8 22 23 0 18-14 36-44 63Z',
  D: 'M50 3c10 18 22 33 36 47-14 14-26 29-36 47C40 79 28 64 14 50 28 36 40 21 50 3Z',
  C: 'M50 4a21 21 0 0 1 16.6 34A21 21 0 1 1 54.5 70C55 82 59 90 67 96H33c8-6 12-14 12.5-26A21 21 0 1 1 33.4 38 21 21 0 0 1 50 4Z',
};
