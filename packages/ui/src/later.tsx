// Components that the first view does not need. Their code is loaded when the browser is idle after the first view is drawn,
// so that it is there before it is used and before a connection is lost; what is rendered before that waits for it too.
// Until then they render nothing, or what stands in for them. A load that fails is tried again.
import { type Component, createSignal, Show } from 'solid-js';
import { untilLoaded } from './until-loaded.ts';
import { inTurn, whenDrawn, whenIdle } from './when-idle.ts';

/** @param Before rendered until the component is loaded */
export const later = <Props extends object>(
  load: () => Promise<Component<Props>>,
  Before?: Component<Props>,
): Component<Props> => {
  const [loaded, setLoaded] = createSignal<Component<Props>>();
  let started = false;
  const start = async (): Promise<void> => {
    if (started) return;
    started = true;
    const component = await untilLoaded(load);
    inTurn(() => setLoaded(() => component));
  };
  whenIdle(() => void start());
  return (props) => {
    whenDrawn(() => void start());
    return (
      <Show when={loaded()} keyed fallback={Before && <Before {...props} />}>
        {(Loaded) => <Loaded {...props} />}
      </Show>
    );
  };
};
