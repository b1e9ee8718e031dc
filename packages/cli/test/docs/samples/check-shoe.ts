// A shoe in notation is read, and written again.
import { parseShoe } from '@punto/engine/notation';
import type { Block } from './fenced-block.ts';

export const checkShoe = ({ code }: Block): readonly string[] => {
  const parsed = parseShoe(code);
  return parsed.ok ? [] : parsed.faults.map((fault) => JSON.stringify(fault));
};
