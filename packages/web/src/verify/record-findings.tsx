// The check of a play record: the verdict, what it proves and what it cannot prove, the steps, and every line with its bets. [T8]
// [B]

import type { FiledBet, FiledRound, RecordFile } from '@punto/engine/play-record/record-file';
import type { RecordVerification, WrongLine } from '@punto/engine/play-record/verify-record';
import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { definitionName } from '@punto/ui/words/recorded-bet.ts';
import { For, Show } from 'solid-js';
import { WithHashes } from './hash.tsx';
import { recordProofs } from './record-proofs.ts';
import { lineText, recordStepOf } from './record-steps.ts';
import { Steps } from './steps.tsx';
import { Verdict } from './verdict.tsx';
import './findings.css';
import './record-findings.css';

const text = texts('verify');
const own = text.record;
const { column, verdict, commission } = texts('record').round;

type Props = { name: string; file: RecordFile; verification: RecordVerification };

/** The largest number of drawn rounds; the steps name every wrong line in any case. */
const MOST_ROUNDS = 100;

export const RecordFindings = (props: Props) => {
  const wrongLines = () => props.verification.steps.flatMap(({ wrong }) => wrong);
  return (
    <div class="verify-findings">
      <Verdict
        class="record-verdict"
        ok={props.verification.ok}
        what={own.what({ rounds: props.file.records.length })}
        headline={own.headline()}
        proofs={recordProofs(props.file)}
        failed={props.verification.failed && recordStepOf(props.verification.failed)}
        advice={own.advice()}
        file={props.file}
        fileName={props.name.endsWith('.json') ? props.name : 'punto-record.json'}
      />
      <section class="verify-panel verify-steps" aria-labelledby="verify-steps">
        <h2 id="verify-steps">{text.steps.title()}</h2>
        <Steps
          heading="h3"
          steps={props.verification.steps.map((step) => recordStepOf(step))}
          unasked={props.verification.unasked.map((step) => recordStepOf({ ...step, ok: true }))}
        />
      </section>
      <section class="verify-panel" aria-labelledby="verify-lines">
        <h2 id="verify-lines">{own.lines.title()}</h2>
        <For each={shownRounds(props)}>
          {({ record, at }) => <Round file={props.file} record={record} at={at} wrong={wrongLines()} />}
        </For>
        <Show when={props.file.records.length > MOST_ROUNDS}>
          <p class="verify-note">{own.lines.more({ rounds: props.file.records.length })}</p>
        </Show>
      </section>
    </div>
  );
};

type Shown = { readonly record: FiledRound; readonly at: number };

/** Rounds with a wrong line first. */
const shownRounds = ({ file, verification }: Props): readonly Shown[] => {
  const wrong = new Set(verification.steps.flatMap((step) => step.wrong.map(({ record }) => record)));
  const all = file.records.map((record, at) => ({ record, at }));
  return [...all.filter(({ at }) => wrong.has(at)), ...all.filter(({ at }) => !wrong.has(at))].slice(
    0,
    MOST_ROUNDS,
  );
};

const Round = (props: Shown & { file: RecordFile; wrong: readonly WrongLine[] }) => {
  const faults = () => props.wrong.filter((line) => line.record === props.at && line.bet === null);
  return (
    <article class="record-lines">
      <h3>
        {own.lines.round({ table: props.record.table, shoe: props.record.shoe, round: props.record.round })}
      </h3>
      <p class="record-cards">
        {props.record.player.join(' ')} – {props.record.banker.join(' ')}
      </p>
      <For each={faults()}>{(line) => <Fault line={line} />}</For>
      <table>
        <thead>
          <tr>
            <th scope="col">{column.bet()}</th>
            <th scope="col">{column.stake()}</th>
            <th scope="col">{column.payout()}</th>
            <th scope="col">{column.returned()}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.record.bets}>
            {(bet, j) => (
              <Bet
                bet={bet}
                file={props.file}
                wrong={props.wrong.find((line) => line.record === props.at && line.bet === j())}
              />
            )}
          </For>
        </tbody>
      </table>
    </article>
  );
};

const Bet = (props: { bet: FiledBet; file: RecordFile; wrong: WrongLine | undefined }) => (
  <>
    <tr data-ok={props.wrong === undefined}>
      <th scope="row">
        <Icon name={props.wrong ? 'warn' : 'check'} /> {betTitle(props.bet, props.file)}
        <span class="bet-note">{verdict[props.bet.verdict]()}</span>
        <Show when={props.bet.commissionMinor > 0}>
          <span class="bet-note">
            {commission()} −{money(props.bet.commissionMinor)}
          </span>
        </Show>
        <Show when={props.bet.betHash}>
          {(hash) => (
            <span class="bet-note">
              <WithHashes text={own.lines.definition({ hash: hash() })} />
            </span>
          )}
        </Show>
      </th>
      <td>{money(props.bet.stakeMinor)}</td>
      <td>{props.bet.winningsMinor > 0 ? signedMoney(props.bet.winningsMinor) : '—'}</td>
      <td>{money(props.bet.returnedMinor)}</td>
    </tr>
    <Show when={props.wrong}>
      {(line) => (
        <tr data-ok="false">
          <td colspan="4">
            <Fault line={line()} />
          </td>
        </tr>
      )}
    </Show>
  </>
);

/** The fault without the place, which the line shows. */
const Fault = (props: { line: WrongLine }) => (
  <p class="record-fault">
    <Icon name="warn" /> <WithHashes text={props.line.sentences.slice(1).map(lineText).join(' ')} />
  </p>
);

const betTitle = ({ option, betHash }: FiledBet, { definitions }: RecordFile): string => {
  const bet = betHash === undefined ? undefined : definitions[betHash];
  return bet?.id === option ? definitionName(bet) : optionTitle(option, PLAIN_LABELS);
};
