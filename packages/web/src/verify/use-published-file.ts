// Fetches the shoe or round that the page's address names from the server, once, when the page opens.

import { type Accessor, createSignal, onMount } from 'solid-js';
import { api } from '../client/api.ts';
import { faultText } from '../client/fault-text.ts';
import { parseSource, type Source } from './source.ts';
import type { ChosenFile } from './use-file-check.ts';

export type PublishedFile = {
  readonly fetching: Accessor<boolean>;
  /** Why the server did not send it. */
  readonly fault: Accessor<string | null>;
  readonly forgetFault: () => void;
};

export const usePublishedFile = (onFile: (file: ChosenFile) => void): PublishedFile => {
  const [fetching, setFetching] = createSignal(false);
  const [fault, setFault] = createSignal<unknown>(null);
  const load = async (source: Source): Promise<void> => {
    setFetching(true);
    try {
      onFile(await fileOf(source));
    } catch (caught) {
      setFault(caught);
    } finally {
      setFetching(false);
    }
  };
  onMount(() => {
    const source = parseSource(location.search);
    if (source) void load(source);
  });
  return {
    fetching,
    fault: () => (fault() === null ? null : faultText(fault())),
    forgetFault: () => setFault(null),
  };
};

const fileOf = async ({ table, shoe, round }: Source): Promise<ChosenFile> => {
  const answer = await (round ? api.openedRound(table, shoe, round) : api.openedShoe(table, shoe));
  return {
    name: `punto-${table}-${shoe}${round ? `-${round}` : ''}.json`,
    text: `${JSON.stringify(answer, null, 2)}\n`,
  };
};
