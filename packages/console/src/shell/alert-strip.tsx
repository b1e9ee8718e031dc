// Alerts over every page, in sight while one scrolls. A table that stands still calls until somebody presses Heard or
// opens it; reading the strip never takes the focus away from what one does. [T5]

import { Icon } from '@punto/ui/icon.tsx';
import { useBeat } from '@punto/ui/tick.ts';
import { A } from '@solidjs/router';
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import type { FloorAlert } from '../alerts.ts';
import { useFloor } from '../client/floor.tsx';
import { runningText } from '../ui/time.ts';
import { useAlerts } from './use-alerts.ts';
import './alert-strip.css';

/** More than these are folded away, never those that call. */
const SHOWN = 4;

export const AlertStrip = () => {
  const { alerts, isHeard, hear, spoken } = useAlerts();
  const [all, setAll] = createSignal(false);
  const told = createMemo(() => alerts().filter(({ tone }) => tone !== 'info'));
  const calls = (alert: FloorAlert) => alert.rings && !isHeard(alert);
  const shown = createMemo(() => told().filter((alert, i) => all() || i < SHOWN || calls(alert)));
  const hidden = () => told().length - shown().length;
  const strip = useHeight('--alerts');
  return (
    <>
      <p class="spoken" role="alert">
        {spoken()}
      </p>
      <Show when={told().length > 0}>
        <section ref={strip} class="alert-strip" aria-label="Alerts">
          <ul>
            {/* By id: a list made anew must not take away the button one is on. */}
            <For each={shown().map(({ id }) => id)}>
              {(id) => (
                <Show when={told().find((alert) => alert.id === id)}>
                  {(alert) => (
                    <AlertLine alert={alert()} calls={calls(alert())} onHeard={() => hear(alert())} />
                  )}
                </Show>
              )}
            </For>
          </ul>
          <Show when={hidden() > 0 || (all() && told().length > SHOWN)}>
            <button type="button" class="alert-more" onClick={() => setAll(!all())}>
              {all() ? 'Fewer' : `${hidden()} more`}
            </button>
          </Show>
        </section>
      </Show>
    </>
  );
};

/** Tells the page how high the strip is, so that nothing that sticks hides below it. */
const useHeight = (name: string) => {
  const page = document.documentElement.style;
  const seen = new ResizeObserver(([entry]) => {
    page.setProperty(name, `${entry?.contentRect.height ? Math.ceil(entry.target.clientHeight) : 0}px`);
  });
  onCleanup(() => {
    seen.disconnect();
    page.removeProperty(name);
  });
  return (strip: HTMLElement) => {
    seen.disconnect();
    seen.observe(strip);
  };
};

const AlertLine = (props: { alert: FloorAlert; calls: boolean; onHeard: () => void }) => (
  <li class="alert" data-tone={props.alert.tone} classList={{ calls: props.calls }}>
    <Icon name="warn" />
    <p>
      <b>{props.alert.name}</b> {props.alert.words}
    </p>
    <Show when={props.alert.since}>{(since) => <Running since={since()} />}</Show>
    <Show when={props.calls}>
      <button type="button" aria-label={`Heard: ${props.alert.name}`} onClick={() => props.onHeard()}>
        Heard
      </button>
    </Show>
    <A
      href={props.alert.table === null ? '/approvals' : `/tables/${props.alert.table}`}
      onClick={() => props.onHeard()}
    >
      Open<span class="spoken"> {props.alert.name}</span>
    </A>
  </li>
);

/** How long it has been so, by the server’s clock. */
const Running = (props: { since: number }) => {
  const floor = useFloor();
  const beat = useBeat();
  const text = createMemo(() => {
    beat();
    return runningText(floor.now() - props.since);
  });
  return <span class="alert-time">{text()}</span>;
};
