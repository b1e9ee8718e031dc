// How full the shoe and the discard tray are, from the public counts of the table: never from a card that is not dealt.
import type { TableView } from '@punto/protocol/message';

type Shoe = NonNullable<TableView['shoe']>;
type Counted = Pick<TableView, 'phase' | 'shoe' | 'hands' | 'down' | 'coup'>;

/** Fraction of the cards that is still in the shoe; 0 while they are shuffled. */
export const shareLeft = ({ phase, shoe }: Pick<TableView, 'phase' | 'shoe'>): number =>
  shoe && phase !== 'shuffling' ? Math.max(0, shoe.cards - shoe.dealt) / shoe.cards : 0;

/** Place of the cut card in the row of cards, from 0 for the first; `null`: it has come out, or there is none. */
export const cutCardAt = ({
  cutIndex,
  cutOut,
  cards,
}: Pick<Shoe, 'cutIndex' | 'cutOut' | 'cards'>): number | null =>
  cutIndex === null || cutOut ? null : cutIndex / cards;

/** Fraction of the cards that is in the discard tray: burnt, or of an earlier round, and not on the felt. */
export const shareDiscarded = (view: Counted): number => {
  const { phase, shoe } = view;
  if (!shoe || phase === 'shuffling') return 0;
  return Math.max(0, shoe.dealt - onFelt(view)) / shoe.cards;
};

/** During betting the last coup is still on the felt. */
const onFelt = ({ phase, hands, down, coup }: Counted): number => {
  if (phase !== 'betting') return hands.player.length + hands.banker.length + down.player + down.banker;
  return coup ? coup.player.length + coup.banker.length : 0;
};

/** Layers of the discard tray when every card is in it. */
export const MOST_LAYERS = 10;

/** Layers to draw: one as soon as there is a card. */
export const layersOf = (share: number): number => Math.ceil(share * MOST_LAYERS);

/** A card waits in the mouth of the shoe, except while a result is shown and where none is left. */
export const isCardWaiting = (view: Pick<TableView, 'phase' | 'shoe'>): boolean =>
  view.phase !== 'settled' && view.phase !== 'result' && shareLeft(view) > 0;
