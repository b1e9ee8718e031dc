// The socket that the page's own script opens before the app's code is loaded. It keeps what the socket receives until the app
// takes it, the close of the socket included.
import type { FirstRequest } from '@punto/protocol/first-request';
import type { EarlySocket } from '../client/page-socket.ts';

/** An event has the fields that its options have. */
const copyOf = (event: Event): Event => Reflect.construct(event.constructor, [event.type, event]);

/** Opens the socket with the request in its URL. */
export const openEarlySocket = (url: string, first: FirstRequest | null): EarlySocket => {
  let socket: WebSocket | undefined = new WebSocket(
    first ? `${url}&${first.type}=${first.table ?? ''}` : url,
  );
  const events: Event[] = [];
  socket.onopen = socket.onmessage = socket.onclose = (event: Event) => events.push(event);
  return {
    first,
    take: () => {
      const taken = socket;
      socket = undefined;
      if (!taken) return;
      taken.onopen = taken.onmessage = taken.onclose = null;
      // The app adds its listeners before the microtask runs, and no event is dispatched before it.
      queueMicrotask(() => {
        for (const event of events) taken.dispatchEvent(copyOf(event));
      });
      return taken;
    },
  };
};
