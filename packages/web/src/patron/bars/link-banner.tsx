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
    const timer = setTimeout(() => setShown(true), HICCUP_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <div role="status" aria-live="polite">
      <Show when={shown() && broken()}>
        <div class="link-banner">
          <Icon name={isOver() ? 'warn' : 'rebet'} />
          <Show
            when={isOver()}
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
              <Sentence parts={ended() ? text.ended.parts() : text.outOfDate.parts()} />
            </p>
            <Show when={!ended()}>
              <button type="button" class="btn" onClick={() => location.reload()}>
                {text.loadAgain()}
              </button>
            </Show>
          </Show>
        </div>
      </Show>
    </div>
  );
};
