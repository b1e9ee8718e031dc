// The data of the dealer's desk, from a table's view and its next step: cards on the table, the step, face-down cards.
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import type { CardPlace } from '../card-place.ts';
import type { NextStep } from './next-step.ts';

const text = texts('dealer').fault.notEntered;

type View = FloorEntry['floor']['view'];

/** Number of cards on the table. */
export const cardsOut = ({ hands, down }: View): number =>
  hands.player.length + hands.banker.length + down.player + down.banker;

/**
 * A step is identified by its card or its round: typed input and refusals are kept within a step and cleared at the
 * next.
 */
export const stepKey = (due: NextStep): string =>
  due.step === 'card' || due.step === 'open-card'
    ? `${due.step} ${due.side} ${due.place}`
    : due.step === 'open' || due.step === 'betting'
      ? `${due.step} ${due.round}`
      : due.step;

/** That the card was not entered, and why. */
export const notEnteredText = (card: string, due: NextStep): string => {
  switch (due.step) {
    case 'open':
    case 'betting':
    case 'result':
    case 'paused':
      return text[due.step]({ card });
    case 'open-card':
    case 'squeeze':
      return text.faceDown({ card });
    case 'assist':
      return text.assist({ card, caller: due.caller });
    default:
      return text.noneDue({ card });
  }
};

/** The places of the face-up cards, in dealing order. */
export const dealtOrder = ({ player, banker }: View['hands']): readonly CardPlace[] =>
  ([0, 1, 2] as const).flatMap((place) =>
    (['player', 'banker'] as const)
      .filter((side) => (side === 'player' ? player : banker)[place] !== undefined)
      .map((side): CardPlace => ({ side, place })),
  );

/** The place has a face-down card that is not yet recorded as exposed. */
export const isFaceDown = ({ hands, down, revealed }: View, { side, place }: CardPlace): boolean => {
  const up = hands[side].length;
  const isShown = revealed?.some((seen) => seen.side === side && seen.place === place) ?? false;
  return place >= up && place < up + down[side] && !isShown;
};
