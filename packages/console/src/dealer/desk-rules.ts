// What the dealer's desk reads from a table's view and its next step: cards on the table, the step, face-down cards.
import type { FloorEntry } from '@punto/protocol/floor/message';
import type { CardPlace } from '../ui/card-place.ts';
import type { NextStep } from './next-step.ts';

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

/** Why no card can be entered. */
export const noCardBecause = (due: NextStep): string => {
  switch (due.step) {
    case 'open':
      return 'open the betting first';
    case 'betting':
      return 'betting is open';
    case 'open-card':
    case 'squeeze':
      return 'cards lie face down, and are opened first';
    case 'result':
      return 'the coup is complete, confirm the result';
    case 'paused':
      return 'the table is paused';
    case 'assist':
      return `${due.caller} calls`;
    default:
      return 'no card is due';
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
