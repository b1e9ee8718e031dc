// The patron's own part in a cut, stored in `sessionStorage`, so that it survives a reload during the cut. Stored data
// is not trusted: an invalid entry is ignored. [F2]
import { isHex32 } from '@punto/engine/fairness/hash';
import type { CutFault, CutMemory, CutStanding, OwnCut } from '@punto/protocol/client/cuts';
import { windowStore } from '@punto/ui/client/browser-store.ts';

const STANDINGS: readonly CutStanding[] = [
  ...(['offered', 'bound', 'told', 'in', 'left-out', 'missed', 'unused', 'refused'] as const),
];

/** The reasons that this page has a text for. */
export const CUT_FAULTS = [
  ...(['late', 'full', 'not-cutting', 'already-cut', 'cut-full', 'wrong-value'] as const),
  ...(['barred-from-cut', 'table-paused', 'suspended'] as const),
] satisfies readonly CutFault[];

const keyOf = (table: string): string => `punto.cut.${table}`;

export const cutMemory: CutMemory = {
  read: (table) => parseOwnCut(windowStore.read(keyOf(table)), table),
  write: (table, cut) => windowStore.write(keyOf(table), JSON.stringify(cut)),
};

export const parseOwnCut = (stored: string | null, table: string): OwnCut | null => {
  try {
    const found = JSON.parse(stored ?? 'null');
    const { shoe, attempt, commitment, value, commit, list, standing } = found ?? {};
    // Entries of earlier releases do not have these two.
    const values = found?.values ?? null;
    const why = CUT_FAULTS.find((each) => each === found?.why) ?? null;
    const fits =
      found?.table === table &&
      [shoe, attempt].every(Number.isSafeInteger) &&
      [commitment, value, commit].every(isHex32) &&
      (list === null || isHex32(list)) &&
      (values === null || isHex32(values)) &&
      STANDINGS.includes(standing);
    return fits ? { table, shoe, attempt, commitment, value, commit, list, values, standing, why } : null;
  } catch {
    // Not JSON: another program wrote under this key.
    return null;
  }
};
