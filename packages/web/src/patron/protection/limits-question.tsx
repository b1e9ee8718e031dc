// The question about limits at the end of the lobby, at a first visit and every six months. It covers nothing, and a patron who may
// not play is not asked.
import { texts } from '@punto/language/catalogue';
import { createResource, createSignal, Show } from 'solid-js';
import { api } from '../../client/api.ts';
import { useClientState } from '../../client/client-state.tsx';
import '../settings/settings.css';
import './protection.css';

const text = texts('protection');

export const LimitsQuestion = () => {
  const app = useClientState();
  // An operator's patron has no session until the launch has been exchanged.
  const [own] = createResource(
    () => app.account() !== null,
    () => api.protection().catch(() => null),
  );
  const [answered, setAnswered] = createSignal(false);
  // The question comes again at the next visit if the answer does not arrive.
  const answer = () => {
    setAnswered(true);
    void api.changeProtection({ change: 'answer-prompt' }).catch(() => setAnswered(true));
  };
  return (
    <Show when={own()?.promptDue && own()?.exclusion === null && own()?.timeOutUntil === null && !answered()}>
      <section class="settings-group limits-question" aria-label={text.ask.title()}>
        <h2>{text.ask.title()}</h2>
        <p>{text.ask.says()}</p>
        <div class="limit-acts">
          <a class="btn" href="/limits" onClick={answer}>
            {text.ask.set()}
          </a>
          <button type="button" class="btn quiet" onClick={answer}>
            {text.ask.later()}
          </button>
        </div>
      </section>
    </Show>
  );
};
