// What of a table goes over the wire. A client takes these types from here, so that the table itself, which
// decides and settles, is never a part of it.
export type { BetVerdict, KeptRecord, RecordedBet } from '@punto/table/record';
export type { Phase, SpotTotal, Totals } from '@punto/table/state';
export type { Bet, RefusalReason, TicketRefusal } from '@punto/table/ticket';
export type { CoupView, HandsView, OwnView, RoundView, ShoeView, TableView } from '@punto/table/view';
