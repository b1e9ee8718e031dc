// The dealer's keyboard: every key goes to the scanner first, wherever the focus is, so that no card is lost and Enter
// of a scanner presses no button. Keys in fields, dialogs and menus are ignored.

import type { Card, Rank } from '@punto/engine/card';
import { texts } from '@punto/language/catalogue';
import { isShortcutKey } from '@punto/ui/shortcut-key.ts';
import { cardName } from '@punto/ui/words/card-name.ts';
import { onCleanup } from 'solid-js';
import { BURST_MS, createScanner, type ScannerEvent } from './scanner.ts';

const text = texts('dealer').fault;

export type KeyDesk = {
  readonly prefix: () => string;
  readonly card: (card: Card) => void;
  readonly rank: (rank: Rank | null) => void;
  readonly refuse: (why: () => string) => void;
  /** Handlers by letter, or by `Enter`, `Backspace` and `Escape`. */
  readonly commands: Readonly<Record<string, () => void>>;
};

const LATE_MS = 5;

export const useKeys = (desk: KeyDesk): void => {
  const scanner = createScanner(desk.prefix);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (heard: readonly ScannerEvent[]) => {
    for (const each of heard) hearOne(each);
  };
  const hearOne = (heard: ScannerEvent) => {
    if (heard.kind === 'card') desk.card(heard.card);
    if (heard.kind === 'rank') desk.rank(heard.rank);
    if (heard.kind === 'command') desk.commands[heard.key]?.();
    if (heard.kind === 'doubled') desk.refuse(() => text.twice({ card: cardName(heard.card) }));
    if (heard.kind === 'unread') {
      // `createScanner` drops a typed rank when a scan follows.
      desk.rank(null);
      desk.refuse(() => text.noCard({ text: heard.text.slice(0, 24) }));
    }
    if (heard.kind === 'no-rank') desk.refuse(text.rankFirst);
  };
  const down = (event: KeyboardEvent) => {
    if (!isShortcutKey(event) || isElsewhere(event)) return;
    // Key repeats of a held key are ignored.
    if (event.repeat) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key === 'Backspace' || event.key === 'Escape') {
      scanner.clear();
      desk.rank(null);
      return desk.commands[event.key]?.();
    }
    const { used, heard } = scanner.key(event.key, event.timeStamp);
    const native = event.key === 'Enter' && !used && isPressed(event.target);
    if (used || (event.key === 'Enter' && !native)) event.preventDefault();
    hear(native ? heard.filter(({ kind }) => kind !== 'command') : heard);
    clearTimeout(timer);
    if (used) timer = setTimeout(() => hear(scanner.rest(performance.now())), BURST_MS + LATE_MS);
  };
  // A button pressed by touch or mouse loses the focus, so that the next Enter goes to the desk and does not press the
  // button again.
  const pressed = (event: MouseEvent) => {
    const at = document.activeElement;
    if (event.detail > 0 && at instanceof HTMLElement && isPressed(at) && !isElsewhere(event)) at.blur();
  };
  addEventListener('keydown', down, { capture: true });
  addEventListener('click', pressed);
  onCleanup(() => {
    clearTimeout(timer);
    removeEventListener('keydown', down, { capture: true });
    removeEventListener('click', pressed);
  });
};

const isElsewhere = ({ target }: Event): boolean =>
  document.querySelector('dialog[open], [popover]:popover-open') !== null ||
  (target instanceof Element && target.closest('input, textarea, select') !== null);

/** Elements that the browser activates on Enter. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;
