// The table of a dealer: the next step, the cards, and the keys to enter them. On a phone in that order; on a wide
// screen the keys are next to the cards. Keyboard shortcuts work wherever the focus is.
import type { Card, Rank } from '@punto/engine/card';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { notify } from '@punto/ui/notice.tsx';
import { cardName } from '@punto/ui/words/card-name.ts';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { Staffing } from '../pane/staffing.tsx';
import { WhyDialog } from '../pane/why-dialog.tsx';
import { phaseOf } from '../phase.ts';
import { PhaseMark } from '../phase-mark.tsx';
import { Button } from '../ui/button.tsx';
import { type Chosen, chosenCard, NOTHING_CHOSEN } from '../ui/card-keys.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { HandsShown } from '../ui/hands.tsx';
import { Fact } from '../ui/marks.tsx';
import { LastResults } from '../wall/last-results.tsx';
import { type DeskState, useDesk } from './desk.ts';
import { EntryKeys } from './entry-keys.tsx';
import { NextThingShown } from './next-thing-shown.tsx';
import { ScannerSetting, scannerPrefix } from './scanner-setting.tsx';
import { useKeys } from './use-keys.ts';
import { placeWords, sentenceOf, stepWords } from './words.ts';

export const DealerTable = (props: { entry: FloorEntry }) => {
  const desk = useDesk(() => props.entry);
  const [chosen, setChosen] = createSignal<Chosen>(NOTHING_CHOSEN);
  const [isAsked, askWhy] = createSignal(false);
  const view = () => props.entry.floor.view;
  const labels = () => view().setup.labels;
  const enter = (card: Card) => {
    setChosen(NOTHING_CHOSEN);
    desk.enter(card);
  };
  const primary = () => {
    const card = chosenCard(chosen());
    if (card) enter(card);
    else void desk.advance();
  };
  /** Pauses the table first, with one key; the reason is asked for afterwards. [T5] */
  const call = async (reason: string | null) => {
    if (!desk.canCall() || !(await desk.callSupervisor(reason))) return;
    if (reason === null) askWhy(true);
    else notify('The table is paused, and the supervisor is called', 'good');
  };
  useKeys({
    prefix: scannerPrefix,
    card: enter,
    rank: (rank) => setChosen({ rank: rank as Rank | null, suit: null }),
    refuse: desk.refuse,
    commands: {
      Enter: primary,
      Backspace: desk.takeBack,
      Escape: () => desk.mend(null),
      M: desk.mendBack,
      X: () => desk.canDrawCut() && desk.drawCut(),
      P: () => void call(null),
      B: () => void (desk.canReopen() && desk.reopen()),
    },
  });
  const unreadable = () => {
    const due = desk.thing();
    const place = desk.mending() ?? (due.thing === 'card' ? due : null);
    void call(
      place
        ? `Card not read: ${placeWords(place, labels()).replace(/^\w/, (c) => c.toLowerCase())}`
        : 'Card not read',
    );
  };
  const takesCards = () => ['card', 'shoe'].includes(desk.thing().thing) || desk.mending() !== null;
  return (
    <div class="dealer-table" classList={{ entering: takesCards() }}>
      <header class="dealer-head">
        <div>
          <h1>{view().setup.name}</h1>
          <p class="panel-note">{whereabouts(props.entry)}</p>
        </div>
        <PhaseMark phase={phaseOf(props.entry)} />
      </header>
      <NextThingShown desk={desk} entry={props.entry} />
      <Show when={desk.thing().thing !== 'shoe'}>
        <section class="dealer-felt" aria-label="Cards on the table">
          <HandsShown
            hands={view().hands}
            labels={labels()}
            down={view().down}
            now={desk.mending() ?? props.entry.floor.next}
            seen={view().revealed ?? []}
            {...(desk.canTakeBack() || desk.canShow() ? { onPlace: desk.mend } : {})}
          />
          <StruckCards desk={desk} entry={props.entry} />
          <Show when={desk.canShow()}>
            <p class="panel-note">A card that was seen too early: press it, and it is shown to all.</p>
          </Show>
          <Show when={desk.canTakeBack() && !desk.mending()}>
            <p class="panel-note">
              Misread? Press the card, or <kbd>M</kbd> for the last one, and enter the right one.
            </p>
          </Show>
        </section>
      </Show>
      <Show when={takesCards()}>
        <EntryKeys
          chosen={chosen()}
          onChosen={setChosen}
          verb={verbOf(desk)}
          onCard={enter}
          canTakeBack={desk.canTakeBack()}
          onTakeBack={desk.takeBack}
          mending={desk.mending() !== null}
          onUnreadable={unreadable}
        />
      </Show>
      <section class="dealer-always" aria-label="Always at hand">
        <Button kind="danger" icon="pause" keys="P" disabled={!desk.canCall()} onPress={() => call(null)}>
          Call supervisor
        </Button>
        <Show
          when={desk.canReturnCut()}
          fallback={
            <Button keys="X" disabled={!desk.canDrawCut()} onPress={desk.drawCut}>
              Cut card is out
            </Button>
          }
        >
          <Button onPress={desk.returnCut}>Cut card is not out</Button>
        </Show>
        <Show when={desk.canReopen()}>
          <Button keys="B" onPress={desk.reopen}>
            Open betting again
          </Button>
        </Show>
        <Show when={desk.thing().thing === 'result'}>
          <Button keys="Backspace" onPress={desk.takeBack}>
            Take back
          </Button>
        </Show>
      </section>
      <section class="dealer-facts" aria-label="The shoe">
        <dl class="facts">
          <Fact name="Cards out">{shoeText(props.entry)}</Fact>
          <Fact name="Cut card">{cutText(props.entry)}</Fact>
          <Fact name="Staking">{props.entry.floor.staking}</Fact>
        </dl>
        <LastResults history={view().history} />
        <Staffing entry={props.entry} />
        <ScannerSetting />
      </section>
      <Spoken desk={desk} entry={props.entry} />
      <Show when={isAsked()}>
        <WhyDialog
          table={props.entry.table}
          title="The supervisor is called"
          says="The table is paused, and patrons are told so. Nothing that was entered is lost."
          onClose={() => askWhy(false)}
        />
      </Show>
      <Show when={desk.seenAsked()}>
        {(place) => (
          <Dialog
            open
            onClose={() => desk.answerSeen(false)}
            title={`Was ${placeWords(place(), labels())} seen?`}
            foot={
              <>
                <Button kind="primary" autofocus onPress={() => desk.answerSeen(false)}>
                  No
                </Button>
                <Button kind="danger" onPress={() => desk.answerSeen(true)}>
                  It was seen
                </Button>
              </>
            }
          >
            <p>
              It is shown to all at once, and nobody squeezes it any more. Cards, bets and result stay as they
              are. If a wrong card was opened so that the result would change, call the supervisor.
            </p>
          </Dialog>
        )}
      </Show>
      <Show when={desk.cutAsked()}>
        {(words) => (
          <Dialog
            open
            onClose={() => desk.answerCut(false)}
            title="Is the cut card out?"
            foot={
              <>
                <Button kind="primary" autofocus onPress={() => desk.answerCut(false)}>
                  No
                </Button>
                <Button kind="danger" onPress={() => desk.answerCut(true)}>
                  It is out
                </Button>
              </>
            }
          >
            <p>{words()}</p>
            <p>If it is out, the last round of this shoe is fixed by it.</p>
          </Dialog>
        )}
      </Show>
    </div>
  );
};

const verbOf = (desk: DeskState): string => {
  if (desk.mending()) return 'Correct to';
  return desk.thing().thing === 'shoe' ? 'Burn' : 'Record';
};

/** Cards that were corrected, with their old and new value, until the round ends. */
const StruckCards = (props: { desk: DeskState; entry: FloorEntry }) => (
  <Show when={props.desk.struck().length > 0}>
    <ul class="struck" aria-label="Corrected in this round">
      <For each={props.desk.struck()}>
        {(card) => (
          <li>
            {placeWords(card, props.entry.floor.view.setup.labels)}: <span class="spoken">was </span>
            <s>{cardName(card.was)}</s> <b>{card.now ? cardName(card.now) : 'taken back'}</b>
          </li>
        )}
      </For>
    </ul>
  </Show>
);

/** For screen readers: the last card and the next step. */
const Spoken = (props: { desk: DeskState; entry: FloorEntry }) => {
  const [words, setWords] = createSignal('');
  const labels = () => props.entry.floor.view.setup.labels;
  const sentence = createMemo(() => sentenceOf(stepWords(props.desk.thing(), labels())));
  const out = createMemo(() =>
    (['player', 'banker'] as const)
      .map((side) => `${labels()[side]}: ${props.entry.floor.view.hands[side].map(cardName).join(', ')}.`)
      .join(' '),
  );
  createEffect(
    on([out, sentence], ([cards, next], before) =>
      setWords(before && before[0] !== cards ? `${cards} Next: ${next}` : next),
    ),
  );
  return (
    <p class="spoken" role="status">
      {words()}
    </p>
  );
};

const whereabouts = ({ floor: { view, lastRound } }: FloorEntry): string =>
  [
    view.round ? `Round ${view.round.number}` : 'No round yet',
    view.shoe ? `shoe ${view.shoe.number}` : 'no shoe',
    ...(view.round?.last ? ['last of the shoe'] : lastRound ? [`round ${lastRound} is the last`] : []),
    ...(view.manual ? ['manual entry, shown to patrons'] : []),
  ].join(' · ');

const shoeText = ({ floor: { view } }: FloorEntry): string =>
  view.shoe ? `${view.shoe.dealt} of ${view.shoe.cards}` : '—';

const cutText = ({ floor: { view, cutDrawn } }: FloorEntry): string => {
  if (!view.shoe) return '—';
  return cutDrawn ? 'Out' : 'In the shoe';
};
