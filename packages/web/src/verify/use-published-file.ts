// Fetches the file that the page's address names from the server, once, when the page opens: a shoe, a round, or the data of a
// round of the patron's play record.

import { type Accessor, createSignal, onMount } from 'solid-js';
import { api } from '../client/api.ts';
import { faultText } from '../client/fault-text.ts';
import { recordFileOf } from './record-file-of.ts';
import { parseRecord, parseSource, type Source } from './source.ts';
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
  const load = async (file: Promise<ChosenFile>): Promise<void> => {
    setFetching(true);
    try {
      onFile(await file);
    } catch (caught) {
      setFault(caught);
    } finally {
      setFetching(false);
    }
  };
  onMount(() => {
    const source = parseSource(location.search);
    const record = parseRecord(location.hash);
    if (source) void load(fileOf(source));
    else if (record) void load(recordFileOf(record));
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
