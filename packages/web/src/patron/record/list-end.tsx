// The end of a list that is read page by page: more of it, nothing at all, or why it cannot be read.
import { Match, Switch } from 'solid-js';
import type { Pages } from './pages.ts';
import './list-end.css';

export const ListEnd = <Item,>(props: {
  pages: Pages<Item>;
  /** While it is fetched. */
  reading: string;
  /** When there is nothing. */
  empty: string;
}) => (
  <div class="list-end" aria-live="polite">
    <Switch>
      <Match when={props.pages.fault()}>
        {(fault) => (
          <>
            <p>{fault()}</p>
            <button type="button" class="btn quiet" onClick={props.pages.loadMore}>
              Try again
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
          Show more
        </button>
      </Match>
    </Switch>
  </div>
);
