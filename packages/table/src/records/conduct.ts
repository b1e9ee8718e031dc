// Who dealt and who turned the cards of a round, for its records: decisions of a patron, of a dealer, and of the house for
// a patron who was absent or out of time. [T7] [V6] [B-35]
import type { Hands } from '@punto/engine/coup';
import type { Side } from '@punto/engine/side';
import type { Place } from '../act.ts';
import type { Staff } from '../duty.ts';
import type { PatronId } from '../ids.ts';
import type { Conduct, DecidedBy } from './record.ts';

/** Who dealt or turned a card. `house`: automatically, after a timeout or where no patron had the right. */
export type CardBy = Staff | { readonly patron: PatronId } | 'house';

/** The conduct of a round in progress: its hands, and what is known so far. */
type Dealt = { readonly hands: Hands; readonly conduct?: Conduct };
type Changed = { readonly conduct?: Conduct };

/** The first card shows who deals: after it the tableau leaves no decision. */
export const withDealer = ({ conduct }: Dealt, by: CardBy | undefined): Changed => {
  if (by === undefined || conduct?.dealtBy) return {};
  return { conduct: { turned: [], ...conduct, dealtBy: wordOf(by) } };
};

/** The conduct of the next card of this side. */
export const withTurned = ({ hands, conduct }: Dealt, side: Side, by: CardBy | undefined): Changed => {
  if (by === undefined) return {};
  const place = PLACES[hands[side].length] ?? 2;
  // A card that was taken back is turned again.
  const before = (conduct?.turned ?? []).filter((each) => each.side !== side || each.place < place);
  return { conduct: { ...conduct, turned: [...before, { side, place, by: wordOf(by) }] } };
};

/** Left out where the machine dealt everything face up, and of rounds of an older release. */
export const recordedConduct = ({ conduct, hands }: Dealt): Changed =>
  conduct
    ? {
        conduct: {
          ...conduct,
          turned: conduct.turned.filter(({ side, place }) => place < hands[side].length),
        },
      }
    : {};

const PLACES: readonly Place[] = [0, 1, 2];

const wordOf = (by: CardBy): DecidedBy => (by === 'house' ? by : 'patron' in by ? 'patron' : 'dealer');
