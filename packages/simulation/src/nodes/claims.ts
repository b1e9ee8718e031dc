// Which node claims which table at this moment, by each node's own view. Two claims at the same time are possible,
// because a frozen node does not know that its lease has expired. The invariant is that the store accepts writes of
// one of them only.

import type { Broker, TableRequest } from '@punto/server/broker/broker';
import type { TableId } from '@punto/table/index';
import type { Faults } from '../faults.ts';
import { mustHold, type Verdict } from '../violations.ts';
import type { Owner, World } from '../world.ts';

type RequestHandler = Parameters<Broker['own']>[1];
type Claim = {
  readonly by: Owner;
  readonly answer: RequestHandler;
  /** When the lease went to another, by the counter of this one's machine. */
  lostAt: number | null;
};

/** The duration of a lease, and of a step. */
const BELIEVED_MS = 2_050;

/** Later than any immediate answer. */
const soon = async <T>(value: T): Promise<T> => {
  for (let turn = 0; turn < 10; turn += 1) await null;
  return value;
};

export class Claims {
  readonly #faults: Faults;
  readonly #world: World;
  readonly #verdict: Verdict;
  readonly #askedAt = new Map<TableId, number>();
  readonly #steadyOf: (by: Owner) => number;
  readonly #claims = new Map<TableId, Claim[]>();
  /** What owners took up of what would count twice. */
  readonly duties: TableRequest[] = [];
  /** Pairs of owners that were seen, so that each counts once. */
  readonly #seen = new Set<string>();

  constructor(world: World, faults: Faults, verdict: Verdict, steadyOf: (by: Owner) => number) {
    this.#world = world;
    this.#faults = faults;
    this.#verdict = verdict;
    this.#steadyOf = steadyOf;
  }

  /** The lease has another owner. */
  taken(table: TableId): void {
    for (const claim of this.#claims.get(table) ?? []) claim.lostAt ??= this.#steadyOf(claim.by);
  }

  /** The broker of this process, with an ear in it. */
  beside(by: Owner, broker: Broker): Broker {
    return {
      ...broker,
      own: (table, answer) => {
        const release = broker.own(table, async (request) => {
          const reply = await answer(request);
          if (reply.type === 'duty') this.duties.push(request);
          return reply;
        });
        const claim: Claim = { by, answer, lostAt: null };
        this.#claims.set(table, [...(this.#claims.get(table) ?? []), claim]);
        return (how) => {
          this.#drop(table, claim);
          release(how);
        };
      },
    };
  }

  #drop(table: TableId, claim: Claim): void {
    const left = (this.#claims.get(table) ?? []).filter((each) => each !== claim);
    if (left.length > 0) this.#claims.set(table, left);
    else this.#claims.delete(table);
  }

  /** Counts the tables with two owners that could both write; a node may believe in an expired lease no longer than its duration. */
  check(): void {
    const now = this.#world.now();
    for (const [table, claims] of [...this.#claims]) {
      for (const claim of claims) if (!claim.by.alive) this.#drop(table, claim);
      const acting = claims.filter(({ by }) => by.alive && by.frozenUntil <= now);
      if (acting.length < 2 && acting.every(({ lostAt }) => lostAt === null)) continue;
      if (this.#askedAt.get(table) === now) continue;
      this.#askedAt.set(table, now);
      this.#ask(table, acting);
    }
  }

  /** Per process: a node may notice its lost lease only at its next write. */
  #ask(table: TableId, acting: readonly Claim[]): void {
    const believing: Claim[] = [];
    let left = acting.length;
    for (const claim of acting)
      this.#world.soon(claim.by, () => {
        // A node that is in the middle of a write answers when the write is done, and counts as the owner meanwhile.
        const reply = Promise.race([claim.answer({ type: 'oversee' }), soon({ type: 'in-doubt' } as const)]);
        void reply.then(({ type }) => {
          if (type !== 'not-mine') believing.push(claim);
          left -= 1;
          if (left === 0) this.#verdict.over(() => this.#judge(table, acting, believing));
        });
      });
  }

  #judge(table: TableId, acting: readonly Claim[], believing: readonly Claim[]): void {
    for (const { by, lostAt } of believing) {
      const ms = this.#steadyOf(by) - (lostAt ?? this.#steadyOf(by));
      mustHold(
        ms <= BELIEVED_MS,
        () => `${by.name} answers for ${table} ${ms} ms after it was taken from it`,
      );
    }
    const pair = `${table} ${acting.map(({ by }) => by.name).sort()}`;
    if (acting.length > 1 && this.#isNew(pair)) this.#faults.count('table with two owners');
    if (believing.length > 1 && this.#isNew(`${pair} believing`))
      this.#faults.count('table with two owners that believe it');
  }

  #isNew(name: string): boolean {
    const { size } = this.#seen;
    return this.#seen.add(name).size > size;
  }
}
