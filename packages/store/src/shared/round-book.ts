// Maintains one row for each round of a table from its events, in the same transaction: cards, outcome, caller.
// Tickets are frequent and need no work here.
import type { Card } from '@punto/engine/card';
import { finishCoup } from '@punto/engine/coup';
import { markOf } from '@punto/engine/mark';
import { type Minor, minor } from '@punto/engine/minor';
import type { Side } from '@punto/engine/side';
import { HOUSE_KEY, keyWord, sameKey } from '@punto/ledger/patron-key';
import type { Staff } from '@punto/table/duty';
import type { TableEvent } from '@punto/table/event';
import type { TableId, Version } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/records/record';
import { byKey } from '@punto/table/settlement';
import type { RoundMoney } from '../round-store.ts';

export type RoundBook = {
  readonly follow: (table: TableId, version: Version, event: TableEvent) => void;
  /** Adds up its records; returns the id of its dealer, `''` for automatic dealing. */
  readonly tally: (table: TableId, records: readonly KeptRecord[], before: readonly KeptRecord[]) => string;
};

/** The current round of a table, and its dealer. */
export type Post = { readonly shoe: number; readonly round: number; readonly dealers: string };
export type StoredHands = { readonly player: string; readonly banker: string };
export type RoundKey = { readonly table: TableId; readonly shoe: number; readonly round: number };
export type RoundTotals = ReturnType<typeof totalsOf>;
type Handed = Extract<
  TableEvent,
  { readonly type: 'CardDealt' | 'CardTurned' | 'CardCorrected' | 'CardTakenBack' }
>;

/** The rows themselves: cards and dealers as JSON. */
export type RoundRowWriter = {
  readonly post: (table: TableId) => Post | undefined;
  readonly setPost: (table: TableId, post: Post) => void;
  readonly open: (round: RoundKey, at: number, first: Version) => void;
  readonly hands: (round: RoundKey) => StoredHands | undefined;
  readonly setHands: (round: RoundKey, hands: StoredHands) => void;
  readonly end: (
    round: RoundKey,
    end: {
      readonly status: 'settled' | 'cancelled';
      readonly mark: string | null;
      readonly at: number;
      readonly last: Version;
      readonly dealer: string;
    },
  ) => void;
  /** Without hands they stay. */
  readonly correct: (
    round: RoundKey,
    correction: {
      readonly status: 'voided' | 'resettled';
      readonly mark: string | null;
      readonly hands: StoredHands | null;
      readonly version: Version;
    },
  ) => void;
  /** Gives the dealer; `undefined`: there is no such round. */
  readonly add: (round: RoundKey, totals: RoundTotals) => string | undefined;
};

export const createRoundBook = (sheets: RoundRowWriter): RoundBook => {
  const postOf = (table: TableId): Post => sheets.post(table) ?? { shoe: 0, round: 0, dealers: '[]' };

  const handsOf = (table: TableId, { shoe, round }: Post) => {
    const row = sheets.hands({ table, shoe, round });
    if (!row) throw new Error(`table ${table} deals in a round that was never opened`);
    const player: readonly Card[] = JSON.parse(row.player);
    const banker: readonly Card[] = JSON.parse(row.banker);
    return { player, banker };
  };

  const deal = (table: TableId, event: Handed): void => {
    const at = postOf(table);
    const now = handsOf(table, at);
    const next: typeof now = { ...now, [event.side]: changed(now[event.side], event) };
    sheets.setHands({ table, shoe: at.shoe, round: at.round }, written(next));
  };

  const finish = (
    table: TableId,
    status: 'settled' | 'cancelled',
    version: Version,
    event: TableEvent,
  ): void => {
    const { shoe, round, dealers } = postOf(table);
    const mark = status === 'settled' ? markOf(finishCoup(handsOf(table, { shoe, round, dealers }))) : null;
    const [caller]: readonly Staff[] = JSON.parse(dealers);
    const end = { status, mark, at: event.at, last: version, dealer: caller?.id ?? '' };
    sheets.end({ table, shoe, round }, end);
  };

  const staff = (table: TableId, change: (dealers: readonly Staff[]) => readonly Staff[]): void => {
    const { shoe, round, dealers } = postOf(table);
    sheets.setPost(table, { shoe, round, dealers: JSON.stringify(change(JSON.parse(dealers))) });
  };

  return {
    follow: (table, version, event) => {
      switch (event.type) {
        case 'ShoeShuffled':
          sheets.setPost(table, { ...postOf(table), shoe: event.number, round: 0 });
          break;
        case 'RoundOpened': {
          const post = { ...postOf(table), round: event.round };
          sheets.setPost(table, post);
          sheets.open({ table, shoe: post.shoe, round: post.round }, event.at, version);
          break;
        }
        case 'CardDealt':
        case 'CardTurned':
        case 'CardCorrected':
        case 'CardTakenBack':
          deal(table, event);
          break;
        case 'RoundSettled':
          finish(table, 'settled', version, event);
          break;
        case 'RoundCancelled':
          finish(table, 'cancelled', version, event);
          break;
        case 'RoundVoided': {
          const { shoe, round } = event;
          sheets.correct({ table, shoe, round }, { status: 'voided', mark: null, hands: null, version });
          break;
        }
        case 'RoundResettled': {
          const { shoe, round, player, banker } = event;
          const mark = markOf(finishCoup({ player, banker }));
          const hands = written({ player, banker });
          sheets.correct({ table, shoe, round }, { status: 'resettled', mark, hands, version });
          break;
        }
        case 'DealerCame':
          staff(table, (dealers) =>
            event.relieves
              ? dealers.map((each) => (each.id === event.relieves?.id ? event.dealer : each))
              : [...dealers, event.dealer],
          );
          break;
        case 'DealerLeft':
          staff(table, (dealers) => dealers.filter(({ id }) => id !== event.dealer.id));
      }
    },
    tally: (table, records, before) => {
      const [first] = records;
      if (!first) return '';
      const added = totalsOf(records);
      const taken = totalsOf(before);
      const { shoe, round } = first;
      const totals = {
        patrons: added.patrons - taken.patrons,
        staked_minor: minor(added.staked_minor - taken.staked_minor),
        returned_minor: minor(added.returned_minor - taken.returned_minor),
        commission_minor: minor(added.commission_minor - taken.commission_minor),
        // The records of a revision are all of their round.
        money: added.money,
      };
      return sheets.add({ table, shoe, round }, totals) ?? '';
    },
  };
};

const written = ({ player, banker }: Readonly<Record<Side, readonly Card[]>>): StoredHands => ({
  player: JSON.stringify(player),
  banker: JSON.stringify(banker),
});

/** One that lay face down and went back was in no hand yet. */
const changed = (hand: readonly Card[], event: Handed): readonly Card[] => {
  switch (event.type) {
    case 'CardCorrected':
      return hand.with(event.place, event.card);
    case 'CardTakenBack':
      return hand.slice(0, event.card === null ? undefined : -1);
    default:
      return [...hand, event.card];
  }
};

/** The amounts that records add to the row of their round: play coins in columns, other currencies as JSON in `money`. */
export const totalsOf = (records: readonly KeptRecord[]) => {
  const groups = byKey(records);
  const coins = groups.find(([key]) => sameKey(key, HOUSE_KEY))?.[1] ?? [];
  const others = groups.filter(([key]) => !sameKey(key, HOUSE_KEY));
  const { stakedMinor, returnedMinor, commissionMinor } = sumsOf(coins);
  return {
    patrons: records.length,
    staked_minor: stakedMinor,
    returned_minor: returnedMinor,
    commission_minor: commissionMinor,
    money: JSON.stringify(
      others
        .map(([key, own]): RoundMoney => ({ ...key, patrons: own.length, ...sumsOf(own) }))
        .toSorted((a, b) => (keyWord(a) < keyWord(b) ? -1 : 1)),
    ),
  };
};

const sumsOf = (records: readonly KeptRecord[]) => ({
  stakedMinor: sum(records, ({ stakedMinor }) => stakedMinor),
  returnedMinor: sum(records, ({ returnedMinor }) => returnedMinor),
  commissionMinor: sum(
    records.flatMap(({ bets }) => bets),
    ({ commissionMinor }) => commissionMinor,
  ),
});

const sum = <T>(items: readonly T[], amount: (item: T) => Minor): Minor =>
  minor(items.reduce((total, item) => total + amount(item), 0));
