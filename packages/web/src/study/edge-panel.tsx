// The edges of all schedules, for a next coup from the remaining cards or for the coup in progress. The basis is
// stated next to the numbers. [B21]
import { cardsIn } from '@punto/engine/odds/composition';
import { texts } from '@punto/language/catalogue';
import { createMemo, createSignal, Show } from 'solid-js';
import { Choice } from './choice.tsx';
import { BASES, type Basis, edgeRows } from './edge-rows.ts';
import { EdgeTable } from './edge-table.tsx';
import type { Study } from './use-study.ts';
import './edge-panel.css';

const OF = ['next', 'coup'] as const;
type Of = (typeof OF)[number];
const text = texts('study').edge;

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
        <h2 id="study-edges">{text.title()}</h2>
        <p>
          {inCoup() ? text.ofCoup({ cards: out() }) : text.ofNext({ cards: cardsIn(props.study.left()) })}
        </p>
      </header>
      <div class="edge-choices">
        <Choice
          legend={text.share()}
          options={BASES}
          chosen={basis()}
          words={(each) => text.basis[each]()}
          choose={setBasis}
        />
        <Show when={out() > 0}>
          <Choice
            legend={text.odds()}
            options={OF}
            chosen={of()}
            words={(each) => text.of[each]()}
            choose={setOf}
          />
        </Show>
      </div>
      <Show when={rows()} fallback={<p class="panel-note">{text.tooFew()}</p>}>
        {(known) => (
          <EdgeTable
            rows={known()}
            basis={basis()}
            decks={props.study.position().decks}
            decided={inCoup() && props.study.whole()}
          />
        )}
      </Show>
    </section>
  );
};
