// Whether a patron may leave the table now, and what asking to comes to. Pure, so that it can be tested; the
// buttons and the router's guard are in `use-leave.tsx`. [T9]
import type { OwnView, TableView } from '@punto/protocol/message';

export type Stand = {
  readonly phase: TableView['phase'];
  /** Confirmed in the round in view. */
  readonly own: OwnView['bets'];
  /** A ticket is on its way. */
  readonly sent: boolean;
  readonly linked: boolean;
  /** The table has stopped by itself: nobody knows for how long, and nobody is kept at it. [T5] */
  readonly stopped: boolean;
};

/** In the middle of one's own round. A lost link lets go: that is a disconnection, and the round goes on. [T4] */
export const isHeld = ({ phase, own, sent, linked, stopped }: Stand): boolean =>
  linked && !stopped && (sent || (phase !== 'settled' && Object.keys(own).length > 0));

/** Where one goes as soon as the coup is over, and how. */
export type LeaveWay = { readonly to: string | number; readonly go: () => void };

/** Asked for the same way again the patron stays; another way takes its place. */
export const wishAfter = (wish: LeaveWay | null, asked: LeaveWay): LeaveWay | null =>
  wish?.to === asked.to ? null : asked;
