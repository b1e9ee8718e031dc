// The check of one file on this device: the text that was chosen, what the reader knows besides it, and what follows
// from both. A choice or a known value that changes runs the check again. [F2]
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import type { Expectation, Verification } from '@punto/engine/fairness/verification';
import { verifyOpening } from '@punto/engine/fairness/verify';
import { type Accessor, createMemo, createResource, createSignal } from 'solid-js';
import { parseProofFile } from './read-file.ts';
import { signatureCheckFor } from './signature-check.ts';
import { type Known, parseHex } from './source.ts';

export type ChosenFile = { readonly name: string; readonly text: string };

export type Checked = {
  readonly file: OpenedShoe | OpenedRound;
  readonly expected: Expectation;
  readonly verification: Verification;
};

export type FileCheck = {
  readonly chosen: Accessor<ChosenFile | null>;
  readonly choose: (file: ChosenFile) => void;
  /** `null` until a file that can be read is chosen. */
  readonly checked: Accessor<Checked | null>;
  /** Why the chosen file cannot be read. */
  readonly refused: Accessor<string | null>;
};

export const useFileCheck = (known: Accessor<Known>): FileCheck => {
  const [chosen, setChosen] = createSignal<ChosenFile | null>(null);
  const read = createMemo(() => {
    const now = chosen();
    return now && parseProofFile(now.text);
  });
  const expected = createMemo(() => expectationOf(known()));
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
  return { chosen, choose: setChosen, checked, refused };
};

/** Without the fields that are empty or invalid. */
const expectationOf = ({ commitment, value, list }: Known): Expectation => {
  const [a, b, c] = [commitment, value, list].map((text) => parseHex(text) ?? undefined);
  return { commitment: a, value: b, list: c };
};
