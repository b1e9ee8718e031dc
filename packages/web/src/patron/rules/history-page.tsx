// A short history of the game, which separates documented facts from stories. Sources in docs/reference/history.md.

import { usePageTitle } from '@punto/ui/page-title.tsx';
import { A } from '@solidjs/router';
import { For } from 'solid-js';
import { HISTORY } from './history.ts';
import '@punto/ui/rules/rules.css';

export default function HistoryPage() {
  usePageTitle(() => 'Where the game comes from');
  return (
    <main id="main" class="page narrow">
      <h1>Where the game comes from</h1>
      <div class="rules history">
        <For each={HISTORY}>
          {({ title, says }) => (
            <section>
              <h2>{title}</h2>
              <p>{says}</p>
            </section>
          )}
        </For>
        <p>
          <A href="/rules">The rules of the game</A>
        </p>
      </div>
    </main>
  );
}
