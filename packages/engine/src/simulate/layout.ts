// The rules of a shoe as the kernel needs them. [S1] [S2]
import type { ShoeRules } from '../room.ts';
import { burnCount, cutIndexOf, LEAST_CUT_DEPTH, MOST_BURNT, orderedCards } from '../shoe.ts';
import { codeOf } from './card-code.ts';
import { LANES, PLACES } from './choices.ts';

/** Where the shoes of these rules are shuffled to, and where their coups may start. */
export type ShoeLayout = {
  /** Of every lane. */
  readonly ordered: Uint8Array;
  /** How many cards a shoe has. */
  readonly cards: number;
  /** No coup needs more cards, so only these are shuffled. */
  readonly reach: number;
  /** Cards gone before the first coup, by the code of the one drawn face up. */
  readonly burnt: Uint8Array;
  readonly lastStart: number;
  readonly oneMore: boolean;
};

/** Throws on a cut card that could be burnt, or behind which a last round could run out of cards. */
export const layoutOf = (rules: ShoeRules): ShoeLayout => {
  // Without a cut card each shoe is one coup: as if the card lay before the first. [V5]
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

/** How many cards are gone before the first coup, by the code of the one drawn face up. [S1] */
const burntByCode = ({ burn }: ShoeRules): Uint8Array => {
  const burnt = new Uint8Array(256);
  for (const card of orderedCards(1)) {
    const more = burnCount(card, burn);
    burnt[codeOf(card)] = more === 0 ? 0 : more + 1;
  }
  return burnt;
};
