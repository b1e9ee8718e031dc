// The scoreboard: five roads and the shoe in figures. They describe the past and foretell nothing. [D1]–[D5]
import { parseMark } from '@punto/engine/mark';
import { SIDES, type Side } from '@punto/engine/side';
import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { count, plural } from '../number.ts';
import { AskMarks } from '../part/ask.tsx';
import { BeadPlate, BigRoad, DERIVED_ROADS, DERIVED_TITLES, DerivedRoad } from '../part/road.tsx';
import { useFelt } from './felt.tsx';
import './board.css';

const COLUMNS = { 1: 38, 2: 19, 3: 19 } as const;

export const Board = () => {
  const felt = useFelt();
  const history = () => felt.view().history;
  const [asked, setAsked] = createSignal<Side | null>(null);
  return (
    <aside class="board" aria-label="Scoreboard" tabindex="0">
      <Panel name="big" title="Big road">
        <BigRoad history={history()} columns={21} asked={asked()} />
      </Panel>
      <Panel name="bead" title="Bead plate">
        <BeadPlate history={history()} columns={12} />
      </Panel>
      <For each={DERIVED_ROADS}>
        {(k) => (
          <Panel name={`derived-${k}`} title={DERIVED_TITLES[k]}>
            <DerivedRoad history={history()} columns={COLUMNS[k]} looksBack={k} asked={asked()} />
          </Panel>
        )}
      </For>
      <Panel name="ask" title="If next were">
        <div class="asks">
          <For each={SIDES}>{(side) => <Ask side={side} ask={setAsked} />}</For>
        </div>
      </Panel>
      <ShoeFigures />
    </aside>
  );
};

const Panel = (props: { name: string; title: JSX.Element; children: JSX.Element }) => (
  <section class="board-panel" data-panel={props.name}>
    <h2>{props.title}</h2>
    {props.children}
  </section>
);

/** What each derived road would draw; while it is pointed at, held or focused, also where. [D4] */
const Ask = (props: { side: Side; ask: (side: Side | null) => void }) => {
  const felt = useFelt();
  const on = () => props.ask(props.side);
  const off = () => props.ask(null);
  return (
    <button
      type="button"
      class="ask"
      data-side={props.side}
      onPointerEnter={on}
      onPointerLeave={off}
      onFocus={on}
      onBlur={off}
    >
      <span>{felt.view().setup.labels[props.side]}</span>
      <AskMarks history={felt.view().history} side={props.side} />
    </button>
  );
};

const ShoeFigures = () => {
  const felt = useFelt();
  const marks = createMemo(() => felt.view().history.map(parseMark));
  const of = (outcome: 'player' | 'banker' | 'tie') =>
    marks().filter((mark) => mark.outcome === outcome).length;
  const label = (outcome: 'player' | 'banker' | 'tie') => felt.view().setup.labels[outcome];
  return (
    <Panel
      name="figures"
      title={
        <>
          This shoe{' '}
          <span>
            {count(marks().length)} {plural(marks().length, 'round')}
          </span>
        </>
      }
    >
      <div class="split" aria-hidden="true">
        <For each={['player', 'tie', 'banker'] as const}>
          {(outcome) => <i data-of={outcome} style={{ flex: of(outcome) }} />}
        </For>
      </div>
      <dl>
        <Figure of="player" term={label('player')} n={of('player')} />
        <Figure of="tie" term={label('tie')} n={of('tie')} />
        <Figure of="banker" term={label('banker')} n={of('banker')} />
        <Figure of="player" term="Player pair" n={marks().filter((mark) => mark.playerPair).length} />
        <Figure of="none" term="Natural" n={marks().filter((mark) => mark.natural).length} />
        <Figure of="banker" term="Banker pair" n={marks().filter((mark) => mark.bankerPair).length} />
      </dl>
    </Panel>
  );
};

const Figure = (props: { of: string; term: string; n: number }) => (
  <div data-of={props.of}>
    <dt>{props.term}</dt>
    <dd>{count(props.n)}</dd>
  </div>
);
