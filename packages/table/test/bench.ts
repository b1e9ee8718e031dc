// Test bench of a table: a pure fold in virtual time over a shoe of known cards, with real books, so that tests read
// as given, when, then, and a transfer refused by the books fails the test.
import type { Card } from '@punto/engine/card';
import { DECK } from '@punto/engine/card';
import type { BeaconValue } from '@punto/engine/fairness/record';
import { coins, type Minor, minor } from '@punto/engine/minor';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import type { TableSetup } from '@punto/engine/room';
import {
  type Account,
  type AccountId,
  availableMinor,
  createBook,
  emptyAccount,
  HOUSE,
  keyOf,
  operatorAccount,
  patronAccount,
  type Transfer,
} from '@punto/ledger';
import {
  type Accepted,
  type Act,
  type ActRefusal,
  type ArchivedShoe,
  type Command,
  type CorrectionLine,
  type Duty,
  type DutyRefusal,
  decide,
  evolve,
  freeze,
  type Instant,
  initialState,
  instant,
  type KeptRecord,
  type OpenTable,
  type PatronId,
  type PlayRecord,
  patronId,
  type Staff,
  settlesNext,
  shoeId,
  type TableEvent,
  type Ticket,
  type TicketRefusal,
  thaw,
  ticketId,
} from '../src/index.ts';

export const SETUP: TableSetup = {
  id: 'test-room',
  title: 'Test room',
  cloth: 'live',
  table: 'test-table',
  name: 'Test table',
  labels: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  shoe: { decks: 8, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' },
  offers: (['player', 'banker', 'tie', 'player-pair', 'any-pair', 'player-bonus'] as const).map((option) => ({
    option,
    schedule: option,
    minMinor: coins(5),
    maxMinor: coins(1000),
    until: option === 'any-pair' ? 2 : null,
  })),
  commissionModes: ['traditional', 'no-commission'],
  differentialMinor: coins(1500),
  stepMinor: coins(1),
  chipsMinor: [coins(1), coins(5), coins(25)],
  pace: {
    shufflingMs: 5000,
    bettingMs: 10000,
    closedMs: 1000,
    cardMs: 800,
    thirdCardMs: 1200,
    resultMs: 4000,
  },
};

/** `SETUP` with a squeeze: the patrons with the largest stakes turn the hands. [V2] */
export const SQUEEZED: TableSetup = { ...SETUP, squeeze: { turnMs: 15_000 } };

/** `SETUP` with seats. [V6] */
export const SEATED: TableSetup = {
  ...SETUP,
  seats: { labels: ['1', '2', '3', '5'], offerMs: 3000, dealMs: 6000, keepMs: 30_000, onTie: 'pass' },
};

/** One patron, one deck for every coup, one of the three. [V5] */
export const SOLO: TableSetup = {
  ...SETUP,
  shoe: { decks: 1, burn: 'none', cutDepth: null, afterCut: 'finish' },
  commissionModes: ['traditional'],
  differentialMinor: null,
  solo: true,
  mains: 'one',
};

/** A shoe that begins with these cards, followed by the decks in order. */
export const shoeOf = (text: string, decks = 8): Card[] => {
  const first = text.split(/\s+/).filter(Boolean) as Card[];
  return [...first, ...Array.from({ length: decks }, () => DECK).flat()].slice(0, decks * 52);
};

export const DEALER: Staff = { id: 'dealer-1', name: 'Dealer 1' };
export const SUPERVISOR: Staff = { id: 'supervisor-1', name: 'Supervisor 1' };

/** What the house brings into every cut here. */
export const HOUSE_VALUE = '0b'.repeat(32);

const GRANT = coins(1_000_000);

export class Bench {
  state: OpenTable;
  now = 1_000_000;
  /** Arrival time of the command; `null`: now. */
  arrived: number | null = null;
  readonly events: TableEvent[] = [];
  readonly transfers: Transfer[] = [];
  readonly records: PlayRecord[] = [];
  readonly archived: ArchivedShoe[] = [];
  /** The preview of the latest duty. [T6] */
  corrections: readonly CorrectionLine[] = [];
  /** Patrons without a window at the table, and since when. */
  readonly away = new Map<PatronId, Instant>();
  /** The value of the public beacon; `null`: unavailable. */
  beacon: BeaconValue | null = null;
  /** When it is published; `null`: it is not known. */
  beaconDueAt: Instant | null = null;
  readonly #book = createBook({ account: emptyAccount, movement: () => null, resolution: () => null });
  readonly #patrons = new Set<string>();
  #shoe: readonly Card[];
  #tickets = 0;

  constructor(shoe: readonly Card[], setup: TableSetup = SETUP) {
    this.#shoe = shoe;
    this.state = this.#fold(null, this.#decide(null, { type: 'OpenTable', setup }));
    if (setup.dealing !== 'person') this.newShoe(shoe);
  }

  newShoe(cards: readonly Card[]): void {
    this.#shoe = cards;
    this.carryOut({ type: 'TakeShoe', shoe: shoeId(`shoe-${this.state.shoes + 1}`), cards: cards.length });
  }

  /** Lets the deadline come and the table act on it. */
  advance(): void {
    if (this.state.deadline === null) throw new Error('nothing is due');
    this.now = this.state.deadline;
    this.carryOut({ type: 'Advance' });
  }

  /** Lets this time pass; timers that fall due fire at their times. */
  wait(ms: number): void {
    const end = this.now + ms;
    while (this.state.deadline !== null && this.state.deadline <= end) {
      this.now = Math.max(this.now, this.state.deadline);
      this.carryOut({ type: 'Advance' });
    }
    this.now = end;
  }

  /** Jumps ahead by this time, as after sleep of the machine: everything that is due is done late, in its order. */
  leap(ms: number): void {
    this.now += ms;
    while (this.state.deadline !== null && this.state.deadline <= this.now)
      this.carryOut({ type: 'Advance' });
  }

  /** Advances until the phase is the one named, at least once. */
  until(phase: OpenTable['phase']): void {
    do this.advance();
    while (this.state.phase !== phase && this.state.deadline !== null);
  }

  /** Advances until another round opens; offers of the shoe that run out on the way do not count. */
  nextRound(): void {
    const { round } = this.state;
    do this.advance();
    while (this.state.phase !== 'betting' || this.state.round?.openedAt === round?.openedAt);
  }

  carryOut(command: Command): void {
    const done = this.#decide(this.state, command);
    // The host would ask again and again.
    if (command.type === 'Advance' && done.events.length === 0)
      throw new Error('time passes and nothing happens');
    const settles = done.events.some(({ type }) => type === 'RoundSettled');
    if (command.type === 'Advance' && settles !== settlesNext(this.state))
      throw new Error('the table did not settle at its announced time');
    this.state = this.#fold(this.state, done);
  }

  /** Stakes in coins; the refusal, or null when the ticket was taken. */
  bet(
    patron: string,
    stakes: Partial<Record<OptionId, number>>,
    more: { mode?: CommissionMode; round?: number; shoe?: number; cut?: string } = {},
  ): TicketRefusal | null {
    this.#tickets += 1;
    this.#admit(patron);
    const ticket: Ticket = {
      id: ticketId(`ticket-${String(this.#tickets).padStart(4, '0')}`),
      patron: patronId(patron),
      shoe: more.shoe ?? this.state.shoe?.number ?? 0,
      round: more.round ?? this.state.round?.number ?? 0,
      mode: more.mode ?? 'traditional',
      ...(more.cut === undefined ? {} : { cut: more.cut }),
      bets: Object.entries(stakes).map(([option, stake]) => ({
        option: option as OptionId,
        stakeMinor: minor(Math.round((stake ?? 0) * 100)),
      })),
    };
    const decision = decide(this.state, { type: 'PlaceTicket', ticket }, this.#context());
    if (!decision.ok) return decision.refusal;
    this.state = this.#fold(this.state, decision);
    return null;
  }

  /** The refusal, or null when the act was done. */
  act(patron: string, act: Act, more: { round?: number; shoe?: number } = {}): ActRefusal['reason'] | null {
    const shoe = more.shoe ?? this.state.shoe?.number ?? 0;
    const round = more.round ?? this.state.round?.number ?? 0;
    if (act.act === 'bet-behind') this.#admit(patron);
    const decision = decide(
      this.state,
      { type: 'DoAct', patron: patronId(patron), shoe, round, act },
      this.#context(),
    );
    if (!decision.ok) return decision.refusal.reason;
    this.state = this.#fold(this.state, decision);
    return null;
  }

  /** The refusal, or null when the duty was done. */
  duty(duty: Duty, staff: Staff = DEALER): DutyRefusal | null {
    const decision = decide(this.state, { type: 'DoDuty', staff, duty }, this.#context());
    if (!decision.ok) return decision.refusal;
    this.corrections = decision.corrections ?? [];
    this.state = this.#fold(this.state, decision);
    return null;
  }

  /** Takes all the patron's coins except this amount. */
  spendAllBut(patron: string, left: number): void {
    const account = this.#book.account(patronAccount(patron));
    this.#post([
      {
        kind: 'direct',
        id: `spent:${patron}:${this.now}`,
        debit: patronAccount(patron),
        credit: HOUSE,
        amountMinor: minor(availableMinor(account) - coins(left)),
        code: 'house',
        memo: { at: this.now },
      },
    ]);
  }

  /** The patron's last window is closed. */
  leave(patron: string): void {
    this.away.set(patronId(patron), instant(this.now));
    this.carryOut({ type: 'MissPatron', patron: patronId(patron) });
  }

  comeBack(patron: string): void {
    this.away.delete(patronId(patron));
  }

  /** Reads the table again as after a restart: from the text of the state, or from the events alone. */
  restart(from: 'snapshot' | 'events'): void {
    const state = from === 'snapshot' ? thaw(freeze(this.state)) : this.events.reduce(evolve, initialState);
    if (!state) throw new Error('nothing to restart from');
    this.state = state;
  }

  /** What each account gained, grants left out. */
  gains(): Record<string, Minor> {
    const gained = ({ id, balanceMinor }: Account): number =>
      balanceMinor + (id === HOUSE ? GRANT * this.#patrons.size : id.startsWith('patron:') ? -GRANT : 0);
    return Object.fromEntries(
      this.#book.changes().accounts.map((account) => [account.id, minor(gained(account))]),
    );
  }

  /** All accounts that were ever touched. */
  accounts(): readonly Account[] {
    return this.#book.changes().accounts;
  }

  account(id: AccountId): Account {
    return this.#book.account(id);
  }

  /** As the store returns them: the latest revision of each patron's record. */
  #latest(shoe: number, round: number): KeptRecord[] {
    const latest = new Map<PatronId, KeptRecord>();
    for (const record of this.records) {
      if (record.shoe !== shoe || record.round !== round) continue;
      latest.set(record.patron, { ...record, balanceBeforeMinor: minor(0), balanceAfterMinor: minor(0) });
    }
    return [...latest.values()];
  }

  #admit(patron: string): void {
    if (this.#patrons.has(patron)) return;
    this.#patrons.add(patron);
    this.#post([
      {
        kind: 'direct',
        id: `grant:${patron}`,
        debit: patron.includes('.') ? operatorAccount(keyOf(patron)) : HOUSE,
        credit: patronAccount(patron),
        amountMinor: GRANT,
        code: 'grant',
        memo: { at: this.now },
      },
    ]);
  }

  #post(transfers: readonly Transfer[]): void {
    const refusal = this.#book.post(transfers);
    if (refusal) throw new Error(`the books refuse: ${refusal}`);
  }

  #context() {
    return {
      now: instant(this.now),
      ...(this.arrived === null ? {} : { arrived: instant(this.arrived) }),
      availableMinor: (patron: PatronId) => availableMinor(this.#book.account(patronAccount(patron))),
      recordsOf: (shoe: number, round: number) => this.#latest(shoe, round),
      houseValue: () => HOUSE_VALUE,
      beacon: () => this.beacon,
      beaconDueAt: () => this.beaconDueAt,
      awaySince: (patron: PatronId) => this.away.get(patron) ?? null,
      cardAt: (index: number): Card => {
        const card = this.#shoe[index];
        if (!card) throw new Error(`no card ${index}`);
        return card;
      },
    };
  }

  #decide(state: OpenTable | null, command: Command): Accepted {
    const decision = decide(state, command, this.#context());
    if (!decision.ok) throw new Error(`${command.type} refused: ${decision.refusal.reason}`);
    return decision;
  }

  #fold(state: OpenTable | null, { events, transfers, records, archived }: Accepted): OpenTable {
    this.#post(transfers);
    this.events.push(...events);
    this.transfers.push(...transfers);
    this.records.push(...records);
    if (archived) this.archived.push(archived);
    const next = events.reduce<OpenTable | null>(evolve, state ?? initialState);
    if (!next) throw new Error('no table');
    return next;
  }
}
