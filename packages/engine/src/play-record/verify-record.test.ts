import { describe, expect, it } from 'vitest';
import { fairShoe, SMALL_2 } from '../../test/fair-shoe.ts';
import {
  everySchedule,
  recordFile,
  settledLine,
  settledRecord,
  voidedRecord,
} from '../../test/play-record/sample-record.ts';
import type { Raw } from '../../test/verifiers/mutate.ts';
import { roomBetOf } from '../bet/room-bets.ts';
import type { WrittenBet } from '../condition/written-bet.ts';
import { finishCoup } from '../coup.ts';
import { minor } from '../minor.ts';
import { parseRecordFile } from './parse-record-file.ts';
import type { FiledRound, RecordFile } from './record-file.ts';
import { verifyRecord } from './verify-record.ts';

const dragon: WrittenBet = {
  id: 'house/dragon-7',
  name: { en: 'Dragon 7', ja: 'ドラゴン7' },
  source: 'A test.',
  rows: [
    {
      when: { all: [{ winner: ['banker'] }, { score: { banker: [7] } }, { cards: { banker: [3] } }] },
      pays: '40:1',
    },
  ],
  commission: '5 %',
};
const HASH = roomBetOf(dragon).hash;

/** Banker wins with a three-card 7. */
const SEVEN = finishCoup({ player: ['9C', '5S', 'AC'], banker: ['4D', '8H', '5C'] });
const record = settledRecord(3, SEVEN, [
  settledLine(dragon, minor(250), SEVEN),
  settledLine('banker', minor(1_000), SEVEN),
  settledLine('player', minor(300), SEVEN),
]);
const file = recordFile([record], [dragon]);

const changed = (change: (file: Raw) => void, from = file): RecordFile => {
  const copy: Raw = JSON.parse(JSON.stringify(from));
  change(copy);
  const parsed = parseRecordFile(copy);
  if (!parsed.ok) throw new Error(`${parsed.fault.path} ${parsed.fault.says}`);
  return parsed.file;
};
const judged = (given: RecordFile) => {
  const { failed } = verifyRecord(given);
  return failed && { step: failed.id, path: failed.wrong[0]?.path, says: failed.says };
};

describe('the check of a play record', () => {
  it('[T8] [B] agrees with the settlement of the engine', () => {
    const { ok, steps, unasked } = verifyRecord(file);
    expect(ok).toBe(true);
    expect(steps.map(({ id, says }) => [id, says])).toEqual([
      ['definitions', '1 definition: what settles, hashed again, gives the hash that the records name.'],
      ['results', expect.stringContaining('1 round: the recorded cards can be dealt')],
      [
        'bets',
        '3 bets: winnings, commission and return are, to the unit, those of the definition or the rules.',
      ],
      ['sums', expect.stringContaining('the balance moves by the net of the round')],
    ]);
    expect(unasked.map(({ id }) => id)).toEqual(['opened']);
    expect(record.bets[0]).toMatchObject({
      winningsMinor: 10_000,
      commissionMinor: 500,
      returnedMinor: 9_750,
    });
  });

  it.each<[string, string, string, string, (file: Raw) => void]>([
    [
      ...(['a tampered definition', 'definitions', `definitions.${HASH}`, 'it was changed'] as const),
      ({ definitions }) => {
        definitions[HASH].rows[0].pays = '30:1';
      },
    ],
    [
      ...([
        'a tampered return',
        'bets',
        'records[0].bets[0]',
        'return is recorded as 9751 minor units, and it is 9750',
      ] as const),
      ({ records }) => {
        records[0].bets[0].returnedMinor += 1;
      },
    ],
    [
      ...([
        'a wrong commission',
        'bets',
        'records[0].bets[1]',
        'commission is recorded as 0 minor units, and it is 50',
      ] as const),
      ({ records }) => {
        records[0].bets[1].commissionMinor = 0;
      },
    ],
    [
      ...(['wrong winnings', 'bets', 'records[0].bets[2]', 'is recorded as won, and it is lost'] as const),
      ({ records }) => {
        Object.assign(records[0].bets[2], { verdict: 'won', winningsMinor: 300, returnedMinor: 600 });
      },
    ],
    [
      ...([
        'an unknown hash',
        'bets',
        'records[0].bets[0]',
        `no definition whose hash is ${'0c'.repeat(32)}`,
      ] as const),
      ({ records }) => {
        records[0].bets[0].betHash = '0c'.repeat(32);
      },
    ],
    [
      ...([
        'a definition left out',
        'bets',
        'records[0].bets[0]',
        `no definition whose hash is ${HASH}`,
      ] as const),
      (all) => {
        all.definitions = {};
      },
    ],
    [
      ...([
        'a schedule that no definition names',
        'bets',
        'records[0].bets[0]',
        'no definition is named',
      ] as const),
      ({ records }) => {
        delete records[0].bets[0].betHash;
      },
    ],
    [
      ...([
        'the schedule of another bet',
        'bets',
        'records[0].bets[1]',
        'paid by tie, which does not pay this bet',
      ] as const),
      ({ records }) => {
        records[0].bets[1].schedule = 'tie';
      },
    ],
    [
      ...(['another card', 'results', 'records[0]', 'the drawing rules do not deal these cards'] as const),
      ({ records }) => {
        records[0].player.pop();
      },
    ],
    [
      ...([
        'another score',
        'results',
        'records[0]',
        'recorded as banker 5 8, and the cards give banker 5 7',
      ] as const),
      ({ records }) => {
        records[0].bankerScore = 8;
      },
    ],
    [
      ...([
        'another sum of stakes',
        'sums',
        'records[0]',
        '1551 minor units are recorded as staked',
      ] as const),
      ({ records }) => {
        records[0].stakedMinor += 1;
      },
    ],
    [
      ...(['a balance that moves otherwise', 'sums', 'records[0]', 'the net is 10150'] as const),
      ({ records }) => {
        records[0].balanceAfterMinor -= 10;
      },
    ],
  ])('[T8] [B] [L1] [L2] names the line of %s', (_, step, path, words, change) => {
    expect(judged(changed(change))).toEqual({ step, path, says: expect.stringContaining(words) });
  });

  it('[T8] names every wrong line, and their number', () => {
    const { failed } = verifyRecord(
      changed(({ records }) => {
        for (const bet of records[0].bets) bet.returnedMinor += 1;
      }),
    );
    expect(failed?.wrong.map(({ path }) => path)).toEqual([0, 1, 2].map((i) => `records[0].bets[${i}]`));
    expect(failed?.says).toMatch(
      /^Round 3 of shoe 12 at example, Dragon 7 .* 2 more lines of this step are wrong\.$/,
    );
  });

  it('[B1] [B20] settles every schedule of the rules', () => {
    expect(judged(recordFile(everySchedule([SEVEN]), []))).toBeNull();
  });

  it('[B] accepts a main bet that a definition with another id pays, and no other such option', () => {
    const ez: WrittenBet = {
      ...dragon,
      id: 'ez-banker',
      rows: [{ when: { winner: ['banker'] }, pays: '1:1' }],
    };
    const line = { ...settledLine(ez, minor(100), SEVEN), option: 'banker' as const };
    expect(judged(recordFile([settledRecord(1, SEVEN, [line])], [ez]))).toBeNull();
    const other = { ...line, option: 'player-pair' as const };
    expect(judged(recordFile([settledRecord(1, SEVEN, [other])], [ez]))?.path).toBe('records[0].bets[0]');
  });

  it('[T6] accepts returned stakes, and the amount that the correction moves', () => {
    const voided = voidedRecord(record);
    expect(judged(recordFile([voided, record], [dragon]))).toBeNull();
    const kept = changed(
      ({ records }) => {
        records[0].bets[0].returnedMinor = 0;
      },
      recordFile([voided, record], [dragon]),
    );
    expect(judged(kept)).toMatchObject({ step: 'bets', path: 'records[0].bets[0]' });
    const moved = changed(
      ({ records }) => {
        records[0].correction.deltaMinor += 5;
      },
      recordFile([voided, record], [dragon]),
    );
    expect(judged(moved)).toMatchObject({
      step: 'sums',
      says: expect.stringContaining('the two accounts differ'),
    });
  });

  it('[T8] does not judge a bet whose schedule an earlier release did not keep', () => {
    const old = changed(({ records }) => {
      delete records[0].bets[1].schedule;
      records[0].bets[1].commissionMinor = 7;
    });
    const { ok, unasked } = verifyRecord(old);
    expect(ok).toBe(true);
    expect(unasked.find(({ id }) => id === 'bets')?.says).toContain(
      '1 bet was recorded by an earlier release',
    );
  });
});

describe('the opened cards of a round in the file of a play record', () => {
  const { shoe, rounds } = fairShoe(SMALL_2);
  const opened = rounds.find(({ status }) => status === 'settled') as (typeof rounds)[number];
  const hand = (wanted: string) => opened.cards.filter(({ side }) => side === wanted).map(({ card }) => card);
  const coup = finishCoup({ player: hand('player'), banker: hand('banker') });
  const played: FiledRound = {
    ...settledRecord(opened.round, coup, [settledLine('banker', minor(500), coup)]),
    ...{ table: shoe.seal.table, shoe: shoe.seal.number },
  };

  it('[T8] [F2] are those of the record', () => {
    const { ok, steps, unasked } = verifyRecord(recordFile([played], [], [opened]));
    expect([ok, unasked]).toEqual([true, []]);
    expect(steps.at(-1)?.says).toContain('1 round: the recorded cards are those that lay in the sealed shoe');
    const commitment = '0c'.repeat(32);
    expect(verifyRecord(recordFile([played], [], [opened]), { commitment }).failed).toMatchObject({
      id: 'opened',
      says: expect.stringContaining('You wrote down'),
    });
  });

  it('[T8] [F2] are refused when they prove nothing, are of another round, or differ', () => {
    const forged = changed(
      (all) => {
        all.rounds[0].cut.houseValue = '0c'.repeat(32);
      },
      recordFile([played], [], [opened]),
    );
    expect(judged(forged)).toMatchObject({
      step: 'opened',
      says: expect.stringContaining('do not prove themselves'),
    });
    const other = recordFile([{ ...played, round: played.round + 1 }], [], [opened]);
    expect(judged(other)).toMatchObject({
      path: 'rounds[0]',
      says: expect.stringContaining('not recorded here'),
    });
    const swapped = settledRecord(opened.round, SEVEN, [settledLine('banker', minor(500), SEVEN)]);
    const differing = recordFile([{ ...swapped, table: played.table, shoe: played.shoe }], [], [opened]);
    expect(judged(differing)).toMatchObject({ says: expect.stringContaining('not those that were opened') });
  });
});

describe('the shape of the file of a play record', () => {
  const faultOf = (change: (file: Raw) => void): string => {
    const copy: Raw = JSON.parse(JSON.stringify(file));
    change(copy);
    const parsed = parseRecordFile(copy);
    return parsed.ok ? 'none' : `${parsed.fault.path} ${parsed.fault.says}`;
  };

  it.each<[string, (file: Raw) => void]>([
    ['records[0].odds is no field of it', ({ records }) => Object.assign(records[0], { odds: 1 })],
    [
      'records[0].tableName must be a text of at most 10,000 characters',
      ({ records }) => Object.assign(records[0], { tableName: 7 }),
    ],
    [
      'records[0].bets[0].option must be the id of a bet, such as banker or house/dragon-7',
      ({ records }) => Object.assign(records[0].bets[0], { option: 'Dragon 7' }),
    ],
    [
      `definitions.${HASH}.rows[0].pays is no part of the definition of a bet, see docs/reference/bets.md`,
      ({ definitions }) => Object.assign(definitions[HASH].rows[0], { pays: 'forty' }),
    ],
    [
      `definitions.${HASH}.id is no part of the definition of a bet, see docs/reference/bets.md`,
      ({ definitions }) => Object.assign(definitions[HASH], { id: 'banker' }),
    ],
    [
      'definitions.here must be 64 hexadecimal digits in small letters',
      ({ definitions }) => Object.assign(definitions, { here: {} }),
    ],
    ['rounds[0].kind must be "punto-round"', ({ rounds }) => rounds.push({})],
    ['rounds[0].version must be 1 or 2', ({ rounds }) => rounds.push({ kind: 'punto-round' })],
    ['version must be 1', (all) => Object.assign(all, { version: 2 })],
  ])('[T8] reports the place of the fault: %s', (says, change) => {
    expect(faultOf(change)).toBe(says);
  });
});
