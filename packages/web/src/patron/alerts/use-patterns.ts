// The marked patterns of a table in words, and a notice when one begins at the table that is open. [D5]
import { texts } from '@punto/language/catalogue';
import type { TableView } from '@punto/protocol/message';
import { settings } from '@punto/ui/client/settings.ts';
import { notify } from '@punto/ui/notice.tsx';
import { type Accessor, createEffect, createMemo, on } from 'solid-js';
import { patternWords } from './pattern-words.ts';
import { markedPatterns } from './patterns.ts';

const { pattern: text } = texts('shell');

type Results = {
  readonly history: readonly string[];
  readonly labels: TableView['setup']['labels'];
};

export const usePatterns = (results: () => Results): Accessor<readonly string[]> =>
  createMemo(
    () => {
      const { history, labels } = results();
      return markedPatterns(history, settings.alerts).map((marked) => patternWords(marked, labels));
    },
    [],
    { equals: (a, b) => a.join() === b.join() },
  );

/** A pattern that continues is not reported again. */
export const usePatternNotices = (view: Accessor<TableView>): void => {
  const marked = createMemo(() => markedPatterns(view().history, settings.alerts));
  createEffect(
    on(marked, (now, before) => {
      const known = new Set((before ?? now).map(({ pattern }) => pattern));
      const { name, labels } = view().setup;
      for (const each of now)
        if (!known.has(each.pattern))
          notify(() => text.notice({ table: name, pattern: patternWords(each, labels) }));
    }),
  );
};
