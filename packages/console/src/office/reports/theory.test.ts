import { minor } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { deviationsText, placeIn, unjudgedWords } from './theory.ts';

const theory = { nearlyCertain: { low: 0.9, high: 1.1 } };

it.each([
  [0.9, 0],
  [1, 0.5],
  [1.1, 1],
  [3, 1.07],
  [-3, -0.07],
])('[B21] a return of %f is drawn at %f of the band', (share, place) =>
  expect(placeIn(theory, share)).toBeCloseTo(place),
);

it('[B21] a band of zero width is drawn in the middle', () =>
  expect(placeIn({ nearlyCertain: { low: 1, high: 1 } }, 1)).toBe(0.5));

it('[T6] a round voided on its own day is not reported as a correction of an earlier day', () => {
  expect(unjudgedWords({ because: 'nothing-left', stakeMinor: minor(0) })).toBe('its rounds were voided');
  expect(unjudgedWords({ because: 'nothing-left', stakeMinor: minor(-500) })).toBe(
    'corrections of earlier days',
  );
});

it.each([
  [5.44, '+5.4'],
  [-6.08, '−6.1'],
  [-0.04, '0.0'],
])('[B-58] %f deviations are formatted as %s', (deviations, text) => {
  expect(deviationsText(deviations)).toBe(text);
});
