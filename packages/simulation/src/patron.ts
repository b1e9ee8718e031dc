// A patron with the real client in one or two windows: enters, watches, bets in time and too late, sits, deals,
// squeezes, goes broke and gets a top-up, disappears and returns. The client's state is compared with the truth
// whenever it changes, and the answers to its tickets are kept for the end of the run.
import { isDeepStrictEqual } from 'node:util';
import { coins, minor } from '@punto/engine/minor';
import { fieldOf, keysOf } from '@punto/engine/object-keys';
import { SIDES } from '@punto/engine/side';
import type { ActOrder } from '@punto/protocol/client/acts';
import { createCuts } from '@punto/protocol/client/cuts';
import { createClient, type PatronClient } from '@punto/protocol/client/patron-client';
import type { TicketOrder, TicketOutcome } from '@punto/protocol/client/tickets';
import { PATHS } from '@punto/protocol/paths';
import type { Chance } from '@punto/server/test/support/chance';
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import type { Act, OwnView, TableView } from '@punto/table/index';
import { actBehind } from './behind.ts';
import type { Network, Visitor } from './network.ts';
import type { Truth } from './truth.ts';
import { mustHold, type Verdict } from './violations.ts';
import type { Witness } from './witness.ts';
import { createOwner, type Owner, type World } from './world.ts';

export type PatronParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly network: Network;
  readonly truth: Truth;
  readonly witness: Witness;
  readonly verdict: Verdict;
  readonly deeds: Deeds;
  readonly tables: readonly string[];
};

/** Errors that say a message was not as it must be. */
const WRONG_SHAPE: ReadonlySet<string> = new Set(['malformed', 'unknown-message', 'too-large']);

/** A limit that is reached in some tens of rounds at these stakes. */
const LOSS_LIMIT = coins(400);

type SeenTable = { readonly view: TableView; readonly own: OwnView | null };
export type Window = {
  readonly owner: Owner;
  readonly client: PatronClient;
  readonly watching: Map<string, () => void>;
  leaveLobby: () => void;
  /** The version at which the patron's private data was current. */
  readonly ownAt: Map<string, number>;
};

export class Patron {
  readonly #parts: PatronParts;
  /** Acts as long as the simulation lasts, even if all windows are closed. */
  readonly #self: Owner;
  readonly #label: string;
  readonly windows: Window[] = [];
  readonly outcomes: TicketOutcome[] = [];
  /** Top-ups confirmed by the server. */
  readonly toppedUp: string[] = [];
  id = '';
  #cookie = '';
  #requests = 0;
  #isAsking = false;
  #rehearses = false;
  /** Whether the patron has a limit on losses. */
  readonly #isCareful: boolean;
  /** Places tickets. */
  stakes = true;

  constructor(parts: PatronParts, label: string) {
    this.#parts = parts;
    this.#label = label;
    // Decided by the name, so that the other random choices of a seed do not depend on it.
    this.#isCareful = /[02468]$/.test(label);
    this.#self = createOwner(label);
    parts.world.after(this.#self, parts.chance.below(1_000), () => void this.#enter());
  }

  async #enter(): Promise<void> {
    const { network, world } = this.#parts;
    const answer = await network.ask(this.#self, { method: 'POST', url: PATHS.session, payload: {} });
    if (answer?.status !== 200) {
      world.after(this.#self, 700, () => void this.#enter());
      return;
    }
    this.id = String(fieldOf(fieldOf(answer.body, 'patron'), 'id'));
    this.#cookie = answer.cookie;
    this.#parts.truth.expectedBooks.purse(this.id);
    if (this.#isCareful) await this.#limitLosses(LOSS_LIMIT);
    this.#open();
    this.#think();
  }

  #open(): void {
    const { network, chance, tables } = this.#parts;
    const owner = createOwner(`${this.#label} ${this.windows.length}`);
    const visitor: Visitor = { name: this.id, door: 'patron', owner };
    const environment = network.environment(visitor, this.#cookie, chance.between(-3_000, 3_000));
    const client = createClient({ url: `ws://punto${PATHS.socket}`, environment, createCuts });
    const window: Window = {
      ...{ owner, client, watching: new Map(), ownAt: new Map() },
      leaveLobby: client.watchLobby(),
    };
    client.on('cut', (cut) => {
      const { witness } = this.#parts;
      witness.holdings.hold(witness.streamOf(cut.table, this.id), cut);
    });
    client.on('table', ({ table, version, view, own }) => {
      this.#compare(table, version, view);
      this.#neverOlder(window, table, own);
    });
    // More tables than allowed at a time: the server left the oldest one.
    client.on('error', ({ error, table }) => {
      this.#parts.deeds.count(WRONG_SHAPE.has(error) ? 'shape' : 'error', `message answered ${error}`);
      if (table === undefined) return;
      if (error === 'at-another-table') this.#leave(window, table);
      if (error === 'table-stopped' || error === 'no-such-table') this.#comeAgain(window, table);
    });
    this.windows.push(window);
    client.connect();
    for (const table of [chance.pick(tables), chance.pick(tables)]) this.#watch(window, table);
  }

  #watch({ client, watching }: Window, table: string): void {
    if (!watching.has(table)) watching.set(table, client.watchTable(table));
  }

  /** A client's view equals the true view at its version, whatever faults the network had. [T4] */
  #compare(table: string, version: number, view: TableView): void {
    const { truth, witness, verdict } = this.#parts;
    verdict.over(() => {
      const stream = witness.streamOf(table, this.id);
      const expected = truth.table(stream).views.get(version);
      mustHold(expected !== undefined, () => `${this.#label} holds ${stream} at ${version}, which never was`);
      mustHold(isDeepStrictEqual(view, expected), () => {
        const wrong = keysOf(view).filter((field) => !isDeepStrictEqual(view[field], expected[field]));
        return `${this.#label} holds ${stream} at ${version} with another ${wrong.join(', ')}`;
      });
    });
  }

  /** Of two own views the one with the higher version counts, whichever arrived first. [T4] */
  #neverOlder({ ownAt }: Window, table: string, own: OwnView | null): void {
    const { verdict } = this.#parts;
    const before = ownAt.get(table) ?? 0;
    if (own) ownAt.set(table, own.version);
    verdict.over(() =>
      mustHold(
        (own?.version ?? before) >= before,
        () => `${this.#label} went back from ${before} to ${own?.version} in what is theirs at ${table}`,
      ),
    );
  }

  #think(): void {
    const { world, chance } = this.#parts;
    world.after(this.#self, chance.between(200, 1_200), () => {
      this.#do();
      this.#think();
    });
  }

  #do(): void {
    const { chance } = this.#parts;
    if (this.windows.length === 0 || (this.windows.length < 2 && chance.once(60))) this.#open();
    const window = chance.pick(this.windows);
    if (chance.once(40)) this.#wander(window);
    for (const table of window.watching.keys()) this.#play(window, table);
    const account = window.client.account();
    if (account && account.availableMinor < coins(1) && account.inPlay.length === 0) void this.#topUp();
  }

  #wander(window: Window): void {
    const { chance, tables } = this.#parts;
    const table = chance.pick(tables);
    if (window.watching.has(table)) this.#leave(window, table);
    this.#watch(window, chance.pick(tables));
  }

  /** Like a person who finds a table closed: leaves, and enters again some time later. */
  #comeAgain(window: Window, table: string): void {
    this.#leave(window, table);
    this.#parts.world.after(window.owner, 3_000, () => this.#watch(window, table));
  }

  #leave({ watching, ownAt }: Window, table: string): void {
    ownAt.delete(table);
    watching.get(table)?.();
    watching.delete(table);
  }

  #play(window: Window, table: string): void {
    const { client } = window;
    const { chance } = this.#parts;
    const held = client.table(table);
    if (!held) return;
    const { shoe, round, phase } = held.view;
    const at = {
      shoe: shoe?.number ?? 1,
      round: Math.max(1, (round?.number ?? 1) - (chance.once(40) ? 1 : 0)),
    };
    const act = this.#actFor(held);
    if (act) this.#act(client, table, { ...at, act });
    if (held.own?.squeezed && chance.once(2))
      client.peel(table, { from: [0, 0], to: [chance.below(900), 400] });
    if (this.stakes && ((phase === 'betting' && chance.once(2)) || chance.once(50)))
      this.#stake(window, table, { ...at, ...this.#bets(held.view, client.account()?.availableMinor ?? 0) });
  }

  #act(client: PatronClient, table: string, order: ActOrder): void {
    const { deeds } = this.#parts;
    void client.act(table, order).then((done) => {
      const how = done.outcome === 'refused' ? `refused: ${done.refusal.reason}` : done.outcome;
      deeds.count('act', `${order.act.act} ${how}`);
    });
  }

  /** In the rehearsal the only faults are broken links while tickets are in flight: each ticket gets its answer. */
  #stake({ client, owner }: Window, table: string, order: TicketOrder): void {
    const { world, network, chance, verdict } = this.#parts;
    const rehearsed = this.#rehearses;
    if (rehearsed && chance.once(3)) world.after(this.#self, chance.between(1, 90), () => network.cut(owner));
    void client.placeTicket(table, order).then((outcome) => {
      this.outcomes.push(outcome);
      const why = outcome.outcome === 'refused' ? `: ${outcome.refusal.reason}` : '';
      this.#parts.deeds.count('ticket', `${outcome.outcome}${why}`);
      verdict.over(() =>
        mustHold(
          !rehearsed || outcome.outcome !== 'unknown',
          () => `ticket ${outcome.ticket} of ${this.#label} never got its answer`,
        ),
      );
    });
  }

  #bets({ setup }: TableView, availableMinor: number) {
    const { chance } = this.#parts;
    const options = new Set(
      Array.from({ length: chance.between(1, 3) }, () => chance.pick(setup.offers).option),
    );
    // All they have, now and then: then they are broke, and nothing can be taken back from them.
    const most = chance.once(5) ? availableMinor - (availableMinor % coins(1)) : coins(90);
    const bets = setup.offers
      .filter(({ option }) => options.has(option))
      .map(({ option, minMinor, maxMinor }) => {
        const stake = chance.once(5) ? most : minMinor + coins(chance.below(60));
        return {
          option,
          stakeMinor: minor(chance.once(30) ? maxMinor + 1 : Math.max(minMinor, Math.min(maxMinor, stake))),
        };
      });
    return { mode: chance.pick(setup.commissionModes), bets };
  }

  /** Acts that are open to the patron, and sometimes one that is not. */
  #actFor({ view, own }: SeenTable): Act | null {
    const { chance } = this.#parts;
    if (own?.squeezed && !chance.once(3)) {
      const { side, place } = own.squeezed;
      return chance.once(4) ? { act: 'give-up-squeeze', side } : { act: 'turn-card', side, place };
    }
    const behind = actBehind(chance, view, own);
    if (behind) return behind;
    if (view.seats && !own?.seat && (!own?.behind || chance.once(20)))
      return { act: 'take-seat', seat: chance.pick(view.seats.seats).seat };
    if (own?.seat && view.seats?.offered?.seat === own.seat)
      return { act: chance.once(4) ? 'decline-shoe' : 'accept-shoe' };
    if (own?.seat && view.seats?.holder === own.seat && view.phase === 'closed') return { act: 'deal' };
    if (!chance.once(30)) return null;
    return chance.pick<Act>([
      { act: 'leave-seat' },
      { act: 'want-shoe' },
      { act: 'deal' },
      { act: 'turn-card', side: chance.pick(SIDES), place: 0 },
      { act: 'give-up-squeeze', side: chance.pick(SIDES) },
    ]);
  }

  /** Sets a limit before the first stake and sometimes asks for a rise, which must not take effect within a day. [P1] [P2] */
  async #limitLosses(to: number): Promise<void> {
    const change = (made: object) =>
      this.#parts.network.ask(this.#self, {
        method: 'POST',
        url: PATHS.protection,
        cookie: this.#cookie,
        payload: { zone: 'UTC', change: made },
      });
    let answer = await change({ change: 'set-limit', key: 'loss-month', to });
    while (answer === null || answer.status >= 500)
      answer = await change({ change: 'set-limit', key: 'loss-month', to });
    this.#parts.deeds.count('limit', `loss ${answer.status === 200 ? 'set' : `answered ${answer.status}`}`);
    this.#parts.truth.expectedBooks.purse(this.id).lossLimitMinor ??= to;
    await change({ change: 'set-limit', key: 'loss-month', to: 10 * to });
    const early = await change({ change: 'confirm-rise', key: 'loss-month' });
    this.#parts.verdict.over(() =>
      mustHold(early === null || early.status !== 200, () => `${this.#label} raised a limit at once`),
    );
  }

  /** The same request until it is answered: it counts once. [L6] [L7] */
  async #topUp(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#requests += 1;
    const request = `${this.#label}-top-up-${this.#requests}`;
    const { network } = this.#parts;
    const ask = () =>
      network.ask(this.#self, {
        method: 'POST',
        url: PATHS.topUp,
        cookie: this.#cookie,
        payload: { request },
      });
    let answer = await ask();
    while (answer === null || answer.status >= 500) answer = await ask();
    this.#parts.deeds.count('top-up', answer.status === 200 ? 'done' : `answered ${answer.status}`);
    if (answer.status === 200) this.toppedUp.push(`top-up:${this.id}:${request}`);
    this.#isAsking = false;
  }

  /** The machine is switched off, and some time later another window is opened. */
  vanish(): void {
    const window = this.windows.pop();
    if (!window) return;
    this.#parts.network.silence(window.owner);
    window.owner.alive = false;
  }

  /** Leaves permanently, without any message. */
  goHome(): void {
    this.#self.alive = false;
    while (this.windows.length > 0) this.vanish();
  }

  /** From now on only the planned faults occur; `false`: none. At the beginning each window leaves the lobby and comes back. */
  rehearse(rehearses: boolean): void {
    this.#rehearses = rehearses;
    if (!rehearses) return;
    for (const window of this.windows) {
      window.leaveLobby();
      window.leaveLobby = window.client.watchLobby();
    }
  }

  sleep(ms: number): void {
    for (const { owner } of this.windows) owner.frozenUntil = this.#parts.world.now() + ms;
  }

  get cookie(): string {
    return this.#cookie;
  }
}
