// Verification of the last round: a button, then the steps one by one. A failure says clearly what to do.

import { texts } from '@punto/language/catalogue';
import type { TableView } from '@punto/protocol/message';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { downloadJson } from '@punto/ui/download-json.ts';
import { Icon } from '@punto/ui/icon.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { Switch } from '@punto/ui/switch.tsx';
import { inSmall } from '@punto/ui/words/option-title.ts';
import { Show } from 'solid-js';
import { verifyAddress } from '../../verify/source.ts';
import { Steps } from '../../verify/steps.tsx';
import { recordedShoe, type ShoeSeen } from './recorded-shoes.ts';
import type { RoundVerdict } from './round-check.ts';
import type { RoundOver } from './round-over.ts';
import type { RoundCheck } from './use-round-check.ts';

const text = texts('fairness').check;

/** At a solo table each shoe is one coup. */
const textOf = (isSolo: boolean) => (isSolo ? text.coup : text.round);

type Props = { check: RoundCheck; seen: readonly ShoeSeen[]; view: TableView; table: string };

export const RoundCheckPanel = (props: Props) => {
  const isSolo = () => Boolean(props.view.setup.solo);
  return (
    <section class="seal-panel">
      <h3>{isSolo() ? text.titleCoup() : text.titleRound()}</h3>
      <Show when={props.check.over()} fallback={<p>{isSolo() ? text.noneCoup() : text.noneRound()}</p>}>
        {(over) => (
          <button
            type="button"
            class="btn"
            aria-disabled={props.check.asking()}
            onClick={() => void props.check.check()}
          >
            <Icon name="check" /> {textOf(isSolo()).check(over())}
          </button>
        )}
      </Show>
      <Switch
        class="seal-switch"
        checked={settings.checkRounds}
        onChange={(checkRounds) => setSettings({ checkRounds })}
      >
        {text.every()}
      </Switch>
      <div aria-live="polite">
        <Show when={props.check.unanswered()}>
          {(why) => <p class="seal-remark">{text.unanswered({ why: why() })}</p>}
        </Show>
        <Show when={props.check.found()}>
          {(found) => (
            <Verdict
              verdict={found().verdict}
              over={found().over}
              isSolo={isSolo()}
              file={fileName(props.table, found().over)}
            />
          )}
        </Show>
      </div>
      <Show when={props.check.found()}>
        {(found) => (
          <>
            <Steps heading="h4" steps={found().verdict.steps} />
            <EvidenceLinks table={props.table} seen={props.seen} {...found()} />
          </>
        )}
      </Show>
    </section>
  );
};

/** The verdict: passed, or a failure with what to do. */
const Verdict = (props: { verdict: RoundVerdict; over: RoundOver; isSolo: boolean; file: string }) => (
  <Show
    when={props.verdict.failed}
    fallback={
      <p class="seal-holds">
        <Icon name="check" />
        <span>
          <Sentence
            parts={textOf(props.isSolo).holds.parts({ ...props.over, steps: props.verdict.steps.length })}
          />
        </span>
      </p>
    }
  >
    {(failed) => (
      <Alarm
        verdict={props.verdict}
        title={textOf(props.isSolo).fails({ ...props.over, step: inSmall(failed().title) })}
        file={props.file}
      />
    )}
  </Show>
);

/** The checked round as a file, and on the page that shows every step. */
const EvidenceLinks = (props: {
  table: string;
  seen: readonly ShoeSeen[];
  over: RoundOver;
  verdict: RoundVerdict;
}) => (
  <p class="seal-ways">
    <button
      type="button"
      class="btn quiet"
      onClick={() => downloadJson(props.verdict.answer, fileName(props.table, props.over))}
    >
      <Icon name="download" /> {text.save()}
    </button>
    <a
      class="btn quiet"
      href={verifyAddress({ table: props.table, ...props.over }, recordedShoe(props.seen, props.over.shoe))}
      target="_blank"
      rel="noopener"
    >
      {text.full()}
    </a>
  </p>
);

const Alarm = (props: { verdict: RoundVerdict; title: string; file: string }) => (
  <div class="seal-alarm" role="alert">
    <h3>
      <Icon name="warn" /> {props.title}
    </h3>
    <ol>
      <li>{text.todo.stop()}</li>
      <li>{text.todo.save()}</li>
      <li>{text.todo.ask()}</li>
    </ol>
    <button type="button" class="btn" onClick={() => downloadJson(props.verdict.answer, props.file)}>
      <Icon name="download" /> {text.saveEvidence()}
    </button>
  </div>
);

const fileName = (table: string, { shoe, round }: RoundOver): string =>
  `punto-${table}-${shoe}-${round}.json`;
