// The steps with which a node stops, and the disconnection of its patrons when it is isolated, so that they reconnect to other nodes. Used by the
// served process and by the simulation.

import type { HostedTables } from '../table-host/tables/local-tables.ts';
import type { App } from './app.ts';
import type { Closer } from './deployment-services.ts';

/** After this time the clients reconnect, to another node. */
const RECONNECT_AFTER_MS = 250;

/** Tables first: patrons play on at the new owners until they are asked to reconnect elsewhere. In order. */
export const nodeStopSteps = (
  app: Pick<App, 'standDown' | 'hush' | 'close'>,
  hosted: Pick<HostedTables, 'stop'>,
): readonly Closer[] => [app.standDown, hosted.stop, app.hush, () => app.close(RECONNECT_AFTER_MS)];

export const disconnectWhenIsolated = (
  app: { readonly gateway: Pick<App['gateway'], 'sendAway'> },
  hosted: Pick<HostedTables, 'onUseless'>,
): void => hosted.onUseless(() => app.gateway.sendAway(RECONNECT_AFTER_MS));
