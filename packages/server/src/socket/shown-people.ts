// Sends the people view of a table to its watchers: one frame for all of a brand and currency who are not in it, and to each of the
// others one with the patron's own place. It is sent with the next update, so that a socket has one write for both, or alone after the interval of
// the figures if there is no update until then. A new watcher gets the latest one. [V6]

import { keyOf, keyWord } from '@punto/ledger/patron-key';
import type { PeopleSeen } from '@punto/protocol/names/people-view';
import { instant } from '@punto/table/ids';
import type { TableNews } from '../broker/broker.ts';
import { peopleFor } from '../broker/people-news.ts';
import type { Clock } from '../time/clock.ts';
import { frameOf, type SocketConnection } from './connection.ts';

type PeopleNews = TableNews & { readonly type: 'people' };

export type ShownPeopleParts = {
  readonly clock: Clock;
  readonly everyMs: () => number;
  /** An update waits to be sent; `flush` is called when it is. */
  readonly isUpdateWaiting: () => boolean;
  readonly table: string;
  /** The sockets of the watchers. */
  readonly sockets: () => Iterable<Pick<SocketConnection, 'patron' | 'write'>>;
};

export class ShownPeople {
  readonly #parts: ShownPeopleParts;
  #waiting: PeopleNews | null = null;
  #cancel: (() => void) | null = null;

  constructor(parts: ShownPeopleParts) {
    this.#parts = parts;
  }

  show(news: PeopleNews): void {
    const { clock, everyMs, isUpdateWaiting } = this.#parts;
    this.#waiting = news;
    this.#cancel ??= clock.wake(instant(clock.now() + everyMs()), () => {
      this.#cancel = null;
      if (!isUpdateWaiting()) this.flush();
    });
  }

  /** Sends the pending view. */
  flush(): void {
    this.close();
    const news = this.#waiting;
    this.#waiting = null;
    if (news) this.#send(news);
  }

  #send(news: PeopleNews): void {
    const { table, sockets } = this.#parts;
    const framed = (seen: PeopleSeen) => frameOf({ type: 'people', table, people: seen });
    const owns = new Map(news.places.map(({ patron, place }) => [patron, place]));
    const others = new Map<string, Buffer>();
    for (const socket of sockets()) {
      const key = keyOf(socket.patron);
      const word = keyWord(key);
      const people = peopleFor(news, key);
      const you = owns.get(socket.patron);
      const frame = you ? framed({ ...people, you }) : (others.get(word) ?? framed(people));
      if (!you) others.set(word, frame);
      socket.write(frame);
    }
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
