// Plays what happens live: announcements, sounds, and signals for animations. The first view and a resumed one cause
// none. [T4]
import type { TableView } from '@punto/protocol/message';
import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { type SoundName, sound } from '../../client/sound.ts';
import type { TableSignals } from '../../client/table.ts';
import { spokenAlone } from './alone-words.ts';
import { hasCaller } from './has-caller.ts';
import { type Moment, momentsBetween } from './moments.ts';
import { spoken } from './speech.ts';

export type Seen = {
  readonly view: Accessor<TableView>;
  /** Moments of the latest update; empty unless it is live. */
  readonly moments: Accessor<readonly Moment[]>;
  /** The result in view was received live, and may be animated. */
  readonly resultLive: Accessor<boolean>;
};

type Look = { readonly view: TableView; readonly moments: readonly Moment[] };

/** `isHeard`: whether moments are announced and have sounds. */
export const useMoments = (
  signals: TableSignals,
  first: TableView,
  say: (text: string) => void,
  isHeard: () => boolean,
): Seen => {
  const look = createMemo<Look>(
    (before) => {
      const news = signals.news();
      if (!news || news.view === before.view) return { view: before.view, moments: [] };
      const live = news.how === 'live' || news.how === 'own';
      return { view: news.view, moments: live ? momentsBetween(before.view, news.view) : [] };
    },
    { view: first, moments: [] },
  );
  const view = createMemo(() => look().view);
  const moments = createMemo(() => look().moments);

  const [resultLive, setResultLive] = createSignal(false);
  createEffect(
    on(look, ({ view, moments }) => {
      if (view.phase !== 'settled') setResultLive(false);
      if (moments.some((each) => each.type === 'result')) setResultLive(true);
      if (!untrack(isHeard)) return;
      for (const moment of moments) {
        const words = wordsOf(moment, view);
        if (words) say(words);
        const heard = view.setup.solo && CALLS.includes(moment.type) ? null : soundOf(moment);
        if (heard) sound(heard);
      }
    }),
  );
  return { view, moments, resultLive };
};

const wordsOf = (moment: Moment, { setup, shoe }: TableView): string => {
  if (moment.type === 'call' && !hasCaller(setup)) return '';
  const alone = setup.solo ? spokenAlone(moment, shoe?.number ?? 0) : null;
  return alone ?? spoken(moment, setup.labels);
};

/** Calls made across a table; not spoken at a solo table. [V5] */
const CALLS: readonly Moment['type'][] = ['betting-opened', 'betting-closed'];

const soundOf = (moment: Moment): SoundName | null => {
  switch (moment.type) {
    case 'betting-opened':
      return 'betting-opens';
    case 'betting-closed':
      return 'no-more-bets';
    case 'card':
      return moment.turned ? 'card-turn' : 'card-slide';
    case 'laid':
      return 'card-slide';
    case 'result':
      return `result-${moment.coup.outcome}`;
    default:
      return null;
  }
};
