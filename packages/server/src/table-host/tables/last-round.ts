// A dropped table with stakes: the table host finishes and settles the round, and closes the table when its result could be
// read. A dropped table without stakes is not opened.
import { instant } from '@punto/table/index';
import type { HostOptions } from '../host-options.ts';
import type { TableHost } from '../running/running-table.ts';
import { createTableHost } from '../table-host.ts';

export type LastRound = TableHost & {
  /** The round was settled, and its result shown long enough. */
  readonly isOver: () => boolean;
};

/** `shown`: answers under its own name; otherwise hidden, because another table has that name. */
export const createLastRound = async (options: HostOptions, shown: boolean): Promise<LastRound> => {
  const { broker, clock, table } = options;
  let host: TableHost | null = null;
  let isOver = false;
  let forgetClosing = (): void => {};
  const close = (): void => {
    const resultMs = host?.state()?.setup.pace.resultMs ?? 0;
    void host?.stop();
    forgetClosing = clock.wake(instant(clock.now() + resultMs), () => {
      isOver = true;
      if (shown) broker.publish(table, { type: 'stopped' });
    });
  };
  const publish: HostOptions['broker']['publish'] = (from, news) => {
    broker.publish(from, news);
    // A correction is of an earlier round. [T6]
    if (news.type === 'settled' && news.settled.some(({ record }) => !record.revision)) close();
  };
  const own: HostOptions['broker']['own'] = shown ? broker.own : () => () => {};
  const opened = await createTableHost({ ...options, broker: { ...broker, own, publish } }, null);
  host = opened;
  const stop: TableHost['stop'] = async (how) => {
    forgetClosing();
    await opened.stop(how);
  };
  return { state: opened.state, fault: opened.fault, unread: opened.unread, stop, isOver: () => isOver };
};
