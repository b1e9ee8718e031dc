// The current alerts, which of them are acknowledged, and the alert sound, repeated until all are.
import { texts } from '@punto/language/catalogue';
import { type Accessor, createEffect, createMemo, createSignal, onCleanup, onMount, untrack } from 'solid-js';
import { alertsOf, type FloorAlert } from '../alerts.ts';
import { useFloor } from '../client/floor.tsx';
import { windowTitle } from '../page-name.ts';
import { allowAlertsOnTouch, ring } from './alert-sound.ts';

const text = texts('floor').alert;

const RING_EVERY_MS = 8_000;
const SPOKEN_MS = 10_000;

export type Alerts = {
  readonly alerts: Accessor<readonly FloorAlert[]>;
  readonly isHeard: (alert: FloorAlert) => boolean;
  readonly hear: (alert: FloorAlert) => void;
  /** Text of the newest alert, for screen readers. */
  readonly spoken: Accessor<string>;
};

export const useAlerts = (): Alerts => {
  const floor = useFloor();
  const [heard, setHeard] = createSignal<ReadonlySet<string>>(new Set());
  // A text and no alert: it is not announced again when the page changes its language.
  const [spoken, setSpoken] = createSignal('');
  const sees = createMemo(() => floor.may('resume'));
  const alerts = createMemo(() =>
    sees()
      ? alertsOf(floor.tables(), floor.may('approve-correction') ? floor.waiting() : 0, floor.walletAlerts())
      : [],
  );
  const isHeard = (alert: FloorAlert) => heard().has(alert.id) || alert.by === floor.me()?.staff.id;
  const calling = createMemo(() => alerts().some((alert) => alert.rings && !isHeard(alert)));

  let known = new Set<string>();
  createEffect(() => {
    const now = alerts();
    const added = now.filter(({ id, tone }) => !known.has(id) && tone !== 'info');
    known = new Set(now.map(({ id }) => id));
    setHeard((before) => new Set([...before].filter((id) => known.has(id))));
    const [first] = added;
    if (first) setSpoken(untrack(() => spokenText(first)));
  });
  // Cleared after 10 s, so that a screen reader that reads the page later finds no old alert.
  createEffect(() => {
    if (!spoken()) return;
    const timer = setTimeout(() => setSpoken(''), SPOKEN_MS);
    onCleanup(() => clearTimeout(timer));
  });
  createEffect(() => {
    if (!calling()) return;
    ring();
    const timer = setInterval(ring, RING_EVERY_MS);
    onCleanup(() => clearInterval(timer));
  });
  createEffect(() => {
    document.title = windowTitle(alerts().filter(({ tone }) => tone !== 'info').length);
  });
  onMount(allowAlertsOnTouch);

  return {
    alerts,
    isHeard,
    hear: (alert) => setHeard((before) => new Set([...before, alert.id])),
    spoken,
  };
};

const spokenText = (alert: FloorAlert): string =>
  alert.table === null ? alert.words : text.spoken({ table: alert.name, words: alert.words });
