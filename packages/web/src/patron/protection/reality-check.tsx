// The reality check: the duration and the result of the session. Bets wait for the answer. It covers the lower edge of the page
// but not the countdown; cards are dealt visibly above it, and it has no time limit. [P4]
import { texts } from '@punto/language/catalogue';
import { goTo } from '@punto/ui/route/address.ts';
import { Sentence } from '@punto/ui/sentence.tsx';
import { span } from '@punto/ui/words/number.ts';
import { Show, Suspense } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { ownBrand } from '../../client/own-brand.ts';
import { OperatorLinks } from './operator-links.tsx';
import { useProtection } from './use-protection.ts';
import './reality-check.css';

const text = texts('protection').check;

export const RealityCheck = () => {
  const app = useClientState();
  return (
    <Show when={app.account()?.protection?.checkDue === true}>
      <Suspense>
        <Check />
      </Suspense>
    </Show>
  );
};

const Check = () => {
  const own = useProtection();
  const answer = async (then: string | null) => {
    const done = await own.change({ change: 'answer-reality-check' });
    if (done && then !== null) goTo(then);
  };
  return (
    <Show when={own.view()}>
      {(view) => (
        <section
          class="reality-check"
          role="alertdialog"
          aria-labelledby="reality-check-title"
          aria-describedby="reality-check-facts"
        >
          <div>
            <h2
              id="reality-check-title"
              tabindex="-1"
              ref={(title) => queueMicrotask(() => title.focus({ preventScroll: true }))}
            >
              {text.played({ time: span(view().session.playedMs) })}
            </h2>
            <p id="reality-check-facts">
              <Sentence
                parts={text.facts.parts({
                  staked: view().session.stakedMinor,
                  net: view().session.netMinor,
                })}
              />
            </p>
          </div>
          <div class="reality-check-acts">
            <button
              type="button"
              class="btn quiet"
              disabled={own.busy()}
              onClick={() => void answer('/record')}
            >
              {text.record()}
            </button>
            <button
              type="button"
              class="btn quiet"
              disabled={own.busy()}
              onClick={() => void answer('/limits')}
            >
              {text.limits()}
            </button>
            <button type="button" class="btn" disabled={own.busy()} onClick={() => void answer(null)}>
              {text.on()}
            </button>
          </div>
          <Show when={ownBrand()}>{(brand) => <OperatorLinks brand={brand()} />}</Show>
        </section>
      )}
    </Show>
  );
};
