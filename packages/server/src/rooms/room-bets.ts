// The bets of a room file: definitions in the grammar, or ids of bets that are published with Punto. Faults have the position of
// the value in the file; remarks are those of `punto bets check`. [B]
import { betRemarks } from '@punto/engine/bet/bet-remarks';
import { parseBet } from '@punto/engine/bet/parse-bet';
import { roomBets } from '@punto/engine/bet/room-bets';
import { fieldOf } from '@punto/engine/object-keys';
import { BET_ID, OPTION_IDS, SCHEDULE_IDS } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import { type FieldPath, type FileFault, parseFieldPath } from '../input/file-fault.ts';
import type { FileText } from '../input/file-text.ts';
import { nearestWord } from '../input/nearest-word.ts';
import type { ShapeFault } from '../input/shape-faults.ts';
import { publishedBet, publishedIds } from './shipped-bets.ts';

export type FileBets = {
  /** Every entry as a definition, not checked yet. */
  readonly definitions: readonly unknown[];
  readonly faults: readonly FileFault[];
  /** Includes definitions with faults, so that offers of them are not reported as well. */
  readonly ids: readonly string[];
};

/** Reads `bets` of a room file; empty if the file has no such list. */
export const readFileBets = (text: FileText): FileBets => {
  const written = fieldOf(text.data, 'bets');
  const entries: readonly unknown[] = Array.isArray(written) ? written : [];
  const faults: FileFault[] = [];
  const definitions = entries.map((entry, i) => {
    const way: FieldPath = ['bets', i];
    if (typeof entry === 'string') {
      const published = publishedBet(entry);
      if (published === null) faults.push(text.fault(way, unknownBet(entry)));
      return published ?? { id: entry };
    }
    const parsed = parseBet(entry);
    if (!parsed.ok)
      faults.push(
        ...parsed.faults.map(({ path, says, at }) =>
          text.fault([...way, ...parseFieldPath(path)], says, at ?? 'value'),
        ),
      );
    else if (!parsed.bet.id.includes('/')) faults.push(text.fault([...way, 'id'], NAMESPACED));
    return entry;
  });
  const ids = definitions.map((bet) => fieldOf(bet, 'id')).filter((id) => typeof id === 'string');
  return { definitions, faults, ids };
};

const NAMESPACED =
  'must have a word of the house and a slash before it, such as house/dragon-7; name a published bet by its id alone, without a definition';

const unknownBet = (word: string): string => {
  if (SCHEDULE_IDS.some((id) => id === word))
    return `${word} is a bet of the rules, which every room has; offer it without naming it here`;
  const near = nearestWord(word, publishedIds());
  return `"${word}" is not a published bet: ${near === null ? 'the published bets are the files of bets/published; write a definition for a bet of your own' : `did you mean ${near}?`}`;
};

/** Faults of offers that name neither an option nor a bet of the room, and of schedules likewise. */
export const unknownOffers = (text: FileText, ids: readonly string[]): readonly ShapeFault[] => {
  const offers = fieldOf(text.data, 'offers');
  const options: readonly string[] = [...OPTION_IDS, ...ids];
  const schedules: readonly string[] = [...SCHEDULE_IDS, ...ids];
  const unknown = (
    way: FieldPath,
    word: unknown,
    known: readonly string[],
    what: string,
    at: ShapeFault['at'] = 'value',
  ): ShapeFault[] =>
    typeof word !== 'string' || !BET_ID.test(word) || known.includes(word)
      ? []
      : [{ way, says: notOffered(word, known, what), at }];
  if (Array.isArray(offers))
    return offers.flatMap((offer: unknown, i) => [
      ...unknown(['offers', i, 'option'], fieldOf(offer, 'option'), options, OPTION),
      ...unknown(['offers', i, 'schedule'], fieldOf(offer, 'schedule'), schedules, SCHEDULE),
    ]);
  if (typeof offers !== 'object' || offers === null) return [];
  return Object.entries(offers).flatMap(([option, change]) => [
    ...unknown(['offers', option], option, options, OPTION, 'name'),
    ...unknown(['offers', option, 'schedule'], fieldOf(change, 'schedule'), schedules, SCHEDULE),
  ]);
};

const OPTION = 'an option';
const SCHEDULE = 'a schedule';

const notOffered = (word: string, known: readonly string[], what: string): string => {
  const near = nearestWord(word, known);
  const hint = near === null ? `must be one of ${known.join(', ')}` : `did you mean ${near}?`;
  return `"${word}" is neither ${what} of the rules nor a bet of this room: ${hint}`;
};

/** Remarks on the bets that a room defines. */
export const betRemarksOf = (text: FileText, { bets, offers, stepMinor }: Room): readonly FileFault[] =>
  [...roomBets(bets).values()].flatMap(({ definition }, i) => {
    const { id } = definition;
    const isOffered = offers.some(({ schedule }) => schedule === id);
    return [
      ...betRemarks(definition, stepMinor).map(({ path, says }) =>
        text.fault(['bets', i, ...parseFieldPath(path)], `${id}: ${says}`),
      ),
      ...(isOffered ? [] : [text.fault(['bets', i], `${id} is defined and not offered`)]),
    ];
  });

/** Whether a path leads into the bets, whose faults this file reports. */
export const isInBets = (way: FieldPath): boolean => way[0] === 'bets' && way.length > 1;
