// The check of one file on this device: the text that was chosen, what the reader knows besides it, and what follows
// from both. A choice or a known value that changes runs the check again. [F2]
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import type { Expectation, Verification } from '@punto/engine/fairness/verification';
import { verifyOpening } from '@punto/engine/fairness/verify';
import type { RecordFile } from '@punto/engine/play-record/record-file';
import { type RecordVerification, verifyRecord } from '@punto/engine/play-record/verify-record';
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

export type CheckedRecord = { readonly file: RecordFile; readonly verification: RecordVerification };

export type FileCheck = {
  readonly chosen: Accessor<ChosenFile | null>;
  readonly choose: (file: ChosenFile) => void;
  /** `null` until a valid file of a shoe or round is chosen. */
  readonly checked: Accessor<Checked | null>;
  /** `null` until a valid play record is chosen. */
  readonly checkedRecord: Accessor<CheckedRecord | null>;
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
      if (!now?.ok) return null;
      return now.file.kind === 'punto-record'
        ? (now.file.rounds.find(({ cut }) => cut.beacon) ?? null)
        : now.file;
    },
    (file) => signatureCheckFor(file).catch(() => undefined),
  );
  const signatureCheck = () => (signatureOf.loading ? undefined : signatureOf());
  const checked = createMemo(() => {
    const now = read();
    if (!now?.ok || now.file.kind === 'punto-record') return null;
    const { file } = now;
    return { file, expected: expected(), verification: verifyOpening(file, expected(), signatureCheck()) };
  });
  const checkedRecord = createMemo(() => {
    const now = read();
    if (!now?.ok || now.file.kind !== 'punto-record') return null;
    const { file } = now;
    return { file, verification: verifyRecord(file, expected(), signatureCheck()) };
  });
  const refused = () => {
    const now = read();
    return now && !now.ok ? now.says : null;
  };
  return { chosen, choose: setChosen, checked, checkedRecord, refused };
};

/** Without the fields that are empty or invalid. */
const expectationOf = ({ commitment, value, list }: Known): Expectation => {
  const [a, b, c] = [commitment, value, list].map((text) => parseHex(text) ?? undefined);
  return { commitment: a, value: b, list: c };
};
