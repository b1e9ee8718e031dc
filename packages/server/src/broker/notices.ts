// Notices as received in one process: from other nodes and from its own broker. Messages of a private table move its
// patron's account, whose windows here may be at other tables or in the lobby: if no gateway of this process listens
// to the table, they arrive as a notice that the account changed. [V5] [L6]
import { privatePatron, type TableId } from '@punto/table/ids';
import type { Broker, Notice, TableNews } from './broker.ts';
import type { LocalChannels } from './local-channels.ts';

export type Notices = {
  readonly listen: Broker['onNotice'];
  readonly deliver: (notice: Notice) => void;
  /** A message was published at this table. */
  readonly published: (table: TableId) => void;
};

/** `onFault` gets exceptions of a listener; the others still get the notice. */
export const createNotices = (
  channels: Pick<LocalChannels, 'listens'>,
  onFault: (fault: unknown, table: null) => void,
): Notices => {
  const listeners = new Set<{ readonly receive: (notice: Notice) => void }>();

  const deliver = (notice: Notice): void => {
    for (const { receive } of [...listeners]) {
      try {
        receive(notice);
      } catch (fault) {
        onFault(fault, null);
      }
    }
  };

  return {
    deliver,
    listen: (receive) => {
      const listener = { receive };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    published: (table) => {
      const patron = privatePatron(table);
      if (patron !== null && !channels.listens(table)) deliver({ type: 'account', patron });
    },
  };
};

/** Whether messages of this type change a patron's balance. */
export const movesMoney = ({ type }: TableNews): boolean => type === 'own' || type === 'settled';
