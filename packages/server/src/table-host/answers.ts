// Answers requests to a table: reads from its state immediately, writes through its mailbox. Whether a request is in
// time is decided by its arrival here. [T2]

import type { TableSetup } from '@punto/engine/room';
import { keyOf } from '@punto/ledger/index';
import type { OpenTable, TableState } from '@punto/table/index';
import {
  evolve,
  type Fold,
  floorView,
  initialState,
  isPartTaken,
  isPrivate,
  ownView,
  type PatronId,
  placeInCut,
  type Ticket,
  type Version,
} from '@punto/table/index';
import type { NotMine, TableReply, TableRequest } from '../broker/broker.ts';
import type { TableWallet } from './actor/table-wallet.ts';
import type { Item } from './batch.ts';
import type { HostOptions } from './host-options.ts';
import type { Mailbox } from './mailbox.ts';
import { TablePeople } from './people/table-people.ts';
import type { Absence } from './presence/absence.ts';
import type { DealerLookout } from './presence/dealer-lookout.ts';
import { ownViews } from './presence/own-views.ts';
import type { SecretShoe } from './shoe-secret.ts';
import type { TableSpans } from './spans/table-spans.ts';
import { stopReasonOf } from './stop-reason.ts';
import { type DutyTableRequest, isForStopped } from './stopped-table.ts';
import type { ViewHistory } from './view-history.ts';
import { cannotRecord } from './write-fault.ts';

/** The state of the host that its answers need. `left`: another host may have the table by now. */
export type HostStatus = {
  readonly is: 'open' | 'stopped' | 'left';
  /**
   * Why the last read failed, while it is retried: the state in memory may include decisions that were rolled back.
   * `null`: no failure.
   */
  readonly unread: unknown;
  /** Why the table has stopped; `null`: it has not. */
  readonly fault: unknown;
  readonly state: TableState;
  readonly showcase: ViewHistory | null;
  /** The setup it was to be opened with, if any. */
  readonly setup: TableSetup | null;
};

export type AnswerParts = {
  readonly options: HostOptions;
  /** `null`: all money is in the books of this house. */
  readonly wallet: TableWallet | null;
  /**
   * Resolves when the pending write is on disk or rolled back: meanwhile the state in memory is unconfirmed. `null`: no
   * write pending.
   */
  readonly doubt: () => Promise<void> | null;
  readonly status: () => HostStatus;
  readonly mailbox: Mailbox<Item>;
  readonly absence: Absence;
  readonly box: SecretShoe;
  readonly lookout: Pick<DealerLookout, 'report' | 'sawAct' | 'close'>;
  readonly traceItem: TableSpans['traceItem'];
  /** Does a duty at a stopped table. */
  readonly revive: (request: DutyTableRequest) => Promise<Reply>;
};

type Reply = TableReply | NotMine;

export const NOT_MINE: NotMine = { type: 'not-mine' };
const STOPPED: Reply = { type: 'no-reply', reason: 'stopped' };
const BUSY: Reply = { type: 'no-reply', reason: 'busy' };
const CANNOT_RECORD: Reply = { type: 'no-reply', reason: 'cannot-record' };
const outageOf = (fault: unknown): Reply => (cannotRecord(fault) ? CANNOT_RECORD : BUSY);
const NOTED: Reply = { type: 'noted' };
/** Requests answered from the state, which wait for a pending write: nothing is sent before it is on disk. */
const READS: ReadonlySet<TableRequest['type']> = new Set([
  'look',
  'roll-call',
  'oversee',
  'open-round',
  'place-in-cut',
]);

/**
 * Requests that wait until the table was read again, or do not need it. Refusing a look would make the patron leave.
 */
const LASTS: ReadonlySet<TableRequest['type']> = new Set(['look', 'gone', 'peel']);

export type Answers = {
  /** Answers one request; rejects only on a bug in the host. */
  readonly answer: (request: TableRequest) => Promise<Reply>;
  /** Called when the state has changed: the people view is made again. */
  readonly changed: (table: OpenTable, isNewRound: boolean) => void;
  /** Ends its timers. */
  readonly close: () => void;
};

export const createAnswers = (parts: AnswerParts): Answers => {
  const { options, doubt, status, mailbox, absence, box, lookout, traceItem } = parts;
  const { broker, clock, log, store, table } = options;

  const people = isPrivate(table)
    ? null
    : new TablePeople({
        ...{ clock, store, doubt, present: absence.present, state: () => status().state },
        publish: (made) => {
          if (status().is === 'open') broker.publish(table, { type: 'people', ...made });
        },
        onFault: (err) =>
          log.error({ component: 'table-host', table, err }, 'names at the table could not be read'),
      });

  const answer = async (request: TableRequest): Promise<Reply> => {
    const { unread } = status();
    if (unread !== null && status().is === 'open' && !LASTS.has(request.type)) return outageOf(unread);
    const certain = READS.has(request.type) ? doubt() : null;
    if (certain && status().is === 'open') await certain;
    if (request.type === 'look' && (await isTakenOver(request.since))) return NOT_MINE;
    const { is, state, showcase } = status();
    if (is === 'left') return NOT_MINE;
    if (request.type === 'oversee') return oversee();
    if (request.type === 'wallets') return wallets(request.wake);
    if (is === 'stopped' && isForStopped(request)) return parts.revive(request);
    if (is === 'stopped' || !state || !showcase) return STOPPED;
    switch (request.type) {
      case 'look':
        if (request.patron) arrived(request.patron, request.gateway);
        return {
          ...{ type: 'look', ...showcase.since(request.since) },
          own: request.patron && ownView(state, request.patron),
          ...(people && { people: people.seenBy(request.patron) }),
        };
      case 'place-ticket':
        return placed(request.ticket);
      case 'act':
        return acted(request);
      case 'duty': {
        const { staff, role, duty, preview, request: name = null } = request;
        lookout.sawAct(staff.id);
        if (duty.duty === 'close-betting' && !preview) await parts.wallet?.grace();
        const command = { type: 'DoDuty', staff, duty } as const;
        const trace = traceItem();
        return queue((reply) => ({ kind: 'duty', command, role, preview, name, trace, reply }));
      }
      case 'console':
        lookout.report(request.staff, request.gateway, request.state);
        return NOTED;
      case 'open-round': {
        // The proof of a finished round, of the shoe in play. [F2]
        const isOnTable = state.shoe?.number === request.shoe;
        return { type: 'opened', opened: isOnTable ? box.revealRound(state, request.round) : null };
      }
      case 'place-in-cut': {
        const shoe = state.shoe?.number === request.shoe ? state.shoe : null;
        return { type: 'place-in-cut', place: placeInCut(shoe, request.commit) };
      }
      case 'gone':
        return gone(request.patron, request.gateway);
      case 'roll-call':
        for (const patron of request.patrons) arrived(patron, request.gateway);
        people?.repeat();
        return { type: 'roll-call', version: state.version, owns: ownViews(state, request.patrons) };
      case 'peel':
        return peel(request.patron, request.fold);
    }
  };

  /**
   * A patron has seen a version that this host did not write. After a pause of the whole process another node may have
   * taken the table, and this host would show an older view; an empty transaction under the lease shows whether it is
   * still the owner. It is, after a restore from a backup. [T4]
   */
  const isTakenOver = async (held: Version | null): Promise<boolean> => {
    const { is, state } = status();
    if (!options.right || is !== 'open' || held === null || held <= (state?.version ?? 0)) return false;
    return (await queue((reply) => ({ kind: 'check', reply }))).type === 'not-mine';
  };

  /** Whether the ticket is in time is decided by its arrival, before the suspension is read. [T2] */
  const placed = async (ticket: Ticket): Promise<Reply> => {
    const arrived = clock.now();
    const suspended = await isSuspended(ticket.patron);
    if (typeof suspended !== 'boolean') return suspended;
    const byWallet = parts.wallet?.place({ ticket, arrived, suspended });
    if (byWallet) return byWallet;
    const trace = traceItem();
    return queue((reply) => ({ kind: 'ticket', ticket, arrived, suspended, trace, reply }));
  };

  /** The suspension is read only for acts that take part in play; other acts do not wait for the store. */
  const acted = async (request: Extract<TableRequest, { readonly type: 'act' }>): Promise<Reply> => {
    const { patron, shoe, round, act } = request;
    // Its stake would need a debit while the betting closes.
    if (act.act === 'bet-behind' && options.wallets?.walletOf(patron))
      return { type: 'act', refusal: { reason: 'behind-not-allowed' } };
    const suspended = isPartTaken(act.act) ? await isSuspended(patron) : false;
    if (typeof suspended !== 'boolean') return suspended;
    const command = { type: 'DoAct', patron, shoe, round, act } as const;
    const trace = traceItem();
    return queue((reply) => ({ kind: 'act', command, suspended, trace, reply }));
  };

  /** The reply to give instead when the store could not be read. */
  const isSuspended = async (patron: PatronId): Promise<boolean | Reply> => {
    try {
      return await store.patrons.isSuspended(patron);
    } catch (err) {
      log.error({ component: 'table-host', table, err }, 'suspension of a patron could not be read');
      return outageOf(err);
    }
  };

  /** A table that could not be read is shown with the setup it was to be opened with, so that it stays on the wall. */
  const oversee = (): Reply => {
    const { is, setup, state, fault } = status();
    const shown = state ?? (setup && evolve(initialState, { type: 'TableOpened', setup, at: clock.now() }));
    if (!shown) return STOPPED;
    const isStopped = is === 'stopped';
    return {
      ...{ type: 'oversee', version: shown.version, floor: floorView(shown), stopped: isStopped },
      stopReason: isStopped ? stopReasonOf(fault) : null,
    };
  };

  const wallets = (wake: string | null): Reply => {
    if (wake !== null) parts.wallet?.owed([wake]);
    const patrons: Record<string, number> = {};
    for (const patron of absence.present()) {
      const { brand } = keyOf(patron);
      patrons[brand] = (patrons[brand] ?? 0) + 1;
    }
    const all = [...(options.wallets?.wallets ?? [])];
    return {
      ...{ type: 'wallets', node: broker.node ?? '', patrons },
      wallets: Object.fromEntries(all.map(([brand, wallet]) => [brand, wallet.status()])),
    };
  };

  const queue = (item: (reply: (reply: Reply) => void) => Item): Promise<Reply> => {
    // The host may have stopped since the request arrived; the item would be written after the next host has taken
    // over.
    const { is } = status();
    if (is !== 'open') return Promise.resolve(is === 'left' ? NOT_MINE : STOPPED);
    return new Promise((reply) => {
      if (!mailbox.offer(item(reply))) reply(BUSY);
    });
  };

  const arrived = (patron: PatronId, gateway?: string): void => {
    absence.comeBack(patron, gateway);
    people?.arrived(patron);
  };

  /** Kept in memory only; a patron who looks again is back. [T7] [V6] */
  const gone = (patron: PatronId, gateway?: string): Reply => {
    const { state } = status();
    const isAway = state && absence.leave(patron, state, gateway);
    people?.changed();
    if (isAway && state?.round?.squeeze?.holder === patron)
      mailbox.put({
        kind: 'act',
        command: { type: 'MissPatron', patron },
        suspended: false,
        reply: () => {},
      });
    return NOTED;
  };

  /** Published to watchers, not stored. Ignored unless the patron holds the squeeze. [T7] */
  const peel = (patron: PatronId, fold: Fold | null): Reply => {
    const squeeze = status().state?.round?.squeeze;
    if (squeeze?.holder === patron) {
      const { side, place } = squeeze;
      broker.publish(table, { type: 'peel', side, place, fold });
    }
    return NOTED;
  };

  return {
    answer,
    changed: (now, isNewRound) => {
      people?.changed();
      if (isNewRound) absence.forget(now);
    },
    close: () => {
      people?.close();
      lookout.close();
    },
  };
};
