// Rounds that were corrected or cancelled while the patron was away are told when they come back: once, until they put it
// away, which the server remembers. What is told live is seen already. [T5] [T6]
import type { KeptRecord } from '@punto/protocol/message';
import { createEffect, on, onMount } from 'solid-js';
import { readNotices, seeNotices } from '../house/api.ts';
import { useHouse } from '../house/house.tsx';
import { keepNotice } from '../part/notice.tsx';
import { roomOf } from '../record/room-of.ts';
import { type MissedNotice, missedWords } from '../record/words.ts';

/** More are one line together: a notice is no list. */
const MOST = 2;
const LINK = { href: '/record', text: 'Play record' };

export const useMissedNews = (): void => {
  const { connection, settled, corrected } = useHouse();
  /** Told and not yet put away: what comes live meanwhile does not take them for seen. */
  let unread = 0;
  let asked = false;
  const seen = (until: number) => void seeNotices(until).catch(() => undefined);
  const show = async () => {
    const { notices } = await readNotices();
    const told = notices.length > MOST ? [notices] : notices.map((notice) => [notice]);
    unread = told.length;
    for (const some of told) {
      const until = Math.max(...some.map(({ record }) => record.at));
      const onDismiss = () => {
        unread -= 1;
        seen(until);
      };
      keepNotice(await wordsOf(some), { link: LINK, onDismiss });
    }
  };
  const look = () => {
    if (asked || connection().state !== 'open') return;
    asked = true;
    // Without an answer it is told the next time.
    void show().catch(() => {
      asked = false;
    });
  };
  onMount(look);
  createEffect(on(connection, look));
  const live = (record: KeptRecord | null) => {
    if (record && unread === 0 && (record.revision || record.status === 'cancelled')) seen(record.at);
  };
  createEffect(on(settled, live, { defer: true }));
  createEffect(on(corrected, live, { defer: true }));
};

const wordsOf = async (notices: readonly MissedNotice[]): Promise<string> => {
  const [only] = notices;
  if (!only || notices.length > 1)
    return `While you were away ${notices.length} rounds of yours were corrected or cancelled.`;
  const { labels } = await roomOf(only.record.table);
  return missedWords(only, labels);
};
