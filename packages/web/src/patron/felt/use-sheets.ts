// The sheet that is open at the table; one at a time.
import { type Accessor, createSignal } from 'solid-js';

export type SheetName =
  | 'menu'
  | 'rules'
  | 'record'
  | 'settings'
  | 'favourites'
  | 'statistics'
  | 'people'
  | 'protection';

export type Sheets = {
  readonly open: Accessor<SheetName | null>;
  /** `null` closes it. */
  readonly turnTo: (sheet: SheetName | null) => void;
};

export const useSheets = (): Sheets => {
  const [open, turnTo] = createSignal<SheetName | null>(null);
  return { open, turnTo };
};
