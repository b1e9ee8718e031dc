// Counts rounds of the served code by option, and reads and writes the document that stores a long count between its parts.
import { SCHEDULE_IDS } from '@punto/engine/option-id';
import type { Word } from '@punto/engine/random';
import { newReader } from '@punto/engine/reader';
import type { Room } from '@punto/engine/room';
import { makeTable } from '@punto/engine/table-setup';
import { count, type Frequencies, newFrequencies, surelyReached } from '@punto/server/rng/frequencies';
import { createServedCoups } from '@punto/server/start/served-coups';
import { Failure } from '../failure.ts';

const KIND = 'punto rounds';
/** Rounds between two checks for an interruption. */
const ROUNDS_AT_ONCE = 1_000;

/** Deals until `rounds` rounds are counted, or until aborted; adds to `frequencies` in place. */
export const dealRounds = async (
  room: Room,
  word: Word,
  rounds: number,
  frequencies: Frequencies,
  stop: AbortSignal,
  onDealt: (rounds: number) => void,
): Promise<void> => {
  const last = surelyReached(room.shoe);
  const coups = createServedCoups(makeTable(room, { table: 'rounds', name: 'Rounds' }), word);
  const end = frequencies.rounds + rounds;
  while (frequencies.rounds < end && !stop.aborted) {
    const until = Math.min(end, frequencies.rounds + ROUNDS_AT_ONCE);
    const before = frequencies.rounds;
    while (frequencies.rounds < until) {
      const { round, coup } = coups.next();
      if (round <= last) count(frequencies, coup);
    }
    onDealt(frequencies.rounds - before);
    // Signals are handled between two turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
  }
};

export const roundsDocument = (frequencies: Frequencies) => ({ kind: KIND, ...frequencies });

/** Adds what a file holds, in place. Throws a `Failure` that names the file and the field. */
export const addRounds = (frequencies: Frequencies, file: string, text: string): void => {
  const more = readRounds(file, text);
  if (more.decks !== frequencies.decks)
    throw new Failure(`${file} counts shoes of ${more.decks} decks, and this run of ${frequencies.decks}`);
  frequencies.rounds += more.rounds;
  addTo(frequencies.byScores, more.byScores);
  for (const id of SCHEDULE_IDS) addTo(frequencies.byOption[id], more.byOption[id]);
};

const addTo = (counts: number[], more: readonly number[]): void => {
  for (const [at, each] of more.entries()) counts[at] = (counts[at] ?? 0) + each;
};

const readRounds = (file: string, text: string): Frequencies => {
  const { faults, record, list, whole } = newReader();
  const data = record('rounds', parsed(file, text));
  if (data.kind !== KIND)
    throw new Failure(`${file} holds no counted rounds: write one with punto rng rounds --out`);
  const counts = (path: string, value: unknown): number[] =>
    list(path, value).map((each, i) => whole(`${path}[${i}]`, each, 0));
  const frequencies = newFrequencies(whole('decks', data.decks, 1, 8));
  frequencies.rounds = whole('rounds', data.rounds, 0);
  const byOption = record('byOption', data.byOption);
  const lists = [
    ['byScores', data.byScores, frequencies.byScores],
    ...SCHEDULE_IDS.map((id) => [`byOption.${id}`, byOption[id], frequencies.byOption[id]] as const),
  ] as const;
  for (const [path, value, into] of lists) {
    const read = counts(path, value);
    if (read.length !== into.length) faults.push({ path, says: `must hold ${into.length} counts` });
    else into.splice(0, into.length, ...read);
  }
  const [fault] = faults;
  if (fault !== undefined) throw new Failure(`${file}: ${fault.path} ${fault.says}`);
  const scored = frequencies.byScores.reduce((all, each) => all + each, 0);
  if (scored !== frequencies.rounds) throw new Failure(`${file}: its counts do not add up; it was changed`);
  return frequencies;
};

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${file} holds no counted rounds: it is not JSON`);
  }
};
