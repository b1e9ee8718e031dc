// The next step in large letters with its reason, the last refusal, and the button that does it.
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { useBeat } from '@punto/ui/tick.ts';
import { cardName } from '@punto/ui/words/card-name.ts';
import { createMemo, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { cardAtPlace } from '../pane/card-at-place.ts';
import { Button } from '../ui/button.tsx';
import { Line } from '../ui/marks.tsx';
import { leftText, runningText } from '../ui/time.ts';
import type { DeskState } from './desk.ts';
import type { NextStep } from './next-step.ts';
import { ShoeEntry } from './shoe-entry.tsx';
import { stepWords } from './words.ts';

const text = texts('dealer').step;

export const NextStepShown = (props: { desk: DeskState; entry: FloorEntry }) => {
  const floor = useFloor();
  const labels = () => props.entry.floor.view.setup.labels;
  const step = () => props.desk.step();
  const said = createMemo(() => {
    const place = props.desk.correcting();
    if (!place) return stepWords(step(), labels());
    const card = props.entry.floor.view.hands[place.side][place.place];
    const why = card ? text.reads({ card: cardName(card) }) : text.readsNothing();
    return { title: text.correct.title({ place: cardAtPlace(place, labels()) }), why };
  });
  return (
    <section class="next-step" data-of={toneOf(step())} aria-labelledby="next-step">
      <div class="next-words">
        <p>{step().step === 'card' && !props.desk.correcting() ? text.next() : text.now()}</p>
        <h2 id="next-step">{said().title}</h2>
        <Show when={said().why}>
          <p>{said().why}</p>
        </Show>
        <Show when={props.desk.correcting() === null}>
          <NextClock step={step()} />
        </Show>
      </div>
      <Show when={step().step === 'shoe'}>
        <ShoeEntry desk={props.desk} entry={props.entry} />
      </Show>
      <Show when={floor.isCut()}>
        <Line tone="bad">{text.linkLost()}</Line>
      </Show>
      <Show when={props.entry.floor.cutOverdue}>
        {(cards) => <Line tone="warn">{text.cutOverdue({ cards: cards() })}</Line>}
      </Show>
      <Show when={props.desk.refusal()}>
        {(why) => (
          <Line tone="bad" spoken>
            {why()}
          </Line>
        )}
      </Show>
      <Show when={primaryWords(step())}>
        {(words) => (
          <Button
            kind="primary"
            wide
            keys="Enter"
            class="next-act"
            disabled={props.desk.correcting() !== null || (step().step === 'shoe' && !isShoeReady(props))}
            onPress={props.desk.advance}
          >
            {words()}
          </Button>
        )}
      </Show>
    </section>
  );
};

const isShoeReady = ({ desk, entry }: { desk: DeskState; entry: FloorEntry }): boolean =>
  desk.burn() !== null || (entry.floor.nextSetup ?? entry.floor.view.setup).shoe.burn === 'none';

const primaryWords = (due: NextStep): string | null => {
  switch (due.step) {
    case 'shoe':
    case 'open':
    case 'betting':
    case 'result':
      return text.act[due.step]();
    case 'open-card':
      return text.act.openCard();
    default:
      return null;
  }
};

const toneOf = (due: NextStep): string => {
  if (due.step === 'card' || due.step === 'open-card') return due.side;
  if (due.step === 'result') return due.coup.outcome;
  return due.step === 'paused' || due.step === 'stopped' ? 'bad' : 'plain';
};

/** How long betting is still open, or how long the table has been paused. */
const NextClock = (props: { step: NextStep }) => {
  const floor = useFloor();
  const beat = useBeat();
  const clock = createMemo(() => {
    beat();
    const due = props.step;
    if (due.step === 'betting' && due.closesAt !== null) return leftText(due.closesAt - floor.now());
    if (due.step === 'squeeze' && due.until !== null) return leftText(due.until - floor.now());
    if (due.step === 'paused')
      return text.pausedSince({ at: due.since, running: runningText(floor.now() - due.since) });
    return '';
  });
  return (
    <Show when={clock()}>
      <p class="next-clock">{clock()}</p>
    </Show>
  );
};
