// The end of a paged list: a button for more, a text if it is empty, or the error.
import { texts } from '@punto/language/catalogue';
import { Match, Switch } from 'solid-js';
import type { Pages } from './pages.ts';
import './list-end.css';

const text = texts('record').list;

export const ListEnd = <Item,>(props: {
  pages: Pages<Item>;
  /** Text while loading. */
  reading: string;
  /** Text if the list is empty. */
  empty: string;
}) => (
  <div class="list-end" aria-live="polite">
    <Switch>
      <Match when={props.pages.fault()}>
        {(fault) => (
          <>
            <p>{fault()}</p>
            <button type="button" class="btn quiet" onClick={props.pages.loadMore}>
              {text.again()}
            </button>
          </>
        )}
      </Match>
      <Match when={props.pages.loading()}>
        <p>{props.reading}</p>
      </Match>
      <Match when={props.pages.items()?.length === 0}>
        <p>{props.empty}</p>
      </Match>
      <Match when={props.pages.more()}>
        <button type="button" class="btn quiet" onClick={props.pages.loadMore}>
          {text.more()}
        </button>
      </Match>
    </Switch>
  </div>
);
