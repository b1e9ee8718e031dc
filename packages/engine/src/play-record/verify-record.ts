// Checks the file of a play record against itself, line by line: the definitions have their hashes, the cards give the results,
// each bet was paid by its definition, the sums are right, and the cards are the revealed ones where the file has these. What
// that proves, and to whom, is in docs/reference/fairness.md. [T8] [B] [L1] [L2]
import { roomBetOf } from '../bet/room-bets.ts';
import { type Coup, parseCoup } from '../coup.ts';
import type { Expectation, SignatureCheck } from '../fairness/verification.ts';
import { verifyRound } from '../fairness/verify.ts';
import { type Minor, minor } from '../minor.ts';
import { titleIn } from '../option/option.ts';
import { checkBet, soundDefinitions } from './check-bets.ts';
import { type LineSentence, sayLine, sayLineOf } from './line-words.ts';
import type { FiledRound, RecordFile } from './record-file.ts';

export type RecordStepId = 'definitions' | 'results' | 'bets' | 'sums' | 'opened';

/** A wrong line: a record, one bet of it, a definition or a revealed round, by its path in the file. */
export type WrongLine = {
  readonly path: string;
  readonly record: number | null;
  readonly bet: number | null;
  readonly sentences: readonly LineSentence[];
};

type Found = {
  readonly id: RecordStepId;
  readonly title: string;
  readonly sentences: readonly LineSentence[];
  readonly says: string;
};
export type RecordStep = Found & { readonly ok: boolean; readonly wrong: readonly WrongLine[] };

export type RecordVerification = {
  /** Whether no step failed. */
  readonly ok: boolean;
  readonly steps: readonly RecordStep[];
  /** Checks that were not made because the file lacks their data: neither passed nor failed. */
  readonly unasked: readonly Found[];
  /** The first step that failed. */
  readonly failed: RecordStep | null;
};

const TITLES: Readonly<Record<RecordStepId, string>> = {
  definitions: 'The definitions',
  results: 'The results',
  bets: 'The bets',
  sums: 'The sums',
  opened: 'The opened cards',
};

/** `expected` and `signatureOf` are for the revealed cards of a file with one such round. [T8] [B] */
export const verifyRecord = (
  file: RecordFile,
  expected: Expectation = {},
  signatureOf?: SignatureCheck,
): RecordVerification => {
  const named = (option: FiledRound['bets'][number]['option']): string =>
    titleIn({ bets: Object.values(file.definitions) }, option);
  const { step: bets, unknown } = betStep(file, named);
  const { step: opened, uncovered } = openedStep(file, expected, signatureOf);
  const steps = [definitionStep(file), resultStep(file), bets, sumStep(file), opened].flatMap(
    (step) => step ?? [],
  );
  const failed = steps.find(({ ok }) => !ok) ?? null;
  return {
    ok: failed === null,
    steps,
    failed,
    unasked: [
      ...(uncovered === 0 ? [] : [found('opened', [sayLineOf('unasked-opened', { rounds: uncovered })])]),
      ...(unknown === 0 ? [] : [found('bets', [sayLineOf('unasked-schedule', { bets: unknown })])]),
    ],
  };
};

const found = (id: RecordStepId, sentences: readonly LineSentence[]): Found => ({
  id,
  title: TITLES[id],
  sentences,
  says: sentences.map(({ says }) => says).join(' '),
});

/** The first wrong line in words, and the number of further ones. */
const stepOf = (
  id: RecordStepId,
  wrong: readonly WrongLine[],
  ...holds: readonly LineSentence[]
): RecordStep => {
  const [first, ...more] = wrong;
  const rest = more.length === 0 ? [] : [sayLineOf('more-lines', { lines: more.length })];
  return { ...found(id, first ? [...first.sentences, ...rest] : holds), ok: first === undefined, wrong };
};

const placeOf = ({ table, shoe, round }: FiledRound, path: string) => ({ table, shoe, round, path });

const wrongRound = (record: FiledRound, i: number, ...why: readonly LineSentence[]): WrongLine => {
  const path = `records[${i}]`;
  return { path, record: i, bet: null, sentences: [sayLineOf('in-round', placeOf(record, path)), ...why] };
};

const definitionStep = (file: RecordFile): RecordStep | null => {
  const all = Object.entries(file.definitions);
  if (all.length === 0) return null;
  const wrong = all.flatMap(([told, written]): readonly WrongLine[] => {
    const { hash: made } = roomBetOf(written);
    if (made === told) return [];
    const bet = written.name.en ?? written.id;
    const sentences = [sayLineOf('definition-differs', { bet, made, told })];
    return [{ path: `definitions.${told}`, record: null, bet: null, sentences }];
  });
  return stepOf('definitions', wrong, sayLineOf('definitions-hold', { bets: all.length }));
};

/** Whether the bets of the record were decided by its cards. */
const isDecided = ({ status }: FiledRound): boolean => status === 'settled' || status === 'resettled';

/** The coup of the recorded cards; `null`: the drawing rules do not deal them. */
const coupOfRecord = ({ player, banker }: FiledRound): Coup | null => {
  const inOrder = [player[0], banker[0], player[1], banker[1], ...player.slice(2), ...banker.slice(2)];
  const parsed = parseCoup(inOrder.filter((card) => card !== undefined));
  return parsed.ok && parsed.coup.player.length === player.length ? parsed.coup : null;
};

const resultStep = ({ records }: RecordFile): RecordStep => {
  const wrong = records.flatMap((record, i): readonly WrongLine[] => {
    if (!isDecided(record))
      return record.outcome === null ? [] : [wrongRound(record, i, sayLine('result-without-cards'))];
    const coup = coupOfRecord(record);
    if (coup === null) return [wrongRound(record, i, sayLine('result-not-dealt'))];
    const [is, right] = [resultText(record), resultText(coup)];
    return is === right ? [] : [wrongRound(record, i, sayLineOf('result-differs', { is, right }))];
  });
  return stepOf('results', wrong, sayLineOf('results-hold', { rounds: records.filter(isDecided).length }));
};

const resultText = ({
  outcome,
  playerScore,
  bankerScore,
}: Pick<FiledRound, 'outcome' | 'playerScore' | 'bankerScore'>) =>
  `${outcome ?? 'none'} ${playerScore} ${bankerScore}`;

const betStep = (file: RecordFile, named: (option: FiledRound['bets'][number]['option']) => string) => {
  const definitions = soundDefinitions(file);
  let unknown = 0;
  let checked = 0;
  const wrong = file.records.flatMap((record, i): readonly WrongLine[] => {
    const coup = isDecided(record) ? coupOfRecord(record) : null;
    // Cards that make no coup decide nothing; the step before has named the record.
    if (isDecided(record) && coup === null) return [];
    return record.bets.flatMap((bet, j): readonly WrongLine[] => {
      const finding = checkBet(bet, coup, definitions);
      if (finding === 'unknown-schedule') unknown += 1;
      else checked += 1;
      if (typeof finding === 'string') return [];
      const path = `records[${i}].bets[${j}]`;
      const head = sayLineOf('in-bet', { ...placeOf(record, path), bet: named(bet.option) });
      return [{ path, record: i, bet: j, sentences: [head, finding] }];
    });
  });
  return { unknown, step: stepOf('bets', wrong, sayLineOf('bets-hold', { bets: checked })) };
};

const sumStep = ({ records }: RecordFile): RecordStep => {
  const byRevision = new Map(records.map((record) => [revisionKey(record, record.revision ?? 0), record]));
  const wrong = records.flatMap((record, i): readonly WrongLine[] => {
    const before = byRevision.get(revisionKey(record, (record.revision ?? 0) - 1));
    const why = sumFault(record, before);
    return why === null ? [] : [wrongRound(record, i, why)];
  });
  return stepOf('sums', wrong, sayLineOf('sums-hold', { rounds: records.length }));
};

const revisionKey = ({ table, shoe, round }: FiledRound, revision: number): string =>
  `${table} ${shoe} ${round} ${revision}`;

const sum = (amounts: readonly Minor[]): number =>
  amounts.reduce<number>((total, amount) => total + amount, 0);

/** A sum that is not exact differs from every recorded one, and is given as the largest exact integer. */
const amounts = (is: number, right: number) => ({ is: exactly(is), right: exactly(right) });
const exactly = (amount: number): Minor =>
  minor(Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, amount)));

const sumFault = (record: FiledRound, before: FiledRound | undefined): LineSentence | null => {
  const { bets, stakedMinor, returnedMinor, correction, balanceBeforeMinor, balanceAfterMinor } = record;
  const staked = sum(bets.map(({ stakeMinor }) => stakeMinor));
  if (staked !== stakedMinor) return sayLineOf('sum-staked', amounts(stakedMinor, staked));
  const returned = sum(bets.map((bet) => bet.returnedMinor));
  if (returned !== returnedMinor) return sayLineOf('sum-returned', amounts(returnedMinor, returned));
  if (correction && before) {
    // Coins that an earlier correction could not collect stayed with the patron.
    const right = returnedMinor - before.returnedMinor - (before.correction?.uncollectedMinor ?? 0);
    if (correction.deltaMinor !== right)
      return sayLineOf('sum-correction', amounts(correction.deltaMinor, right));
  }
  const net = correction ? correction.deltaMinor + correction.uncollectedMinor : returnedMinor - stakedMinor;
  const moved = balanceAfterMinor - balanceBeforeMinor;
  return moved === net ? null : sayLineOf('sum-balance', amounts(moved, net));
};

const openedStep = (file: RecordFile, expected: Expectation, signatureOf?: SignatureCheck) => {
  const { records, rounds } = file;
  let corrected = 0;
  const covered = new Set<FiledRound>();
  const wrong = rounds.flatMap((opened, i): readonly WrongLine[] => {
    const path = `rounds[${i}]`;
    const at = { table: opened.seal.table, shoe: opened.seal.number, round: opened.round, path };
    const line = (...why: readonly LineSentence[]): readonly WrongLine[] => [
      { path, record: null, bet: null, sentences: [sayLineOf('in-round', at), ...why] },
    ];
    const { failed } = verifyRound(opened, rounds.length === 1 ? expected : {}, signatureOf);
    if (failed) return line(sayLineOf('opened-broken', { step: failed.says }));
    const own = records.filter((record) => isOf(record, opened));
    if (own.length === 0) return line(sayLine('opened-of-none'));
    const first = own.find(({ status }) => status === 'settled');
    for (const record of own) covered.add(record);
    if (own.some(({ status }) => status !== 'settled')) corrected += 1;
    if (first === undefined || sameCards(first, opened)) return [];
    return line(sayLine('opened-differs'));
  });
  const uncovered = records.filter((record) => record.status === 'settled' && !covered.has(record)).length;
  const holds = [
    sayLineOf('opened-hold', { rounds: rounds.length }),
    ...(corrected === 0 ? [] : [sayLineOf('opened-corrected', { rounds: corrected })]),
  ];
  return { uncovered, step: rounds.length === 0 ? null : stepOf('opened', wrong, ...holds) };
};

const isOf = (
  { table, shoe, round }: FiledRound,
  { seal, round: number }: RecordFile['rounds'][number],
): boolean => shoe === seal.number && round === number && table === seal.table;

const sameCards = ({ player, banker }: FiledRound, { cards }: RecordFile['rounds'][number]): boolean =>
  (['player', 'banker'] as const).every(
    (side) =>
      cards.flatMap((each) => (each.side === side ? [each.card] : [])).join() ===
      { player, banker }[side].join(),
  );
