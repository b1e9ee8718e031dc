// The one table of a dealer: what is next, the cards as they lie, keys to enter them. On a phone in that order; on a
// desk the keys stand beside the cards. Every key works wherever the focus is.
import type { Card, Rank } from '@punto/engine/card';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { cardName } from '../../part/card-name.ts';
import { Staffing } from '../pane/staffing.tsx';
import { Button } from '../part/button.tsx';
import { type Chosen, chosenCard, NOTHING_CHOSEN } from '../part/card-keys.tsx';
import { HandsShown } from '../part/hands.tsx';
import { Fact } from '../part/marks.tsx';
import { PhaseMark } from '../part/phase-mark.tsx';
import { phaseOf } from '../phase.ts';
import { LastResults } from '../wall/last-results.tsx';
import { CallDialog } from './call-dialog.tsx';
import { type Desk, useDesk } from './desk.ts';
import { EntryKeys } from './entry-keys.tsx';
import { NextThingShown } from './next-thing-shown.tsx';
import { ScannerSetting, scannerPrefix } from './scanner-setting.tsx';
import { useKeys } from './use-keys.ts';
import { placeWords, saidOf, sentenceOf } from './words.ts';

export const DealerTable = (props: { entry: FloorEntry }) => {
  const desk = useDesk(() => props.entry);
  const [chosen, setChosen] = createSignal<Chosen>(NOTHING_CHOSEN);
  const [calling, setCalling] = createSignal<string | null>(null);
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
  const call = (reason: string) => {
    if (canCall(desk)) setCalling(reason);
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
      P: () => call(''),
    },
  });
  const unreadable = () => {
    const due = desk.thing();
    const place = desk.mending() ?? (due.thing === 'card' ? due : null);
    call(
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
            {...(desk.canTakeBack() ? { onPlace: desk.mend } : {})}
          />
          <StruckCards desk={desk} entry={props.entry} />
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
        <Button kind="danger" icon="pause" keys="P" disabled={!canCall(desk)} onPress={() => call('')}>
          Call supervisor
        </Button>
        <Button keys="X" disabled={!desk.canDrawCut()} onPress={desk.drawCut}>
          Cut card is out
        </Button>
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
      <Show when={calling() !== null}>
        <CallDialog table={props.entry.table} reason={calling() ?? ''} onClose={() => setCalling(null)} />
      </Show>
    </div>
  );
};

const canCall = (desk: Desk): boolean => !['paused', 'shut', 'stopped'].includes(desk.thing().thing);

const verbOf = (desk: Desk): string => {
  if (desk.mending()) return 'Correct to';
  return desk.thing().thing === 'shoe' ? 'Burn' : 'Record';
};

/** Both versions of what was misread, for as long as the round lasts. */
const StruckCards = (props: { desk: Desk; entry: FloorEntry }) => (
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

/** What changed, for whoever listens: the last card and what comes next. */
const Spoken = (props: { desk: Desk; entry: FloorEntry }) => {
  const [words, setWords] = createSignal('');
  const labels = () => props.entry.floor.view.setup.labels;
  const sentence = createMemo(() => sentenceOf(saidOf(props.desk.thing(), labels())));
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
