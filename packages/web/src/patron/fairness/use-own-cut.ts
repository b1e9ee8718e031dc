// The patron's part in the latest cut at the table. [F2]
import type { OwnCut } from '@punto/protocol/client/cuts';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';

export const useOwnCut = (): Accessor<OwnCut | null> => {
  const { app, table } = useFelt();
  const [own, setOwn] = createSignal<OwnCut | null>(app.client.ownCut(table));
  onCleanup(app.client.on('cut', (cut) => cut.table === table && setOwn(cut)));
  return own;
};
