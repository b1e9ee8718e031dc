// One row of choices: all, favourites, and each room that has a table.
import type { LobbyEntry } from '@punto/protocol/message';
import { createMemo, For, type JSX } from 'solid-js';
import { ALL, type Filter, roomsOf, sameFilter } from './filter.ts';

export const Filters = (props: {
  tables: readonly LobbyEntry[];
  chosen: Filter;
  choose: (filter: Filter) => void;
}) => {
  const rooms = createMemo(() => roomsOf(props.tables), undefined, {
    equals: (a, b) => a.length === b.length && a.every((each, i) => each.room === b[i]?.room),
  });
  const Choice = (choice: { filter: Filter; children: JSX.Element }) => (
    <button
      type="button"
      aria-pressed={sameFilter(props.chosen, choice.filter)}
      onClick={() => props.choose(choice.filter)}
    >
      {choice.children}
    </button>
  );
  return (
    <fieldset class="filters">
      <legend class="spoken">Show</legend>
      <Choice filter={ALL}>All</Choice>
      <Choice filter={{ by: 'favourites' }}>Favourites</Choice>
      <For each={rooms()}>{({ room, title }) => <Choice filter={{ by: 'room', room }}>{title}</Choice>}</For>
    </fieldset>
  );
};
