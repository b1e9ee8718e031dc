// The latest results of the shoe as a row of letters, newest at the right. [D5]
import { createMemo, For } from 'solid-js';
import './last-results.css';

const SHOWN = 14;
const WORDS: Readonly<Record<string, string>> = { P: 'Player', B: 'Banker', T: 'Tie' };
const OF: Readonly<Record<string, string>> = { P: 'player', B: 'banker', T: 'tie' };

export const LastResults = (props: { history: readonly string[] }) => {
  const marks = createMemo(() => props.history.slice(-SHOWN).map((mark) => mark.charAt(0)));
  const words = () =>
    marks().length === 0
      ? 'No results yet'
      : `Latest results, newest last: ${marks()
          .map((mark) => WORDS[mark])
          .join(', ')}`;
  return (
    <div class="last-results" role="img" aria-label={words()}>
      <For each={marks()}>{(mark) => <i data-of={OF[mark]}>{mark}</i>}</For>
    </div>
  );
};
