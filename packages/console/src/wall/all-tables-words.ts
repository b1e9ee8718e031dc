// Texts of the dialog that closes or opens all tables, and of its outcome.
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import type { TableOutcome } from '@punto/protocol/floor/table-api';

const text = texts('floor').allTables;
const { sentences } = texts('floor');

export type AllAct = 'close' | 'open';

/** Reasons to choose from. */
export const usualReasons = (act: AllAct): readonly string[] =>
  act === 'close'
    ? [text.usual.endOfDay(), text.usual.fault(), text.usual.regulator()]
    : [text.usual.startOfDay(), text.usual.mended()];

/** Whether the act would change any table. */
export const wouldChangeAny = (act: AllAct, tables: readonly FloorEntry[]): boolean =>
  tables.some(({ floor: { view } }) => {
    if (view.retired) return false;
    return act === 'close' ? !CLOSES.has(view.service) : view.service !== 'open';
  });

const CLOSES: ReadonlySet<FloorEntry['floor']['view']['service']> = new Set(['shut', 'closing-after-round']);

/** `5 tables close after their round. 1 table was closed already. …`, one sentence each. */
const outcomeSentences = (act: AllAct, tables: readonly TableOutcome[]): readonly string[] => {
  const of = (outcome: TableOutcome['outcome']) => tables.filter((each) => each.outcome === outcome);
  const [done, already] = [of('done').length, of('already').length];
  const [rooms, missed] = [of('private'), of('not-reached').length];
  return [
    text[act].done({ n: done }),
    ...(already > 0 ? [text[act].already({ n: already })] : []),
    ...(rooms.length > 0 ? [text.privateLeft({ tables: rooms.map(({ name }) => name) })] : []),
    ...(missed > 0 ? [text.missed({ n: missed })] : []),
  ];
};

/** As one text. */
export const outcomeText = (act: AllAct, tables: readonly TableOutcome[]): string =>
  outcomeSentences(act, tables).reduce((first, second) => sentences({ first, second }));

export const notReached = (tables: readonly TableOutcome[]): readonly TableOutcome[] =>
  tables.filter(({ outcome }) => outcome === 'not-reached');
