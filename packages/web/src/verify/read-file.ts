// Parses a text as a revealed shoe or round, or a play record; returns the file, or an error message with the remedy.
import { parseOpening } from '@punto/engine/fairness/parse';
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import { isRecordFile, parseRecordFile } from '@punto/engine/play-record/parse-record-file';
import type { RecordFile } from '@punto/engine/play-record/record-file';
import { texts } from '@punto/language/catalogue';
import { shapeFaultText } from './shape-fault.ts';

const text = texts('verify').refused;

export type ReadFile =
  | { readonly ok: true; readonly file: OpenedShoe | OpenedRound | RecordFile }
  | { readonly ok: false; readonly says: string };

/** A revealed shoe has about 100,000 characters, and 180 for each patron who cut it, possibly thousands. */
export const MOST_CHARACTERS = 12_000_000;

export const parseProofFile = (written: string): ReadFile => {
  if (written.trim() === '') return no(text.empty);
  if (written.length > MOST_CHARACTERS) return no(text.large);
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return no(text.notJson);
  }
  const parsed = isRecordFile(value) ? parseRecordFile(value) : parseOpening(value);
  if (parsed.ok) return parsed;
  const { fault } = parsed;
  return no(() => (fault.code === 'kind' ? text.kind() : text.shape({ fault: shapeFaultText(fault) })));
};

/** The text is looked up when it is drawn, in the language of the page. */
const no = (says: () => string): ReadFile => ({
  ok: false,
  get says() {
    return says();
  },
});
