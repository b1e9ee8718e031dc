// Which bet is being explained, and how: a card beside the spot while a mouse or the focus of a keyboard rests on it, or a
// sheet that was asked for, by `?`, by a long press on a spot without loose chips, or from the menu. [B1]
import type { OptionId } from '@punto/engine/option-id';
import { type Accessor, createSignal, onCleanup } from 'solid-js';

export type Explained = {
  /** Beside its spot; gone when the mouse or the focus goes. */
  readonly card: Accessor<{ readonly option: OptionId; readonly spot: HTMLElement } | null>;
  /** Over everything, until it is closed. */
  readonly sheet: Accessor<OptionId | null>;
  readonly openSheet: (option: OptionId) => void;
  readonly closeSheet: () => void;
  /** The next press on a spot explains it and lays nothing. */
  readonly asking: Accessor<boolean>;
  readonly ask: (on: boolean) => void;
  /** The mouse or the focus came to rest on a spot. */
  readonly restOn: (option: OptionId, spot: HTMLElement) => void;
  /** It left, or the spot was pressed. */
  readonly leave: () => void;
};

/** Long enough that a hand on its way to bet meets no card. */
const REST_MS = 700;
const LEAVE_MS = 120;

export const useExplained = (): Explained => {
  const [card, setCard] = createSignal<ReturnType<Explained['card']>>(null);
  const [sheet, setSheet] = createSignal<OptionId | null>(null);
  const [asking, ask] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (ms: number, run: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  onCleanup(() => clearTimeout(timer));
  return {
    card,
    sheet,
    openSheet: (option) => {
      clearTimeout(timer);
      setCard(null);
      ask(false);
      setSheet(option);
    },
    closeSheet: () => setSheet(null),
    asking,
    ask,
    restOn: (option, spot) => later(REST_MS, () => setCard({ option, spot })),
    leave: () => later(LEAVE_MS, () => setCard(null)),
  };
};
