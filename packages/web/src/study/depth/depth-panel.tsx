// Depth curves: how the exact edge spreads as shoes are dealt, and the effect of round limits. Computed on request
// only; the same seed gives the same shoes. [B21] [F5]

import type { KnownScheduleId } from '@punto/engine/option-id';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SCHEDULES } from '@punto/engine/schedule';
import { texts } from '@punto/language/catalogue';
import { count } from '@punto/ui/words/number.ts';
import { For, Show } from 'solid-js';
import { MOST_SEED } from '../address.ts';
import { AppliedField } from '../applied-field.tsx';
import { Choice } from '../choice.tsx';
import { CutField } from '../cut-field.tsx';
import { scheduleTitle } from '../edge-rows.ts';
import type { Lab } from '../lab/use-lab.ts';
import { wholeNumber } from '../lab-state.ts';
import type { Study } from '../use-study.ts';
import { CurveChoice } from './curve-choice.tsx';
import { DepthCurve } from './depth-curve.tsx';
import type { DepthOrder } from './depth-order.ts';
import { type DepthInUse, useDepth } from './use-depth.ts';
import './depth.css';

const text = texts('study').depth;

const SHOES = [50, 200, 1_000] as const;

export const DepthPanel = (props: { study: Study; lab: Lab }) => {
  const depth = useDepth();
  return (
    <section class="depth-panel" aria-labelledby="study-depth">
      <header class="panel-head">
        <h2 id="study-depth">{text.title()}</h2>
        <p>{text.note()}</p>
      </header>
      <p class="depth-words">{text.lead({ cards: props.study.sampling().cut })}</p>
      <CurveChoice study={props.study} lab={props.lab} />
      <div class="depth-order">
        <Choice
          legend={text.shoes()}
          options={SHOES}
          chosen={SHOES.find((each) => each === props.study.sampling().shoes) ?? null}
          words={count}
          choose={(shoes) => props.study.setSampling((before) => ({ ...before, shoes }))}
        />
        <SeedField study={props.study} />
        <CutField study={props.study} />
        <RunButton study={props.study} lab={props.lab} depth={depth} />
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
const RunButton = (props: { study: Study; lab: Lab; depth: DepthInUse }) => {
  const sampling = () => props.study.sampling();
  const decks = () => props.study.position().decks;
  const bet = () => (sampling().studied ? props.lab.bet() : null);
  const run = () => {
    const { studied, ...asked } = sampling();
    props.depth.run({ ...asked, decks: decks(), bet: bet() }, bet() === null ? null : props.lab.title());
  };
  return (
    <Show
      when={props.depth.running()}
      fallback={
        <button
          type="button"
          class="btn"
          disabled={sampling().schedules.length === 0 && bet() === null}
          onClick={run}
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
    <For each={curvesOf(props.order, props.depth.betTitle())}>
      {({ title, until, at }) => (
        <DepthCurve
          title={title()}
          until={until}
          rounds={props.depth.told()?.curves[at] ?? []}
          running={props.depth.running()}
        />
      )}
    </For>
  </div>
);

/** The bet under study comes first. */
const curvesOf = ({ schedules, bet }: DepthOrder, betTitle: string | null) => [
  ...(bet === null ? [] : [{ title: () => betTitle ?? bet.id, until: bet.until, at: schedules.length }]),
  ...schedules.map((id, at) => ({ title: () => scheduleTitle(id), until: untilOf(id), at })),
];

/** The round limit of the bet in the live eight-deck room. [V1] */
const untilOf = (schedule: KnownScheduleId): number | null =>
  LIVE_EIGHT_DECK.offers.find(({ option }) => option === SCHEDULES[schedule].option)?.until ?? null;

const SeedField = (props: { study: Study }) => (
  <AppliedField
    label={text.seed()}
    value={String(props.study.sampling().seed)}
    apply={(typed) => {
      const seed = wholeNumber(typed, 0, MOST_SEED);
      if (seed !== null) props.study.setSampling((before) => ({ ...before, seed }));
    }}
  />
);
