// Watches the console of the calling dealer at a hand-dealt table, and reports to the table when it is lost and when it is
// back. [T5]
import type { Instant, OpenTable } from '@punto/table/index';
import type { Release } from '../../broker/broker.ts';
import type { Clock } from '../../time/clock.ts';
import type { Item } from '../batch.ts';
import { createDealerPresence, type Desk } from './dealer-presence.ts';

export type LookoutParts = {
  readonly clock: Clock;
  /** `null`: not loaded, or stopped. */
  readonly table: () => OpenTable | null;
  /** After a failed write nothing is put before this time. */
  readonly notBefore: () => Instant;
  readonly put: (item: Item) => void;
};

export type DealerLookout = Pick<Desk, 'report' | 'sawAct'> & {
  /** Called when the table or a console has changed. */
  readonly check: () => void;
  readonly close: () => void;
};

export const createDealerLookout = ({ clock, table, notBefore, put }: LookoutParts): DealerLookout => {
  const desk = createDealerPresence(clock.now);
  let cancel: Release = () => undefined;
  /** A command with the new state is in the mailbox. */
  let isReporting = false;

  const check = (): void => {
    cancel();
    const { setup, dealers, away } = table() ?? {};
    const [caller] = dealers ?? [];
    if (isReporting || setup?.dealing !== 'person' || !caller) return;
    const { why, again } = desk.status(caller.id);
    const isNews = why !== (away?.why ?? null);
    const next = isNews ? notBefore() : again;
    if (isNews && clock.now() >= notBefore()) {
      isReporting = true;
      const reply = (): void => {
        isReporting = false;
      };
      put({ kind: 'act', command: { type: 'MissDealer', dealer: caller.id, why }, suspended: false, reply });
    } else if (next) cancel = clock.wake(next, check);
  };

  return {
    report: (staff, gateway, state) => {
      desk.report(staff, gateway, state);
      check();
    },
    sawAct: desk.sawAct,
    check,
    close: () => cancel(),
  };
};
