// Returns the focus from a dialog where the browser cannot: the control that opened it is gone or disabled, because the
// state has changed meanwhile. The focus then goes to the control in its place, or else to the nearest one.

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Remembers where the focus is. Call the result when it should be there again and may be lost. */
export const focusPlace = (): (() => void) => {
  const page = location.pathname;
  const places: { readonly parent: Element; readonly index: number }[] = [];
  let at = document.activeElement;
  while (at?.parentElement && at !== document.body) {
    places.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
    at = at.parentElement;
  }
  return () => {
    if (document.activeElement !== document.body || location.pathname !== page) return;
    for (const { parent, index } of places) {
      if (!parent.isConnected) continue;
      const here = parent.children[index] ?? parent.lastElementChild;
      if (here && focusIn(here)) return;
      if (focusIn(parent)) return;
    }
  };
};

/** The first control in it that takes the focus: one that is disabled or not visible does not. */
const focusIn = (element: Element): boolean =>
  [element, ...element.querySelectorAll<HTMLElement>(CONTROLS)].some((control) => {
    if (!(control instanceof HTMLElement) || !control.matches(CONTROLS)) return false;
    control.focus();
    return document.activeElement === control;
  });
