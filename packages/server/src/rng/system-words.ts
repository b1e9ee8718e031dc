// Random words from the operating system's generator, fetched in blocks. [F1]
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
    // Used words are erased, so that they cannot be read from memory later.
    block[used] = 0;
    used += 1;
    return word;
  };
};
