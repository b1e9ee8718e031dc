// Destroys the connection of an upgrade request that fails before a WebSocket takes it over.
import type { Duplex } from 'node:stream';

/** May be called again. The listener is the same for all: a closure for each would be kept as long as its socket. */
export const destroyOnError = (wire: Duplex): void => {
  if (!wire.listeners('error').includes(destroy)) wire.on('error', destroy);
};

function destroy(this: Duplex): void {
  this.destroy();
}
