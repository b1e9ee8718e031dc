// Follows the events of a table and keeps one row for each of its rounds, in the same transaction: what was dealt,
// how it ended, who called it. Tickets are the many, and cost nothing here.
import type { DatabaseSync } from 'node:sqlite';
import type { Card } from '@punto/engine/card';
import { finishCoup } from '@punto/engine/coup';
import { markOf } from '@punto/engine/mark';
import type { Side } from '@punto/engine/side';
import type { Staff } from '@punto/table/duty';
import type { TableEvent } from '@punto/table/event';
import type { TableId, Version } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/record';
import { query } from './query.ts';

export type RoundBook = {
  readonly follow: (table: TableId, version: Version, event: TableEvent) => void;
  /** Adds up what its records say; gives the id of its dealer, `''` for the machine. */
  readonly tally: (table: TableId, records: readonly KeptRecord[], before: readonly KeptRecord[]) => string;
};

type Post = { readonly shoe: number; readonly round: number; readonly dealers: string };
type Hands = { readonly player: string; readonly banker: string };
type Handed = Extract<TableEvent, { readonly side: Side; readonly card: Card }>;

export const openRoundBook = (database: DatabaseSync): RoundBook => {
  const post = query<Post>(database, 'SELECT shoe, round, dealers FROM table_posts WHERE table_id = ?');
  const setPost = query(
    database,
    'INSERT OR REPLACE INTO table_posts (table_id, shoe, round, dealers) VALUES (?, ?, ?, ?)',
  );
  const open = query(
    database,
    `INSERT INTO rounds (table_id, shoe, round, status, opened_at, first) VALUES (?, ?, ?, 'open', ?, ?)`,
  );
  const hands = query<Hands>(
    database,
    'SELECT player, banker FROM rounds WHERE table_id = ? AND shoe = ? AND round = ?',
  );
  const setHands = query(
    database,
    'UPDATE rounds SET player = ?4, banker = ?5 WHERE table_id = ?1 AND shoe = ?2 AND round = ?3',
  );
  const end = query(
    database,
    `UPDATE rounds SET status = ?4, mark = ?5, ended_at = ?6, last = ?7, dealer = ?8
      WHERE table_id = ?1 AND shoe = ?2 AND round = ?3`,
  );
  const correct = query(
    database,
    `UPDATE rounds SET status = ?4, mark = ?5, player = coalesce(?6, player), banker = coalesce(?7, banker),
                       corrections = json_insert(corrections, '$[#]', cast(?8 AS INTEGER))
      WHERE table_id = ?1 AND shoe = ?2 AND round = ?3`,
  );
  const tally = query<{ dealer: string }>(
    database,
    `UPDATE rounds SET patrons = patrons + ?4, staked_minor = staked_minor + ?5,
                       returned_minor = returned_minor + ?6, commission_minor = commission_minor + ?7
      WHERE table_id = ?1 AND shoe = ?2 AND round = ?3 RETURNING dealer`,
  );

  const postOf = (table: TableId): Post => post.get(table) ?? { shoe: 0, round: 0, dealers: '[]' };

  const handsOf = (table: TableId, { shoe, round }: Post) => {
    const row = hands.get(table, shoe, round);
    if (!row) throw new Error(`table ${table} deals in a round that was never opened`);
    const player: readonly Card[] = JSON.parse(row.player);
    const banker: readonly Card[] = JSON.parse(row.banker);
    return { player, banker };
  };

  const deal = (table: TableId, event: Handed): void => {
    const at = postOf(table);
    const now = handsOf(table, at);
    const next: typeof now = { ...now, [event.side]: changed(now[event.side], event) };
    setHands.run(table, at.shoe, at.round, JSON.stringify(next.player), JSON.stringify(next.banker));
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
    end.run(table, shoe, round, status, mark, event.at, version, caller?.id ?? '');
  };

  const staff = (table: TableId, change: (dealers: readonly Staff[]) => readonly Staff[]): void => {
    const { shoe, round, dealers } = postOf(table);
    setPost.run(table, shoe, round, JSON.stringify(change(JSON.parse(dealers))));
  };

  return {
    follow: (table, version, event) => {
      switch (event.type) {
        case 'ShoeShuffled':
          setPost.run(table, event.number, 0, postOf(table).dealers);
          break;
        case 'RoundOpened': {
          const { shoe, dealers } = postOf(table);
          setPost.run(table, shoe, event.round, dealers);
          open.run(table, shoe, event.round, event.at, version);
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
        case 'RoundVoided':
          correct.run(table, event.shoe, event.round, 'voided', null, null, null, version);
          break;
        case 'RoundResettled': {
          const { shoe, round, player, banker } = event;
          const mark = markOf(finishCoup({ player, banker }));
          const cards = [JSON.stringify(player), JSON.stringify(banker)] as const;
          correct.run(table, shoe, round, 'resettled', mark, ...cards, version);
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
      const row = tally.get(
        ...[table, first.shoe, first.round, added.patrons - taken.patrons],
        ...[
          added.staked_minor - taken.staked_minor,
          added.returned_minor - taken.returned_minor,
          added.commission_minor - taken.commission_minor,
        ],
      );
      return row?.dealer ?? '';
    },
  };
};

const changed = (hand: readonly Card[], event: Handed): readonly Card[] => {
  switch (event.type) {
    case 'CardCorrected':
      return hand.with(event.place, event.card);
    case 'CardTakenBack':
      return hand.slice(0, -1);
    default:
      return [...hand, event.card];
  }
};

/** What records add to the row of their round. */
export const totalsOf = (records: readonly KeptRecord[]) => ({
  patrons: records.length,
  staked_minor: sum(records, ({ stakedMinor }) => stakedMinor),
  returned_minor: sum(records, ({ returnedMinor }) => returnedMinor),
  commission_minor: sum(
    records.flatMap(({ bets }) => bets),
    ({ commissionMinor }) => commissionMinor,
  ),
});

const sum = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((total, item) => total + amount(item), 0);
