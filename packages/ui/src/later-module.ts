// Functions that the first view does not need, loaded as components are (`later.tsx`): when the browser is idle after the first view
// is drawn. Whatever needs them before that loads them at once.
import { type Accessor, createSignal } from 'solid-js';
import { untilLoaded } from './until-loaded.ts';
import { whenIdle } from './when-idle.ts';

export type LaterModule<Module> = {
  /** `undefined` until it is loaded. */
  readonly loaded: Accessor<Module | undefined>;
  /** Loads it now. Never rejects: a load that fails is tried again. */
  readonly load: () => Promise<Module>;
};

export const laterModule = <Module extends object>(read: () => Promise<Module>): LaterModule<Module> => {
  const [loaded, setLoaded] = createSignal<Module>();
  let loading: Promise<Module> | undefined;
  const load = (): Promise<Module> => {
    loading ??= untilLoaded(read).then((module) => setLoaded(() => module));
    return loading;
  };
  whenIdle(() => void load());
  return { loaded, load };
};
