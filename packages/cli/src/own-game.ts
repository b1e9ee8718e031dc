// `--rules` and `--deck` of `punto odds`: drawing rules and a deck from files; faults have line and column. [F5]
import { type DrawTable, type OwnDeck, USUAL_RANKS } from '@punto/engine/bet/own-draws';
import { type ParsedOwn, parseDrawTable, parseOwnDeck } from '@punto/engine/bet/parse-own-draws';
import { bankerDraws, playerDraws } from '@punto/engine/tableau';
import { faultLine, parseFieldPath } from '@punto/server/input/file-fault';
import { parseFileText } from '@punto/server/input/file-text';
import { failureOf } from './failure.ts';
import type { Shell } from './shell.ts';

export type OwnGame = { readonly table: DrawTable; readonly deck: OwnDeck };

type Asked = {
  readonly rules?: string | undefined;
  readonly deck?: string | undefined;
  readonly decks: number;
};

/** Without a file: the tableau, whole decks. Throws a `Failure` with every fault of a file. */
export const readOwnGame = async ({ rules, deck, decks }: Asked, shell: Shell): Promise<OwnGame> => ({
  table: rules === undefined ? USUAL_TABLE : await readOwn(rules, parseDrawTable, shell),
  deck: deck === undefined ? { decks, ranks: USUAL_RANKS } : await readOwn(deck, parseOwnDeck, shell),
});

const readOwn = async <T>(
  file: string,
  parse: (value: unknown) => ParsedOwn<T>,
  shell: Shell,
): Promise<T> => {
  const text = parseFileText(file, await shell.readFile(file));
  if (text.faults.length > 0) throw failureOf(text.faults.map(faultLine));
  const parsed = parse(text.data);
  if (parsed.ok) return parsed.value;
  const lines = parsed.faults.map(({ path, says, at }) =>
    faultLine(text.fault(parseFieldPath(path), says, at ?? 'value')),
  );
  throw failureOf(lines);
};

const TOTALS = Array.from({ length: 8 }, (_, total) => total);

const USUAL_TABLE: DrawTable = {
  ends: [8, 9],
  player: TOTALS.filter(playerDraws),
  bankerAlone: TOTALS.filter((total) => bankerDraws(total, null)),
  bankerAfter: Array.from({ length: 10 }, (_, third) => TOTALS.filter((total) => bankerDraws(total, third))),
  printed: null,
};
