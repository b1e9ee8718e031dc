// Whether a patron may leave the table now, and the state of a wish to leave. Pure functions; the buttons and the
// router guard are in `use-leave.tsx`. [T9]
import type { OwnView, TableView } from '@punto/protocol/message';
import type { Leaving } from '@punto/ui/route/address.ts';

export type Stand = {
  readonly phase: TableView['phase'];
  /** Stakes confirmed in the round in view. */
  readonly own: OwnView['bets'];
  /** A ticket is sent and not answered. */
  readonly sent: boolean;
  readonly linked: boolean;
  /** The table stopped after a fault, for an unknown time, so patrons may leave. [T5] */
  readonly stopped: boolean;
};

/**
 * The patron has stakes in a round that is not settled. Without a connection they may leave: the round continues. [T4]
 */
export const mustStay = ({ phase, own, sent, linked, stopped }: Stand): boolean =>
  linked && !stopped && (sent || (phase !== 'settled' && Object.keys(own).length > 0));

/** A second request for the same destination cancels the wish; another destination replaces it. */
export const toggledWish = (wish: Leaving | null, asked: Leaving): Leaving | null =>
  wish?.to === asked.to ? null : asked;
