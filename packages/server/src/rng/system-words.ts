// Random words from the operating system's generator, fetched a block at a time. [F1]
import { randomFillSync } from 'node:crypto';
import type { Word } from '@punto/engine/random';

const BLOCK = 1024;

export const systemWords = (): Word => {
  const block = new Uint32Array(BLOCK);
  let used = BLOCK;
  return () => {
    if (used === BLOCK) {
      randomFillSync(block);
      used = 0;
    }
    const word = block[used] ?? 0;
    // A word that has been used is not kept where a later look into memory would find it.
    block[used] = 0;
    used += 1;
    return word;
  };
};
