// The lines of a table's caller while a coup is dealt: which hand draws a third card and which stands. It follows from the cards
// that lie face up and from no other, so that no line precedes what all can see. [R4]–[R7] [V6]
import { scoreOf } from './card.ts';
import { type Hands, nextHand } from './coup.ts';
import { SIDES, type Side } from './side.ts';

export type ThirdCard = 'draws' | 'stands';

/** The calls about third cards once the first four are dealt. [R4]–[R7] */
export type Call = {
  /** Sides with eight or nine on two cards: then both stand. [R4] */
  readonly naturals: readonly Side[];
  /** `null`: not called, or called before. */
  readonly player: ThirdCard | null;
  readonly banker: ThirdCard | null;
};

/** The call for the cards face up; `null` until both hands show two of them. */
export const callOf = (hands: Hands): Call | null => {
  const { player, banker } = hands;
  if (player.length < 2 || banker.length < 2) return null;
  if (banker.length > 2)
    return { naturals: [], player: player.length > 2 ? null : 'stands', banker: 'draws' };
  const next = nextHand(hands);
  if (player.length > 2)
    return { naturals: [], player: null, banker: next === 'banker' ? 'draws' : 'stands' };
  const naturals = SIDES.filter((side) => scoreOf(hands[side]) >= 8);
  if (next === 'player') return { naturals, player: 'draws', banker: null };
  return { naturals, player: 'stands', banker: next === 'banker' ? 'draws' : 'stands' };
};

/** For example `Player draws` or `Player stands, Banker draws`, with the table's labels. */
export const callText = (
  { naturals, player, banker }: Call,
  labels: Readonly<Record<Side, string>>,
): string => {
  const [first, second] = naturals;
  if (first && second) return 'Two naturals, no more cards';
  if (first) return `${labels[first]} natural, no more cards`;
  if (player === 'stands' && banker === 'stands') return `${labels.player} and ${labels.banker} stand`;
  const said = { player, banker };
  return SIDES.flatMap((side) => (said[side] ? [`${labels[side]} ${said[side]}`] : [])).join(', ');
};
