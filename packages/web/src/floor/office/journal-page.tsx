// What the floor did, the newest first: who, when, at which table, why, and what it was before and after. Entries are
// chained by their hashes, so that none can be changed or left out without a trace.
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { JournalLine } from '@punto/protocol/floor/report-api';
import { useSearchParams } from '@solidjs/router';
import { For, Show } from 'solid-js';
import { queryOf } from '../floor-client.ts';
import { SelectField } from '../part/field.tsx';
import { momentText } from '../part/time.ts';
import { ROLE_WORDS } from '../places.ts';
import { usePageName } from '../shell/page-name.ts';
import { actionWords } from './action-words.ts';
import { useAskedPages } from './asked.ts';
import { DifferenceList } from './difference-list.tsx';
import { FileLink } from './file-link.tsx';
import { PatronLink, RoundLink, useTableChoice, useTableNames } from './round-link.tsx';
import { PagesShown } from './shown.tsx';
import './office.css';
import './journal.css';

const JournalPage = () => {
  usePageName('Journal');
  const [query, setQuery] = useSearchParams<{ table?: string }>();
  const tables = useTableChoice();
  const entries = useAskedPages<JournalLine>(
    () => OFFICE_PATHS.journal + queryOf({ table: query.table, limit: 50 }),
  );
  return (
    <main id="main" class="floor-page office">
      <header>
        <h1>Journal</h1>
        <FileLink href={OFFICE_PATHS.journal + queryOf({ table: query.table, format: 'csv' })} />
      </header>
      <div class="form-line filters">
        <SelectField
          label="Table"
          value={query.table ?? ''}
          onChange={(table) => setQuery({ table })}
          options={tables()}
        />
      </div>
      <PagesShown pages={entries} what="the journal">
        {(items) => (
          <Show when={items().length > 0} fallback={<p class="nothing">No activity</p>}>
            <Show when={query.table ? undefined : items()[0]}>
              {(head) => (
                <p class="panel-note">
                  {head().number} entries. The chain ends in <Hash hash={head().hash} />;{' '}
                  <code>punto audit</code> follows it from its beginning.
                </p>
              )}
            </Show>
            <ol class="journal">
              <For each={items()}>{(entry) => <Entry entry={entry} />}</For>
            </ol>
          </Show>
        )}
      </PagesShown>
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
          <b>{actionWords(props.entry.action)}</b>
          <span class="dim"> by </span>
          {props.entry.staff?.name ?? 'the house'}
          <Show when={props.entry.role}>{(role) => <span class="dim"> ({ROLE_WORDS[role()]})</span>}</Show>
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
          <Show when={props.entry.patron}>{(patron) => <PatronLink patron={patron()} />}</Show>
        </p>
        <Show when={props.entry.reason}>{(reason) => <p class="journal-reason">“{reason()}”</p>}</Show>
        <DifferenceList before={props.entry.before} after={props.entry.after} />
      </div>
    </li>
  );
};

const Hash = (props: { hash: string }) => (
  <code class="hash" title={props.hash}>
    <span class="spoken">Hash </span>
    {props.hash.slice(0, 10)}
  </code>
);

export default JournalPage;
