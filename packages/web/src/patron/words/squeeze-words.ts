// Texts about a squeeze, with the room's labels. [T7]
import type { TableView } from '@punto/protocol/message';
import { money } from '@punto/ui/words/number.ts';
import type { SqueezeSide } from './seen-squeeze.ts';

type Labels = TableView['setup']['labels'];
type Which = { readonly side: SqueezeSide; readonly place: number };

const ORDINALS = ['first', 'second', 'third'] as const;
const OTHER = { player: 'banker', banker: 'player' } as const;

export const otherSide = (side: SqueezeSide): SqueezeSide => OTHER[side];

/** `Player’s third card` */
export const whichCard = ({ side, place }: Which, labels: Labels): string =>
  `${labels[side]}’s ${ORDINALS[place]} card`;

/** `You squeeze Player`; empty without the right. */
export const rightsLine = (rights: readonly SqueezeSide[], labels: Labels): string => {
  if (rights.length === 0) return '';
  return rights.length > 1 ? 'You squeeze both sides' : `You squeeze ${rights.map((side) => labels[side])}`;
};

/** During betting: the stake that gets the right; empty if the table has none. */
export const largestLine = ({ largestMinor }: TableView, side: SqueezeSide): string => {
  if (!largestMinor) return '';
  return largestMinor[side] > 0
    ? `Largest ${money(largestMinor[side])} squeezes`
    : 'The largest stake squeezes';
};

/** Next to the other hand, while a card is squeezed. */
export const waitingLine = (view: TableView, { side }: Which): string => {
  const other = otherSide(side);
  const { labels } = view.setup;
  if (view.down[other] > 0) return `${labels[other]} waits for your card`;
  const drawn = view.hands.player.length + view.hands.banker.length;
  return side === 'player' && drawn >= 4 ? `${labels[other]} waits for your card` : '';
};

/** How far a card is turned, for screen readers, in steps of five percent. */
export const turnedText = (share: number): string => {
  const percent = Math.round(share * 20) * 5;
  if (percent === 0) return 'Lies face down';
  if (percent === 25) return 'A quarter turned';
  if (percent === 50) return 'Half turned';
  return `${percent} percent turned`;
};
