// Facts about the shoe at the desk: cards out, the cut card, and how many patrons are staking.
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Fact } from '../ui/marks.tsx';

const text = texts('dealer').desk;

export const ShoeFacts = (props: { entry: FloorEntry }) => (
  <dl class="facts">
    <Fact name={text.cardsOut()}>{shoeText(props.entry)}</Fact>
    <Fact name={text.cutCard()}>{cutText(props.entry)}</Fact>
    <Fact name={text.staking()}>{props.entry.floor.staking}</Fact>
  </dl>
);

const shoeText = ({ floor: { view } }: FloorEntry): string =>
  view.shoe ? text.outOf({ out: view.shoe.dealt, cards: view.shoe.cards }) : '—';

const cutText = ({ floor: { view, cutDrawn } }: FloorEntry): string => {
  if (!view.shoe) return '—';
  return cutDrawn ? text.cutOut() : text.cutIn();
};
