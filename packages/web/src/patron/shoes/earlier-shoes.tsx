// The ended shoes of a table: a list, and one of them in detail. They are past results and say nothing about the
// current shoe. [S3] [D5]
import type { TableSetup } from '@punto/engine/room';
import { texts } from '@punto/language/catalogue';
import type { ShoesAnswer } from '@punto/protocol/api';
import { BigRoad } from '@punto/ui/road/road.tsx';
import { createSignal, For, Show } from 'solid-js';
import { api } from '../../client/api.ts';
import { ListEnd } from '../record/list-end.tsx';
import { usePages } from '../record/pages.ts';
import { EarlierShoe } from './earlier-shoe.tsx';
import { outcomeWords, whenPlayed } from './words.ts';
import './shoes.css';

const text = texts('record').shoe;

type Summary = ShoesAnswer['items'][number];

export const EarlierShoes = (props: { table: string; setup: TableSetup }) => {
  const shoes = usePages<Summary>(
    (before) => api.shoes(props.table, before),
    ({ number }) => String(number),
  );
  const [chosen, setChosen] = createSignal<number | null>(null);
  let list: HTMLUListElement | undefined;
  const back = () => {
    const number = chosen();
    setChosen(null);
    list?.querySelector<HTMLElement>(`[data-shoe="${number}"]`)?.focus();
  };
  return (
    <div class="past-shoes">
      <Show when={chosen()} keyed>
        {(number) => <EarlierShoe table={props.table} number={number} setup={props.setup} onBack={back} />}
      </Show>
      {/* Stays mounted behind the detail view, so that the scroll position is kept. */}
      <div class="past-shoes-list" hidden={chosen() !== null}>
        <ul ref={list}>
          <For each={shoes.items()}>
            {(shoe) => (
              <li>
                <ShoeEntry shoe={shoe} setup={props.setup} onOpen={() => setChosen(shoe.number)} />
              </li>
            )}
          </For>
        </ul>
        <ListEnd pages={shoes} reading={text.readingAll()} empty={text.none()} />
      </div>
    </div>
  );
};

const ShoeEntry = (props: { shoe: Summary; setup: TableSetup; onOpen: () => void }) => (
  <button type="button" class="past-shoe-entry" data-shoe={props.shoe.number} onClick={() => props.onOpen()}>
    <span class="past-shoe-entry-head">
      <b>{text.title({ shoe: props.shoe.number })}</b>
      <span>{whenPlayed(props.shoe)}</span>
    </span>
    <span class="past-shoe-entry-road" aria-hidden="true">
      <BigRoad history={props.shoe.marks} columns={30} labels={props.setup.labels} plain />
    </span>
    <span class="past-shoe-entry-counts">
      <span>{text.count({ rounds: props.shoe.rounds })}</span>
      <For each={outcomeWords(props.shoe.outcomes, props.setup.labels)}>
        {({ outcome, says }) => <span data-of={outcome}>{says}</span>}
      </For>
    </span>
  </button>
);
