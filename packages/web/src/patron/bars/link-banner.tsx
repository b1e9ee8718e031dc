// Reports a lost connection; reconnecting is automatic, and a button appears only where the patron must act. It is
// shown after a short delay, so that a brief interruption is not reported. [T4]

import { laterModule } from '@punto/ui/later-module.ts';
import { createEffect, createSignal, onCleanup, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { isLaunchedPage } from '../../client/own-brand.ts';

/** Loaded after the first view, before a connection is lost, or when the first connection fails. */
const banner = laterModule(() => import('./shown-banner.tsx'));

const HICCUP_MS = 800;

export const LinkBanner = () => {
  const { connection, reopening, wake } = useClientState();
  const [shown, setShown] = createSignal(false);
  const broken = () => {
    const now = connection();
    return now.state === 'lost' || (now.state === 'connecting' && shown()) || isOver();
  };
  /** The page is out of date, or a launched patron's session has ended, which the operator opens. */
  const isOver = () => {
    const now = connection();
    return now.state === 'refused' && (now.reason !== 'not-signed-in' || isLaunchedPage());
  };
  const ended = () => {
    const now = connection();
    return now.state === 'refused' && now.reason === 'not-signed-in';
  };
  createEffect(() => {
    if (!broken()) return setShown(false);
    void banner.load();
    const timer = setTimeout(() => setShown(true), HICCUP_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <div role="status" aria-live="polite">
      <Show when={shown() && broken() && banner.loaded()}>
        {(drawing) => {
          const { ShownBanner } = drawing();
          return <ShownBanner isOver={isOver()} isEnded={ended()} isReopening={reopening()} wake={wake} />;
        }}
      </Show>
    </div>
  );
};
