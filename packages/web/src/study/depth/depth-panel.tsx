// Depth curves: how the exact edge spreads as shoes are dealt, and the effect of round limits. Computed on request
// only; the same seed gives the same shoes. [B21] [F5]

import type { ScheduleId } from '@punto/engine/option-id';
import { SCHEDULES } from '@punto/engine/schedule';
import { count, plural } from '@punto/ui/words/number.ts';
import { createSignal, For, Show } from 'solid-js';
import { MOST_SEED } from '../address.ts';
import { Choice } from '../choice.tsx';
import { shoeRules } from '../depth.ts';
import { SCHEDULE_TITLES } from '../edge-rows.ts';
import type { Study } from '../use-study.ts';
import { DepthCurve } from './depth-curve.tsx';
import { useDepth } from './use-depth.ts';
import './depth.css';

const SHOES = [50, 200, 1_000] as const;
const MOST_CURVES = 6;

export const DepthPanel = (props: { study: Study }) => {
  const depth = useDepth();
  const sampling = () => props.study.sampling();
  const decks = () => props.study.position().decks;
  const chosen = (id: ScheduleId) => sampling().schedules.includes(id);
  const full = () => sampling().schedules.length >= MOST_CURVES;
  const toggle = (id: ScheduleId) =>
    props.study.setSampling((before) => ({
      ...before,
      schedules: Object.values(SCHEDULES)
        .map((each) => each.id)
        .filter((each) => (each === id ? !chosen(id) : chosen(each))),
    }));
  const [draft, setDraft] = createSignal<string | null>(null);
  const chooseSeed = (text: string) => {
    setDraft(null);
    const seed = Number(text);
    if (/^\d+$/.test(text) && seed <= MOST_SEED) props.study.setSampling((before) => ({ ...before, seed }));
  };
  const run = () => depth.run({ ...sampling(), decks: decks() });
  return (
    <section class="depth-panel" aria-labelledby="study-depth">
      <header class="panel-head">
        <h2 id="study-depth">Down the shoe</h2>
        <p>Exact edges before every round of random shoes</p>
      </header>
      <p class="depth-words">
        Each shoe is shuffled from the seed, burnt, and dealt to a cut card {shoeRules(decks()).cutDepth}{' '}
        cards from the end. Before every round the odds of all cards not yet seen are counted. On average the
        edge stays where it began; what grows is how far single shoes stray from it. That is why side bets
        close early in a shoe.
      </p>
      <fieldset class="depth-bets">
        <legend>Bets, {MOST_CURVES} at most</legend>
        <For each={Object.values(SCHEDULES)}>
          {({ id }) => (
            <button
              type="button"
              aria-pressed={chosen(id)}
              disabled={!chosen(id) && full()}
              onClick={() => toggle(id)}
            >
              {SCHEDULE_TITLES[id]}
            </button>
          )}
        </For>
      </fieldset>
      <div class="depth-order">
        <Choice
          legend="Shoes"
          options={SHOES}
          chosen={SHOES.find((each) => each === sampling().shoes) ?? null}
          words={count}
          choose={(shoes) => props.study.setSampling((before) => ({ ...before, shoes }))}
        />
        <label class="seed">
          <span>Seed</span>
          <input
            inputmode="numeric"
            autocomplete="off"
            maxlength="10"
            value={draft() ?? sampling().seed}
            onInput={(event) => setDraft(event.currentTarget.value)}
            onChange={(event) => {
              chooseSeed(event.currentTarget.value);
              event.currentTarget.value = String(sampling().seed);
            }}
          />
        </label>
        <Show
          when={depth.running()}
          fallback={
            <button type="button" class="btn" disabled={sampling().schedules.length === 0} onClick={run}>
              Deal {count(sampling().shoes)} {plural(sampling().shoes, 'shoe')} of {decks()}{' '}
              {plural(decks(), 'deck')}
            </button>
          }
        >
          <button type="button" class="btn quiet" onClick={depth.stop}>
            Stop
          </button>
        </Show>
      </div>
      <Show when={depth.fault()}>
        {(fault) => (
          <p class="panel-note" role="alert">
            The shoes cannot be dealt: {fault()}. Load the page again while there is a link.
          </p>
        )}
      </Show>
      <Show when={depth.order()}>
        {(order) => (
          <>
            <div class="depth-progress">
              <progress max={order().shoes} value={depth.told()?.dealt ?? 0} aria-label="Shoes dealt" />
              <p role="status">
                {depth.running()
                  ? `${count(depth.told()?.dealt ?? 0)} of ${count(order().shoes)} shoes`
                  : `${count(order().shoes)} ${plural(order().shoes, 'shoe')} of ${order().decks} ${plural(order().decks, 'deck')}, seed ${order().seed}`}
              </p>
            </div>
            <div class="depth-curves">
              <For each={order().schedules}>
                {(id, i) => (
                  <DepthCurve
                    schedule={id}
                    decks={order().decks}
                    rounds={depth.told()?.curves[i()] ?? []}
                    running={depth.running()}
                  />
                )}
              </For>
            </div>
          </>
        )}
      </Show>
    </section>
  );
};
