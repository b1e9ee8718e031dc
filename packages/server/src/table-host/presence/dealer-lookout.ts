// Watches the calling dealer of a table dealt by a person, and tells the table when the dealer is lost and when back.
// [T5]
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

export type DealerLookout = Pick<Desk, 'hear' | 'sawAct'> & {
  /** Called when the table or a console has changed. */
  readonly look: () => void;
  readonly close: () => void;
};

export const createDealerLookout = ({ clock, table, notBefore, put }: LookoutParts): DealerLookout => {
  const desk = createDealerPresence(clock.now);
  let cancel: Release = () => undefined;
  /** A command with the new state is in the mailbox. */
  let isTelling = false;

  const look = (): void => {
    cancel();
    const { setup, dealers, away } = table() ?? {};
    const [caller] = dealers ?? [];
    if (isTelling || setup?.dealing !== 'person' || !caller) return;
    const { why, again } = desk.look(caller.id);
    const isNews = why !== (away?.why ?? null);
    const next = isNews ? notBefore() : again;
    if (isNews && clock.now() >= notBefore()) {
      isTelling = true;
      const reply = (): void => {
        isTelling = false;
      };
      put({ kind: 'act', command: { type: 'MissDealer', dealer: caller.id, why }, suspended: false, reply });
    } else if (next) cancel = clock.wake(next, look);
  };

  return {
    hear: (staff, gateway, state) => {
      desk.hear(staff, gateway, state);
      look();
    },
    sawAct: desk.sawAct,
    look,
    close: () => cancel(),
  };
};
