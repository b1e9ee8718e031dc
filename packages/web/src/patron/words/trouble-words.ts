// Messages to patrons about acts of the floor and disruptions at a table: that nothing is lost, and what comes next.
// They contain no names of staff. [T5] [T6]

import { minor } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { KeptRecord, TableView } from '@punto/protocol/message';
import { cardName } from '@punto/ui/words/card-name.ts';
import { PLAIN_LABELS, shownLabels } from '@punto/ui/words/option-title.ts';

const text = texts('play');

export type Trouble = { readonly called: string; readonly says: string };

type Seen = Pick<
  TableView,
  'pausedAt' | 'service' | 'phase' | 'round' | 'setup' | 'deadline' | 'shoe' | 'dealerAway'
>;

/** The message that replaces every other call; `null` if the round is normal. */
export const troubleOf = (view: Seen, isStopped: boolean): Trouble | null => {
  const { trouble } = text;
  if (isStopped) return said(trouble.stopped);
  const { pausedAt, service, phase, round, setup, shoe, dealerAway = false } = view;
  if (pausedAt !== null) return said(trouble.paused);
  if (phase === 'settled' && round?.cancelled) return said(trouble.cancelled);
  if (service === 'shut') return said(trouble.shut);
  // While betting is open, the dealer is not needed yet.
  if (dealerAway && phase !== 'betting') return said(trouble.dealerAway);
  if (phase === 'result') return said(trouble.result);
  if (setup.dealing !== 'person' || phase !== 'shuffling') return null;
  const { called, opens, prepares } = trouble.newShoe;
  return said({ called, says: shoe ? opens : prepares });
};

const said = ({ called, says }: Readonly<Record<keyof Trouble, () => string>>): Trouble => ({
  called: called(),
  says: says(),
});

const PLACES = ['first', 'second', 'third'] as const;

type Remarked = Pick<TableView, 'service' | 'manual' | 'nextLimits'> &
  Partial<Pick<TableView, 'revealed' | 'setup'>>;

/** Remarks that change nothing now. `decided`: why a round with stakes of the patron was cancelled or corrected. */
export const remarksOf = (
  { service, manual, nextLimits, revealed = [], setup }: Remarked,
  decided: KeptRecord | null = null,
): readonly string[] => [
  ...(decided?.reason ? [text.remark.reason[decided.status]({ reason: decided.reason })] : []),
  ...revealed.map(({ side, place, card }) =>
    text.remark.seenEarly[side][PLACES[place]]({
      ...(setup ? shownLabels(setup.labels) : PLAIN_LABELS),
      card: cardName(card),
    }),
  ),
  ...(service === 'closing-after-round' ? [text.remark.closingAfterRound()] : []),
  ...(service === 'closing-after-shoe' ? [text.remark.closingAfterShoe()] : []),
  ...(manual ? [text.remark.manual()] : []),
  ...(nextLimits ? [newLimits(nextLimits)] : []),
];

const newLimits = ({ offers }: NonNullable<TableView['nextLimits']>): string => {
  const mains = offers.filter(({ option }) => option === 'player' || option === 'banker');
  if (mains.length === 0) return text.remark.newLimits();
  const least = minor(Math.min(...mains.map(({ minMinor }) => minMinor)));
  const most = minor(Math.max(...mains.map(({ maxMinor }) => maxMinor)));
  return text.remark.newLimitsOnMains({ least, most });
};
