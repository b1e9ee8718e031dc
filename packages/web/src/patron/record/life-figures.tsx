// The sums of all rounds since the account’s first entry: stakes, returns, net, rounds, coins from the house, time.
import { texts } from '@punto/language/catalogue';
import type { LifeFiguresAnswer } from '@punto/protocol/record-api';
import { count, money, signedMoney, span } from '@punto/ui/words/number.ts';
import { type Accessor, createEffect, createSignal, For, on, Show } from 'solid-js';
import { api } from '../../client/api.ts';
import { useClientState } from '../../client/client-state.tsx';
import { ownBrand } from '../../client/own-brand.ts';
import './life-figures.css';

const text = texts('record').figures;

type Line = readonly [() => string, (of: LifeFiguresAnswer) => string];

const DEPOSITS: Line = [text.deposits, ({ depositMinor }) => money(depositMinor)];

/** The operator of a launched patron gives no coins of the house. */
const lines = (): readonly Line[] => [
  [text.rounds, ({ rounds }) => count(rounds)],
  [text.staked, ({ stakedMinor }) => money(stakedMinor)],
  [text.returned, ({ returnedMinor }) => money(returnedMinor)],
  [text.net, ({ netMinor }) => signedMoney(netMinor)],
  ...(ownBrand() ? [] : [DEPOSITS]),
  [text.time, ({ playedMs }) => span(playedMs)],
];

/** Read again after each round; `null` until they are read. */
export const useFigures = (): Accessor<LifeFiguresAnswer | null> => {
  const { settled, corrected } = useClientState();
  const [figures, setFigures] = createSignal<LifeFiguresAnswer | null>(null);
  // The lists below say when the server cannot be reached.
  const read = () => void api.figures().then(setFigures, () => setFigures(null));
  createEffect(on([settled, corrected], read));
  return figures;
};

export const LifeFigures = (props: { figures: LifeFiguresAnswer }) => (
  <section class="life-figures" aria-labelledby="life-figures-title">
    <h2 id="life-figures-title">{text.title()}</h2>
    <Show when={props.figures.since}>{(at) => <p>{text.since({ at: at() })}</p>}</Show>
    <dl>
      <For each={lines()}>
        {([title, value]) => (
          <div>
            <dt>{title()}</dt>
            <dd>{value(props.figures)}</dd>
          </div>
        )}
      </For>
    </dl>
  </section>
);
