// What happened to unconfirmed chips when betting closed, the connection was lost or the page was closed: placed by the
// client at the last moment, or not placed. Always reported in full, because it is the patron's money. [T2] [T4]
import type { Minor } from '@punto/engine/minor';
import { money, numberWord, plural } from '@punto/ui/words/number.ts';

/** Why chips were not placed. */
export type Unplaced =
  | 'not-confirmed'
  /** Sent at the last moment, but arrived after the closing. */
  | 'too-late'
  | 'refused'
  | 'link-lost'
  /** The page was reloaded or closed with unconfirmed chips. */
  | 'page-gone'
  /** The page was closed before the ticket was answered. */
  | 'unanswered';

export type Closing =
  | { readonly kind: 'placed'; readonly placedMinor: Minor; readonly laidMinor: Minor; readonly why?: string }
  | {
      readonly kind: 'unplaced';
      readonly laidMinor: Minor;
      readonly why: Unplaced;
      /** The round at the table, if it is not the round in view. */
      readonly round?: number;
      /** The server's message for `refused`. */
      readonly words?: string;
    };

/** The confirmed stakes. */
export type Stands = { readonly stakeMinor: Minor; readonly spots: number };

/** The first sentence contains the important fact. */
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
  spots === 0 ? '' : `${money(stakeMinor)} on ${numberWord(spots)} ${plural(spots, 'spot')} stands.`;

/** Joins sentences; a detail without a full stop is appended to the first. */
const joined = (first: string, detail: string | undefined, last: string): string =>
  [`${first}${detail ? `: ${detail}` : ''}.`, last].filter(Boolean).join(' ');
