// The single-deck table and its terms, for the tests of this folder and the scenes. [V5]
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { terms } from './fixture-setup.ts';
import type { TableView } from './seen.ts';
import type { Terms } from './terms.ts';

export const soloSetup: TableView['setup'] = { ...SINGLE_DECK, table: 'single-deck', name: 'Single deck' };

export const soloTerms = (some: Partial<Terms> = {}): Terms =>
  terms({ setup: soloSetup, openMinor: null, shoe: 12, round: 1, ...some });
