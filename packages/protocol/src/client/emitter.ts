// Typed events by plain callbacks, so that any kind of store can sit on them.

export type Off = () => void;
export type Listen<Events> = <K extends keyof Events>(event: K, hear: (told: Events[K]) => void) => Off;

export type Emitter<Events> = {
  readonly on: Listen<Events>;
  readonly tell: <K extends keyof Events>(event: K, told: Events[K]) => void;
};

/**
 * Listeners hear in the order they came. What one throws goes to `report`: neither the others nor the teller
 * may be left half way by it.
 */
export const createEmitter = <Events>(report: (fault: unknown) => void): Emitter<Events> => {
  const listeners: { [K in keyof Events]?: Set<(told: Events[K]) => void> } = {};
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
