// Names of card places and of next steps on the dealer's page, with the room's names for the sides.
import type { CardPlace } from '../ui/card-place.ts';
import { PLACE_WORDS } from '../ui/hands.tsx';
import { type NextStep, resultWords } from './next-step.ts';

type Labels = Readonly<Record<CardPlace['side'], string>>;

/** `Player third card`. */
export const placeWords = ({ side, place }: CardPlace, labels: Labels): string =>
  `${labels[side]} ${PLACE_WORDS[place]} card`;

type Said = { readonly title: string; readonly why: string };

export const stepWords = (due: NextStep, labels: Labels): Said => {
  switch (due.step) {
    case 'stopped':
      return { title: 'This table has stopped', why: 'Its stakes are safe. Call the supervisor.' };
    case 'paused':
      return {
        title: 'The table is paused',
        why: due.reason === null ? `By ${due.by}` : `${due.by}: ${due.reason}`,
      };
    case 'shut':
      return { title: 'The table is closed', why: 'A supervisor reopens it.' };
    case 'assist':
      return {
        title: `${due.caller} calls`,
        why: 'You staff this table. The caller alone acts on the round.',
      };
    case 'machine':
      return {
        title: 'The machine deals here',
        why: 'There is nothing to enter. Call the supervisor in trouble.',
      };
    case 'shoe':
      return { title: 'New shoe', why: 'Enter the card burnt face up and where the cut card lies.' };
    case 'open':
      return {
        title: `Open the betting of round ${due.round}`,
        why: due.last ? 'It is the last round of the shoe: say so.' : '',
      };
    case 'betting':
      return { title: 'Betting is open', why: 'It closes by the clock, or when you say no more bets.' };
    case 'card':
      return { title: placeWords(due, labels), why: due.why };
    case 'open-card':
      return {
        title: `Open ${placeWords(due, labels)}`,
        why: 'No patron may squeeze it. Turn the card over, then press Enter.',
      };
    case 'squeeze':
      return {
        title: `A patron squeezes for ${labels[due.side]}`,
        why: 'Turn the card over when the page shows it.',
      };
    case 'result':
      return { title: resultWords(due.coup, labels), why: 'Check the cards on the table, then confirm.' };
    case 'wait':
      return { title: 'One moment', why: due.why };
  }
};

export const sentenceOf = ({ title, why }: Said): string => `${title}. ${why}`;
