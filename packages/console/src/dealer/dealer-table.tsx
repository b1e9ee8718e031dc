// The table of a dealer: the next step, the cards, and the keys to enter them. On a phone in that order; on a wide
// screen the keys are next to the cards. Keyboard shortcuts work wherever the focus is.

import type { Card } from '@punto/engine/card';
import { language, texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { notify } from '@punto/ui/notice.tsx';
import { type Accessor, createSignal, type Setter, Show } from 'solid-js';
import { cardAtPlace } from '../pane/card-at-place.ts';
import { Staffing } from '../pane/staffing.tsx';
import { whereabouts } from '../pane/whereabouts.ts';
import { WhyDialog } from '../pane/why-dialog.tsx';
import { phaseOf } from '../phase.ts';
import { PhaseMark } from '../phase-mark.tsx';
import { type Chosen, chosenCard, NOTHING_CHOSEN } from '../ui/card-keys.tsx';
import { LastResults } from '../wall/last-results.tsx';
import { DealtCards } from './dealt-cards.tsx';
import { type DeskState, useDesk } from './desk.ts';
import { DeskAnnouncer } from './desk-announcer.tsx';
import { DeskButtons } from './desk-buttons.tsx';
import { DeskQuestions } from './desk-questions.tsx';
import { EntryKeys, type EntryVerb } from './entry-keys.tsx';
import { NextStepShown } from './next-step-shown.tsx';
import { ScannerSetting, scannerPrefix } from './scanner-setting.tsx';
import { ShoeFacts } from './shoe-facts.tsx';
import { useKeys } from './use-keys.ts';

const text = texts('dealer').desk;

export const DealerTable = (props: { entry: FloorEntry }) => {
  const desk = useDesk(() => props.entry);
  const [isAsked, askWhy] = createSignal(false);
  const view = () => props.entry.floor.view;
  /** Pauses the table first, with one key; the reason is asked for afterwards. [T5] */
  const call = async (reason: string | null) => {
    if (!desk.canCall() || !(await desk.callSupervisor(reason))) return;
    if (reason === null) askWhy(true);
    else notify(text.calledDone, 'good');
  };
  const entry = useCardEntry(desk);
  useDeskKeys(desk, entry, () => void call(null));
  const unreadable = () => {
    const due = desk.step();
    const place = desk.correcting() ?? (due.step === 'card' ? due : null);
    const where = place && cardAtPlace(place, view().setup.labels);
    void call(where ? text.notReadAt({ place: lowered(where) }) : text.notRead());
  };
  const takesCards = () => ['card', 'shoe'].includes(desk.step().step) || desk.correcting() !== null;
  return (
    <div class="dealer-table" classList={{ entering: takesCards() }}>
      <header class="dealer-head">
        <div>
          <h1>{view().setup.name}</h1>
          <p class="panel-note">{whereabouts(props.entry.floor)}</p>
        </div>
        <PhaseMark phase={phaseOf(props.entry)} />
      </header>
      <NextStepShown desk={desk} entry={props.entry} />
      <Show when={desk.step().step !== 'shoe'}>
        <DealtCards desk={desk} entry={props.entry} />
      </Show>
      <Show when={takesCards()}>
        <EntryKeys
          chosen={entry.chosen()}
          onChosen={entry.setChosen}
          verb={verbOf(desk)}
          onCard={entry.enter}
          canTakeBack={desk.canTakeBack()}
          onTakeBack={desk.takeBack}
          correcting={desk.correcting() !== null}
          onUnreadable={unreadable}
        />
      </Show>
      <DeskButtons desk={desk} onCall={() => call(null)} />
      <section class="dealer-facts" aria-label={text.shoe()}>
        <ShoeFacts entry={props.entry} />
        <LastResults history={view().history} />
        <Staffing entry={props.entry} />
        <ScannerSetting />
      </section>
      <DeskAnnouncer desk={desk} entry={props.entry} />
      <Show when={isAsked()}>
        <WhyDialog
          table={props.entry.table}
          title={text.called()}
          says={text.calledSays()}
          onClose={() => askWhy(false)}
        />
      </Show>
      <DeskQuestions desk={desk} entry={props.entry} />
    </div>
  );
};

/** The rank and suit chosen so far, and the entry of a whole card. */
type CardEntry = {
  readonly chosen: Accessor<Chosen>;
  readonly setChosen: Setter<Chosen>;
  readonly enter: (card: Card) => void;
};

const useCardEntry = (desk: DeskState): CardEntry => {
  const [chosen, setChosen] = createSignal<Chosen>(NOTHING_CHOSEN);
  return {
    chosen,
    setChosen,
    enter: (card) => {
      setChosen(NOTHING_CHOSEN);
      desk.enter(card);
    },
  };
};

const useDeskKeys = (desk: DeskState, { chosen, setChosen, enter }: CardEntry, call: () => void) =>
  useKeys({
    prefix: scannerPrefix,
    card: enter,
    rank: (rank) => setChosen({ rank, suit: null }),
    refuse: desk.refuse,
    commands: {
      Enter: () => {
        const card = chosenCard(chosen());
        if (card) enter(card);
        else void desk.advance();
      },
      Backspace: desk.takeBack,
      Escape: () => desk.startCorrection(null),
      M: desk.correctPrevious,
      X: () => desk.canDrawCut() && desk.drawCut(),
      P: call,
      B: () => void (desk.canReopen() && desk.reopen()),
    },
  });

const verbOf = (desk: DeskState): EntryVerb => {
  if (desk.correcting()) return 'correct';
  return desk.step().step === 'shoe' ? 'burn' : 'record';
};

/** `player third card`: it follows a colon. */
const lowered = (words: string): string => words.charAt(0).toLocaleLowerCase(language()) + words.slice(1);
