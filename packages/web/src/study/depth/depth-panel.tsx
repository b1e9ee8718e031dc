// Depth curves: how the exact edge spreads as shoes are dealt, and the effect of round limits. Computed on request
// only; the same seed gives the same shoes. [B21] [F5]

import { texts } from '@punto/language/catalogue';
import { count } from '@punto/ui/words/number.ts';
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

const text = texts('study').depth;

const SHOES = [50, 200, 1_000] as const;

export const DepthPanel = (props: { study: Study }) => {
  const depth = useDepth();
  const decks = () => props.study.position().decks;
  return (
    <section class="depth-panel" aria-labelledby="study-depth">
      <header class="panel-head">
        <h2 id="study-depth">{text.title()}</h2>
        <p>{text.note()}</p>
      </header>
      <p class="depth-words">{text.lead({ cards: shoeRules(decks()).cutDepth ?? 0 })}</p>
      <CurveChoice study={props.study} />
      <div class="depth-order">
        <Choice
          legend={text.shoes()}
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
            {text.fault({ reason: fault().reason || text.notLoaded() })}
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
          {text.deal({ shoes: sampling().shoes, ofDecks: text.ofDecks({ decks: decks() }) })}
        </button>
      }
    >
      <button type="button" class="btn quiet" onClick={() => props.depth.stop()}>
        {text.stop()}
      </button>
    </Show>
  );
};

type Ordered = { order: DepthOrder; depth: DepthInUse };

const Progress = (props: Ordered) => {
  const dealt = () => props.depth.told()?.dealt ?? 0;
  return (
    <div class="depth-progress">
      <progress max={props.order.shoes} value={dealt()} aria-label={text.progress()} />
      <p role="status">
        {props.depth.running()
          ? text.dealt({ dealt: dealt(), shoes: props.order.shoes })
          : orderWords(props.order)}
      </p>
    </div>
  );
};

const orderWords = ({ shoes, decks, seed }: DepthOrder): string =>
  text.done({ shoes, ofDecks: text.ofDecks({ decks }), seed: String(seed) });

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
