// Layout of a table: bar, felt, scoreboard, rail. The places on the felt are the same in every phase; only their
// content changes.
import { texts } from '@punto/language/catalogue';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { later } from '@punto/ui/later.tsx';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { untilLoaded } from '@punto/ui/until-loaded.ts';
import { firstViewDrawn, whenDrawn } from '@punto/ui/when-idle.ts';
import { createEffect, For, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { usePatternNotices } from '../../alerts/use-patterns.ts';
import { useFelt } from '../../felt/felt.tsx';
import { netSign } from '../../felt/round-net.ts';
import { troubleOf } from '../../words/trouble-words.ts';
import { Call } from '../call/call.tsx';
import { onTableKey } from '../keys.ts';
import { LeaveProvider } from '../leave/use-leave.tsx';
import { Rail } from '../rail/rail.tsx';
import { Mains } from '../spots/mains.tsx';
import { sideBets } from '../spots/side-bets.ts';
import { Sides } from '../spots/sides.tsx';
import { Stage } from '../stage/stage.tsx';
import { TableBar } from '../table-bar/table-bar.tsx';
import { TroubleLine } from '../trouble/trouble-line.tsx';
import './windows.css';
import './table-room.css';
import './cloth.css';
import './few-spots.css';

const text = texts('table').felt;

/** Its place is kept by the layout. */
const Board = later(async () => (await import('../board/board.tsx')).Board);
const BetCards = later(
  async () => (await withTexts(import('../bet-card/bet-card.tsx'), 'sheets', 'paytable')).BetCards,
);
/** Loaded where the table has seats. The page waits for it, since seats change the layout. */
const Seats = lazyPart(
  async () => (await withTexts(import('../../seats/seats.tsx'), 'behind', 'seats')).Seats,
);
/** Loaded also for a patron who may not bet. */
const SeatRail = lazyPart(async () => (await import('../../seats/seat-rail.tsx')).SeatRail);
const LeaveNote = later(async () => (await import('../leave/leave-note.tsx')).LeaveNote);
const ScreenKeptOn = later(async () => (await import('./screen-kept-on.tsx')).ScreenKeptOn);

export const TableRoom = () => {
  const felt = useFelt();
  let cloth: HTMLElement | undefined;
  usePatternNotices(felt.view);
  // What comes later must not delay the first chip: a solo table is shuffled when it is opened, and then takes bets.
  createEffect(() => {
    if (!felt.view().setup.solo || felt.terms().open) firstViewDrawn();
  });
  whenDrawn(() => void untilLoaded(() => import('./later-styles.ts')));
  onMount(() => {
    // After navigation nothing has the focus: focus the felt, so that shortcuts work and Tab continues from there. Not in this task, where
    // it would force a layout before the view is complete.
    whenDrawn(() => {
      if (document.activeElement === document.body) cloth?.focus({ preventScroll: true });
    });
    const onKey = (event: KeyboardEvent) => onTableKey(event, felt);
    document.addEventListener('keydown', onKey);
    onCleanup(() => document.removeEventListener('keydown', onKey));
  });
  const netOfRound = () => {
    const record = felt.decided();
    return record ? netSign(record) : undefined;
  };
  return (
    <LeaveProvider>
      <div
        class="table-room"
        data-cloth={felt.view().setup.cloth}
        data-phase={felt.view().phase}
        data-live={felt.resultLive() ? '' : undefined}
        data-gain={felt.gained() ? '' : undefined}
        data-net={netOfRound()}
        data-asking={felt.explained.asking() ? '' : undefined}
        data-linked={felt.linked()}
        data-shut={felt.shut() ? '' : undefined}
        data-trouble={troubleOf(felt.view(), felt.stopped()) ? '' : undefined}
        data-solo={felt.view().setup.solo ? '' : undefined}
        data-side-bets={felt.view().setup.seats ? undefined : sideBets(felt.view().setup)}
      >
        <TableBar />
        <LeaveNote />
        <main ref={cloth} id="main" class="cloth" tabindex="-1">
          <Show when={felt.view().setup.seats}>
            <Seats />
          </Show>
          <Stage />
          <Call />
          <TroubleLine />
          <Mains />
          <Sides />
          <Show when={felt.view().setup.solo}>
            <p class="cloth-line">{text.freshDeck()}</p>
          </Show>
        </main>
        <Board />
        <Show when={felt.view().setup.seats || felt.barred()} fallback={<Rail />}>
          <Suspense fallback={<Rail />}>
            <SeatRail>
              <Rail />
            </SeatRail>
          </Suspense>
        </Show>
        <ScreenKeptOn />
        <BetCards />
        <div class="spoken" role="log" aria-live="polite" aria-label={text.log()}>
          <For each={felt.said()}>{(text) => <p>{text}</p>}</For>
        </div>
      </div>
    </LeaveProvider>
  );
};
