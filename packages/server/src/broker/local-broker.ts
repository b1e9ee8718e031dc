// The local part of every broker: tables owned and watched in this process, the directory, notices, and closing. A broker
// between nodes adds the wire.
import type { TableId } from '@punto/table';
import type { Broker, Release, TableNews } from './broker.ts';
import { createDirectory, type Directory } from './directory.ts';
import {
  createLocalChannels,
  type LocalChannelLimits,
  type LocalChannels,
  type OnFault,
  type OwnerAnswer,
} from './local-channels.ts';
import { createNotices, movesMoney, type Notices } from './notices.ts';

type How = Parameters<ReturnType<Broker['own']>>[0];

export type LocalBroker = {
  readonly channels: LocalChannels;
  readonly directory: Directory;
  readonly notices: Notices;
  readonly isClosed: () => boolean;
  /** `false`: it was closed already. */
  readonly close: () => boolean;
  /**
   * Owns a table here. `began` runs before the directory has the owner; the function it returns runs when ownership
   * ends.
   */
  readonly own: (table: TableId, answer: OwnerAnswer, began: () => (how: How) => void) => (how?: How) => void;
  /** Publishes a message; `deliver` passes it to the listeners. */
  readonly publish: (table: TableId, news: TableNews, deliver: () => void) => void;
};

export const createLocalBroker = (
  node: string,
  onFault: OnFault,
  limits: LocalChannelLimits,
): LocalBroker => {
  const channels = createLocalChannels(onFault, limits);
  const directory = createDirectory(node);
  const notices = createNotices(channels, onFault);
  let closed = false;
  return {
    ...{ channels, directory, notices },
    isClosed: () => closed,
    close: () => {
      if (closed) return false;
      closed = true;
      return true;
    },
    own: (table, answer, began) => {
      if (closed) throw new Error('the broker is closed');
      const release: Release = channels.own(table, answer);
      const ended = began();
      directory.owns(node, table);
      let isReleased = false;
      return (how) => {
        if (isReleased || closed) return;
        isReleased = true;
        release();
        directory.releases(node, table, how === 'moving');
        ended(how);
      };
    },
    publish: (table, news, deliver) => {
      if (closed) return;
      deliver();
      // No listener for this private table in this process: publish the new balance for the patron's other sockets.
      if (movesMoney(news)) notices.published(table);
    },
  };
};
