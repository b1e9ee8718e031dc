// Reports a lost connection; reconnecting is automatic, and a button appears only where the patron must act. It is
// shown after a short delay, so that a brief interruption is not reported. [T4]

import { Icon } from '@punto/ui/icon.tsx';
import { createEffect, createSignal, onCleanup, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';

const HICCUP_MS = 800;

export const LinkBanner = () => {
  const { connection, reopening, wake } = useClientState();
  const [shown, setShown] = createSignal(false);
  const broken = () => {
    const now = connection();
    return now.state === 'lost' || (now.state === 'connecting' && shown()) || outOfDate();
  };
  const outOfDate = () => {
    const now = connection();
    return now.state === 'refused' && now.reason !== 'not-signed-in';
  };
  createEffect(() => {
    if (!broken()) return setShown(false);
    const timer = setTimeout(() => setShown(true), HICCUP_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <div role="status" aria-live="polite">
      <Show when={shown() && broken()}>
        <div class="link-banner">
          <Icon name={outOfDate() ? 'warn' : 'rebet'} />
          <Show
            when={outOfDate()}
            fallback={
              <>
                <Show
                  when={reopening()}
                  fallback={
                    <p>
                      <b>The link is lost.</b> It is being mended. Confirmed bets stay and settle.
                    </p>
                  }
                >
                  <p>
                    <b>The house opens again in a moment.</b> You come back by yourself. Confirmed bets stay
                    and settle.
                  </p>
                </Show>
                <button type="button" class="btn quiet" onClick={wake}>
                  Try now
                </button>
              </>
            }
          >
            <p>
              <b>There is a newer version.</b> Load the page again to go on.
            </p>
            <button type="button" class="btn" onClick={() => location.reload()}>
              Load again
            </button>
          </Show>
        </div>
      </Show>
    </div>
  );
};
