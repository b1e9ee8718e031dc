// The socket that the page's own script opens before the app's code is loaded. It keeps what the socket receives until the app
// takes it, the close of the socket included.

const KEPT = ['open', 'message', 'close'];

const copyOf = (event: Event): Event => {
  if (event instanceof MessageEvent) return new MessageEvent(event.type, { data: event.data });
  return event instanceof CloseEvent
    ? new CloseEvent(event.type, { code: event.code, reason: event.reason })
    : new Event(event.type);
};

/** Opens the socket; returns a function that gives it away once, and then nothing. */
export const openEarlySocket = (url: string): (() => WebSocket | undefined) => {
  let socket: WebSocket | undefined = new WebSocket(url);
  const events: Event[] = [];
  const keep = (event: Event) => events.push(event);
  for (const kind of KEPT) socket.addEventListener(kind, keep);
  return () => {
    const taken = socket;
    socket = undefined;
    if (!taken) return;
    for (const kind of KEPT) taken.removeEventListener(kind, keep);
    // The app adds its listeners before the microtask runs, and no event is dispatched before it.
    queueMicrotask(() => {
      for (const event of events) taken.dispatchEvent(copyOf(event));
    });
    return taken;
  };
};
