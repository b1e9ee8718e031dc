// Metrics of conditions that need the staff even when no console is open: paused tables, raised limits, dealers who request
// relief, and approval requests.

import type { Store } from '@punto/store/store';
import { limitsOf, type OpenTable } from '@punto/table';
import { limitsAreRaised } from '../floor/second-person.ts';
import type { HostedTables } from '../table-host/tables/local-tables.ts';
import type { SystemClock } from '../time/system-clock.ts';
import type { Families } from './metric-families.ts';

type Watched = {
  readonly hosted: Pick<HostedTables, 'tables'>;
  readonly store: Pick<Store, 'approvals'>;
  readonly clock: Pick<SystemClock, 'now'>;
};

export const registerFloor = (
  { gauge }: Families,
  { hosted, store: { approvals }, clock }: Watched,
): void => {
  const ofTables = (name: string, help: string, read: (table: OpenTable) => number): void =>
    gauge(name, help, ['table'], (set) => {
      for (const [table, host] of hosted.tables) {
        const state = host.state();
        set(state === null ? 0 : read(state), table);
      }
    });
  const since = (at: number): number => Math.max(0, clock.now() - at) / 1_000;

  ofTables(
    'punto_table_paused_seconds',
    'Duration of the current pause of the table; 0: not paused.',
    ({ pause }) => (pause ? since(pause.since) : 0),
  );
  ofTables(
    'punto_table_limits_raised',
    '1: a limit is above the room’s configuration.',
    ({ setup, configured }) => (limitsAreRaised(limitsOf(setup), limitsOf(configured)) ? 1 : 0),
  );
  ofTables(
    'punto_table_relief_wanted',
    'Dealers at the table who asked to be relieved.',
    ({ offers }) => offers.length,
  );
  gauge('punto_approval_oldest_seconds', 'Age of the oldest approval request; 0: none.', [], async (set) => {
    const [oldest] = (await approvals.waiting()).map(({ at }) => at).toSorted((a, b) => a - b);
    set(oldest === undefined ? 0 : since(oldest));
  });
};
