// Typed event emitter with plain callbacks, so that any kind of store can be built on it.

export type Off = () => void;
export type Listen<Events> = <K extends keyof Events>(event: K, hear: (told: Events[K]) => void) => Off;

export type Emitter<Events> = {
  readonly on: Listen<Events>;
  readonly tell: <K extends keyof Events>(event: K, told: Events[K]) => void;
};

/**
 * Listeners are called in the order of subscription. What a listener throws goes to `report`, so that the other
 * listeners and the sender are not interrupted.
 */
export const createEmitter = <Events>(report: (fault: unknown) => void): Emitter<Events> => {
  const listeners: { [K in keyof Events]?: Set<(told: Events[K]) => void> } = {};
  return {
    on: (event, hear) => {
      const set = listeners[event] ?? new Set();
      listeners[event] = set;
      // A wrapper for each subscription, so that one function may subscribe twice.
      const each: typeof hear = (told) => hear(told);
      set.add(each);
      return () => void set.delete(each);
    },
    tell: (event, told) => {
      for (const hear of [...(listeners[event] ?? [])]) {
        try {
          hear(told);
        } catch (fault) {
          report(fault);
        }
      }
    },
  };
};
