// Typed event emitter with plain callbacks, so that any kind of store can be built on it.

export type Off = () => void;
export type Listen<Events> = <K extends keyof Events>(
  event: K,
  listener: (payload: Events[K]) => void,
) => Off;

export type Emitter<Events> = {
  readonly on: Listen<Events>;
  readonly emit: <K extends keyof Events>(event: K, payload: Events[K]) => void;
};

/**
 * Listeners are called in the order of subscription. What a listener throws goes to `report`, so that the other
 * listeners and the sender are not interrupted.
 */
export const createEmitter = <Events>(report: (fault: unknown) => void): Emitter<Events> => {
  const listeners: { [K in keyof Events]?: Set<(payload: Events[K]) => void> } = {};
  return {
    on: (event, listener) => {
      const set = listeners[event] ?? new Set();
      listeners[event] = set;
      // A wrapper for each subscription, so that one function may subscribe twice.
      const each: typeof listener = (payload) => listener(payload);
      set.add(each);
      return () => void set.delete(each);
    },
    emit: (event, payload) => {
      for (const listener of [...(listeners[event] ?? [])]) {
        try {
          listener(payload);
        } catch (fault) {
          report(fault);
        }
      }
    },
  };
};
