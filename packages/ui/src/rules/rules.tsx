// The rules and the paytable of one room, generated from its data. Shown in a sheet at the table, or on a page.
import type { Room } from '@punto/engine/room';
import { createMemo, For, Show } from 'solid-js';
import { DrawTable, PlayerTable } from '../draw-table/draw-table.tsx';
import { count } from '../words/number.ts';
import { isPlainRoom, labelWithEnglish } from '../words/option-title.ts';
import { useBestReturn, useEdges } from './edge.ts';
import { OTHER_NAMES } from './other-names.ts';
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

export const Rules = (props: { setup: Room }) => (
  <div class="rules">
    <Show when={!isPlainRoom(props.setup.labels)}>
      <Names setup={props.setup} />
    </Show>
    <Coup setup={props.setup} />
    <OtherNames />
    <Points title="A table of your own" points={alonePoints(props.setup)} />
    <Points title="The squeeze" points={squeezePoints(props.setup)} />
    <Points title="Seats, and dealing in turn" points={seatPoints(props.setup)} />
    <Payouts setup={props.setup} />
    <Points title="Pushes, commission, several wins at once" points={settlementPoints(props.setup)} />
    <Points title="Limits and tickets" points={limitPoints(props.setup)} />
    <Points
      title={props.setup.shoe.cutDepth === null ? 'The deck' : 'The shoe'}
      points={shoePoints(props.setup)}
    />
    <Fairness setup={props.setup} />
    <Points title="Leaving, and when something goes wrong" points={leavingPoints(props.setup)} />
    <section>
      <h2>The roads</h2>
      <p>
        Roads describe the past and foretell nothing. Every coup is dealt from the order fixed before,
        whatever came earlier.
      </p>
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
    <h2>A shuffle you can check</h2>
    <ul class="points">
      <For each={fairnessPoints(props.setup)}>{(point) => <li>{point}</li>}</For>
    </ul>
    <Show when={props.setup.dealing !== 'person'}>
      <p>
        <a class="btn quiet" href="/verify" target="_blank" rel="noopener">
          Check a shuffle
        </a>
      </p>
    </Show>
  </section>
);

/** The room's names of player, banker and tie. [T10] */
const Names = (props: { setup: Room }) => (
  <section class="rules-names">
    <h2>Names in this room</h2>
    <dl>
      <For each={['player', 'banker', 'tie'] as const}>
        {(outcome) => (
          <div data-of={outcome}>
            <dt lang={props.setup.language}>{props.setup.labels[outcome]}</dt>
            <dd>{outcome}</dd>
          </div>
        )}
      </For>
    </dl>
  </section>
);

/** Names used elsewhere. They are labels: each means what the rules call by its first name. [T10] */
const OtherNames = () => (
  <section>
    <h2>Other names you may meet</h2>
    <dl class="other-names">
      <For each={OTHER_NAMES}>
        {({ ours, others }) => (
          <div>
            <dt>{ours}</dt>
            <dd>{others}</dd>
          </div>
        )}
      </For>
    </dl>
    <p class="rules-more">
      <a href="/history" target="_blank" rel="noopener">
        Where the game comes from
      </a>
    </p>
  </section>
);

const Coup = (props: { setup: Room }) => {
  const labels = () => props.setup.labels;
  const player = () => labels().player;
  const banker = () => labels().banker;
  return (
    <section>
      <h2>How a coup is dealt</h2>
      <ol class="steps">
        <li>
          Two hands are dealt, {labelWithEnglish('player', labels())} and{' '}
          {labelWithEnglish('banker', labels())};{' '}
          {props.setup.solo
            ? 'you bet on either, or on a tie.'
            : 'patrons bet on either, or on what the cards will do.'}
        </li>
        <li>
          Aces count 1, two to nine their face, tens and courts 0; suits do not matter but to a perfect pair.
          A hand’s score is the last digit of the sum: 8 and 9 make 7. No score passes 9, so nobody can bust.
        </li>
        <li>
          Cards go {player()}, {banker()}, {player()}, {banker()}, face {props.setup.squeeze ? 'down' : 'up'}.
        </li>
        <li>If either hand has 8 or 9 on two cards, a natural, both stand.</li>
        <li>
          Otherwise {player()} draws a third card on 0 to 5 and stands on 6 and 7, as in the first table.
        </li>
        <li>
          If {player()} stood, {banker()} draws on 0 to 5 and stands on 6 and 7. If {player()} drew,{' '}
          {banker()} goes by the value of {player()}’s third card, as in the second.
        </li>
        <li>The higher score wins. A natural beats another hand only by its score; equal scores tie.</li>
      </ol>
      <PlayerTable labels={labels()} />
      <DrawTable labels={labels()} />
    </section>
  );
};

const Payouts = (props: { setup: Room }) => {
  const groups = createMemo(() => paytable(props.setup));
  const edges = useEdges(() => props.setup.shoe.decks);
  const best = useBestReturn(() => props.setup);
  /** What each edge is computed over: one full deck, or a full shoe of so many decks. [B21] */
  const basis = () => {
    const { decks } = props.setup.shoe;
    return decks === 1 ? 'one full deck' : `a full shoe of ${count(decks)} decks`;
  };
  return (
    <section>
      <h2>What each bet pays</h2>
      <p>
        {props.setup.printed === 'for-one'
          ? 'Payouts are printed for one, the stake counted in: nine times means the stake and eight times as much. What that is to one stands beside it.'
          : 'Payouts are printed to one: 8:1 returns the stake and eight times as much. What that is for one, the stake counted in, stands beside it.'}
      </p>
      <p>
        House edge is the house’s share of every stake on average, ties counted, over every possible deal of a
        full {props.setup.shoe.decks === 1 ? 'deck' : `shoe of ${count(props.setup.shoe.decks)} decks`}. Where
        stakes may push, the share per resolved bet, ties left out, stands beside it.
      </p>
      <p class="best-return">
        <Show when={best()} fallback="The best return of this table is being counted …">
          {(found) => (
            <>
              The best return of this table is <b>{found().share}</b> of the stake on average, on {found().of}
              : exact, {basis()}, ties counted. Every other bet here returns less.
            </>
          )}
        </Show>
      </p>
      <For each={groups()}>{(group) => <PayRows group={group} edgeOf={edges()} basis={basis()} />}</For>
    </section>
  );
};
