// Several listeners on one disk.
import type { DiskListener } from '../disk.ts';

export const allListeners = (listeners: readonly DiskListener[]): DiskListener => {
  const all = (what: keyof DiskListener) => (): void => {
    for (const listener of listeners) listener[what]();
  };
  return { begun: all('begun'), marked: all('marked'), undone: all('undone'), committed: all('committed') };
};
