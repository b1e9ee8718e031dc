// Verifies a revealed shoe or round on the patron's own device, step by step. It needs no server once it is loaded;
// only a file named in the address is fetched. [F2]
import { verifyOpening } from '@punto/engine/fairness/verify';
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { createMemo, createResource, createSignal, onMount, Show } from 'solid-js';
import { api } from '../client/api.ts';
import { FileChoice } from './file-choice.tsx';
import { Findings } from './findings.tsx';
import { KnownFields } from './known-fields.tsx';
import { parseProofFile } from './read-file.ts';
import sample from './sample-shoe.json';
import { signatureCheckFor } from './signature-check.ts';
import { asHex, type Known, NOTHING_KNOWN, parseKnown, parseSource, type Source } from './source.ts';
import './verify.css';

type Chosen = { readonly name: string; readonly text: string };

export default function VerifyPage() {
  usePageTitle(() => 'Check a shuffle');
  const [chosen, setChosen] = createSignal<Chosen | null>(null);
  const [known, setKnown] = createSignal<Known>(parseKnown(location.hash));
  const [fetching, setFetching] = createSignal(false);
  const [unfetched, setUnfetched] = createSignal<string | null>(null);

  const choose = (name: string, text: string) => {
    setUnfetched(null);
    setChosen({ name, text });
  };
  const read = createMemo(() => {
    const now = chosen();
    return now && parseProofFile(now.text);
  });
  const expected = createMemo(() => {
    const { commitment, value, list } = known();
    const [a, b, c] = [commitment, value, list].map((text) => asHex(text) ?? undefined);
    return { commitment: a, value: b, list: c };
  });
  // Until it is loaded, or if it cannot be, the step says that the signature was not checked.
  const [signatureOf] = createResource(
    () => {
      const now = read();
      return now?.ok ? now.file : null;
    },
    (file) => signatureCheckFor(file).catch(() => undefined),
  );
  const checked = createMemo(() => {
    const now = read();
    const check = signatureOf.loading ? undefined : signatureOf();
    return now?.ok
      ? { file: now.file, expected: expected(), verification: verifyOpening(now.file, expected(), check) }
      : null;
  });
  const refused = () => {
    const now = read();
    return now && !now.ok ? now.says : null;
  };

  const ask = async ({ table, shoe, round }: Source): Promise<void> => {
    setFetching(true);
    try {
      const answer = await (round ? api.openedRound(table, shoe, round) : api.openedShoe(table, shoe));
      const name = `punto-${table}-${shoe}${round ? `-${round}` : ''}.json`;
      choose(name, `${JSON.stringify(answer, null, 2)}\n`);
    } catch (fault) {
      setUnfetched(fault instanceof Error ? fault.message : String(fault));
    } finally {
      setFetching(false);
    }
  };
  onMount(() => {
    const source = parseSource(location.search);
    if (source) void ask(source);
  });

  return (
    <main id="main" class="page verify">
      <div class="page-head">
        <h1>Check a shuffle</h1>
        <p>
          Give it a shoe that has ended, or a round that is over, as the table publishes them. Everything is
          computed on this device, and the file goes nowhere.
        </p>
      </div>
      <div class="verify-desk">
        <FileChoice
          name={chosen()?.name ?? null}
          onChoose={choose}
          onSample={() => {
            setKnown(NOTHING_KNOWN);
            choose('shoe.json, a sample', JSON.stringify(sample));
          }}
        />
        <KnownFields
          known={known()}
          change={(field, text) => setKnown((all) => ({ ...all, [field]: text }))}
        />
      </div>
      <div aria-live="polite">
        <Show when={fetching()}>
          <p class="verify-note">Fetching it from the house …</p>
        </Show>
        <Show when={unfetched()}>
          {(why) => (
            <p class="verify-note" data-tone="warn">
              The house did not give it: {why()} A file you have kept can be checked all the same.
            </p>
          )}
        </Show>
        <Show when={refused()}>
          {(why) => (
            <p class="verify-note" data-tone="warn">
              <b>{chosen()?.name} is nothing that can be checked.</b> {why()}
            </p>
          )}
        </Show>
      </div>
      <Show when={checked()}>
        {(now) => (
          <Findings
            name={chosen()?.name ?? ''}
            text={chosen()?.text ?? ''}
            file={now().file}
            expected={now().expected}
            verification={now().verification}
          />
        )}
      </Show>
    </main>
  );
}
