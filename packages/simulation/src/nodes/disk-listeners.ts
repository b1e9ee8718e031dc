// Several listeners on one disk.
import type { DiskEars } from '../disk.ts';

export const everyEar = (ears: readonly DiskEars[]): DiskEars => {
  const all = (what: keyof DiskEars) => (): void => {
    for (const ear of ears) ear[what]();
  };
  return { begun: all('begun'), marked: all('marked'), undone: all('undone'), committed: all('committed') };
};
