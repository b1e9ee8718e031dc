// A short history of the game, which separates documented facts from stories. Sources in docs/reference/history.md.

import { texts } from '@punto/language/catalogue';
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { For } from 'solid-js';
import '@punto/ui/rules/rules.css';

const text = texts('history');
const CHAPTERS = ['unknown', 'france', 'americas', 'vegas', 'name'] as const;

export default function HistoryPage() {
  usePageTitle(text.title);
  return (
    <main id="main" class="page narrow">
      <h1>{text.title()}</h1>
      <div class="rules history">
        <For each={CHAPTERS}>
          {(chapter) => (
            <section>
              <h2>{text.chapter[chapter].title()}</h2>
              <p>{text.chapter[chapter].text()}</p>
            </section>
          )}
        </For>
        <p>
          <a href="/rules">{text.rules()}</a>
        </p>
      </div>
    </main>
  );
}
