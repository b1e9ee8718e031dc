// Small sample values for tests of a store.
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import { type AccountId, escrowAccount, HOUSE, patronAccount } from '@punto/ledger/account';
import type { Memo, Movement, Resolution, TransferCode } from '@punto/ledger/transfer';
import type { TableEvent } from '@punto/table/event';
import { instant, type PatronId, patronId, shoeId, type TableId, tableId, ticketId } from '@punto/table/ids';
import { stakeId } from '@punto/table/place-ticket';
import type { ArchivedShoe } from '@punto/table/records/archive';
import type { PlayRecord } from '@punto/table/records/record';
import type { Needs, Patron, TicketKey } from '../../src/store.ts';

export const MAIN: TableId = tableId('main');
export const SIDE_ROOM: TableId = tableId('side-room');
export const ANN: PatronId = patronId('ann');
export const BEN: PatronId = patronId('ben');
export const FIRST_SHOE = shoeId('main-1');

export const NO_NEEDS: Needs = { accounts: [], tickets: [], escrow: false, rounds: [] };
/** Needs with only the given fields. */
export const needing = (declared: Partial<Needs>): Needs => ({ ...NO_NEEDS, ...declared });
export const ANNS: AccountId = patronAccount(ANN);
export const BENS: AccountId = patronAccount(BEN);
export const memo = (round = 1, table: TableId = MAIN): Memo => ({
  at: 1_000 + round,
  table,
  shoe: 1,
  round,
});

export const event = (at: number): TableEvent => ({ type: 'BettingClosed', at: instant(at) });

/** Each number is another ticket. */
export const accepted = (number: number, at = 1_000): TableEvent => ({
  type: 'TicketAccepted',
  ticket: {
    id: ticketId(`ticket-${number}`),
    patron: ANN,
    shoe: 1,
    round: 1,
    mode: 'traditional',
    bets: [{ option: 'banker', stakeMinor: minor(500) }],
  },
  at: instant(at),
});

export const direct = (
  id: string,
  debit: AccountId,
  credit: AccountId,
  amountMinor: number,
  code: TransferCode = 'payout',
): Movement => ({ kind: 'direct', id, debit, credit, amountMinor: minor(amountMinor), code, memo: memo() });

export const grant = (patron: PatronId, amountMinor: number, id = `grant-${patron}`): Movement => ({
  kind: 'direct',
  id,
  debit: HOUSE,
  credit: patronAccount(patron),
  amountMinor: minor(amountMinor),
  code: 'grant',
  memo: { at: 1 },
});

export const stake = (
  id: string,
  patron: PatronId,
  amountMinor: number,
  table: TableId = MAIN,
): Movement => ({
  kind: 'pending',
  id,
  debit: patronAccount(patron),
  credit: escrowAccount(table),
  amountMinor: minor(amountMinor),
  code: 'stake',
  memo: memo(1, table),
});

export const decide = (kind: Resolution['kind'], pending: string): Resolution => ({
  kind,
  id: `${pending}-${kind}`,
  pending,
  memo: memo(),
});

/** In the first round of shoe 1, as `memo`. */
export const ticketKey = (patron: PatronId, ticket: string): TicketKey => ({
  patron,
  ticket: ticketId(ticket),
  shoe: 1,
  round: 1,
});

/** The id of the stake of such a ticket. */
export const stakeOf = (patron: PatronId, ticket: string, table = MAIN): string =>
  stakeId(memo(1, table), patron, ticket);

export const patron = (id: PatronId): Patron => ({ id, name: `Guest ${id}`, createdAt: 5 });

export const record = (
  played: PatronId,
  round: number,
  stakedMinor: Minor,
  returnedMinor: Minor = ZERO,
): PlayRecord => ({
  patron: played,
  table: MAIN,
  tableName: 'Main',
  shoe: 1,
  round,
  at: 1_000 + round,
  status: 'settled',
  mode: 'traditional',
  player: ['9S', 'KD'],
  banker: ['2C', '3H'],
  outcome: 'player',
  playerScore: 9,
  bankerScore: 5,
  bets: [],
  stakedMinor,
  returnedMinor,
});

export const archived = (number: number, table: TableId = MAIN): ArchivedShoe => ({
  table,
  number,
  decks: 8,
  shuffledAt: 10_000 * number,
  endedAt: 10_000 * number + 9_000,
  commitment: null,
  burn: { faceUp: '5D', count: 5 },
  rounds: [
    {
      number: 1,
      first: 6,
      taken: 4,
      at: 10_000 * number + 500,
      player: ['9S', 'KD'],
      banker: ['2C', '3H'],
      mark: 'P9n',
    },
    {
      number: 2,
      first: 10,
      taken: 5,
      at: 10_000 * number + 900,
      player: ['AS', '2D', 'TH'],
      banker: ['QC', '6S'],
      mark: 'B6',
    },
  ],
});
