import { dealerLeftReason } from '@punto/protocol/floor/can';
import { expect, it } from 'vitest';
import { pauseReason } from './pause-reason.ts';

it('[T5] the reason of the table is a text of the catalogue, that of a person stays as it is written', () => {
  expect(pauseReason(dealerLeftReason(1_200))).toBe('The dealer left the table in round 1200');
  expect(pauseReason('The dealer left the table in round two')).toBe(
    'The dealer left the table in round two',
  );
  expect(pauseReason('Equipment')).toBe('Equipment');
});
