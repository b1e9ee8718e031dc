// Plays what happens live: announcements, sounds, and signals for animations. The first view and a resumed one cause
// none. [T4]
import type { TableView } from '@punto/protocol/message';
import { shownView } from '@punto/ui/words/room-words.ts';
import { type Accessor, createEffect, createMemo, on, untrack } from 'solid-js';
import { PAN } from '../../client/sound/pan.ts';
import { type SoundName, sound } from '../../client/sound/sound.ts';
import type { TableSignals } from '../../client/table.ts';
import type { CallerLine } from './caller/line.ts';
import { wordsOf } from './log-words.ts';
import { type Moment, momentsBetween } from './moments.ts';
import { type ResultStepsInUse, useResultSteps } from './use-result-steps.ts';

export type Seen = ResultStepsInUse & {
  /** With the names of the house in all languages. */
  readonly view: Accessor<TableView>;
  /** Moments of the latest update; empty unless it is live. */
  readonly moments: Accessor<readonly Moment[]>;
  /** The result in view was received live, and may be animated. */
  readonly resultLive: Accessor<boolean>;
};

type Look = { readonly view: TableView; readonly moments: readonly Moment[] };

/** `isHeard`: whether moments are announced and have sounds; `isSaid`: whether the voice says a line. */
export const useMoments = (
  signals: TableSignals,
  first: TableView,
  say: (text: string) => void,
  isHeard: () => boolean,
  isSaid: (line: CallerLine) => boolean,
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

  const resultLive = createMemo<boolean>(
    (was) =>
      look().view.phase === 'settled' && (was || look().moments.some((each) => each.type === 'result')),
    false,
  );
  const steps = useResultSteps(view, resultLive);

  const play = (moment: Moment, view: TableView) => {
    if (!untrack(isHeard)) return;
    const words = wordsOf(moment, shownView(view), isSaid);
    if (words) say(words);
    const heard = view.setup.solo && CALLS.includes(moment.type) ? null : soundOf(moment);
    if (heard) sound(heard, panOf(moment));
  };
  createEffect(
    on(look, ({ view, moments }) => {
      for (const moment of moments) if (moment.type !== 'result') play(moment, view);
    }),
  );
  // The result is announced with the ring; a correction of it is not announced again.
  createEffect(
    on(steps.announced, (coup, before) => {
      if (coup && !before && resultLive()) play({ type: 'result', coup }, view());
    }),
  );
  return { view, moments, resultLive, ...steps };
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

const panOf = (moment: Moment): number => {
  if (moment.type === 'card' || moment.type === 'laid') return PAN[moment.side];
  return moment.type === 'result' ? PAN[moment.coup.outcome] : 0;
};
