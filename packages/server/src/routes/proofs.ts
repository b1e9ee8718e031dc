// Proofs of shoes and rounds as finished answers. At most one is built in a turn of the event loop, because reading a
// shoe and building its hash tree takes milliseconds, and no session is needed to ask; a finished one is cached. [F2]

import { setImmediate } from 'node:timers/promises';
import { revealRound } from '@punto/engine/fairness/opening';
import type { OpenedRound } from '@punto/engine/fairness/record';
import type { Store } from '@punto/store/store';
import { type PatronId, type TableId, tableId } from '@punto/table/ids';
import { cardsOfRound } from '@punto/table/records/dealt-round';
import type { Broker } from '../broker/broker.ts';
import { Problem } from '../http/problem.ts';
import { problemWith } from '../http/problem-detail.ts';
import { Semaphore, TooManyWaiting } from '../limits/semaphore.ts';
import { isPassing } from '../socket/catch-up.ts';
import { AnswerCache, type CachedAnswer } from './answer-cache.ts';
import { type CachedShoe, createShoeProofCache } from './shoe-proof-cache.ts';

export type ShoeAsked = {
  /** The table in the URL; for a private table the name of its room's table. */
  readonly name: string;
  readonly table: TableId;
  readonly patron: PatronId | null;
  readonly shoe: number;
  /** `false`: the address has used up its budget for reading shoes. */
  readonly mayRead: () => boolean;
};
export type RoundAsked = ShoeAsked & { readonly round: number };

/** Both reject with a `Problem`. */
export type Proofs = {
  /** The proof of an ended shoe. */
  readonly ofShoe: (asked: ShoeAsked) => Promise<CachedAnswer>;
  readonly ofRound: (asked: RoundAsked) => Promise<CachedAnswer>;
};

/** A round takes about 8 kB, a shoe of eight decks about 60 kB. */
const KEPT_BYTES = 16 * 1024 * 1024;
const MOST_WAITING = 256;

export const createProofs = (store: Pick<Store, 'openedShoe'>, broker: Pick<Broker, 'ask'>): Proofs => {
  const kept = new AnswerCache(KEPT_BYTES);
  const shoeProofCache = createShoeProofCache();
  const turns = new Semaphore(1, MOST_WAITING);

  /** Builds in its own turn of the event loop. */
  const inTurn = async <T>(build: () => Promise<T>): Promise<T> => {
    try {
      return await turns.take(async () => {
        await setImmediate();
        return build();
      });
    } catch (fault) {
      throw fault instanceof TooManyWaiting ? problemWith('too-frequent', 'proofs') : fault;
    }
  };

  const ofShoe = async ({ table, shoe, mayRead }: ShoeAsked): Promise<CachedAnswer> => {
    const key = `${table}/${shoe}`;
    const build = async (): Promise<CachedAnswer> => {
      const found = kept.find(key);
      if (found !== null) return found;
      if (!mayRead()) throw new Problem('too-frequent');
      const opened = await store.openedShoe(table, shoe);
      if (opened === null) throw problemWith('not-found', 'no-proof-of-shoe');
      return kept.keep(key, opened);
    };
    return kept.find(key) ?? inTurn(build);
  };

  const endedShoe = async ({ table, shoe, mayRead }: ShoeAsked): Promise<CachedShoe | null> => {
    const key = `${table}/${shoe}`;
    const found = shoeProofCache.find(key);
    if (found !== null) return found;
    if (!mayRead()) throw new Problem('too-frequent');
    const ended = await store.openedShoe(table, shoe);
    return ended && shoeProofCache.keep(key, ended);
  };

  const ofRound = async (asked: RoundAsked): Promise<CachedAnswer> => {
    const { name, table, patron, shoe, round } = asked;
    const key = `${table}/${shoe}/${round}`;
    const found = kept.find(key);
    if (found !== null) return found;
    // While the shoe is in play, the table itself gives the proof.
    const reply = await broker.ask(tableId(name), { type: 'open-round', patron, shoe, round });
    if (reply.type === 'opened' && reply.opened !== null) return kept.keep(key, reply.opened);
    return inTurn(async () => {
      const built = kept.find(key);
      if (built !== null) return built;
      const opened = roundOf(await endedShoe(asked), round);
      if (opened !== null) return kept.keep(key, opened);
      if (reply.type === 'no-reply' && isPassing(reply.reason)) throw new Problem('not-ready');
      throw problemWith('not-found', 'no-proof-of-round');
    });
  };

  return { ofShoe, ofRound };
};

/** The same proof as while the shoe was in play. */
const roundOf = (shoe: CachedShoe | null, number: number): OpenedRound | null => {
  const round = shoe?.opened.rounds.find((each) => each.round === number);
  if (!shoe || !round) return null;
  return revealRound(shoe.tree, { round: number, status: round.status, dealt: cardsOfRound(round) });
};
