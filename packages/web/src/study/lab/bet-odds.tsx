// Exact odds of the bet under study: edge, variance and chances, each with its basis, and the whole numbers they are made of.

import { betHash } from '@punto/engine/bet/bet-hash';
import type { BetDefinition } from '@punto/engine/bet/definition';
import { kellyOf } from '@punto/engine/lab/kelly';
import { riskOfRuin, roundsToOneDeviation, ruinOf } from '@punto/engine/lab/ruin';
import {
  netsOf,
  type PaidBy,
  type PaidCounts,
  type Summary,
  summaryOfCounts,
} from '@punto/engine/odds/summary';
import { ratioLabel } from '@punto/engine/ratio';
import { language, texts } from '@punto/language/catalogue';
import { fixedIn } from '@punto/language/format';
import { count } from '@punto/ui/words/number.ts';
import { percent } from '@punto/ui/words/percent.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Study } from '../use-study.ts';
import type { LabOdds } from './lab-order.ts';
import { smallPercent } from './small-percent.ts';

const text = texts('lab').odds;

export const paidBy = ({ rows, commission }: BetDefinition): PaidBy => ({ lines: rows, commission });

export const BetOdds = (props: { bet: BetDefinition; odds: LabOdds; study: Study }) => (
  <section class="lab-part" aria-labelledby="lab-odds">
    <h3 id="lab-odds">{text.title()}</h3>
    <Show when={props.odds.left} fallback={<p class="panel-note">{text.tooFew()}</p>}>
      {(left) => <OddsFigures bet={props.bet} left={left()} full={props.odds.full} study={props.study} />}
    </Show>
  </section>
);

const OddsFigures = (props: { bet: BetDefinition; left: PaidCounts; full: PaidCounts; study: Study }) => {
  const summary = createMemo(() => summaryOfCounts(paidBy(props.bet), props.left));
  const full = () => summaryOfCounts(paidBy(props.bet), props.full).edge;
  return (
    <>
      <p class="small-print">{text.from({ cards: props.study.cards() })}</p>
      <dl class="lab-figures">
        <Figure of={text.edge()}>{percent(summary().edge)}</Figure>
        <Figure of={text.full()}>{percent(full())}</Figure>
        <Show when={summary().pushed > 0}>
          <Figure of={text.resolved()}>{percent(resolvedEdge(summary()))}</Figure>
        </Show>
        <Figure of={text.hit()}>{percent(summary().hit)}</Figure>
        <Show when={summary().pushed > 0}>
          <Figure of={text.pushes()}>{percent(summary().pushed / props.left.total)}</Figure>
        </Show>
        <Figure of={text.variance()}>{fixedIn(language(), summary().variance, 4)}</Figure>
        <Figure of={text.deviation()}>{fixedIn(language(), summary().deviation, 4)}</Figure>
        <Figure of={text.most()}>{count(largestNet(props.bet))}</Figure>
      </dl>
      <Show when={summary().expected.numerator > 0n}>
        <Favourable bet={props.bet} counts={props.left} bankroll={props.study.lab().bankroll} />
      </Show>
      <WholeNumbers bet={props.bet} counts={props.left} summary={summary()} />
    </>
  );
};

const resolvedEdge = ({ won, lost, edgePerResolved }: Summary): number =>
  won + lost === 0 ? Number.NaN : edgePerResolved;

/** The commission that is taken. */
const largestNet = (bet: BetDefinition): number => {
  const { unit, byLine } = netsOf(paidBy(bet));
  return Math.max(...byLine.map((net) => Number(net) / Number(unit)));
};

const Figure = (props: { of: string; children: JSX.Element }) => (
  <div>
    <dt>{props.of}</dt>
    <dd>{props.children}</dd>
  </div>
);

const Favourable = (props: { bet: BetDefinition; counts: PaidCounts; bankroll: number }) => {
  const paid = () => paidBy(props.bet);
  const rounds = () => roundsToOneDeviation(paid(), props.counts);
  return (
    <>
      <p class="lab-favours">{text.favours()}</p>
      <dl class="lab-figures">
        <Figure of={text.kelly()}>{percent(kellyOf(paid(), props.counts).fraction)}</Figure>
        <Figure of={text.rounds()}>{count(Math.round(rounds() ?? 0))}</Figure>
        <Figure of={text.ruin({ bankroll: props.bankroll })}>
          {smallPercent(riskOfRuin(ruinOf(paid(), props.counts), props.bankroll))}
        </Figure>
      </dl>
    </>
  );
};

const WholeNumbers = (props: { bet: BetDefinition; counts: PaidCounts; summary: Summary }) => {
  const expected = () => {
    const { numerator, denominator } = props.summary.expected;
    return `${numerator} / ${denominator}`.replace('-', '−');
  };
  return (
    <details class="lab-whole">
      <summary>{text.counts()}</summary>
      <dl class="exact">
        <For each={props.bet.rows}>
          {({ pays }, i) => (
            <Figure of={text.row({ row: i() + 1, pays: ratioLabel(pays) })}>
              {count(props.counts.wonByLine[i()] ?? 0)}
            </Figure>
          )}
        </For>
        <Show when={props.counts.pushed > 0}>
          <Figure of={text.pushes()}>{count(props.counts.pushed)}</Figure>
        </Show>
        <Figure of={text.loses()}>{count(props.counts.lost)}</Figure>
        <Figure of={text.draws()}>{count(props.counts.total)}</Figure>
        <Figure of={text.expected()}>{expected()}</Figure>
        <Figure of={text.hash()}>{betHash(props.bet)}</Figure>
      </dl>
    </details>
  );
};
