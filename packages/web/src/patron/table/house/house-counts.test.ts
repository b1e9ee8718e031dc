import { expect, it } from 'vitest';
import { bankerCoup, UNSEALED_SHOE, view } from '../../../../test/fixtures/table-setup.ts';
import {
  cutCardAt,
  isCardWaiting,
  layersOf,
  MOST_LAYERS,
  shareDiscarded,
  shareLeft,
} from './house-counts.ts';

const coup = bankerCoup(['banker']);
const shoe = { ...UNSEALED_SHOE, cards: 400, dealt: 100, cutIndex: 300 };

it('[S2] shows the share of the cards that is left, and an empty shoe while they are shuffled', () => {
  expect(shareLeft(view({ shoe }))).toBe(0.75);
  expect(shareLeft(view({ shoe: { ...shoe, dealt: 400 } }))).toBe(0);
  expect(shareLeft(view({ shoe, phase: 'shuffling' }))).toBe(0);
  expect(shareLeft(view({ shoe: null }))).toBe(0);
});

it('[S3] shows the cut card in its place until it comes out', () => {
  expect(cutCardAt(shoe)).toBe(0.75);
  expect(cutCardAt({ ...shoe, cutOut: true })).toBeNull();
  expect(cutCardAt({ ...shoe, cutIndex: null })).toBeNull();
});

it('[S2] counts the dealt cards that are not on the felt to the discard tray', () => {
  expect(shareDiscarded(view({ shoe, coup: null, phase: 'betting' }))).toBe(0.25);
  // The six cards of the last coup stay on the felt during betting.
  expect(shareDiscarded(view({ shoe, coup, phase: 'betting' }))).toBe(94 / 400);
  expect(shareDiscarded(view({ shoe, coup, hands: coup, phase: 'settled' }))).toBe(94 / 400);
  expect(shareDiscarded(view({ shoe, coup, phase: 'closed' }))).toBe(0.25);
  expect(shareDiscarded(view({ shoe, down: { player: 2, banker: 2 }, phase: 'dealing' }))).toBe(96 / 400);
});

it('draws a first layer for the first card, and never more than fit', () => {
  expect([0, 1 / 416, 0.5, 1].map(layersOf)).toEqual([0, 1, MOST_LAYERS / 2, MOST_LAYERS]);
});

it('[T7] draws a card in the mouth of the shoe, except during a result', () => {
  expect(isCardWaiting(view({ shoe, phase: 'betting' }))).toBe(true);
  expect(isCardWaiting(view({ shoe, phase: 'settled' }))).toBe(false);
  expect(isCardWaiting(view({ shoe: { ...shoe, dealt: 400 }, phase: 'betting' }))).toBe(false);
});
