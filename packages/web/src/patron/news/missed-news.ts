// Notifies a returning patron of rounds that were corrected or cancelled meanwhile, until they dismiss the notice,
// which the server stores. Changes notified live count as seen. [T5] [T6]

import { texts } from '@punto/language/catalogue';
import { notifyUntilDismissed } from '@punto/ui/notice.tsx';
import { createEffect, on } from 'solid-js';
import { api } from '../../client/api.ts';
import { useClientState } from '../../client/client-state.tsx';
import { roomOf } from '../record/room-of.ts';
import { type MissedRounds, missedRounds } from './missed-rounds.ts';

const LINK = { href: '/record', text: texts('shell').news.record };

export const useMissedNews = (): void => {
  const { connection, settled, corrected } = useClientState();
  const missed: MissedRounds = missedRounds({
    read: async () => (await api.notices()).notices,
    seen: (until) => void api.seeNotices(until).catch(() => undefined),
    labelsOf: async (table) => (await roomOf(table)).labels,
    show: (text, onDismiss) => notifyUntilDismissed(text, { link: LINK, onDismiss }),
  });
  createEffect(on(connection, ({ state }) => state === 'open' && void missed.linked()));
  createEffect(on(settled, missed.toldLive));
  createEffect(on(corrected, missed.toldLive));
};
