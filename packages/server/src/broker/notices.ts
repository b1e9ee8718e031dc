// Notices as they are heard in one process: from other nodes, and from its own broker. News of a table that a patron plays
// alone moves that patron's account, whose windows here may be at other tables or in the lobby: where no gateway of this
// process listens to the table, its news comes as a notice that the account changed. [V5] [L6]
import { privatePatron, type TableId } from '@punto/table/ids';
import type { Broker, Notice, TableNews } from './broker.ts';
import type { LocalChannels } from './local-channels.ts';

export type Notices = {
  readonly listen: Broker['onNotice'];
  readonly tell: (notice: Notice) => void;
  /** There is something new at this table. */
  readonly unheard: (table: TableId) => void;
};

/** `onFault` hears what a listener threw; the others hear the notice all the same. */
export const createNotices = (
  channels: Pick<LocalChannels, 'listens'>,
  onFault: (fault: unknown, table: null) => void,
): Notices => {
  const listeners = new Set<{ readonly hear: (notice: Notice) => void }>();

  const tell = (notice: Notice): void => {
    for (const { hear } of [...listeners]) {
      try {
        hear(notice);
      } catch (fault) {
        onFault(fault, null);
      }
    }
  };

  return {
    tell,
    listen: (hear) => {
      const listener = { hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    unheard: (table) => {
      const patron = privatePatron(table);
      if (patron !== null && !channels.listens(table)) tell({ type: 'account', patron });
    },
  };
};

/** Whether news of this kind moves a patron's money. */
export const movesMoney = ({ type }: TableNews): boolean => type === 'own' || type === 'settled';
