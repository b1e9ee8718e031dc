// What happened to unconfirmed chips when betting closed, the connection was lost or the page was closed: placed by the
// client at the last moment, or not placed. Always reported in full, because it is the patron's money. [T2] [T4]
import type { Minor } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';

const text = texts('felt').closing;
const { joined } = texts('shared');

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
  | {
      readonly kind: 'placed';
      readonly placedMinor: Minor;
      readonly laidMinor: Minor;
      readonly why?: () => string;
    }
  | {
      readonly kind: 'unplaced';
      readonly laidMinor: Minor;
      readonly why: Unplaced;
      /** The round at the table, if it is not the round in view. */
      readonly round?: number;
      /** Why a ticket was `refused`, looked up where it is drawn. */
      readonly words?: () => string;
    };

/** The confirmed stakes. */
export type Stands = { readonly stakeMinor: Minor; readonly spots: number };

/** The first sentence contains the important fact. */
export const closingWords = (closing: Closing, stands: Stands): readonly [head: string, more: string] => {
  if (closing.kind === 'unplaced') {
    const { why, words } = closing;
    const reason = words ? text.refusedWhy({ why: words() }) : text.why[why]();
    return [headOf(closing), withStands(reason, stands)];
  }
  const { placedMinor: placed, laidMinor: laid, why } = closing;
  if (placed === laid) return [text.placed({ placed }), standsWords(stands)];
  const rest = why ? text.restWhy({ why: why() }) : text.rest();
  return [text.placedPart({ placed, laid }), withStands(rest, stands)];
};

const headOf = ({ laidMinor: laid, why, round }: Closing & { kind: 'unplaced' }): string => {
  if (why === 'unanswered')
    return round === undefined ? text.unanswered({ laid }) : text.unansweredIn({ laid, round });
  return round === undefined ? text.unplaced({ laid }) : text.unplacedIn({ laid, round });
};

const standsWords = ({ stakeMinor, spots }: Stands): string =>
  spots === 0 ? '' : text.stands({ stake: stakeMinor, spots });

const withStands = (first: string, stands: Stands): string =>
  stands.spots === 0 ? first : joined.two({ first, second: standsWords(stands) });
