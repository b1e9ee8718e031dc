// The shoe: number of decks, what a press on a card does, the cards left, undo and reset.
import type { Card } from '@punto/engine/card';
import { Icon } from '@punto/ui/icon.tsx';
import { cardName } from '@punto/ui/words/card-name.ts';
import { count, plural } from '@punto/ui/words/number.ts';
import { createSignal, Show } from 'solid-js';
import { CardGrid } from './card-grid.tsx';
import { Choice } from './choice.tsx';
import { MainEdges } from './main-edges.tsx';
import { deal, giveBack, leftOf, MOST_DECKS, strike, wholeShoe } from './position.ts';
import type { Study } from './use-study.ts';

const DECKS = Array.from({ length: MOST_DECKS }, (_, i) => i + 1);
const ACTS = ['strike', 'deal'] as const;
type Act = (typeof ACTS)[number];
const ACT_WORDS: Readonly<Record<Act, string>> = { strike: 'Strike it', deal: 'Deal it' };

export const ShoePanel = (props: { study: Study }) => {
  const [act, setAct] = createSignal<Act>('strike');
  const [said, setSaid] = createSignal('');
  const decks = () => props.study.position().decks;

  const take = (card: Card) => {
    const done = props.study.change((before) => (act() === 'deal' ? deal : strike)(before, card));
    tell(card, done ? (act() === 'deal' ? 'dealt' : 'struck') : 'none left');
  };
  const back = (card: Card) => {
    const done = props.study.change((before) => giveBack(before, card));
    tell(card, done ? 'given back' : 'nothing to give back');
  };
  const tell = (card: Card, what: string) =>
    setSaid(`${cardName(card)} ${what}, ${leftOf(props.study.position(), card)} left`);

  return (
    <section class="shoe-panel" aria-labelledby="study-shoe">
      <header class="panel-head">
        <h2 id="study-shoe">The shoe</h2>
        <p class="shoe-count">
          <b>{count(props.study.cards())}</b> of {count(decks() * 52)} cards left
        </p>
      </header>
      <div class="shoe-choices">
        <Choice
          legend="Decks"
          options={DECKS}
          chosen={decks()}
          words={String}
          choose={(chosen) => props.study.change(() => wholeShoe(chosen))}
        />
        <Choice
          legend="A press on a card"
          options={ACTS}
          chosen={act()}
          words={(each) => ACT_WORDS[each]}
          choose={setAct}
        />
      </div>
      <Show when={props.study.nextOdds()}>{(odds) => <MainEdges odds={odds()} />}</Show>
      <CardGrid position={props.study.position()} take={take} giveBack={back} undo={props.study.undo} />
      <p class="spoken" role="status">
        {said()}
      </p>
      <ShoeFoot study={props.study} />
      <Show when={props.study.cards() < 6}>
        <p class="panel-note" role="status">
          {count(props.study.cards())} {plural(props.study.cards(), 'card')} left: a coup can take six, so
          there are no odds of a next one.
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
        Shift or a long press gives a card back. Keys: arrows, Enter, Backspace, <kbd>u</kbd> to undo.
      </p>
      <div class="shoe-buttons">
        <button type="button" class="btn quiet" disabled={!props.study.canUndo()} onClick={props.study.undo}>
          <Icon name="undo" />
          Undo
        </button>
        <button
          type="button"
          class="btn quiet"
          disabled={untouched()}
          onClick={() => props.study.change((before) => wholeShoe(before.decks))}
        >
          <Icon name="rebet" />
          Reset
        </button>
      </div>
    </footer>
  );
};
