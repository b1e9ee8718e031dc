// What became of chips that were laid and not confirmed when betting closed, the link broke or the page was gone: placed
// by the client in the last moment, or not placed. Said in full either way, because it is the patron's money. [T2] [T4]
import type { Minor } from '@punto/engine/minor';
import { inWords, money, plural } from '@punto/ui/words/number.ts';

/** Why chips were not placed. */
export type Unplaced =
  | 'not-confirmed'
  /** Sent in the last moment, and behind the server's clock. */
  | 'too-late'
  | 'refused'
  | 'link-lost'
  /** The page was loaded again or closed with chips lying. */
  | 'page-gone'
  /** The page was gone with a ticket under way. */
  | 'unanswered';

export type Closing =
  | { readonly kind: 'placed'; readonly placedMinor: Minor; readonly laidMinor: Minor; readonly why?: string }
  | {
      readonly kind: 'unplaced';
      readonly laidMinor: Minor;
      readonly why: Unplaced;
      /** Of the table, when it is not the round in view. */
      readonly round?: number;
      /** The table's own words for `refused`. */
      readonly words?: string;
    };

/** What lies confirmed beside it. */
export type Stands = { readonly stakeMinor: Minor; readonly spots: number };

/** The first sentence is the one that counts. */
export const closingWords = (closing: Closing, stands: Stands): readonly [head: string, more: string] => {
  if (closing.kind === 'unplaced')
    return [headOf(closing), joined(WHY[closing.why], closing.words, standsWords(stands))];
  const { placedMinor, laidMinor, why } = closing;
  if (placedMinor === laidMinor)
    return [`${money(placedMinor)} placed as betting closed.`, standsWords(stands)];
  return [
    `${money(placedMinor)} of ${money(laidMinor)} placed as betting closed.`,
    joined('The rest no longer fitted', why, standsWords(stands)),
  ];
};

const headOf = ({ laidMinor, why, round }: Closing & { kind: 'unplaced' }): string => {
  const when = round === undefined ? '' : ` in round ${round}`;
  if (why === 'unanswered') return `${money(laidMinor)} was on its way${when} when this page closed.`;
  return `${money(laidMinor)}${when} was not placed.`;
};

const WHY: Readonly<Record<Unplaced, string>> = {
  'not-confirmed': 'It was not confirmed before betting closed, and is yours again',
  'too-late': 'It reached the table after betting had closed, and is yours again',
  refused: 'It is yours again',
  'link-lost': 'The link was lost before it was confirmed',
  'page-gone': 'It lay unconfirmed when this page closed, and is yours again',
  unanswered: 'Your play record says whether it was placed',
};

const standsWords = ({ stakeMinor, spots }: Stands): string =>
  spots === 0 ? '' : `${money(stakeMinor)} on ${inWords(spots)} ${plural(spots, 'spot')} stands.`;

/** Sentences; a second half without a full stop goes with the first. */
const joined = (first: string, detail: string | undefined, last: string): string =>
  [`${first}${detail ? `: ${detail}` : ''}.`, last].filter(Boolean).join(' ');
