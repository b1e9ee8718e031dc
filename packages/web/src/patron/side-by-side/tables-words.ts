// Texts of the page of several tables.
import { numberWord } from '@punto/ui/words/number.ts';

export const YOUR_TABLES = 'Your tables';
export const TO_THE_LOBBY = 'To the lobby';
export const NOTHING_IN_PLAY = 'Nothing is in play';
export const HOW_MANY = 'How many tables';
export const CHOOSE = 'Choose tables';
export const SHOWN_NOW = 'Shown now';
export const OTHERS = 'Other tables';
export const ADD = 'Add';
export const TAKE_AWAY = 'Take away';
export const allowed = (most: number): string => `The house allows ${numberWord(most)} tables at a time.`;
export const chooseUpTo = (most: number): string =>
  `Choose up to ${numberWord(most)} tables. One rail serves all of them.`;

export const OPEN_TABLE = 'Open the whole table';
export const LAST_ROUND = 'Last round';
export const NO_ROUND = 'No round yet';
export const GOES_LATER = 'It goes when the coup is over.';
export const KEEP = 'Keep it';
export const NO_TABLE = 'There is no such table.';
export const STOPPED = 'This table has stopped for now.';
export const TAKE_IT_AWAY = 'Take it away';
export const ELSEWHERE = 'You are at another table now.';
export const COME_BACK = 'Come back here';

export const YOU_LEAVE_LATER = 'You leave when your rounds at these tables are over.';
export const STAY = 'Stay';
