// The frames that the server has sent to a page, before the page processes them. To be listened to
// before the page goes anywhere.
import type { Page } from '@playwright/test';
import type { ServerMessage, TableView } from '@punto/protocol/message';

export type Received = {
  readonly messages: readonly ServerMessage[];
  /** The view of the table as it was after each message that changed it, oldest first. */
  readonly views: () => readonly SentView[];
  /** The latest; throws before the first. */
  readonly view: () => TableView;
};

export type SentView = { readonly message: ServerMessage; readonly view: TableView };

export const listen = (page: Page): Received => {
  const messages: ServerMessage[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      messages.push(JSON.parse(String(payload)) as ServerMessage);
    }),
  );
  const views = () => viewsOf(messages);
  return {
    messages,
    views,
    view: () => {
      const latest = views().at(-1);
      if (!latest) throw new Error('no view of a table was sent');
      return latest.view;
    },
  };
};

const viewsOf = (messages: readonly ServerMessage[]): readonly SentView[] => {
  const sent: SentView[] = [];
  let view: TableView | null = null;
  for (const message of messages) {
    if (message.type === 'snapshot') view = message.view;
    else if ((message.type === 'update' || message.type === 'resumed') && view !== null)
      view = Object.assign({}, view, message.changed);
    else continue;
    sent.push({ message, view });
  }
  return sent;
};

/** Everything in the message that reads like a card, and the way to it. */
export const cardsIn = (value: unknown, way = ''): readonly { way: string; card: string }[] => {
  if (typeof value === 'string') return /^[A2-9TJQK][SHDC]$/.test(value) ? [{ way, card: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    cardsIn(inner, way === '' ? name : `${way}.${name}`),
  );
};
