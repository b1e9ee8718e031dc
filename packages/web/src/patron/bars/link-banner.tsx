// Reports a lost connection; reconnecting is automatic, and a button appears only where the patron must act. It is
// shown after a short delay, so that a brief interruption is not reported. [T4]

import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createEffect, createSignal, onCleanup, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { isLaunchedPage } from '../../client/own-brand.ts';

const text = texts('bars').link;

const HICCUP_MS = 800;

export const LinkBanner = () => {
  const { connection, reopening, wake } = useClientState();
  const [shown, setShown] = createSignal(false);
  const broken = () => {
    const now = connection();
    return now.state === 'lost' || (now.state === 'connecting' && shown()) || outOfDate() || ended();
  };
  const outOfDate = () => {
    const now = connection();
    return now.state === 'refused' && now.reason !== 'not-signed-in';
  };
  /** The session of a launched patron, which the operator opens. */
  const ended = () => {
    const now = connection();
    return now.state === 'refused' && now.reason === 'not-signed-in' && isLaunchedPage();
  };
  createEffect(() => {
    if (!broken()) return setShown(false);
    const timer = setTimeout(() => setShown(true), HICCUP_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <div role="status" aria-live="polite">
      <Show when={shown() && ended()}>
        <div class="link-banner">
          <Icon name="warn" />
          <p>
            <Sentence parts={text.ended.parts()} />
          </p>
        </div>
      </Show>
      <Show when={shown() && broken() && !ended()}>
        <div class="link-banner">
          <Icon name={outOfDate() ? 'warn' : 'rebet'} />
          <Show
            when={outOfDate()}
            fallback={
              <>
                <p>
                  <Sentence parts={reopening() ? text.reopening.parts() : text.lost.parts()} />
                </p>
                <button type="button" class="btn quiet" onClick={wake}>
                  {text.tryNow()}
                </button>
              </>
            }
          >
            <p>
              <Sentence parts={text.outOfDate.parts()} />
            </p>
            <button type="button" class="btn" onClick={() => location.reload()}>
              {text.loadAgain()}
            </button>
          </Show>
        </div>
      </Show>
    </div>
  );
};
