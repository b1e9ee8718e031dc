// Texts of the dialog that closes or opens all tables, and of its outcome.
import type { FloorEntry } from '@punto/protocol/floor/message';
import type { TableOutcome } from '@punto/protocol/floor/table-api';
import { count, plural } from '@punto/ui/words/number.ts';

export type AllAct = 'close' | 'open';

type Words = {
  readonly title: string;
  readonly says: string;
  readonly leave: string;
  /** Why it is disabled. */
  readonly nothing: string;
  readonly usual: readonly string[];
};

export const ALL_WORDS: Readonly<Record<AllAct, Words>> = {
  close: {
    title: 'Close all tables',
    says:
      'Each open table closes after its round. Patrons are told, and what is staked is settled first. ' +
      'Private tables are left as they are.',
    leave: 'Leave them open',
    nothing: 'No table is open',
    usual: ['End of the day', 'Technical fault', 'By order of the regulator'],
  },
  open: {
    title: 'Open all tables',
    says: 'Each closed table opens again, and one that is about to close stays open.',
    leave: 'Leave them closed',
    nothing: 'No table is closed',
    usual: ['Start of the day', 'The fault is mended'],
  },
};

/** Whether the act would change any table. */
export const wouldChangeAny = (act: AllAct, tables: readonly FloorEntry[]): boolean =>
  tables.some(({ floor: { view } }) => {
    if (view.retired) return false;
    return act === 'close' ? !CLOSES.has(view.service) : view.service !== 'open';
  });

const CLOSES: ReadonlySet<FloorEntry['floor']['view']['service']> = new Set(['shut', 'closing-after-round']);

/** `5 tables close after their round. 1 table was closed already. …` */
export const outcomeText = (act: AllAct, tables: readonly TableOutcome[]): string => {
  const of = (outcome: TableOutcome['outcome']) => tables.filter((each) => each.outcome === outcome);
  const [done, already] = [of('done').length, of('already').length];
  const [rooms, missed] = [of('private'), of('not-reached').length];
  const table = (n: number) => `${count(n)} ${plural(n, 'table')}`;
  const sentences = [
    act === 'close'
      ? `${table(done)} ${done === 1 ? 'closes after its round' : 'close after their round'}.`
      : `${table(done)} ${done === 1 ? 'is' : 'are'} open again.`,
    ...(already > 0
      ? [
          `${table(already)} ${already === 1 ? 'was' : 'were'} ${act === 'close' ? 'closed' : 'open'} already.`,
        ]
      : []),
    ...(rooms.length > 0
      ? [`Private tables are left as they are: ${rooms.map(({ name }) => name).join(', ')}.`]
      : []),
    ...(missed > 0 ? [`${table(missed)} could not be reached.`] : []),
  ];
  return sentences.join(' ');
};

export const notReached = (tables: readonly TableOutcome[]): readonly TableOutcome[] =>
  tables.filter(({ outcome }) => outcome === 'not-reached');
