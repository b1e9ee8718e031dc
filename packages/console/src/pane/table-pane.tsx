// One table in full: what stops it, its cards, stakes and staff, and the duties that are possible.

import { texts } from '@punto/language/catalogue';
import type { FloorEntry, FloorView } from '@punto/protocol/floor/message';
import { Icon } from '@punto/ui/icon.tsx';
import { moneyOf } from '@punto/ui/words/number.ts';
import { createMemo, Show } from 'solid-js';
import { stopText } from '../client/fault-text.ts';
import { useFloor, useWatched } from '../client/floor.tsx';
import { MoneyLines } from '../currency/money-lines.tsx';
import { type StakesPart, stakesParts } from '../currency/table-stakes.ts';
import { LimitMoves } from '../limits/limit-moves.tsx';
import { pauseReason } from '../pause-reason.ts';
import { phaseOf } from '../phase.ts';
import { PhaseMark } from '../phase-mark.tsx';
import { HandsShown } from '../ui/hands.tsx';
import { Link } from '../ui/link.tsx';
import { Fact, Line } from '../ui/marks.tsx';
import { Panel } from '../ui/panel.tsx';
import { cardAtPlace } from './card-at-place.ts';
import { DutyButtons } from './duty-buttons.tsx';
import { Staffing } from './staffing.tsx';
import { StakesTable } from './stakes-table.tsx';
import { whereabouts } from './whereabouts.ts';
import './table-pane.css';

const text = texts('duties').pane;

export const TablePane = (props: { table: string }) => {
  const floor = useFloor();
  const full = useWatched(() => props.table);
  return (
    <aside class="table-pane" aria-label={text.title()}>
      <Show when={floor.entry(props.table)} fallback={<p class="nothing">{text.noTable()}</p>}>
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
  const amounts = (amount: 'stakedMinor' | 'exposureMinor') => (
    <MoneyLines
      parts={shownParts(floor())}
      text={(part: StakesPart) => moneyOf(part[amount], part.currency)}
    />
  );
  return (
    <Panel
      title={view().setup.name}
      note={whereabouts(props.entry.floor, view().setup.title)}
      aside={
        <div class="pane-aside">
          <PhaseMark phase={phase()} />
          <Link class="icon-btn" href="/" aria-label={text.close({ table: view().setup.name })}>
            <Icon name="clear" />
          </Link>
        </div>
      }
    >
      <Show when={props.entry.stopped}>
        <Line tone="bad">{text.stopped({ why: stopText(props.entry.stopReason) })}</Line>
      </Show>
      <Show when={floor().pause}>{(pause) => <Line tone="bad">{pauseText(pause())}</Line>}</Show>
      <NextCard entry={props.entry} />
      <HandsShown
        hands={hands()}
        labels={view().setup.labels}
        down={view().down}
        seen={view().revealed ?? []}
        now={floor().next}
      />
      <dl class="facts pane-facts">
        <Fact name={text.facts.shoe()}>{shoeText(props.entry)}</Fact>
        <Fact name={text.facts.staked()}>{amounts('stakedMinor')}</Fact>
        <Fact name={text.facts.staking()}>{floor().staking}</Fact>
        <Fact name={text.facts.exposure()}>{amounts('exposureMinor')}</Fact>
      </dl>
      <PendingLimits entry={props.entry} />
      <DutyButtons entry={props.entry} full={props.full} />
      <StakesTable floor={floor()} />
      <Staffing entry={props.entry} />
    </Panel>
  );
};

/** Those with stakes; the house's own where there are none. */
const shownParts = (floor: FloorEntry['floor']): readonly StakesPart[] => {
  const parts = stakesParts(floor);
  const staked = parts.filter(({ stakedMinor }) => stakedMinor > 0);
  return staked.length > 0 ? staked : parts.slice(0, 1);
};

/** Announced limits that are not in effect yet; the limits above apply to the current round. [L3] [L4] */
const PendingLimits = (props: { entry: FloorEntry }) => {
  const setup = () => props.entry.floor.view.setup;
  return (
    <Show when={props.entry.floor.view.nextLimits}>
      {(next) => (
        <section class="pending-limits" aria-label={text.newLimits()}>
          <Line tone="info">{text.newLimitsHold()}</Line>
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

const pauseText = ({ by, since, reason }: NonNullable<FloorView['pause']>): string =>
  reason === null
    ? text.paused({ by: by.name, at: since })
    : text.pausedWhy({ by: by.name, at: since, reason: pauseReason(reason) });

const shoeText = ({ floor: { view, cutDrawn } }: FloorEntry): string =>
  view.shoe === null
    ? '—'
    : text[cutDrawn ? 'shoeCut' : 'shoe']({ out: view.shoe.dealt, cards: view.shoe.cards });

/** The next card, where a person deals. */
const NextCard = (props: { entry: FloorEntry }) => {
  const next = () => props.entry.floor.next;
  const label = () => {
    const card = next();
    return card ? cardAtPlace(card, props.entry.floor.view.setup.labels) : '';
  };
  return (
    <Show when={next()}>
      {(card) => (
        <div class="pane-next" data-side={card().side}>
          <p>{text.next()}</p>
          <h3>{label()}</h3>
        </div>
      )}
    </Show>
  );
};
