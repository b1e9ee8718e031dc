// The laboratory: one bet under study, shipped or written here. Its exact odds and effects of removal from the cards of the shoe
// above, a count of it, the gain of counters at simulated shoes, and a fair price. For study only. [B21] [F5]
import { texts } from '@punto/language/catalogue';
import { Show } from 'solid-js';
import type { Study } from '../use-study.ts';
import { BetChoice } from './bet-choice.tsx';
import { BetOdds } from './bet-odds.tsx';
import { CountPart } from './count-part.tsx';
import { DefinitionEditor } from './definition-editor.tsx';
import { FairPrice } from './fair-price.tsx';
import { RemovalBars } from './removal-bars.tsx';
import { useCounters } from './use-counters.ts';
import type { Lab } from './use-lab.ts';
import './lab.css';

const text = texts('lab');

export const LabPanel = (props: { study: Study; lab: Lab }) => {
  const counters = useCounters();
  const odds = () => props.lab.counted().odds?.odds;
  return (
    <section class="lab-panel" aria-labelledby="study-lab">
      <header class="panel-head">
        <h2 id="study-lab">{text.title()}</h2>
        <p>{text.note()}</p>
      </header>
      <BetChoice study={props.study} lab={props.lab} />
      <Show when={props.lab.own() !== null}>
        <DefinitionEditor study={props.study} lab={props.lab} />
      </Show>
      <p class="lab-status" role="status">
        {props.lab.counting() ? text.counting() : ''}
      </p>
      <Show when={props.lab.fault()}>
        {(fault) => (
          <p class="panel-note" role="alert">
            {text.fault({ reason: fault().reason || texts('study').depth.notLoaded() })}
          </p>
        )}
      </Show>
      <div class="lab-desk" aria-busy={props.lab.counting()}>
        <Show when={props.lab.bet()}>
          {(bet) => (
            <>
              <div class="lab-column">
                <Show when={odds()}>
                  {(known) => <BetOdds bet={bet()} odds={known()} study={props.study} />}
                </Show>
                <Show when={odds()?.left}>
                  {(left) => <FairPrice bet={bet()} counts={left()} study={props.study} />}
                </Show>
              </div>
              <Show when={props.lab.counted().removal}>
                {(answer) => <RemovalBars groups={answer().removal} />}
              </Show>
              <Show when={props.lab.counted().count}>
                {(answer) => (
                  <CountPart bet={bet()} count={answer().count} study={props.study} counters={counters} />
                )}
              </Show>
            </>
          )}
        </Show>
      </div>
    </section>
  );
};
