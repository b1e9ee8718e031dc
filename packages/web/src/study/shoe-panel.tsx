// The shoe: number of decks, what a press on a card does, the cards left, undo and reset.
import type { Card } from '@punto/engine/card';
import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { cardName } from '@punto/ui/words/card-name.ts';
import { count } from '@punto/ui/words/number.ts';
import { createSignal, Show } from 'solid-js';
import { CardGrid } from './card-grid.tsx';
import { Choice } from './choice.tsx';
import { MainEdges } from './main-edges.tsx';
import { deal, giveBack, leftOf, MOST_DECKS, strike, wholeShoe } from './position.ts';
import type { Study } from './use-study.ts';

const DECKS = Array.from({ length: MOST_DECKS }, (_, i) => i + 1);
const ACTS = ['strike', 'deal'] as const;
type Act = (typeof ACTS)[number];
const text = texts('study').shoe;

export const ShoePanel = (props: { study: Study }) => {
  const [act, setAct] = createSignal<Act>('strike');
  const [said, setSaid] = createSignal<() => string>(() => '');
  const decks = () => props.study.position().decks;

  const take = (card: Card) => {
    const done = props.study.change((before) => (act() === 'deal' ? deal : strike)(before, card));
    tell(card, done ? act() : 'none');
  };
  const back = (card: Card) => {
    const done = props.study.change((before) => giveBack(before, card));
    tell(card, done ? 'back' : 'nothing');
  };
  const tell = (card: Card, what: Act | 'none' | 'back' | 'nothing') => {
    const left = leftOf(props.study.position(), card);
    setSaid(() => () => text.done[what]({ card: cardName(card), left }));
  };

  return (
    <section class="shoe-panel" aria-labelledby="study-shoe">
      <header class="panel-head">
        <h2 id="study-shoe">{text.title()}</h2>
        <p class="shoe-count">
          <Sentence parts={text.left.parts({ left: props.study.cards(), cards: decks() * 52 })} />
        </p>
      </header>
      <div class="shoe-choices">
        <Choice
          legend={text.decks()}
          options={DECKS}
          chosen={decks()}
          words={count}
          choose={(chosen) => props.study.change(() => wholeShoe(chosen))}
        />
        <Choice
          legend={text.press()}
          options={ACTS}
          chosen={act()}
          words={(each) => text.act[each]()}
          choose={setAct}
        />
      </div>
      <Show when={props.study.nextOdds()}>{(odds) => <MainEdges odds={odds()} />}</Show>
      <CardGrid position={props.study.position()} take={take} giveBack={back} undo={props.study.undo} />
      <p class="spoken" role="status">
        {said()()}
      </p>
      <ShoeFoot study={props.study} />
      <Show when={props.study.cards() < 6}>
        <p class="panel-note" role="status">
          {text.tooFew({ cards: props.study.cards() })}
        </p>
      </Show>
    </section>
  );
};

/** The other inputs, and the two ways back. */
const ShoeFoot = (props: { study: Study }) => {
  const untouched = () =>
    props.study.coup().length === 0 && props.study.cards() === props.study.position().decks * 52;
  return (
    <footer class="shoe-foot">
      <p class="small-print">
        <Sentence parts={text.keys.parts()} />
      </p>
      <div class="shoe-buttons">
        <button type="button" class="btn quiet" disabled={!props.study.canUndo()} onClick={props.study.undo}>
          <Icon name="undo" />
          {text.undo()}
        </button>
        <button
          type="button"
          class="btn quiet"
          disabled={untouched()}
          onClick={() => props.study.change((before) => wholeShoe(before.decks))}
        >
          <Icon name="rebet" />
          {text.reset()}
        </button>
      </div>
    </footer>
  );
};
