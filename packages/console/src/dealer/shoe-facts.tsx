// Facts about the shoe at the desk: cards out, the cut card, and how many patrons are staking.
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Fact } from '../ui/marks.tsx';

export const ShoeFacts = (props: { entry: FloorEntry }) => (
  <dl class="facts">
    <Fact name="Cards out">{shoeText(props.entry)}</Fact>
    <Fact name="Cut card">{cutText(props.entry)}</Fact>
    <Fact name="Staking">{props.entry.floor.staking}</Fact>
  </dl>
);

const shoeText = ({ floor: { view } }: FloorEntry): string =>
  view.shoe ? `${view.shoe.dealt} of ${view.shoe.cards}` : '—';

const cutText = ({ floor: { view, cutDrawn } }: FloorEntry): string => {
  if (!view.shoe) return '—';
  return cutDrawn ? 'Out' : 'In the shoe';
};
