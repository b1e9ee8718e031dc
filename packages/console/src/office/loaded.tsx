// Shows loaded data, or that it is loading or has failed; and for lists a button that loads older pages.
import { texts } from '@punto/language/catalogue';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { Button } from '../ui/button.tsx';
import { FaultLine, Waiting } from '../ui/marks.tsx';
import type { PagedQueryState, QueryState } from './use-query.ts';

const text = texts('office');

export const Loaded = <T,>(props: {
  asked: QueryState<T>;
  /** Text while it loads. */
  reading: string;
  children: (value: () => T) => JSX.Element;
}) => {
  // In an object, since the value itself may be false.
  const loaded = () => {
    const value = props.asked.value();
    return value !== null && { value };
  };
  return (
    <Switch fallback={<Waiting what={props.reading} />}>
      <Match when={props.asked.fault()}>
        {(fault) => <FaultLine fault={fault()} onAgain={props.asked.again} />}
      </Match>
      <Match when={loaded()}>{(held) => props.children(() => held().value)}</Match>
    </Switch>
  );
};

export const LoadedPages = <Item,>(props: {
  pages: PagedQueryState<Item>;
  /** Text while it loads. */
  reading: string;
  children: (items: () => readonly Item[]) => JSX.Element;
}) => (
  <div class="pages">
    <Show when={props.pages.items()}>{(items) => props.children(items)}</Show>
    <Show when={props.pages.items() === null && !props.pages.fault()}>
      <Waiting what={props.reading} />
    </Show>
    <Show when={props.pages.fault()}>
      {(fault) => (
        <FaultLine
          fault={fault()}
          onAgain={() => (props.pages.items() ? void props.pages.more() : props.pages.again())}
        />
      )}
    </Show>
    <Show when={props.pages.hasMore() && !props.pages.fault()}>
      <div class="pages-more">
        <Button onPress={props.pages.more}>{text.showOlder()}</Button>
      </div>
    </Show>
  </div>
);
