// Depth curves: how the exact edge spreads as shoes are dealt, and the effect of round limits. Computed on request
// only; the same seed gives the same shoes. [B21] [F5]

import { count, plural } from '@punto/ui/words/number.ts';
import { For, Show } from 'solid-js';
import { Choice } from '../choice.tsx';
import { shoeRules } from '../depth.ts';
import type { Study } from '../use-study.ts';
import { CurveChoice } from './curve-choice.tsx';
import { DepthCurve } from './depth-curve.tsx';
import type { DepthOrder } from './depth-order.ts';
import { SeedField } from './seed-field.tsx';
import { type DepthInUse, useDepth } from './use-depth.ts';
import './depth.css';

const SHOES = [50, 200, 1_000] as const;

export const DepthPanel = (props: { study: Study }) => {
  const depth = useDepth();
  const decks = () => props.study.position().decks;
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
      <CurveChoice study={props.study} />
      <div class="depth-order">
        <Choice
          legend="Shoes"
          options={SHOES}
          chosen={SHOES.find((each) => each === props.study.sampling().shoes) ?? null}
          words={count}
          choose={(shoes) => props.study.setSampling((before) => ({ ...before, shoes }))}
        />
        <SeedField study={props.study} />
        <RunButton study={props.study} depth={depth} />
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
            <Progress order={order()} depth={depth} />
            <Curves order={order()} depth={depth} />
          </>
        )}
      </Show>
    </section>
  );
};

/** Deals the shoes; while they are dealt, stops. */
const RunButton = (props: { study: Study; depth: DepthInUse }) => {
  const sampling = () => props.study.sampling();
  const decks = () => props.study.position().decks;
  return (
    <Show
      when={props.depth.running()}
      fallback={
        <button
          type="button"
          class="btn"
          disabled={sampling().schedules.length === 0}
          onClick={() => props.depth.run({ ...sampling(), decks: decks() })}
        >
          Deal {count(sampling().shoes)} {plural(sampling().shoes, 'shoe')} of {decks()}{' '}
          {plural(decks(), 'deck')}
        </button>
      }
    >
      <button type="button" class="btn quiet" onClick={() => props.depth.stop()}>
        Stop
      </button>
    </Show>
  );
};

type Ordered = { order: DepthOrder; depth: DepthInUse };

const Progress = (props: Ordered) => {
  const dealt = () => props.depth.told()?.dealt ?? 0;
  return (
    <div class="depth-progress">
      <progress max={props.order.shoes} value={dealt()} aria-label="Shoes dealt" />
      <p role="status">
        {props.depth.running()
          ? `${count(dealt())} of ${count(props.order.shoes)} shoes`
          : orderWords(props.order)}
      </p>
    </div>
  );
};

const orderWords = ({ shoes, decks, seed }: DepthOrder): string =>
  `${count(shoes)} ${plural(shoes, 'shoe')} of ${decks} ${plural(decks, 'deck')}, seed ${seed}`;

const Curves = (props: Ordered) => (
  <div class="depth-curves">
    <For each={props.order.schedules}>
      {(id, i) => (
        <DepthCurve
          schedule={id}
          decks={props.order.decks}
          rounds={props.depth.told()?.curves[i()] ?? []}
          running={props.depth.running()}
        />
      )}
    </For>
  </div>
);
