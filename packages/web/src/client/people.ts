// The latest people view of a table; `null`: none received yet, or a solo table, which has none.
import type { PeopleSeen } from '@punto/protocol/names/people-view';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { useClientState } from './client-state.tsx';

export const usePeople = (table: Accessor<string>): Accessor<PeopleSeen | null> => {
  const { client } = useClientState();
  const [people, setPeople] = createSignal<PeopleSeen | null>(null);
  createEffect(() => {
    const watched = table();
    setPeople(client.people(watched));
    onCleanup(client.on('people', (told) => told.table === watched && setPeople(told.people)));
  });
  return people;
};
