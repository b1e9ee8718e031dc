// Files of play records for both verifiers: rounds settled by random definitions, shipped ones and the rules, some of them
// voided, and then changed as a dishonest house could change them. [T8] [B]
import fc from 'fast-check';
import { writeBet } from '../../src/bet/write-bet.ts';
import { DECK } from '../../src/card.ts';
import type { WrittenBet } from '../../src/condition/written-bet.ts';
import { type Coup, finishCoup } from '../../src/coup.ts';
import { minor } from '../../src/minor.ts';
import { SCHEDULE_IDS } from '../../src/option-id.ts';
import type { RecordFile } from '../../src/play-record/record-file.ts';
import type { Below } from '../../src/random.ts';
import { betsOf } from '../bet-files.ts';
import { manyCoups } from '../dealt-coups.ts';
import { fairShoe, SMALL_2 } from '../fair-shoe.ts';
import { recordFile, settledLine, settledRecord, voidedRecord } from '../play-record/sample-record.ts';
import { betFrom, betJson } from '../random-bets.ts';
import { seededBelow } from '../seeded.ts';
import type { Mutant } from './compare.ts';
import { CHANGES, pick, type Raw } from './mutate.ts';

const SHIPPED = [...betsOf('published').values()].map(writeBet);

/** A file of a few rounds, each with some bets. */
const fileOf = (below: Below, coups: readonly Coup[], random: readonly WrittenBet[]): RecordFile => {
  const bets = Array.from({ length: 3 }, () => pick(below(2) === 0 ? SHIPPED : random, below));
  const records = Array.from({ length: 1 + below(3) }, (_, i) => {
    const coup = pick(coups, below);
    const paid = [...bets, pick(SCHEDULE_IDS, below), pick(SCHEDULE_IDS, below)];
    const lines = paid.map((by) => settledLine(by, minor(1 + below(100_000)), coup));
    return settledRecord(i + 1, coup, lines);
  });
  const [first] = records;
  const voided = below(4) === 0 && first ? [voidedRecord(first)] : [];
  return recordFile([...voided, ...records], bets);
};

/** A file with the opened cards of its round. */
const openedFile = (below: Below): RecordFile => {
  const { shoe, rounds } = fairShoe({ ...SMALL_2, seed: 1 + below(3) });
  const opened = pick(
    rounds.filter(({ status }) => status === 'settled'),
    below,
  );
  const hand = (wanted: string) => opened.cards.filter(({ side }) => side === wanted).map(({ card }) => card);
  const coup = finishCoup({ player: hand('player'), banker: hand('banker') });
  const at = { table: shoe.seal.table, shoe: shoe.seal.number };
  const record = settledRecord(opened.round, coup, [settledLine('banker', minor(500), coup)]);
  return recordFile([{ ...record, ...at }], [], [opened]);
};

/** Changes that keep the shape of a file, more frequent than those of random fields. */
const OWN: Readonly<Record<string, (file: Raw, below: Below) => void>> = {
  'an amount of a bet': (file, below) => {
    const bet = pick(pick(file.records as Raw[], below).bets as Raw[], below);
    bet[pick(['stakeMinor', 'winningsMinor', 'commissionMinor', 'returnedMinor'], below)] += pick(
      [-1, 1, 50],
      below,
    );
  },
  'an amount of a round': (file, below) => {
    const names = ['stakedMinor', 'returnedMinor', 'balanceBeforeMinor', 'balanceAfterMinor'];
    pick(file.records as Raw[], below)[pick(names, below)] += pick([-1, 1, 100], below);
  },
  'a correction': (file, below) => {
    const record = pick(
      (file.records as Raw[]).filter(({ correction }) => correction),
      below,
    );
    record.correction[pick(['deltaMinor', 'uncollectedMinor'], below)] += 1;
  },
  'a verdict': (file, below) => {
    pick(pick(file.records as Raw[], below).bets as Raw[], below).verdict = pick(
      ['won', 'lost', 'pushed', 'returned'],
      below,
    );
  },
  'a card': (file, below) => {
    const record = pick(file.records as Raw[], below);
    const hand = record[pick(['player', 'banker'], below)];
    hand[below(hand.length)] = pick(DECK, below);
  },
  'the cards of both hands, exchanged': (file, below) => {
    const record = pick(file.records as Raw[], below);
    [record.player, record.banker] = [record.banker, record.player];
  },
  'an outcome': (file, below) => {
    pick(file.records as Raw[], below).outcome = pick(['player', 'banker', 'tie', null], below);
  },
  'what a row pays': (file, below) => {
    const bet = pick(Object.values(file.definitions as Raw) as Raw[], below);
    pick(bet.rows as Raw[], below).pays = pick(
      ['40:1', '1:2', '0.54:1', '9000:1', '9001:1', '02:04', '0:1'],
      below,
    );
  },
  'a commission': (file, below) => {
    pick(Object.values(file.definitions as Raw) as Raw[], below).commission = pick(
      ['5 %', '0.5%', '0 %', '99.99 %', '5'],
      below,
    );
  },
  'names and sources, which the hash does not cover': (file, below) => {
    const bet = pick(Object.values(file.definitions as Raw) as Raw[], below);
    bet.name = { en: 'Another', 'pt-BR': 'Outra' };
    bet.source = pick(['Here.', ' ', 'é'], below);
  },
  'a definition of another': (file, below) => {
    const hashes = Object.keys(file.definitions);
    file.definitions[pick(hashes, below)] = file.definitions[pick(hashes, below)];
  },
  'a definition taken away': (file, below) => {
    delete file.definitions[pick(Object.keys(file.definitions), below)];
  },
  'the schedule of a bet': (file, below) => {
    pick(pick(file.records as Raw[], below).bets as Raw[], below).schedule = pick(
      [...SCHEDULE_IDS, 'house/x'],
      below,
    );
  },
  'no schedule of a bet': (file, below) => {
    delete pick(pick(file.records as Raw[], below).bets as Raw[], below).schedule;
  },
};

/** Changes of any field, from those for the files of shoes. */
const SHARED = [
  ...['an odd value', 'a value near the right one', 'a field left out', 'a field more'],
  ...['an entry twice', 'an entry left out', 'two entries exchanged'],
];

export const recordMutants = (count: number, seed: number): readonly Mutant[] => {
  const below = seededBelow(seed);
  const coups = [...manyCoups(300, seed)];
  const random = fc.sample(betJson(), { numRuns: 300, seed }).map((json) => writeBet(betFrom(json)));
  return Array.from({ length: count }, () => {
    const made = below(8) === 0 ? openedFile(below) : fileOf(below, coups, random);
    const file: Raw = JSON.parse(JSON.stringify(made));
    const changes: string[] = [];
    for (let more = below(3); more > 0; more -= 1) {
      const name = pick(below(3) === 0 ? SHARED : Object.keys(OWN), below);
      try {
        (OWN[name] ?? CHANGES[name])?.(file, below);
        changes.push(name);
      } catch {
        // The change does not apply: a file without definitions has none to change.
      }
    }
    return { text: JSON.stringify(file), changes };
  });
};

/** Every step at which such a file can be refused. */
export const RECORD_STEPS = ['shape', 'definitions', 'results', 'bets', 'sums', 'opened'];
