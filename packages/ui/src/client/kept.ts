// Key–value storage of the browser: `localStorage`, or `sessionStorage` for one window. If storage is blocked or full,
// reads return `null` and writes do nothing, and the app works without it.

export type Kept = {
  readonly read: (key: string) => string | null;
  readonly keep: (key: string, text: string) => void;
  readonly drop: (key: string) => void;
  readonly keys: () => readonly string[];
};

const keptIn = (area: () => Storage): Kept => ({
  read: (key) => tried(() => area().getItem(key)),
  keep: (key, text) => {
    tried(() => area().setItem(key, text));
  },
  drop: (key) => {
    tried(() => area().removeItem(key));
  },
  keys: () => tried(() => Object.keys(area())) ?? [],
});

/** Even access to the property `localStorage` throws where storage is blocked. */
const tried = <T>(access: () => T): T | null => {
  try {
    return access();
  } catch {
    return null;
  }
};

export const keptForGood = keptIn(() => localStorage);
export const keptForWindow = keptIn(() => sessionStorage);
