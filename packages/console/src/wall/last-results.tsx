// The latest results of the shoe as a row of letters, newest at the right. [D5]

import type { Outcome } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import { createMemo, For } from 'solid-js';
import './last-results.css';

const text = texts('floor').card;
const { outcome } = texts('shared');

const SHOWN = 14;
const OF: Readonly<Record<string, Outcome>> = { P: 'player', B: 'banker', T: 'tie' };

export const LastResults = (props: { history: readonly string[] }) => {
  const marks = createMemo(() => props.history.slice(-SHOWN).map((mark) => mark.charAt(0)));
  const words = () =>
    marks().length === 0
      ? text.noResults()
      : text.results({ results: marks().map((mark) => outcome[OF[mark] ?? 'tie']()) });
  return (
    <div class="last-results" role="img" aria-label={words()}>
      <For each={marks()}>{(mark) => <i data-of={OF[mark]}>{mark}</i>}</For>
    </div>
  );
};
