// The rules and the paytable of one room, generated from its data. Shown in a sheet at the table, or on a page.
import type { Room } from '@punto/engine/room';
import { texts } from '@punto/language/catalogue';
import { createMemo, For, Show } from 'solid-js';
import { DrawTable, PlayerTable } from '../draw-table/draw-table.tsx';
import { Sentence } from '../sentence.tsx';
import {
  inSmall,
  isPlainRoom,
  type Labels,
  labelWithPlain,
  optionTitle,
  PLAIN_LABELS,
  shownLabels,
} from '../words/option-title.ts';
import type { BestReturn } from './best-return.ts';
import { useBestReturn, useEdges } from './edge.ts';
import { EnglishPrevails } from './english-prevails.tsx';
import { PayRows } from './pay-rows.tsx';
import { paytable } from './paytable.ts';
import {
  alonePoints,
  fairnessPoints,
  languageLine,
  leavingPoints,
  limitPoints,
  seatPoints,
  settlementPoints,
  shoePoints,
  squeezePoints,
} from './points.ts';
import './rules.css';

const text = texts('rules');

export const Rules = (props: { setup: Room }) => (
  <div class="rules">
    <EnglishPrevails />
    <Show when={!isPlainRoom(props.setup.labels)}>
      <Names setup={props.setup} />
    </Show>
    <Coup setup={props.setup} />
    <OtherNames />
    <Points title={text.title.alone()} points={alonePoints(props.setup)} />
    <Points title={text.title.squeeze()} points={squeezePoints(props.setup)} />
    <Points title={text.title.seats()} points={seatPoints(props.setup)} />
    <Payouts setup={props.setup} />
    <Points title={text.title.settlement()} points={settlementPoints(props.setup)} />
    <Points title={text.title.limits()} points={limitPoints(props.setup)} />
    <Points
      title={props.setup.shoe.cutDepth === null ? text.title.deck() : text.title.shoe()}
      points={shoePoints(props.setup)}
    />
    <Fairness setup={props.setup} />
    <Points title={text.title.leaving()} points={leavingPoints(props.setup)} />
    <section>
      <h2>{text.title.roads()}</h2>
      <p>{text.roads()}</p>
    </section>
    <p class="small-print">{languageLine(!isPlainRoom(props.setup.labels))}</p>
  </div>
);

const Points = (props: { title: string; points: readonly string[] | null }) => (
  <Show when={props.points}>
    {(points) => (
      <section>
        <h2>{props.title}</h2>
        <ul class="points">
          <For each={points()}>{(point) => <li>{point}</li>}</For>
        </ul>
      </section>
    )}
  </Show>
);

/** The verification page opens in a new window, since this may be shown in a sheet at the table. [F2] */
const Fairness = (props: { setup: Room }) => (
  <section>
    <h2>{text.title.fairness()}</h2>
    <ul class="points">
      <For each={fairnessPoints(props.setup)}>{(point) => <li>{point}</li>}</For>
    </ul>
    <Show when={props.setup.dealing !== 'person'}>
      <p>
        <a class="btn quiet" href="/verify" target="_blank" rel="noopener">
          {text.fairness.check()}
        </a>
      </p>
    </Show>
  </section>
);

/** The room's names of player, banker and tie. [T10] */
const Names = (props: { setup: Room }) => (
  <section class="rules-names">
    <h2>{text.title.names()}</h2>
    <dl>
      <For each={['player', 'banker', 'tie'] as const}>
        {(outcome) => (
          <div data-of={outcome}>
            <dt lang={props.setup.language}>{props.setup.labels[outcome]}</dt>
            <dd>{inSmall(PLAIN_LABELS[outcome])}</dd>
          </div>
        )}
      </For>
    </dl>
  </section>
);

const OTHER_NAMES = ['player', 'banker', 'tie', 'natural', 'jack', 'game'] as const;

/** Names used elsewhere. They are labels: each means what the rules call by its first name. [V3] [T10] */
const OtherNames = () => (
  <section>
    <h2>{text.title.otherNames()}</h2>
    <dl class="other-names">
      <For each={OTHER_NAMES}>
        {(name) => (
          <div>
            <dt>{text.otherName[name].ours()}</dt>
            <dd>{text.otherName[name].others()}</dd>
          </div>
        )}
      </For>
    </dl>
    <p class="rules-more">
      <a href="/history" target="_blank" rel="noopener">
        {text.history()}
      </a>
    </p>
  </section>
);

const Coup = (props: { setup: Room }) => {
  const labels = () => shownLabels(props.setup.labels);
  const hands = () => ({
    player: labelWithPlain('player', props.setup.labels),
    banker: labelWithPlain('banker', props.setup.labels),
  });
  const { coup } = text;
  return (
    <section>
      <h2>{text.title.coup()}</h2>
      <ol class="steps">
        <li>{props.setup.solo ? coup.handsAlone(hands()) : coup.hands(hands())}</li>
        <li>{coup.values()}</li>
        <li>{props.setup.squeeze ? coup.faceDown(labels()) : coup.faceUp(labels())}</li>
        <li>{coup.natural()}</li>
        <li>{coup.playerDraws(labels())}</li>
        <li>{coup.bankerDraws(labels())}</li>
        <li>{coup.higher()}</li>
      </ol>
      <PlayerTable labels={props.setup.labels} />
      <DrawTable labels={props.setup.labels} />
    </section>
  );
};

const Payouts = (props: { setup: Room }) => {
  const groups = createMemo(() => paytable(props.setup));
  const decks = () => props.setup.shoe.decks;
  const edges = useEdges(() => props.setup);
  const best = useBestReturn(() => props.setup);
  const { bestReturn, payout } = text;
  return (
    <section>
      <h2>{text.title.payouts()}</h2>
      <p>{props.setup.printed === 'for-one' ? payout.forOne() : payout.toOne()}</p>
      <p>{payout.edge({ decks: decks() })}</p>
      <p class="best-return">
        <Show when={best()} fallback={bestReturn.waits()}>
          {(found) => (
            <Sentence
              parts={bestReturn.found.parts({
                share: found().share,
                bet: bestTitle(found(), props.setup.labels),
                decks: decks(),
              })}
            />
          )}
        </Show>
      </p>
      <For each={groups()}>{(group) => <PayRows group={group} edgeOf={edges()} decks={decks()} />}</For>
    </section>
  );
};

/** `Banker with commission` */
const bestTitle = ({ option, mode }: BestReturn, labels: Labels): string => {
  const bet = optionTitle(option, labels);
  return mode === null ? bet : text.bestReturn.mode[mode]({ bet });
};
