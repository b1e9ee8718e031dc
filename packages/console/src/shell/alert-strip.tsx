// Alerts at the top of every page, visible while scrolling. A paused or stopped table rings until a member of staff presses
// Heard or opens it. Updates never move the focus. [T5]

import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { useBeat } from '@punto/ui/tick.ts';
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import type { FloorAlert } from '../alerts.ts';
import { useFloor } from '../client/floor.tsx';
import { Link } from '../ui/link.tsx';
import { runningText } from '../ui/time.ts';
import { useAlerts } from './use-alerts.ts';
import './alert-strip.css';

const text = texts('floor').alert;

/** Alerts beyond this number are collapsed, except those that ring. */
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
        <section ref={strip} class="alert-strip" aria-label={text.title()}>
          <ul>
            {/* Keyed by id, so that a new list does not replace the button that has the focus. */}
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
              {all() ? text.fewer() : text.more({ hidden: hidden() })}
            </button>
          </Show>
        </section>
      </Show>
    </>
  );
};

/** Publishes the height of the strip as a CSS variable, so that sticky elements are placed below it. */
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
      <Show when={props.alert.table !== null} fallback={<b>{props.alert.words}</b>}>
        <Sentence parts={text.line.parts({ table: props.alert.name, words: props.alert.words })} />
      </Show>
    </p>
    <Show when={props.alert.since}>{(since) => <Running since={since()} />}</Show>
    <Show when={props.calls}>
      <button
        type="button"
        aria-label={text.heardOf({ what: props.alert.name })}
        onClick={() => props.onHeard()}
      >
        {text.heard()}
      </button>
    </Show>
    <Link
      href={props.alert.table === null ? (props.alert.href ?? '/') : `/tables/${props.alert.table}`}
      onClick={() => props.onHeard()}
    >
      <Sentence parts={text.open.parts({ what: props.alert.name })} />
    </Link>
  </li>
);

/** Time since the start of the alert, by the server's clock. */
const Running = (props: { since: number }) => {
  const floor = useFloor();
  const beat = useBeat();
  const time = createMemo(() => {
    beat();
    return runningText(floor.now() - props.since);
  });
  return <span class="alert-time">{time()}</span>;
};
