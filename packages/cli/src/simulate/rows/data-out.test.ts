import { compileBet } from '@punto/engine/bet/compiled-bet';
import { parseCoup } from '@punto/engine/coup';
import { coins } from '@punto/engine/minor';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { settleBet } from '@punto/engine/settle';
import { simulateBets } from '@punto/engine/simulate/simulate-bets';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { readBets } from '../../bet-file.ts';
import { parseCardList } from '../../card-list.ts';
import { Failure } from '../../failure.ts';
import { type DataFiles, writeRows } from './data-out.ts';

const NO_FILES = { readFile: (name: string) => Promise.reject(new Failure(`no file ${name}`)) };
const BETS = (await readBets(['banker', 'royal-match', 'any-pair', 'dragon-7'], NO_FILES)).map(
  ({ bet }) => bet,
);
const COMPILED = BETS.map(compileBet);
const JOB = { rules: LIVE_EIGHT_DECK.shoe, schedules: [], seed: 5, bets: BETS, counter: null };
const NEVER = new AbortController().signal;

/** What was written, by the name of the file. */
const written = async (
  shoes: number,
  asked: DataFiles,
  stop = NEVER,
): Promise<Record<string, Uint8Array<ArrayBuffer>>> => {
  const parts: Record<string, Uint8Array[]> = {};
  const shell = {
    createFile: async (path: string) => {
      const pieces: Uint8Array[] = [];
      parts[path] = pieces;
      return { write: async (bytes: Uint8Array) => void pieces.push(bytes.slice()), close: async () => {} };
    },
  };
  await writeRows(JOB, { firstShoe: 3, shoes }, asked, shell, stop, 8);
  return Object.fromEntries(
    Object.entries(parts).map(([path, pieces]) => [path, new Uint8Array(Buffer.concat(pieces))]),
  );
};

type Read = Readonly<Record<string, string | number | bigint | boolean | null>>;

const rowsOf = async (file: Uint8Array<ArrayBuffer> | undefined): Promise<readonly Read[]> =>
  await parquetReadObjects({ file: (file ?? new Uint8Array()).buffer });

const linesOf = (file: Uint8Array | undefined): readonly string[] =>
  new TextDecoder().decode(file).split('\n');

describe('rows of rounds', () => {
  it('[B21] are the coups that the bets are settled over, and read back equal from both files', async () => {
    const files = await written(4, { rows: 'rounds', parquet: 'r.parquet', csv: 'r.csv' });
    const rows = await rowsOf(files['r.parquet']);
    const { tally, settled } = simulateBets({ ...JOB, firstShoe: 3, shoes: 4 });
    expect(rows).toHaveLength(tally.rounds);
    const [head = '', ...lines] = linesOf(files['r.csv']);
    expect(head.split(',')).toEqual(Object.keys(rows[0] ?? {}));
    expect(lines).toEqual([
      ...rows.map((row) =>
        Object.values(row)
          .map((cell) => String(cell ?? ''))
          .join(','),
      ),
      '',
    ]);
    const nets = BETS.map(() => 0);
    for (const row of rows) {
      const { player1, banker1, player2, banker2, player3, banker3 } = row;
      const cards = parseCardList(
        [player1, banker1, player2, banker2, player3 ?? '', banker3 ?? ''].join(' '),
      );
      const parsed = parseCoup(cards.ok ? cards.cards : []);
      if (!parsed.ok) throw new Error(`no coup: ${Object.values(row).join(' ')}`);
      const { coup } = parsed;
      expect([row.playerScore, row.bankerScore, row.winner, row.playerPair, row.bankerPair]).toEqual([
        ...[coup.playerScore, coup.bankerScore, coup.outcome, coup.playerPair, coup.bankerPair],
      ]);
      for (const [i, bet] of COMPILED.entries()) {
        const net = settleBet(bet, coins(1), coup).returnedMinor / coins(1) - 1;
        expect(row[`net:${bet.definition.id}`]).toBeCloseTo(net, 12);
        nets[i] = (nets[i] ?? 0) + net;
      }
    }
    // The same sums as counted by result: banker pays 0.95.
    const [won = 0, , lost = 0] = settled[0]?.byResult ?? [];
    expect(nets[0]).toBeCloseTo(0.95 * won - lost, 6);
  });

  it('[S1] [S2] number shoes and rounds from the first, and count the cards that are left', async () => {
    const rows = await rowsOf((await written(2, { rows: 'rounds', parquet: 'r', csv: null })).r);
    expect(rows[0]).toMatchObject({ shoe: 3n, round: 1 });
    for (const [i, row] of rows.entries()) {
      const before = rows[i - 1];
      if (before === undefined) continue;
      const cards = [1, 2, 3]
        .flatMap((n) => [row[`player${n}`], row[`banker${n}`]])
        .filter((card) => card !== null);
      const isNew = row.shoe !== before.shoe;
      expect([row.shoe, row.round]).toEqual(isNew ? [4n, 1] : [before.shoe, Number(before.round) + 1]);
      if (isNew) expect(Number(before.cardsLeft)).toBeLessThan(14);
      else expect(row.cardsLeft).toBe(Number(before.cardsLeft) - cards.length);
    }
  });

  it('are in row groups of bounded size, with types, the seed and the numbers of the shoes', async () => {
    const file = (await written(13, { rows: 'rounds', parquet: 'r', csv: null })).r;
    const { row_groups, key_value_metadata, schema, created_by } = parquetMetadata(
      (file ?? new Uint8Array()).buffer,
    );
    expect(row_groups).toHaveLength(2);
    expect(created_by).toBe('punto');
    expect(JSON.parse(key_value_metadata?.[0]?.value ?? '')).toMatchObject({
      seed: 5,
      firstShoe: 3,
      shoes: 13,
    });
    const types = schema
      .slice(1)
      .map(({ name, type, converted_type: text, repetition_type: may }) => `${name} ${text ?? type} ${may}`);
    expect(types.slice(0, 8)).toEqual([
      'shoe INT64 REQUIRED',
      'round INT32 REQUIRED',
      'player1 UTF8 REQUIRED',
      'player2 UTF8 REQUIRED',
      'player3 UTF8 OPTIONAL',
      'banker1 UTF8 REQUIRED',
      'banker2 UTF8 REQUIRED',
      'banker3 UTF8 OPTIONAL',
    ]);
    expect(types.at(-1)).toBe('net:dragon-7 DOUBLE REQUIRED');
  });

  it('end with whole files when stopped', async () => {
    const files = await written(5, { rows: 'rounds', parquet: 'r', csv: 'c' }, AbortSignal.abort());
    expect(await rowsOf(files.r)).toEqual([]);
    expect(linesOf(files.c)).toEqual([expect.stringMatching(/^shoe,round,player1,/), '']);
  });
});

describe('rows of shoes', () => {
  it('are the sums of the rounds', async () => {
    const rounds = await rowsOf((await written(4, { rows: 'rounds', parquet: 'r', csv: null })).r);
    const files = await written(4, { rows: 'shoes', parquet: 's', csv: 'c' });
    const shoes = await rowsOf(files.s);
    expect(shoes).toHaveLength(4);
    expect(linesOf(files.c)).toHaveLength(6);
    for (const shoe of shoes) {
      const own = rounds.filter((round) => round.shoe === shoe.shoe);
      const countOf = (holds: (round: Read) => boolean): number => own.filter(holds).length;
      expect(shoe).toMatchObject({
        rounds: own.length,
        playerWins: countOf(({ winner }) => winner === 'player'),
        bankerWins: countOf(({ winner }) => winner === 'banker'),
        ties: countOf(({ winner }) => winner === 'tie'),
        playerPairs: countOf(({ playerPair }) => playerPair === true),
        bankerPairs: countOf(({ bankerPair }) => bankerPair === true),
        cardsLeft: own.at(-1)?.cardsLeft,
      });
      const dealt = own.map((round) => [1, 2, 3].flatMap((n) => [round[`player${n}`], round[`banker${n}`]]));
      const cards = dealt.flat().filter((card) => card !== null).length;
      expect(Number(shoe.burnt) + cards + Number(shoe.cardsLeft)).toBe(416);
      for (const { id } of BETS) {
        const sum = own.reduce((total, round) => total + Number(round[`net:${id}`]), 0);
        expect(shoe[`net:${id}`]).toBeCloseTo(sum, 9);
      }
    }
  });
});
