// The journal, newest first: who did what, when, at which table, why, and the values before and after. Entries are
// chained by their hashes, so that a changed or deleted entry is detected.

import { texts } from '@punto/language/catalogue';
import { queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { JournalLine } from '@punto/protocol/floor/report-api';
import { useSearchParams } from '@punto/ui/route/search-params.ts';
import { Sentence } from '@punto/ui/sentence.tsx';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { For, Show } from 'solid-js';
import { LimitMoves } from '../../limits/limit-moves.tsx';
import { usePageName } from '../../page-name.ts';
import { pauseReason } from '../../pause-reason.ts';
import { momentText } from '../../ui/time.ts';
import { FileLink } from '../file-link.tsx';
import { LoadedPages } from '../loaded.tsx';
import { PatronLink, RoundLink, useTableNames } from '../round-link.tsx';
import { usePagedQuery } from '../use-query.ts';
import { actsOf } from './act-groups.ts';
import { DifferenceList } from './difference-list.tsx';
import { JournalFilters } from './journal-filters.tsx';
import { entryWords, isCovered } from './journal-words.ts';
import { limitsChanged } from './limits-changed.ts';
import '../office.css';
import './journal.css';

const text = texts('journal');
const floor = texts('floor');
const { part, place } = floor;

const JournalPage = () => {
  usePageName(place.journal);
  const [query, setQuery] = useSearchParams();
  const searched = () => ({
    staff: query.staff,
    acts: actsOf(query.act),
    patron: query.patron,
    brand: query.brand,
    table: query.table,
    from: query.from,
    to: query.to,
  });
  const cards = () => (query.cards === 'each' || query.act === 'dealing' ? 'each' : 'folded');
  const address = (more: Readonly<Record<string, string | number>>) =>
    OFFICE_PATHS.journal + queryOf({ ...searched(), cards: cards(), ...more });
  const isWhole = () => Object.values(searched()).every((value) => !value);
  const entries = usePagedQuery<JournalLine>(() => address({ limit: 50 }));
  return (
    <main id="main" class="floor-page office">
      <header>
        <h1>{place.journal()}</h1>
        <FileLink href={address({ format: 'csv' })} />
      </header>
      <JournalFilters search={query} onSearch={(change) => setQuery({ ...change }, { replace: true })} />
      <LoadedPages pages={entries} reading={text.reading()}>
        {(items) => (
          <Show when={items().length > 0} fallback={<p class="nothing">{part.nothing()}</p>}>
            <Show when={isWhole() ? items()[0] : undefined}>
              {(head) => (
                <p class="panel-note">
                  <Sentence
                    parts={text.head.parts({ n: head().number, hash: head().hash })}
                    tags={{ hash: (hash) => <Hash hash={hash} />, code: (words) => <code>{words}</code> }}
                  />
                </p>
              )}
            </Show>
            <ol class="journal">
              <For each={items()}>{(entry) => <Entry entry={entry} />}</For>
            </ol>
          </Show>
        )}
      </LoadedPages>
    </main>
  );
};

const Entry = (props: { entry: JournalLine }) => {
  const nameOf = useTableNames();
  return (
    <li>
      <p class="journal-when">
        <span>{props.entry.number}</span>
        <time dateTime={new Date(props.entry.at).toISOString()}>{momentText(props.entry.at)}</time>
        <Hash hash={props.entry.hash} />
      </p>
      <div>
        <p>
          <Sentence
            parts={doneBy(props.entry)}
            tags={{ dim: (words: string) => <span class="dim">{words}</span> }}
          />
        </p>
        <p class="journal-where">
          <Show when={props.entry.table}>{(table) => <span>{nameOf(table())}</span>}</Show>
          <Show when={props.entry.table && props.entry.shoe && props.entry.round}>
            <RoundLink
              table={props.entry.table ?? ''}
              shoe={props.entry.shoe ?? 0}
              round={props.entry.round ?? 0}
            />
          </Show>
          <Show when={props.entry.patron}>
            {(patron) => <PatronLink patron={patron()} name={props.entry.patronName} />}
          </Show>
        </p>
        <Show when={props.entry.reason}>
          {(reason) => <p class="journal-reason">{text.reason({ reason: pauseReason(reason()) })}</p>}
        </Show>
        <StoredValues entry={props.entry} />
      </div>
    </li>
  );
};

const doneBy = (entry: JournalLine) => {
  const said = { what: entryWords(entry), name: entry.staff?.name ?? text.house() };
  return entry.role ? text.byRole.parts({ ...said, role: floor.role[entry.role]() }) : text.by.parts(said);
};

/** The stored values: collapsed where the text has the important facts; changed limits are always listed. */
const StoredValues = (props: { entry: JournalLine }) => (
  <Show when={isCovered(props.entry)} fallback={<DifferenceList entry={props.entry} />}>
    <Show when={limitsChanged(props.entry)}>
      {(limits) => <LimitMoves {...limits()} labels={PLAIN_LABELS} />}
    </Show>
    <details class="difference-folded">
      <summary>{text.all()}</summary>
      <DifferenceList open entry={props.entry} />
    </details>
  </Show>
);

const Hash = (props: { hash: string }) => (
  <code class="hash" title={props.hash}>
    <span class="spoken">{text.hash()} </span>
    {props.hash.slice(0, 10)}
  </code>
);

export default JournalPage;
