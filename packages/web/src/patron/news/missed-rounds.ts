// What to tell of rounds that changed while their patron was away, and when they count as seen: one notice, put away by the
// patron. A change told live meanwhile never marks those as seen that are not read yet. [T5] [T6]
import { minor } from '@punto/engine/minor';
import type { KeptRecord } from '@punto/protocol/message';
import { signedMoney } from '@punto/ui/words/number.ts';
import type { Labels } from '@punto/ui/words/option-title.ts';
import { type MissedNotice, missedWords } from '@punto/ui/words/record-words.ts';

export type MissedRoundsNeeds = {
  readonly read: () => Promise<readonly MissedNotice[]>;
  /** All that was changed by then is seen. */
  readonly seen: (until: number) => void;
  readonly labelsOf: (table: string) => Promise<Labels>;
  /** Stays until the patron puts it away. */
  readonly show: (text: string, onDismiss: () => void) => void;
};

export type MissedRounds = {
  /** The link is there: asks once. Without an answer the next link asks again. */
  readonly linked: () => Promise<void>;
  /** The patron was told of a round as it was decided or corrected. */
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
    const until = Math.max(...notices.map(({ record }) => record.at));
    const onDismiss = () => {
      unread = false;
      seen(until);
    };
    show(
      notices.length === 1 ? missedWords(first, await labelsOf(first.record.table)) : together(notices),
      onDismiss,
    );
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

/** A notice is no list: the play record has each of them. */
const together = (notices: readonly MissedNotice[]): string => {
  const moved = notices.reduce((sum, { movedMinor }) => sum + movedMinor, 0);
  const balance = moved === 0 ? 'Your balance stays.' : `Your balance: ${signedMoney(minor(moved))}.`;
  return `While you were away ${notices.length} rounds of yours were corrected or cancelled. ${balance}`;
};
