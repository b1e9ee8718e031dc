// What the browser keeps for a patron, for good or as long as the window is open. Where storage is shut or full
// nothing is kept, and the house is played in all the same.

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

/** Merely to name a storage that is shut throws. */
const tried = <T>(access: () => T): T | null => {
  try {
    return access();
  } catch {
    return null;
  }
};

export const keptForGood = keptIn(() => localStorage);
export const keptForWindow = keptIn(() => sessionStorage);
