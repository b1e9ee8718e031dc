// What the felt is told, by the names of the wire. One door, so that the page depends on the protocol alone.
import type { ServerMessage } from '@punto/protocol/message';

type Told<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

export type TableView = Told<'snapshot'>['view'];
export type OwnView = NonNullable<Told<'snapshot'>['own']>;
export type KeptRecord = Told<'round-settled'>['record'];
export type TicketRefusal = Told<'ticket-refused'>['refusal'];
export type HandsSeen = Pick<TableView['hands'], 'player' | 'banker' | 'playerScore' | 'bankerScore'>;
export type CoupView = NonNullable<TableView['coup']>;
export type Offer = TableView['setup']['offers'][number];
