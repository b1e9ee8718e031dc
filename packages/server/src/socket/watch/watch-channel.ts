// One table as it is watched from pages of other sites: its view is kept from the messages of its owner, and sent to all watchers in
// one frame, a few times a second at most.
import type { WatchMessage } from '@punto/protocol/watch';
import type { PublicView } from '@punto/table';
import { instant, type TableId, type Version } from '@punto/table/ids';
import type { Broker, TableNews } from '../../broker/broker.ts';
import type { Clock } from '../../time/clock.ts';
import type { SocketWriter } from '../socket-writer.ts';
import { textFrame } from '../text-frame.ts';
import { wholeView } from '../whole-view.ts';
import { watchedView } from './watched-view.ts';

/** A card is shown a tenth of a second late at most. */
const EVERY_MS = 100;
/** Delay before looking again at a table that did not answer. */
const AGAIN_MS = 1_000;

export type WatchChannelParts = {
  readonly table: TableId;
  readonly broker: Pick<Broker, 'ask' | 'listen'>;
  readonly clock: Clock;
  readonly onFault: (fault: unknown) => void;
};

export class WatchChannel {
  readonly #parts: WatchChannelParts;
  readonly #watchers = new Set<SocketWriter>();
  readonly #release: () => void;
  #held: { readonly version: Version; readonly view: PublicView } | null = null;
  #looking = false;
  #last: Buffer | null = null;
  #cancelSend: (() => void) | null = null;
  #cancelLook: () => void = () => undefined;
  #closed = false;

  constructor(parts: WatchChannelParts) {
    this.#parts = parts;
    this.#release = parts.broker.listen(parts.table, (news) => this.#receive(news));
    void this.#look();
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  enter(line: SocketWriter): void {
    this.#watchers.add(line);
    if (this.#last !== null) line.write(this.#last);
  }

  leave(line: SocketWriter): void {
    this.#watchers.delete(line);
  }

  close(): void {
    this.#closed = true;
    this.#release();
    this.#cancelSend?.();
    this.#cancelLook();
  }

  #receive(news: TableNews): void {
    if (news.type === 'stopped' || news.type === 'missed') void this.#look();
    if (news.type !== 'update') return;
    if (this.#held === null || news.from > this.#held.version) void this.#look();
    else if (news.version > this.#held.version) {
      this.#held = { version: news.version, view: { ...this.#held.view, ...news.changed } };
      this.#sendSoon();
    }
  }

  async #look(): Promise<void> {
    if (this.#looking || this.#closed) return;
    this.#looking = true;
    const { broker, table, onFault } = this.#parts;
    try {
      const reply = await broker.ask(table, { type: 'look', patron: null, since: null });
      if (reply.type === 'look') {
        this.#held = { version: reply.version, view: wholeView(reply.view) };
        this.#sendSoon();
      } else this.#lookLater();
    } catch (fault) {
      onFault(fault);
      this.#lookLater();
    }
    this.#looking = false;
  }

  #lookLater(): void {
    const { clock } = this.#parts;
    this.#held = null;
    this.#write({ type: 'away' });
    if (!this.#closed)
      this.#cancelLook = clock.wake(instant(clock.now() + AGAIN_MS), () => void this.#look());
  }

  #sendSoon(): void {
    const { clock } = this.#parts;
    this.#cancelSend ??= clock.wake(instant(clock.now() + EVERY_MS), () => {
      this.#cancelSend = null;
      // Watchers never receive the view of a solo table or of a retired one.
      const view = this.#held?.view;
      if (view === undefined || view.setup.solo || view.retired) this.#write({ type: 'away' });
      else this.#write({ type: 'view', now: clock.now(), view: watchedView(view) });
    });
  }

  #write(message: WatchMessage): void {
    this.#last = textFrame(JSON.stringify(message));
    for (const line of this.#watchers) line.write(this.#last);
  }
}
