// Key–value storage of the browser: `localStorage`, or `sessionStorage` for one window. If storage is blocked or full,
// reads return `null` and writes do nothing, and the app works without it.

export type BrowserStore = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
};

const storeIn = (area: () => Storage): BrowserStore => ({
  read: (key) => orNull(() => area().getItem(key)),
  write: (key, text) => {
    orNull(() => area().setItem(key, text));
  },
  remove: (key) => {
    orNull(() => area().removeItem(key));
  },
  keys: () => orNull(() => Object.keys(area())) ?? [],
});

/** Even access to the property `localStorage` throws where storage is blocked. */
const orNull = <T>(access: () => T): T | null => {
  try {
    return access();
  } catch {
    return null;
  }
};

export const localStore = storeIn(() => localStorage);
export const windowStore = storeIn(() => sessionStorage);
