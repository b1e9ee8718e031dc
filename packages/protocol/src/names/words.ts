// Refusals of names in words: what to change, as whole sentences. Used by the server.
import { LONGEST_NAME, type NameFault, SHORTEST_NAME } from './name-fault.ts';

const FAULTS: Readonly<Record<NameFault, string>> = {
  'too-short': `The name is too short: it needs at least ${SHORTEST_NAME} characters.`,
  'too-long': `The name is too long: it may have ${LONGEST_NAME} characters at most.`,
  character:
    'The name has a character that is not allowed: use letters, the digits 0 to 9, spaces, apostrophes, hyphens and dots.',
  'no-letter': 'The name has no letter: add at least one.',
  'mixed-scripts': 'The name mixes letters of scripts that are not written together: write it in one.',
  'house-name': 'The house uses this name itself: choose another.',
  offensive: 'The name has a word that the house does not show: choose another.',
};

/** Why a name is refused, and what to change. */
export const nameFaultText = (fault: NameFault): string => FAULTS[fault];
