// The independent referee: computes the money again from the events, with the engine and without the table's own
// settlement: the balance and stakes of every patron, and the content of every record. It is a separate computation on
// purpose: shared code would repeat a fault of the product, and it takes its bets from events, not from records. [L6] [T3] [T6]
import { payTableOf } from '@punto/engine/bet/room-bets';
import type { Card } from '@punto/engine/card';
import type { PayTable } from '@punto/engine/condition/terms';
import { type Coup, finishCoup, nextHand } from '@punto/engine/coup';
import { minor } from '@punto/engine/minor';
import { scheduleFor } from '@punto/engine/schedule';
import { settleBet } from '@punto/engine/settle';
import type { Side } from '@punto/engine/side';
import type { KeptRecord, OpenTable, RecordStatus, TableEvent } from '@punto/table/index';
import { TABLES_AT_ONCE } from './tables.ts';
import { mustHold } from './violations.ts';

type Bet = { readonly payTable: PayTable; stakeMinor: number };
/** What one patron has in one round. */
type Part = {
  readonly patron: string;
  readonly bets: Map<string, Bet>;
  stakedMinor: number;
  /** What they have had of it so far; `null`: it is not decided. */
  hadMinor: number | null;
  isClosed: boolean;
};
type Purse = {
  grantedMinor: number;
  wonMinor: number;
  pendingMinor: number;
  /** The limit on losses of this month that the server has confirmed; `null`: none. */
  lossLimitMinor: number | null;
};
/** What is used of a table's state: where the event belongs, and the offers at that time. */
type Position = Pick<OpenTable, 'setup'> & {
  readonly shoe: { readonly number: number } | null;
  readonly round: { readonly number: number } | null;
};
export type Expected = {
  readonly patron: string;
  readonly status: RecordStatus;
  readonly stakedMinor: number;
  readonly returnedMinor: number;
};

export class ExpectedBooks {
  readonly #purses = new Map<string, Purse>();
  readonly #tickets = new Map<string, string>();
  /** Keyed by table, shoe and round, then by patron. */
  readonly #rounds = new Map<string, Map<string, Part>>();
  readonly #hands = new Map<string, Record<Side, readonly Card[]>>();

  /** The record that the event must have made. */
  follow(table: string, state: Position, event: TableEvent): readonly Expected[] {
    const here = roundName(table, state.shoe?.number, state.round?.number);
    const hands = this.#hands.get(table) ?? { player: [], banker: [] };
    const hold = (side: Side, cards: readonly Card[]): void =>
      void this.#hands.set(table, { ...hands, [side]: cards });
    switch (event.type) {
      case 'RoundOpened':
        this.#hands.set(table, { player: [], banker: [] });
        return [];
      case 'TicketAccepted':
        this.#take(here, state, event.ticket);
        return [];
      case 'CardDealt':
      case 'CardTurned':
        hold(event.side, [...hands[event.side], event.card]);
        return [];
      case 'CardCorrected':
        hold(event.side, hands[event.side].with(event.place, event.card));
        return [];
      case 'CardTakenBack':
        // `card: null`: it lay face down, so the hand never counted it.
        if (event.card !== null) hold(event.side, hands[event.side].slice(0, -1));
        return [];
      case 'RoundSettled':
        mustHold(nextHand(hands) === null, () => `${here} was settled before its coup was complete`);
        return this.#decide(here, 'settled', (part) => returnedOf(part, finishCoup(hands)));
      case 'RoundCancelled':
        return this.#decide(here, 'cancelled', (part) => part.stakedMinor);
      case 'RoundVoided':
        return this.#correct(roundName(table, event.shoe, event.round), 'voided', (part) => part.stakedMinor);
      case 'RoundResettled': {
        const coup = finishCoup(event);
        return this.#correct(roundName(table, event.shoe, event.round), 'resettled', (part) =>
          returnedOf(part, coup),
        );
      }
      default:
        return [];
    }
  }

  #take(
    here: string,
    { setup }: Position,
    ticket: Extract<TableEvent, { type: 'TicketAccepted' }>['ticket'],
  ) {
    const name = `${ticket.patron} ${ticket.id}`;
    mustHold(!this.#tickets.has(name), () => `ticket ${name} was accepted twice`);
    mustHold(here.endsWith(`/${ticket.shoe}/${ticket.round}`), () => `ticket ${name} slipped into ${here}`);
    this.#tickets.set(name, here);
    const parts = this.#rounds.get(here) ?? new Map<string, Part>();
    this.#rounds.set(here, parts);
    const part: Part = parts.get(ticket.patron) ?? {
      patron: ticket.patron,
      bets: new Map(),
      stakedMinor: 0,
      hadMinor: null,
      isClosed: false,
    };
    parts.set(ticket.patron, part);
    for (const { option, stakeMinor } of ticket.bets) {
      const offer = setup.offers.find((each) => each.option === option);
      mustHold(offer !== undefined, () => `ticket ${name} bets on ${option}, which is not offered`);
      const payTable = payTableOf(setup, scheduleFor(setup, offer, ticket.mode).id);
      const bet = part.bets.get(option) ?? { payTable, stakeMinor: 0 };
      bet.stakeMinor += stakeMinor;
      part.bets.set(option, bet);
      part.stakedMinor += stakeMinor;
      this.purse(ticket.patron).pendingMinor += stakeMinor;
    }
    this.#staysWithin(ticket.patron);
    this.#staysWithinLoss(ticket.patron);
  }

  /** Losses and stakes in play are within the limit, whatever the cards will be. [P2] */
  #staysWithinLoss(patron: string): void {
    const { wonMinor, pendingMinor, lossLimitMinor } = this.purse(patron);
    mustHold(
      lossLimitMinor === null || pendingMinor - wonMinor <= lossLimitMinor,
      () => `${patron} may lose ${pendingMinor - wonMinor}, and the limit is ${lossLimitMinor}`,
    );
  }

  /** [B-48] */
  #staysWithin(patron: string): void {
    const undecided = this.open().filter((round) => this.#rounds.get(round)?.has(patron));
    const tables = new Set(undecided.map((round) => round.split('/')[0]));
    mustHold(
      tables.size <= TABLES_AT_ONCE,
      () => `${patron} has stakes at ${[...tables].join(', ')}: ${TABLES_AT_ONCE} tables are allowed`,
    );
  }

  #decide(here: string, status: RecordStatus, returned: (part: Part) => number): readonly Expected[] {
    return [...(this.#rounds.get(here)?.values() ?? [])].map((part) => {
      mustHold(part.hadMinor === null, () => `the stakes of ${part.patron} in ${here} were decided twice`);
      const purse = this.purse(part.patron);
      part.hadMinor = returned(part);
      part.isClosed = status === 'cancelled';
      purse.pendingMinor -= part.stakedMinor;
      purse.wonMinor += part.hadMinor - part.stakedMinor;
      return expected(part, status, part.hadMinor);
    });
  }

  /** A correction does not collect coins that the patron does not have. [T6] */
  #correct(here: string, status: RecordStatus, returned: (part: Part) => number): readonly Expected[] {
    return [...(this.#rounds.get(here)?.values() ?? [])].map((part) => {
      mustHold(part.hadMinor !== null, () => `${here} was corrected before it was settled`);
      mustHold(!part.isClosed, () => `${here} was corrected after it had been voided or cancelled`);
      const purse = this.purse(part.patron);
      const now = returned(part);
      const delta = now - part.hadMinor;
      const moved = Math.max(delta, -Math.max(0, ownedMinor(purse) - purse.pendingMinor));
      purse.wonMinor += moved;
      part.hadMinor = now + (moved - delta);
      part.isClosed = status === 'voided';
      return expected(part, status, now);
    });
  }

  purse(patron: string): Purse {
    const purse = this.#purses.get(patron) ?? {
      grantedMinor: 0,
      wonMinor: 0,
      pendingMinor: 0,
      lossLimitMinor: null,
    };
    this.#purses.set(patron, purse);
    return purse;
  }

  knows(patron: string): boolean {
    return this.#purses.has(patron);
  }

  /** Every known patron with the expected balance. */
  *purses(): Iterable<readonly [patron: string, owned: number, pending: number]> {
    for (const [patron, purse] of this.#purses) yield [patron, ownedMinor(purse), purse.pendingMinor];
  }

  get taken(): number {
    return this.#tickets.size;
  }

  isAccepted(patron: string, ticket: string): boolean {
    return this.#tickets.has(`${patron} ${ticket}`);
  }

  /** Rounds in which stakes wait. */
  open(): readonly string[] {
    const waits = (parts: Map<string, Part>) => [...parts.values()].some(({ hadMinor }) => hadMinor === null);
    return [...this.#rounds].flatMap(([name, parts]) => (waits(parts) ? [name] : []));
  }
}

const roundName = (table: string, shoe = 0, round = 0): string => `${table}/${shoe}/${round}`;

const ownedMinor = ({ grantedMinor, wonMinor }: Purse): number => grantedMinor + wonMinor;

const expected = ({ patron, stakedMinor }: Part, status: RecordStatus, returnedMinor: number): Expected => ({
  patron,
  status,
  stakedMinor,
  returnedMinor,
});

const returnedOf = ({ bets }: Part, coup: Coup): number =>
  [...bets.values()].reduce(
    (sum, { payTable, stakeMinor }) => sum + settleBet(payTable, minor(stakeMinor), coup).returnedMinor,
    0,
  );

/** In the form for the comparison. */
export const expectedFrom = ({ patron, status, stakedMinor, returnedMinor }: KeptRecord): Expected => ({
  patron,
  status,
  stakedMinor,
  returnedMinor,
});
