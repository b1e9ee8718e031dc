// The gain of counters at shoes dealt from the seed, by trigger: a chart with errors, the best trigger in words, and a table.
import type { BetDefinition } from '@punto/engine/bet/definition';
import type { CountTags } from '@punto/engine/lab/tags';
import { language, texts } from '@punto/language/catalogue';
import { fixedIn } from '@punto/language/format';
import { count } from '@punto/ui/words/number.ts';
import { percent } from '@punto/ui/words/percent.ts';
import { createMemo, For, Show } from 'solid-js';
import { AppliedField } from '../applied-field.tsx';
import { Choice } from '../choice.tsx';
import { CutField } from '../cut-field.tsx';
import { MOST_BANKROLL, MOST_UNTIL, wholeNumber } from '../lab-state.ts';
import type { Study } from '../use-study.ts';
import { paidBy } from './bet-odds.tsx';
import { bestYield, type CounterYield, counterYields } from './counter-yields.ts';
import { type CountersOrder, countsAround } from './counters-order.ts';
import { smallPercent } from './small-percent.ts';
import { signed } from './trigger-picture.tsx';
import type { CountersInUse } from './use-counters.ts';
import { YieldPlot } from './yield-plot.tsx';

const text = texts('lab').yield;

const SHOES = [1_000, 10_000, 100_000] as const;

type YieldProps = {
  bet: BetDefinition;
  tags: CountTags;
  first: number;
  study: Study;
  counters: CountersInUse;
};

export const CounterYields = (props: YieldProps) => {
  /** Results of this bet only; those of a bet studied before are not shown. */
  const order = () => {
    const now = props.counters.order();
    return now?.bet === props.bet ? now : null;
  };
  return (
    <figure class="lab-figure">
      <h4>{text.title()}</h4>
      <p class="small-print">{text.lead()}</p>
      <YieldOrder {...props} />
      <Show when={props.counters.fault()}>
        {(fault) => (
          <p class="panel-note" role="alert">
            {texts('study').depth.fault({ reason: fault().reason || texts('study').depth.notLoaded() })}
          </p>
        )}
      </Show>
      <Show when={order()}>
        {(now) => <YieldResult order={now()} counters={props.counters} study={props.study} />}
      </Show>
    </figure>
  );
};

const YieldOrder = (props: YieldProps) => {
  const lab = () => props.study.lab();
  const run = () =>
    props.counters.run({
      bet: props.bet,
      decks: props.study.position().decks,
      cut: props.study.sampling().cut,
      seed: props.study.sampling().seed,
      shoes: lab().shoes,
      tags: props.tags,
      until: lab().until,
      from: countsAround(props.first),
    });
  return (
    <div class="depth-order">
      <Choice
        legend={text.shoes()}
        options={SHOES}
        chosen={SHOES.find((each) => each === lab().shoes) ?? null}
        words={count}
        choose={(shoes) => props.study.changeLab({ shoes })}
      />
      <CutField study={props.study} />
      <AppliedField
        label={text.until()}
        longest={3}
        value={lab().until === null ? '' : String(lab().until)}
        apply={(typed) => {
          const until = wholeNumber(typed, 1, MOST_UNTIL);
          if (until !== null || typed === '') props.study.changeLab({ until });
        }}
      />
      <AppliedField
        label={text.bankroll()}
        longest={7}
        value={String(lab().bankroll)}
        apply={(typed) => {
          const bankroll = wholeNumber(typed, 1, MOST_BANKROLL);
          if (bankroll !== null) props.study.changeLab({ bankroll });
        }}
      />
      <Show
        when={props.counters.running()}
        fallback={
          <button type="button" class="btn" onClick={run}>
            {text.deal({ shoes: lab().shoes })}
          </button>
        }
      >
        <button type="button" class="btn quiet" onClick={() => props.counters.stop()}>
          {texts('study').depth.stop()}
        </button>
      </Show>
    </div>
  );
};

const YieldResult = (props: { order: CountersOrder; counters: CountersInUse; study: Study }) => {
  const dealt = () => props.counters.told()?.dealt ?? 0;
  const yields = createMemo((): readonly CounterYield[] => {
    const told = props.counters.told();
    if (told === null) return [];
    const { bet, from } = props.order;
    return counterYields(paidBy(bet), from, told.tallies, told.unit, props.study.lab().bankroll);
  });
  return (
    <>
      <div class="depth-progress">
        <progress max={props.order.shoes} value={dealt()} aria-label={texts('study').depth.progress()} />
        <p role="status">
          {props.counters.running()
            ? text.dealt({ dealt: dealt(), shoes: props.order.shoes })
            : orderWords(props.order)}
        </p>
      </div>
      <Show when={yields().length > 0}>
        <YieldPlot yields={yields()} />
        <figcaption aria-busy={props.counters.running()}>
          {yieldWords(yields(), props.study.lab().bankroll)}
        </figcaption>
        <YieldTable yields={yields()} />
      </Show>
    </>
  );
};

const orderWords = ({ shoes, decks, cut, seed }: CountersOrder): string =>
  text.done({ shoes, ofDecks: texts('study').depth.ofDecks({ decks }), cut, seed: String(seed) });

const units = (value: number): string => fixedIn(language(), value, 3);

const yieldWords = (yields: readonly CounterYield[], bankroll: number): string => {
  const best = bestYield(yields);
  if (best === null) return text.none();
  const { from, perHundred, share, ruin } = best;
  return texts('shared').joined.two({
    first: text.best({
      from: signed(from),
      units: units(perHundred.value),
      error: units(perHundred.standardError),
      share: share.value,
    }),
    second: text.ruin({ bankroll, ruin: smallPercent(ruin) }),
  });
};

const YieldTable = (props: { yields: readonly CounterYield[] }) => (
  <div class="curve-scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">{text.from()}</th>
          <th scope="col">{text.share()}</th>
          <th scope="col">{text.net()}</th>
          <th scope="col">{text.error()}</th>
          <th scope="col">{text.units()}</th>
          <th scope="col">{text.error()}</th>
          <th scope="col">{text.kelly()}</th>
          <th scope="col">{text.rounds()}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.yields}>
          {({ from, share, mean, perHundred, kelly, roundsToOneDeviation }) => (
            <tr>
              <th scope="row">{signed(from)}</th>
              <td>{percent(share.value, 2)}</td>
              <td>{percent(mean.value, 2)}</td>
              <td>{percent(mean.standardError, 2)}</td>
              <td>{units(perHundred.value)}</td>
              <td>{units(perHundred.standardError)}</td>
              <td>{percent(kelly, 2)}</td>
              <td>{roundsToOneDeviation === null ? '—' : count(Math.round(roundsToOneDeviation))}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  </div>
);
