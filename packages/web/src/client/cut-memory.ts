// What this window was bound to in a cut, kept as long as the window: a page loaded again in the middle finds it.
// What is stored is not trusted: what does not fit is as good as nothing. [F2]
import { isHex32 } from '@punto/engine/fairness/hash';
import type { CutMemory, CutStanding, OwnCut } from '@punto/protocol/client/cuts';
import { keptForWindow } from '@punto/ui/client/kept.ts';

const STANDINGS: readonly CutStanding[] = [
  ...(['offered', 'bound', 'told', 'in', 'left-out', 'missed', 'unused', 'refused'] as const),
];

const keyOf = (table: string): string => `punto.cut.${table}`;

export const cutMemory: CutMemory = {
  read: (table) => readOwnCut(keptForWindow.read(keyOf(table)), table),
  write: (table, cut) => keptForWindow.keep(keyOf(table), JSON.stringify(cut)),
};

export const readOwnCut = (stored: string | null, table: string): OwnCut | null => {
  try {
    const found = JSON.parse(stored ?? 'null');
    const { shoe, attempt, commitment, value, commit, list, standing, message } = found ?? {};
    // What an earlier release stored has none.
    const values = found?.values ?? null;
    const fits =
      found?.table === table &&
      [shoe, attempt].every(Number.isSafeInteger) &&
      [commitment, value, commit].every(isHex32) &&
      (list === null || isHex32(list)) &&
      (values === null || isHex32(values)) &&
      STANDINGS.includes(standing) &&
      (message === null || typeof message === 'string');
    return fits ? { table, shoe, attempt, commitment, value, commit, list, values, standing, message } : null;
  } catch {
    // Somebody else's text under our name.
    return null;
  }
};
