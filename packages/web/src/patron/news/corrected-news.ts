// A correction is told wherever the patron is, in the same words up and down; the play record has both accounts. [T6]

import { notify } from '@punto/ui/notice.tsx';
import { createEffect, on } from 'solid-js';
import { useHouse } from '../../client/house.tsx';
import { correctionWords } from '../words/trouble-words.ts';

export const useCorrectedNews = (): void => {
  const { corrected } = useHouse();
  createEffect(on(corrected, (record) => record && notify(correctionWords(record)), { defer: true }));
};
