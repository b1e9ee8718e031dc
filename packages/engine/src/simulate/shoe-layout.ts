// The rules of a shoe in the form that the kernel needs. [S1] [S2]
import type { ShoeRules } from '../room.ts';
import { burnCount, cutIndexOf, LEAST_CUT_DEPTH, MOST_BURNT, orderedCards } from '../shoe.ts';
import { codeOf } from './card-code.ts';
import { LANES, PLACES } from './choices.ts';

/** The part of a shoe that is shuffled under these rules, and the places where its coups may start. */
export type ShoeLayout = {
  /** The cards of a shoe in order, repeated for every lane. */
  readonly ordered: Uint8Array;
  /** The number of cards of a shoe. */
  readonly cards: number;
  /** The number of cards that coups can need; only these are shuffled. */
  readonly reach: number;
  /** The number of cards gone before the first coup, indexed by the code of the card drawn face up. */
  readonly burnt: Uint8Array;
  readonly lastStart: number;
  readonly oneMore: boolean;
};

/** Throws when the cut card could be burnt, or when the last round behind it could run out of cards. */
export const layoutOf = (rules: ShoeRules): ShoeLayout => {
  // Without a cut card each shoe is one coup, as if the cut card lay before the first. [V5]
  const cutIndex = cutIndexOf(rules) ?? 0;
  const reach = cutIndex + LEAST_CUT_DEPTH[rules.afterCut];
  const codes = orderedCards(rules.decks).map(codeOf);
  if (cutIndex < MOST_BURNT[rules.burn] || reach > codes.length) {
    throw new RangeError(`a cut card ${rules.cutDepth} from the end does not fit ${rules.decks} decks`);
  }
  const oneMore = rules.afterCut === 'finish-plus-one';
  const lastStart = oneMore ? cutIndex - 1 : cutIndex;
  const ordered = new Uint8Array(LANES * PLACES);
  for (let lane = 0; lane < LANES; lane += 1) ordered.set(codes, lane * PLACES);
  return { ordered, cards: codes.length, reach, burnt: burntByCode(rules), lastStart, oneMore };
};

/** The number of cards gone before the first coup, indexed by the code of the card drawn face up. [S1] */
const burntByCode = ({ burn }: ShoeRules): Uint8Array => {
  const burnt = new Uint8Array(256);
  for (const card of orderedCards(1)) {
    const more = burnCount(card, burn);
    burnt[codeOf(card)] = more === 0 ? 0 : more + 1;
  }
  return burnt;
};
