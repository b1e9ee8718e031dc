// The limits and balances that decide whether a stake can be laid now.

import { type Minor, ZERO } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { OwnView, TableView, TicketRefusal } from '@punto/protocol/message';

export type Terms = {
  readonly setup: TableView['setup'];
  readonly shoe: number;
  readonly round: number;
  /** Betting is open, and the connection can send a ticket. */
  readonly open: boolean;
  /** Stakes confirmed in this round. */
  readonly own: OwnView['bets'];
  readonly openMinor: TableView['openMinor'];
  readonly availableMinor: Minor;
};

export const termsOf = (
  view: TableView,
  own: OwnView | null,
  availableMinor: Minor,
  /** Bets of this patron are accepted now, and the connection can send them. */
  open: boolean,
): Terms => ({
  setup: view.setup,
  shoe: view.shoe?.number ?? 0,
  round: view.round?.number ?? 0,
  open,
  own: ownNow(view, own),
  openMinor: view.openMinor,
  availableMinor,
});

/** The patron's confirmed bets, if they belong to the round in view. */
export const ownNow = (view: TableView, own: OwnView | null): OwnView['bets'] =>
  own && own.shoe === view.shoe?.number && own.round === view.round?.number ? own.bets : {};

export const confirmedOn = (terms: Terms, option: OptionId): Minor => terms.own[option] ?? ZERO;

/** Why nothing can be laid on the spot, as a refusal of the table. [L5] */
export const shutBy = (terms: Terms, option: OptionId): TicketRefusal | null => {
  const offer = terms.setup.offers.find((each) => each.option === option);
  if (!offer) return { reason: 'not-offered', option };
  if (offer.until !== null && terms.round > offer.until) {
    return { reason: 'closed-for-shoe', option, until: offer.until };
  }
  return terms.open ? null : { reason: 'betting-closed' };
};

/** The stakes confirmed in this round, one for each spot. */
export const confirmedStakes = ({ own }: Terms): readonly Minor[] =>
  Object.values(own).flatMap((stake) => stake ?? []);
