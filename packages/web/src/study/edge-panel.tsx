// The edges of all schedules, for a next coup from the remaining cards or for the coup in progress. The basis is
// stated next to the numbers. [B21]
import { cardsIn } from '@punto/engine/odds/composition';
import { count, plural } from '@punto/ui/words/number.ts';
import { createMemo, createSignal, Show } from 'solid-js';
import { Choice } from './choice.tsx';
import { BASES, type Basis, edgeRows } from './edge-rows.ts';
import { EdgeTable } from './edge-table.tsx';
import type { Study } from './use-study.ts';
import './edge-panel.css';

const BASIS_WORDS: Readonly<Record<Basis, string>> = {
  stake: 'Every stake, ties counted',
  resolved: 'Resolved bets only',
};
const OF = ['next', 'coup'] as const;
type Of = (typeof OF)[number];
const OF_WORDS: Readonly<Record<Of, string>> = { next: 'A next coup', coup: 'This coup' };

export const EdgePanel = (props: { study: Study }) => {
  const [basis, setBasis] = createSignal<Basis>('stake');
  const [of, setOf] = createSignal<Of>('coup');
  const inCoup = () => of() === 'coup' && props.study.coup().length > 0;
  const odds = () => (inCoup() ? props.study.coupOdds() : props.study.nextOdds());
  const rows = createMemo(() => {
    const now = odds();
    return now && edgeRows(now, props.study.full(), basis());
  });
  const out = () => props.study.coup().length;
  return (
    <section class="edge-panel" aria-labelledby="study-edges">
      <header class="panel-head">
        <h2 id="study-edges">House edges</h2>
        <p>
          {inCoup()
            ? `This coup, ${count(out())} ${plural(out(), 'card')} out`
            : `A next coup from ${count(cardsIn(props.study.left()))} cards`}
        </p>
      </header>
      <div class="edge-choices">
        <Choice
          legend="Share of"
          options={BASES}
          chosen={basis()}
          words={(each) => BASIS_WORDS[each]}
          choose={setBasis}
        />
        <Show when={out() > 0}>
          <Choice
            legend="Odds of"
            options={OF}
            chosen={of()}
            words={(each) => OF_WORDS[each]}
            choose={setOf}
          />
        </Show>
      </div>
      <Show
        when={rows()}
        fallback={<p class="panel-note">Too few cards are left: a coup can take six. Give some back.</p>}
      >
        {(known) => (
          <EdgeTable
            rows={known()}
            basis={BASIS_WORDS[basis()].toLowerCase()}
            decks={props.study.position().decks}
            decided={inCoup() && props.study.whole()}
          />
        )}
      </Show>
    </section>
  );
};
