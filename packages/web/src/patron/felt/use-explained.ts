// Which bet is explained, and how: a card next to its spot while the pointer or the keyboard's focus rests on it, or a
// sheet opened with `?`, by a long press on a spot without unconfirmed chips, or from the menu. [B1]
import type { OptionId } from '@punto/engine/option-id';
import { type Accessor, createSignal, onCleanup } from 'solid-js';

export type Explained = {
  /** Card next to the spot; closed when the pointer or focus leaves. */
  readonly card: Accessor<{ readonly option: OptionId; readonly spot: HTMLElement } | null>;
  /** Modal sheet, until it is closed. */
  readonly sheet: Accessor<OptionId | null>;
  readonly openSheet: (option: OptionId) => void;
  readonly closeSheet: () => void;
  /** The next press on a spot explains it instead of laying a chip. */
  readonly asking: Accessor<boolean>;
  readonly ask: (on: boolean) => void;
  /** The pointer or the focus is on a spot. */
  readonly restOn: (option: OptionId, spot: HTMLElement) => void;
  /** It left the spot, or the spot was pressed. */
  readonly leave: () => void;
};

/** Long enough, in milliseconds, that no card opens while the pointer moves to a spot to bet. */
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
