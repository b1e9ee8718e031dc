// One table in full: what stops it, its cards, stakes and staff, and the duties that are possible.

import type { FloorEntry, FloorView } from '@punto/protocol/floor/message';
import { stopReasonText } from '@punto/protocol/floor/words';
import { Icon } from '@punto/ui/icon.tsx';
import { money } from '@punto/ui/words/number.ts';
import { A } from '@solidjs/router';
import { createMemo, Show } from 'solid-js';
import { useFloor, useWatched } from '../client/floor.tsx';
import { LimitMoves } from '../limits/limit-moves.tsx';
import { phaseOf } from '../phase.ts';
import { PhaseMark } from '../phase-mark.tsx';
import { HandsShown } from '../ui/hands.tsx';
import { Fact, Line } from '../ui/marks.tsx';
import { Panel } from '../ui/panel.tsx';
import { timeText } from '../ui/time.ts';
import { DutyButtons } from './duty-buttons.tsx';
import { Staffing } from './staffing.tsx';
import { StakesTable } from './stakes-table.tsx';
import './table-pane.css';

export const TablePane = (props: { table: string }) => {
  const floor = useFloor();
  const full = useWatched(() => props.table);
  return (
    <aside class="table-pane" aria-label="The open table">
      <Show
        when={floor.entry(props.table)}
        fallback={<p class="nothing">There is no table of this name on the floor.</p>}
      >
        {(entry) => <Pane entry={entry()} full={full()} />}
      </Show>
    </aside>
  );
};

const Pane = (props: { entry: FloorEntry; full: FloorView | null }) => {
  // The wall's entry is as fresh as the full view; only the played rounds come with the full view.
  const floor = () => props.entry.floor;
  const view = () => floor().view;
  const phase = createMemo(() => phaseOf(props.entry));
  const hands = () => view().hands;
  return (
    <Panel
      title={view().setup.name}
      note={whereabouts(props.entry)}
      aside={
        <div class="pane-aside">
          <PhaseMark phase={phase()} />
          <A class="icon-btn" href="/" aria-label={`Close ${view().setup.name}`}>
            <Icon name="clear" />
          </A>
        </div>
      }
    >
      <Show when={props.entry.stopped}>
        <Line tone="bad">
          This table has stopped by itself: {stopReasonText(props.entry.stopReason)}. Its stakes are kept.
          Resume it, or cancel its round and every stake goes back.
        </Line>
      </Show>
      <Show when={floor().pause}>
        {(pause) => (
          <Line tone="bad">
            Paused by {pause().by.name} at {timeText(pause().since)}
            {pause().reason === null ? '' : `: ${pause().reason}`}
          </Line>
        )}
      </Show>
      <NextCard entry={props.entry} />
      <HandsShown
        hands={hands()}
        labels={view().setup.labels}
        down={view().down}
        seen={view().revealed ?? []}
        now={floor().next}
      />
      <dl class="facts pane-facts">
        <Fact name="Shoe">{shoeText(props.entry)}</Fact>
        <Fact name="Staked">{money(floor().stakedMinor)}</Fact>
        <Fact name="Staking">{floor().staking}</Fact>
        <Fact name="Exposure">{money(floor().exposureMinor)}</Fact>
      </dl>
      <PendingLimits entry={props.entry} />
      <DutyButtons entry={props.entry} full={props.full} />
      <StakesTable view={view()} />
      <Staffing entry={props.entry} />
    </Panel>
  );
};

/** Announced limits that are not in effect yet; the limits above apply to the current round. [L3] [L4] */
const PendingLimits = (props: { entry: FloorEntry }) => {
  const setup = () => props.entry.floor.view.setup;
  return (
    <Show when={props.entry.floor.view.nextLimits}>
      {(next) => (
        <section class="pending-limits" aria-label="Limits from the next round">
          <Line tone="info">New limits from the next round</Line>
          <LimitMoves
            before={setup()}
            after={next()}
            labels={setup().labels}
            configured={props.entry.floor.configured}
          />
        </section>
      )}
    </Show>
  );
};

/** `Live eight-deck · Round 17 · shoe 9 · manual entry, shown to patrons`. */
const whereabouts = ({ floor: { view, lastRound } }: FloorEntry): string =>
  [
    view.setup.title,
    view.round ? `Round ${view.round.number}` : 'No round yet',
    view.shoe ? `shoe ${view.shoe.number}` : 'no shoe',
    ...(view.round?.last
      ? ['last of the shoe']
      : lastRound === null
        ? []
        : [`round ${lastRound} is the last`]),
    ...(view.manual ? ['manual entry, shown to patrons'] : []),
  ].join(' · ');

const shoeText = ({ floor: { view, cutDrawn } }: FloorEntry): string =>
  view.shoe === null
    ? '—'
    : `${view.shoe.dealt} of ${view.shoe.cards} out${cutDrawn ? ', cut card out' : ''}`;

/** The next card, where a person deals. */
const NextCard = (props: { entry: FloorEntry }) => {
  const next = () => props.entry.floor.next;
  const label = () => {
    const card = next();
    return card ? `${props.entry.floor.view.setup.labels[card.side]} ${ORDINALS[card.place]} card` : '';
  };
  return (
    <Show when={next()}>
      {(card) => (
        <div class="pane-next" data-side={card().side}>
          <p>Next</p>
          <h3>{label()}</h3>
        </div>
      )}
    </Show>
  );
};

const ORDINALS = ['first', 'second', 'third'] as const;
