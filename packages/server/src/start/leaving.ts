// How a node goes, and what it does when it is of no use: its patrons are never better off with it than with the others.
// The served process and the simulation leave by the same steps.

import type { HostedTables } from '../table-host/tables/local-tables.ts';
import type { App } from './app.ts';
import type { Closer } from './ground.ts';

/** Another node is there already. */
const AT_ANOTHER_DOOR_MS = 250;

/** Tables first: patrons play on at their next owners until they are asked to come back by another door. In order. */
export const stepsToLeave = (
  app: Pick<App, 'standDown' | 'hush' | 'close'>,
  house: Pick<HostedTables, 'stop'>,
): readonly Closer[] => [app.standDown, house.stop, app.hush, () => app.close(AT_ANOTHER_DOOR_MS)];

export const sendAwayWhenUseless = (
  app: { readonly gateway: Pick<App['gateway'], 'sendAway'> },
  house: Pick<HostedTables, 'onUseless'>,
): void => house.onUseless(() => app.gateway.sendAway(AT_ANOTHER_DOOR_MS));
