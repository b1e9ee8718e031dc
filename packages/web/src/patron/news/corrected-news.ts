// Notifies the patron of a correction on every page, with the same words for a gain and a loss; the play record has
// both revisions. [T6]

import { notify } from '@punto/ui/notice.tsx';
import { createEffect, on } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { correctionWords } from '../words/correction-words.ts';

export const useCorrectedNews = (): void => {
  const { corrected } = useClientState();
  createEffect(on(corrected, (record) => record && notify(() => correctionWords(record))));
};
