// One round of the file at a time, as cards on the felt, with the place of each in the shoe and in the committed order.
import { type Card as CardCode, scoreOf } from '@punto/engine/card';
import { type Outcome, SIDES, type Side } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import { Card } from '@punto/ui/card/card.tsx';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { resultWords } from '@punto/ui/words/record-words.ts';
import { createSignal, For, Show } from 'solid-js';
import type { ReplayedRound } from './replay.ts';
import './replay.css';

const text = texts('verify').replay;

const faceUp = (round: ReplayedRound, side: Side): readonly CardCode[] =>
  round[side].flatMap(({ card }) => card ?? []);

/** Computed from the cards, since a mark in the file may be wrong. */
const resultOf = (round: ReplayedRound): { readonly of: Outcome | null; readonly says: string } => {
  const [playerScore, bankerScore] = [scoreOf(faceUp(round, 'player')), scoreOf(faceUp(round, 'banker'))];
  const higher = playerScore > bankerScore ? 'player' : 'banker';
  const of = round.cancelled ? null : playerScore === bankerScore ? 'tie' : higher;
  return { of, says: resultWords({ outcome: of, playerScore, bankerScore }, PLAIN_LABELS) };
};

export const Replay = (props: { rounds: readonly ReplayedRound[]; holds: boolean }) => {
  const [at, setAt] = createSignal(0);
  const round = () => props.rounds[at()] ?? props.rounds[0];
  const step = (by: number) => setAt(Math.min(props.rounds.length - 1, Math.max(0, at() + by)));
  return (
    <Show when={round()} fallback={<p>{text.none()}</p>}>
      {(shown) => (
        <>
          <Show when={!props.holds}>
            <p class="verify-remark">{text.fails()}</p>
          </Show>
          <div class="replay" data-of={resultOf(shown()).of}>
            <For each={SIDES}>{(side) => <ReplayedHand round={shown()} side={side} />}</For>
            <p class="replay-result" aria-live="polite">
              <b>{text.round({ round: shown().round })}</b> {resultOf(shown()).says}
            </p>
          </div>
          <Show when={props.rounds.length > 1}>
            <div class="replay-ways">
              <button type="button" class="btn quiet" disabled={at() === 0} onClick={() => step(-1)}>
                <span aria-hidden="true">‹</span> {text.before()}
              </button>
              <label>
                <span class="spoken">{text.choice()}</span>
                <select value={at()} onChange={(event) => setAt(Number(event.currentTarget.value))}>
                  <For each={props.rounds}>
                    {(each, i) => (
                      <option value={i()} selected={i() === at()}>
                        {text.option({ round: each.round, result: resultOf(each).says })}
                      </option>
                    )}
                  </For>
                </select>
              </label>
              <button
                type="button"
                class="btn quiet"
                disabled={at() >= props.rounds.length - 1}
                onClick={() => step(1)}
              >
                {text.next()} <span aria-hidden="true">›</span>
              </button>
            </div>
          </Show>
        </>
      )}
    </Show>
  );
};

const ReplayedHand = (props: { round: ReplayedRound; side: Side }) => (
  <section class="replay-hand" data-side={props.side} aria-label={text.hand[props.side]()}>
    <h3>
      {PLAIN_LABELS[props.side]} <b>{scoreOf(faceUp(props.round, props.side))}</b>
    </h3>
    <ol>
      <For each={props.round[props.side]}>
        {({ card, place, sealed }) => (
          <li>
            <Card card={card} />
            <small>
              <span>{text.card({ place })}</span>
              <span>{text.sealed({ place: sealed })}</span>
            </small>
          </li>
        )}
      </For>
    </ol>
  </section>
);
