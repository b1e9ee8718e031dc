// Which keys a page may take as shortcuts.

/** An input method is composing a text: the key is for it. Safari sends the last one, Enter, after the composition. */
export const isComposing = ({ isComposing: composing, keyCode }: KeyboardEvent): boolean =>
  composing || keyCode === PROCESSED;
/** The code of a key that an input method has taken. */
const PROCESSED = 229;

/** No key of an input method, of a text field or a select, or with a modifier other than Shift. */
export const isShortcutKey = (event: KeyboardEvent): boolean =>
  !(isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target));

/** Like `isShortcutKey`, and not in a dialog. */
export const isPageKey = (event: KeyboardEvent): boolean =>
  isShortcutKey(event) && !(event.target instanceof Element && event.target.closest('dialog'));

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=radio], [type=checkbox]), select, textarea') !== null;
