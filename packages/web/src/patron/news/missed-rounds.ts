// Which notice to show about rounds that changed while their patron was away, and when they count as seen: one notice,
// dismissed by the patron. A change notified live meanwhile does not mark unread ones as seen. [T5] [T6]
import type { KeptRecord } from '@punto/protocol/message';
import type { Labels } from '@punto/ui/words/option-title.ts';
import type { MissedNotice } from './missed-words.ts';

export type MissedRoundsNeeds = {
  readonly read: () => Promise<readonly MissedNotice[]>;
  /** Marks all changes until then as seen. */
  readonly seen: (until: number) => void;
  readonly labelsOf: (table: string) => Promise<Labels>;
  /** Shows a notice until the patron dismisses it. */
  readonly show: (text: () => string, onDismiss: () => void) => void;
};

export type MissedRounds = {
  /** Call when the connection is open: loads the notices once. If it fails, the next connection tries again. */
  readonly linked: () => Promise<void>;
  /** Call when the patron was notified live of a settled or corrected round. */
  readonly toldLive: (record: KeptRecord | null) => void;
};

export const missedRounds = ({ read, seen, labelsOf, show }: MissedRoundsNeeds): MissedRounds => {
  let asked = false;
  let unread = false;
  const tell = async () => {
    const notices = await read();
    const [first] = notices;
    if (!first) return;
    unread = true;
    const { missedWords } = await import('./missed-words.ts');
    const labels = await labelsOf(first.record.table);
    const until = Math.max(...notices.map(({ record }) => record.at));
    const onDismiss = () => {
      unread = false;
      seen(until);
    };
    show(() => missedWords(notices, labels), onDismiss);
  };
  return {
    linked: async () => {
      if (asked) return;
      asked = true;
      try {
        await tell();
      } catch {
        asked = false;
      }
    },
    toldLive: (record) => {
      const isChange = record !== null && (Boolean(record.revision) || record.status === 'cancelled');
      if (isChange && !unread) seen(record.at);
    },
  };
};
