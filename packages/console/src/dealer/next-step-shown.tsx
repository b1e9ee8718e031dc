// The next step in large letters with its reason, the last refusal, and the button that does it.
import type { FloorEntry } from '@punto/protocol/floor/message';
import { useBeat } from '@punto/ui/tick.ts';
import { cardName } from '@punto/ui/words/card-name.ts';
import { plural } from '@punto/ui/words/number.ts';
import { createMemo, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { Button } from '../ui/button.tsx';
import { Line } from '../ui/marks.tsx';
import { leftText, runningText, timeText } from '../ui/time.ts';
import type { DeskState } from './desk.ts';
import type { NextStep } from './next-step.ts';
import { ShoeEntry } from './shoe-entry.tsx';
import { placeWords, stepWords } from './words.ts';

export const NextStepShown = (props: { desk: DeskState; entry: FloorEntry }) => {
  const floor = useFloor();
  const labels = () => props.entry.floor.view.setup.labels;
  const step = () => props.desk.step();
  const said = createMemo(() => {
    const place = props.desk.correcting();
    if (!place) return stepWords(step(), labels());
    const card = props.entry.floor.view.hands[place.side][place.place];
    const why = `It reads ${card ? cardName(card) : 'nothing'}. Enter the right one; both are kept.`;
    return { title: `Correct ${placeWords(place, labels())}`, why };
  });
  return (
    <section class="next-step" data-of={toneOf(step())} aria-labelledby="next-step">
      <div class="next-words">
        <p>{step().step === 'card' && !props.desk.correcting() ? 'Next' : 'Now'}</p>
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
        <Line tone="bad">
          The link to the house is lost, and a supervisor is told. Cards are entered when it is back; it is
          tried again and again.
        </Line>
      </Show>
      <Show when={props.entry.floor.cutOverdue}>
        {(cards) => (
          <Line tone="warn">
            The cut card was said to lie before here: {cards()} {plural(cards(), 'card')} ago. If it is out,
            press X; if it was missed, this round counts as the one it came in.
          </Line>
        )}
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
      return 'Begin the shoe';
    case 'open':
      return 'Open betting';
    case 'betting':
      return 'No more bets';
    case 'open-card':
      return 'It is open';
    case 'result':
      return 'Confirm';
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
  const text = createMemo(() => {
    beat();
    const due = props.step;
    if (due.step === 'betting' && due.closesAt !== null) return leftText(due.closesAt - floor.now());
    if (due.step === 'squeeze' && due.until !== null) return leftText(due.until - floor.now());
    if (due.step === 'paused')
      return `Since ${timeText(due.since)}, for ${runningText(floor.now() - due.since)}`;
    return '';
  });
  return (
    <Show when={text()}>
      <p class="next-clock">{text()}</p>
    </Show>
  );
};
