// Typed events by plain callbacks, so that any kind of store can sit on them.

export type Off = () => void;
export type Listen<Events> = <K extends keyof Events>(event: K, hear: (told: Events[K]) => void) => Off;

export type Emitter<Events> = {
  readonly on: Listen<Events>;
  readonly tell: <K extends keyof Events>(event: K, told: Events[K]) => void;
};

/** Listeners hear in the order they came; one that throws does not keep the others from hearing. */
export const createEmitter = <Events>(): Emitter<Events> => {
  type Hear<K extends keyof Events> = (told: Events[K]) => void;
  const listeners: { [K in keyof Events]?: Set<Hear<K>> } = {};
  return {
    on: (event, hear) => {
      const set = listeners[event] ?? new Set();
      listeners[event] = set;
      // A listener of its own for each subscription, so that one function may subscribe twice.
      const each: typeof hear = (told) => hear(told);
      set.add(each);
      return () => void set.delete(each);
    },
    tell: (event, told) => {
      const faults: unknown[] = [];
      for (const hear of [...(listeners[event] ?? [])]) {
        try {
          hear(told);
        } catch (fault) {
          faults.push(fault);
        }
      }
      if (faults.length > 0) throw faults.length === 1 ? faults[0] : new AggregateError(faults);
    },
  };
};
