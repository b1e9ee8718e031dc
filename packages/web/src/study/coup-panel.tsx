// A coup in progress: the two hands, the probability of each outcome with the cards dealt so far, and why the next card
// is drawn or not.
import { scoreOf } from '@punto/engine/card';
import { nextHand } from '@punto/engine/coup';
import { coupReasons } from '@punto/engine/explain';
import { belowFrom } from '@punto/engine/random';
import type { Side } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import { Card } from '@punto/ui/card/card.tsx';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { reasonText } from '@punto/ui/words/reason-words.ts';
import { For, Show } from 'solid-js';
import { ChanceBar } from './chance-bar.tsx';
import { drawnFrom } from './drawn-from.ts';
import { deal, nextCoup, takeBackCoup } from './position.ts';
import type { Study } from './use-study.ts';
import './coup-panel.css';

const text = texts('study').coup;
const { outcome } = texts('shared');

export const CoupPanel = (props: { study: Study }) => {
  const out = () => props.study.coup().length;
  const next = () => nextHand(props.study.hands());
  const reasons = () => (out() === 0 ? [] : coupReasons(props.study.hands()));
  const dealOne = () => {
    const card = drawnFrom(props.study.left(), below);
    if (card !== null) props.study.change((before) => deal(before, card));
  };
  return (
    <section class="coup-panel" aria-labelledby="study-coup">
      <header class="panel-head">
        <h2 id="study-coup">{text.title()}</h2>
        <p aria-live="polite">{turnWords(next(), out())}</p>
      </header>
      <div class="coup-hands">
        <CoupHand side="player" study={props.study} next={next() === 'player'} />
        <CoupHand side="banker" study={props.study} next={next() === 'banker'} />
      </div>
      <Show when={props.study.coupOdds() ?? props.study.nextOdds()}>
        {(odds) => <ChanceBar odds={odds()} />}
      </Show>
      <Show when={reasons().length > 0}>
        <ol class="coup-reasons" aria-label={text.why()}>
          <For each={reasons()}>
            {(reason) => (
              <li>
                <span>{reason.rule}</span> <p>{reasonText(reason, PLAIN_LABELS)}</p>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <div class="coup-buttons">
        <button type="button" class="btn" disabled={props.study.cards() === 0} onClick={dealOne}>
          {props.study.whole() ? text.next() : text.dealAtRandom()}
        </button>
        <button
          type="button"
          class="btn quiet"
          disabled={out() === 0}
          onClick={() => props.study.change(takeBackCoup)}
        >
          {text.takeBack()}
        </button>
        <button
          type="button"
          class="btn quiet"
          disabled={out() === 0}
          onClick={() => props.study.change(nextCoup)}
        >
          {text.putAway()}
        </button>
      </div>
    </section>
  );
};

const below = belowFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

const turnWords = (next: Side | null, out: number): string => {
  if (out === 0) return text.turn.none();
  return text.turn[next ?? 'complete']();
};

/** Space for three cards, so that a third card moves nothing. */
const CoupHand = (props: { side: Side; study: Study; next: boolean }) => {
  const cards = () => props.study.hands()[props.side];
  return (
    <section class="coup-hand" data-side={props.side} aria-label={text.hand[props.side]()}>
      <h3>
        {outcome[props.side]()}
        <Show when={cards().length > 0}>
          <b>{scoreOf(cards())}</b>
        </Show>
      </h3>
      <div class="coup-cards">
        <For each={[0, 1, 2]}>
          {(place) => (
            <div
              class="coup-place"
              classList={{ third: place === 2, next: props.next && place === cards().length }}
            >
              <Show when={cards()[place]}>{(card) => <Card card={card()} />}</Show>
            </div>
          )}
        </For>
      </div>
    </section>
  );
};
