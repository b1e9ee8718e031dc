// The floor's socket: the wall of all tables, kept current, and one table in full. Duties go over HTTP, where every
// request is answered and journalled.
import type { FloorView } from '@punto/table';
import { type Static, Type } from 'typebox';
import type { ProtocolError } from '../message.ts';
import type { WalletAlert } from './wallet-api.ts';

export type {
  CorrectionLine,
  Duty,
  DutyRefusal,
  FloorView,
  Limits,
  LimitsChange,
  LimitsMove,
  Staff,
} from '@punto/table';
export type { WalletAlert } from './wallet-api.ts';

const closed = { additionalProperties: false };
const TableName = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' });

export const FloorClientMessageSchema = Type.Union([
  Type.Object({ type: Type.Literal('ping'), sent: Type.Number() }, closed),
  /** The one table shown in full; `null`: none. */
  Type.Object({ type: Type.Literal('watch-table'), table: Type.Union([TableName, Type.Null()]) }, closed),
]);
export type FloorClientMessage = Static<typeof FloorClientMessageSchema>;

/**
 * Why a table stopped. `rule`: an invariant failed; `sealed-shoe`: its shoe cannot be decrypted; `random`: the random
 * number generator failed its test; `store`: a read or write failed.
 */
export type StopReason = 'rule' | 'sealed-shoe' | 'random' | 'store';

/** A table on the wall: everything except its past rounds. */
export type FloorEntry = {
  readonly table: string;
  readonly floor: Omit<FloorView, 'played'>;
  /** Patrons at the table now. */
  readonly patrons: number;
  /** Stopped on a broken invariant or a store that cannot write. */
  readonly stopped: boolean;
  /** Why it stopped; nodes of earlier releases leave it out. */
  readonly stopReason?: StopReason | null;
};

/** The messages of the server to a console; times are milliseconds since 1970. */
export type FloorServerMessage =
  | { readonly type: 'welcome'; readonly now: number; readonly tables: readonly FloorEntry[] }
  | { readonly type: 'pong'; readonly sent: number; readonly now: number }
  /** Only the tables that changed. */
  | { readonly type: 'floor-update'; readonly tables: readonly FloorEntry[] }
  | { readonly type: 'table'; readonly table: string; readonly floor: FloorView }
  /** The alerts about the wallets of operators: all of them, after each change. */
  | { readonly type: 'wallets'; readonly alerts: readonly WalletAlert[] }
  /** The number of approval requests changed. */
  | { readonly type: 'approvals'; readonly waiting: number }
  /** The session was locked for idleness, or ended. */
  | { readonly type: 'session'; readonly state: 'locked' | 'ended' }
  /** The fault of a message, or the reason why the socket is closed. */
  | { readonly type: 'error'; readonly error: ProtocolError; readonly message: string }
  | { readonly type: 'closing'; readonly retryAfterMs: number };
