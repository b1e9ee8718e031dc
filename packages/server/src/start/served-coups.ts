// Deals coups with the production code for shuffling and dealing, without disk, network or waiting, so that millions
// of rounds can be counted by the code that serves, and not by a simulator's. [F1] [F4]
import { type Coup, finishCoup } from '@punto/engine/coup';
import { minor } from '@punto/engine/minor';
import type { Word } from '@punto/engine/random';
import type { TableSetup } from '@punto/engine/room';
import { CARDS_IN_DECK } from '@punto/engine/shoe';
import type { Store } from '@punto/store/store';
import {
  type Command,
  type Context,
  decide,
  evolve,
  initialState,
  instant,
  type OpenTable,
  type TableState,
  tableId,
  wantsShoe,
} from '@punto/table/index';
import { createSecretShoe, type SecretShoe, sealTerms } from '../table-host/shoe-secret.ts';

export type ServedCoup = {
  readonly shoe: number;
  readonly round: number;
  readonly coup: Coup;
};

/** The acts of patrons in the current state, before the clock moves on. */
export type Meddle = (table: OpenTable) => readonly Command[];

export type ServedCoups = {
  /** The next settled round. */
  readonly next: () => ServedCoup;
};

/** At a table with automatic dealing. */
export const createServedCoups = (setup: TableSetup, word: Word, meddle: Meddle = () => []): ServedCoups => {
  const box = createSecretShoe(tableId(setup.table), NO_STORE, [new Uint8Array(KEY_BYTES)], word);
  let table = carriedOut(initialState, { type: 'OpenTable', setup }, contextOf(box, 0));
  let now = 0;
  const command = (): Command => {
    if (!wantsShoe(table)) return { type: 'Advance' };
    const { encrypted, seal } = box.shuffle(sealTerms(table, null));
    box.take(encrypted);
    return { type: 'TakeShoe', shoe: encrypted.shoe, cards: seal.decks * CARDS_IN_DECK, seal };
  };
  const next = (): ServedCoup => {
    do {
      for (const each of meddle(table)) table = tried(table, each, contextOf(box, now));
      now = Math.max(now, table.deadline ?? 0);
      table = carriedOut(table, command(), contextOf(box, now));
    } while (table.phase !== 'settled');
    const { shoe, round } = table;
    if (!(shoe && round)) throw new Error('a round was settled without a shoe');
    return { shoe: shoe.number, round: round.number, coup: finishCoup(round.hands) };
  };
  return { next };
};

const KEY_BYTES = 32;
const NO_STORE: Pick<Store, 'encryptedShoe'> = { encryptedShoe: async () => null };

const contextOf = (box: SecretShoe, now: number): Context => ({
  now: instant(now),
  cardAt: box.cardAt,
  houseValue: box.houseValue,
  beacon: () => null,
  awaySince: () => null,
  availableMinor: () => minor(0),
  recordsOf: () => [],
});

const carriedOut = (state: TableState, command: Command, context: Context): OpenTable => {
  const decision = decide(state, command, context);
  if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.reason}`);
  const table = decision.events.reduce<TableState>(evolve, state);
  if (!table) throw new Error(`${command.type} left the table unopened`);
  return table;
};

/** A refused command leaves the table unchanged. */
const tried = (table: OpenTable, command: Command, context: Context): OpenTable => {
  const decision = decide(table, command, context);
  return decision.ok ? decision.events.reduce<OpenTable>(evolve, table) : table;
};
