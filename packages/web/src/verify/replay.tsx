// One round of the file at a time, as cards on the felt, with the place of each in the shoe and in the committed order.
import { type Card as CardCode, scoreOf } from '@punto/engine/card';
import { SIDES, type Side } from '@punto/engine/side';
import { Card } from '@punto/ui/card/card.tsx';
import { count } from '@punto/ui/words/number.ts';
import { createSignal, For, Show } from 'solid-js';
import type { ReplayedRound } from './replay.ts';
import './replay.css';

const NAMES: Readonly<Record<Side, string>> = { player: 'Player', banker: 'Banker' };

const faceUp = (round: ReplayedRound, side: Side): readonly CardCode[] =>
  round[side].flatMap(({ card }) => card ?? []);

/** Computed from the cards, since a mark in the file may be wrong. */
const resultOf = (round: ReplayedRound): { readonly of: Side | 'tie' | null; readonly says: string } => {
  if (round.cancelled) return { of: null, says: 'Cancelled' };
  const [player, banker] = [scoreOf(faceUp(round, 'player')), scoreOf(faceUp(round, 'banker'))];
  if (player === banker) return { of: 'tie', says: `Tie, ${player} – ${banker}` };
  return player > banker
    ? { of: 'player', says: `Player wins, ${player} – ${banker}` }
    : { of: 'banker', says: `Banker wins, ${banker} – ${player}` };
};

export const Replay = (props: { rounds: readonly ReplayedRound[]; holds: boolean }) => {
  const [at, setAt] = createSignal(0);
  const round = () => props.rounds[at()] ?? props.rounds[0];
  const step = (by: number) => setAt(Math.min(props.rounds.length - 1, Math.max(0, at() + by)));
  return (
    <Show when={round()} fallback={<p>No round was dealt from this shoe.</p>}>
      {(shown) => (
        <>
          <Show when={!props.holds}>
            <p class="verify-remark">As the file tells it; a step of the check does not hold.</p>
          </Show>
          <div class="replay" data-of={resultOf(shown()).of}>
            <For each={SIDES}>{(side) => <ReplayedHand round={shown()} side={side} />}</For>
            <p class="replay-result" aria-live="polite">
              <b>Round {count(shown().round)}</b> {resultOf(shown()).says}
            </p>
          </div>
          <Show when={props.rounds.length > 1}>
            <div class="replay-ways">
              <button type="button" class="btn quiet" disabled={at() === 0} onClick={() => step(-1)}>
                <span aria-hidden="true">‹</span> Before
              </button>
              <label>
                <span class="spoken">Round</span>
                <select value={at()} onChange={(event) => setAt(Number(event.currentTarget.value))}>
                  <For each={props.rounds}>
                    {(each, i) => (
                      <option value={i()} selected={i() === at()}>
                        Round {each.round} · {resultOf(each).says}
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
                Next <span aria-hidden="true">›</span>
              </button>
            </div>
          </Show>
        </>
      )}
    </Show>
  );
};

const ReplayedHand = (props: { round: ReplayedRound; side: Side }) => (
  <section class="replay-hand" data-side={props.side} aria-label={`${NAMES[props.side]} hand`}>
    <h3>
      {NAMES[props.side]} <b>{scoreOf(faceUp(props.round, props.side))}</b>
    </h3>
    <ol>
      <For each={props.round[props.side]}>
        {({ card, place, sealed }) => (
          <li>
            <Card card={card} />
            <small>
              <span>card {place}</span>
              <span>sealed {sealed}</span>
            </small>
          </li>
        )}
      </For>
    </ol>
  </section>
);
