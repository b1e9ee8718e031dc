// The result of a verification: the verdict, what it proves, the steps with what each compared, and a replay of the
// cards.
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import type { Expectation, Verification } from '@punto/engine/fairness/verification';
import { texts } from '@punto/language/catalogue';
import { For, Show } from 'solid-js';
import { evidenceOf } from './evidence.ts';
import { foundStepOf, foundTexts } from './found-step.ts';
import { WithHashes } from './hash.tsx';
import { headlineOf, provedBy } from './proof-statements.ts';
import { replayOf } from './replay.ts';
import { SealMark } from './seal/seal-mark.tsx';
import { Steps } from './steps.tsx';
import { Verdict } from './verdict.tsx';
import './findings.css';
import { Replay } from './replay.tsx';

const text = texts('verify');

type Props = {
  name: string;
  text: string;
  file: OpenedShoe | OpenedRound;
  expected: Expectation;
  verification: Verification;
};

export const Findings = (props: Props) => (
  <div class="verify-findings">
    <Verdict
      ok={props.verification.ok}
      mark={
        <SealMark
          commitment={props.verification.commitment}
          badge={props.verification.ok ? 'checked' : 'failed'}
        />
      }
      what={whatItIs(props.file)}
      headline={headlineOf(props.file, props.expected)}
      proofs={provedBy(props.file, props.expected)}
      failed={props.verification.failed && foundStepOf(props.verification.failed)}
      advice={text.failed.advice()}
      file={props.file}
      fileName={props.name.endsWith('.json') ? props.name : 'punto.json'}
    />
    <section class="verify-panel verify-steps" aria-labelledby="verify-steps">
      <h2 id="verify-steps">{text.steps.title()}</h2>
      <Steps
        heading="h3"
        steps={props.verification.steps.map(foundStepOf)}
        unasked={props.verification.unasked.map(foundTexts)}
        evidence={(step) => <EvidenceOf file={props.file} step={step.id} />}
      />
    </section>
    <section class="verify-panel verify-cards" aria-labelledby="verify-cards">
      <h2 id="verify-cards">{text.replay.title()}</h2>
      <Replay rounds={replayOf(props.file)} holds={props.verification.ok} />
    </section>
  </div>
);

const whatItIs = ({ kind, seal, ...file }: OpenedShoe | OpenedRound): string => {
  const { number: shoe, table } = seal;
  if (kind === 'punto-round' && 'round' in file) return text.what.round({ round: file.round, shoe, table });
  return text.what.shoe({ shoe, table, rounds: 'rounds' in file ? file.rounds.length : 0 });
};

const EvidenceOf = (props: { file: OpenedShoe | OpenedRound; step: string }) => {
  const evidence = () => evidenceOf(props.file, props.step);
  return (
    <Show when={evidence().length > 0}>
      <details class="verify-evidence">
        <summary>{text.steps.compared()}</summary>
        <dl>
          <For each={evidence()}>
            {([what, is]) => (
              <div>
                <dt>{what}</dt>
                <dd>
                  <WithHashes text={is} />
                </dd>
              </div>
            )}
          </For>
        </dl>
      </details>
    </Show>
  );
};
