// Texts about a squeeze, with the room's labels. [T7]
import { texts } from '@punto/language/catalogue';
import type { TableView } from '@punto/protocol/message';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import type { SqueezeSide } from './seen-squeeze.ts';

type Labels = TableView['setup']['labels'];
type SqueezeView = NonNullable<TableView['squeeze']>;
type Which = Pick<SqueezeView, 'side' | 'place'>;

const text = texts('play').squeeze;
const { turned: cards } = texts('shared').record;

const ORDINALS = ['first', 'second', 'third'] as const;
const OTHER = { player: 'banker', banker: 'player' } as const;

export const otherSide = (side: SqueezeSide): SqueezeSide => OTHER[side];

/** `Player’s third card` */
export const whichCard = ({ side, place }: Which, labels: Labels): string =>
  cards[side][ORDINALS[place]](shownLabels(labels));

/** `You squeeze Player`; empty without the right. */
export const rightsLine = (rights: readonly SqueezeSide[], labels: Labels): string => {
  const [side, other] = rights;
  if (side === undefined) return '';
  return other === undefined ? text.rights[side](shownLabels(labels)) : text.rights.both();
};

/** During betting: the stake that gets the right; empty if the table has none. */
export const largestLine = ({ largestMinor }: TableView, side: SqueezeSide): string => {
  if (!largestMinor) return '';
  const stake = largestMinor[side];
  return stake > 0 ? text.largest({ stake }) : text.largestOfNone();
};

/** Next to the other hand, while a card is squeezed. */
export const waitingLine = (view: TableView, { side }: Which): string => {
  const other = otherSide(side);
  const drawn = view.hands.player.length + view.hands.banker.length;
  const waits = view.down[other] > 0 || (side === 'player' && drawn >= 4);
  return waits ? text.waits[other](shownLabels(view.setup.labels)) : '';
};

/** How far a card is turned, for screen readers, in steps of five percent. */
export const turnedText = (share: number): string => {
  const percent = Math.round(share * 20) * 5;
  if (percent === 0) return text.turned.none();
  if (percent === 25) return text.turned.quarter();
  return percent === 50 ? text.turned.half() : text.turned.percent({ percent });
};
