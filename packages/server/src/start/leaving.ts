// How a node stops, and what it does when it is isolated: its patrons are better served by other nodes. Used by the
// served process and by the simulation.

import type { HostedTables } from '../table-host/tables/local-tables.ts';
import type { App } from './app.ts';
import type { Closer } from './ground.ts';

/** Another node is ready already. */
const AT_ANOTHER_DOOR_MS = 250;

/** Tables first: patrons play on at the new owners until they are asked to reconnect elsewhere. In order. */
export const stepsToLeave = (
  app: Pick<App, 'standDown' | 'hush' | 'close'>,
  hosted: Pick<HostedTables, 'stop'>,
): readonly Closer[] => [app.standDown, hosted.stop, app.hush, () => app.close(AT_ANOTHER_DOOR_MS)];

export const sendAwayWhenUseless = (
  app: { readonly gateway: Pick<App['gateway'], 'sendAway'> },
  hosted: Pick<HostedTables, 'onUseless'>,
): void => hosted.onUseless(() => app.gateway.sendAway(AT_ANOTHER_DOOR_MS));
