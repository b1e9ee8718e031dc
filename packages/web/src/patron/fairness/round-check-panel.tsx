// Verification of the last round: a button, then the steps one by one. A failure says clearly what to do.
import type { TableView } from '@punto/protocol/message';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { downloadJson } from '@punto/ui/download-json.ts';
import { Icon } from '@punto/ui/icon.tsx';
import { Switch } from '@punto/ui/switch.tsx';
import { Show } from 'solid-js';
import { verifyAddress } from '../../verify/source.ts';
import { Steps } from '../../verify/steps.tsx';
import { recordedShoe, type ShoeSeen } from './recorded-shoes.ts';
import type { RoundVerdict } from './round-check.ts';
import type { RoundOver } from './round-over.ts';
import type { RoundCheck } from './use-round-check.ts';

type Props = { check: RoundCheck; seen: readonly ShoeSeen[]; view: TableView; table: string };

export const RoundCheckPanel = (props: Props) => {
  const isSolo = () => Boolean(props.view.setup.solo);
  return (
    <section class="seal-panel">
      <h3>{isSolo() ? 'The last coup' : 'The last round'}</h3>
      <Show
        when={props.check.over()}
        fallback={
          <p>
            No {isSolo() ? 'coup' : 'round of this shoe'} is over yet. Each can be checked as soon as it is.
          </p>
        }
      >
        {(over) => (
          <button
            type="button"
            class="btn"
            aria-disabled={props.check.asking()}
            onClick={() => void props.check.check()}
          >
            <Icon name="check" /> Check {roundName(over(), isSolo())}
          </button>
        )}
      </Show>
      <Switch
        class="seal-switch"
        checked={settings.checkRounds}
        onChange={(checkRounds) => setSettings({ checkRounds })}
      >
        Check every round by itself
      </Switch>
      <div aria-live="polite">
        <Show when={props.check.unanswered()}>
          {(why) => (
            <p class="seal-remark">
              The house did not open it: {why()} That it cannot be checked proves nothing.
            </p>
          )}
        </Show>
        <Show when={props.check.found()}>
          {(found) => (
            <Verdict
              verdict={found().verdict}
              name={capital(roundName(found().over, isSolo()))}
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
const Verdict = (props: { verdict: RoundVerdict; name: string; file: string }) => (
  <Show
    when={props.verdict.failed}
    fallback={
      <p class="seal-holds">
        <Icon name="check" />
        <span>
          <b>{props.name} holds.</b> {props.verdict.steps.length} steps, all of them taken on this device.
        </span>
      </p>
    }
  >
    {(failed) => (
      <Alarm
        verdict={props.verdict}
        title={`${props.name} does not hold: ${failed().title.toLowerCase()}`}
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
      <Icon name="download" /> Save the round
    </button>
    <a
      class="btn quiet"
      href={verifyAddress({ table: props.table, ...props.over }, recordedShoe(props.seen, props.over.shoe))}
      target="_blank"
      rel="noopener"
    >
      See it in full
    </a>
  </p>
);

const Alarm = (props: { verdict: RoundVerdict; title: string; file: string }) => (
  <div class="seal-alarm" role="alert">
    <h3>
      <Icon name="warn" /> {props.title}
    </h3>
    <ol>
      <li>Place no more bets at this table.</li>
      <li>
        Save the file now. It is your evidence: what the house has published cannot be made to fit again.
      </li>
      <li>Have it checked by somebody else, with another verifier, and ask the house to answer.</li>
    </ol>
    <button type="button" class="btn" onClick={() => downloadJson(props.verdict.answer, props.file)}>
      <Icon name="download" /> Save the evidence
    </button>
  </div>
);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const roundName = ({ shoe, round }: RoundOver, isSolo: boolean): string =>
  isSolo ? `coup ${shoe}` : `round ${round} of shoe ${shoe}`;

const fileName = (table: string, { shoe, round }: RoundOver): string =>
  `punto-${table}-${shoe}-${round}.json`;
