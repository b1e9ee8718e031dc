// Tables made for one test. One dealt by a person is dealt by the test, which opens and closes the betting and chooses the
// cards; one dealt by the machine runs at the pace that the test gives it.
import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Card } from '@punto/engine/card';
import { nextHand } from '@punto/engine/coup';
import type { Pace } from '@punto/engine/room';
import type { Side } from '@punto/engine/side';
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { FloorTableAnswer, NewTableRequest } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { createFloorClient, type FloorClient } from './floor-client.ts';
import type { TablesAddress } from './tables-deployment.ts';

export type TestTable = {
  readonly id: string;
  /** The name that patrons read. */
  readonly name: string;
};

export type DealtTable = TestTable & {
  /** Brings in the next shoe; the first is there from the beginning. */
  readonly shuffle: () => Promise<void>;
  readonly openBetting: () => Promise<void>;
  readonly closeBetting: () => Promise<void>;
  /** Enters the first four cards, in the order in which they come; where cards are squeezed they lie face down. */
  readonly layDown: (cards: string) => Promise<void>;
  /** Any other duty of the dealer. */
  readonly duty: (duty: DutyRequest) => Promise<void>;
  /** Deals a whole coup after the betting was closed, and confirms its result. */
  readonly deal: (player: string, banker: string) => Promise<void>;
  /** Closes the betting, deals a whole coup, and confirms its result. */
  readonly play: (player: string, banker: string) => Promise<void>;
  /** Like `play`; the cut card comes out, so this is the last round of the shoe. */
  readonly playLast: (player: string, banker: string) => Promise<void>;
};

type Choices = Pick<
  NewTableRequest,
  'limits' | 'differentialMinor' | 'patronDifferentialMinor' | 'decks' | 'cutDepth'
> & {
  readonly pace?: Partial<Pace>;
};

export type Tables = {
  /** A table dealt by the test. */
  readonly dealt: (room: string, choices?: Choices) => Promise<DealtTable>;
  /** A table dealt by the machine. */
  readonly machine: (room: string, pace: Partial<Pace>, choices?: Choices) => Promise<TestTable>;
  /** Closes the tables that were made, so that none continues to deal. */
  readonly closeAll: () => Promise<void>;
};

/** Betting lasts until the dealer closes it. */
const DEALT: Partial<Pace> = { bettingMs: 600_000, leastBettingMs: 0, resultMs: 1_000 };
const BURN: Card = '2C';

export const createTables = ({ origin, manager, dealer }: TablesAddress): Tables => {
  const office = createFloorClient(origin, manager.cookie);
  const desk = createFloorClient(origin, dealer.cookie);
  const made: string[] = [];

  const make = async (request: Omit<NewTableRequest, 'table' | 'name'>): Promise<TestTable> => {
    const number = randomBytes(4).toString('hex');
    const id = `${request.room}-${number}`;
    const name = `Table ${number}`;
    await office.post(FLOOR_TABLE_PATHS.newTable, { ...request, table: id, name });
    made.push(id);
    return { id, name };
  };

  return {
    dealt: async (room, choices) => {
      const pace = { ...DEALT, ...choices?.pace };
      const table = await make({ ...choices, room, dealing: 'person', pace });
      await doDuty(desk, table.id, { duty: 'assign-dealer', dealer: dealer.id, relieves: null });
      const dealt = { ...table, ...dealingAt(desk, table.id) };
      await dealt.shuffle();
      return dealt;
    },
    machine: (room, pace, choices) => make({ ...choices, room, dealing: 'machine', pace }),
    closeAll: async () => {
      for (const table of made) await doDuty(desk, table, { duty: 'close-table', after: 'round' });
    },
  };
};

const dealingAt = (desk: FloorClient, table: string): Omit<DealtTable, keyof TestTable> => {
  const act = (duty: DutyRequest) => doDuty(desk, table, duty);
  const closeBetting = () => act({ duty: 'close-betting' });
  const deal = async (player: string, banker: string, isLast = false): Promise<void> => {
    const due: Record<Side, Card[]> = { player: cardsOf(player), banker: cardsOf(banker) };
    const hands: Record<Side, Card[]> = { player: [], banker: [] };
    for (let side = nextHand(hands); side !== null; side = nextHand(hands)) {
      const place = hands[side].length as 0 | 1 | 2;
      const card = due[side][place];
      if (card === undefined) throw new Error(`${side} draws, and ${player} – ${banker} names no card`);
      await act({ duty: 'enter-card', side, place, card });
      hands[side].push(card);
      if (isLast && hands.banker.length === 0) await act({ duty: 'cut-card', sure: true });
    }
    await act({ duty: 'confirm-result' });
  };
  const phase = async () =>
    (await desk.get<FloorTableAnswer>(FLOOR_TABLE_PATHS.table.replace(':table', table))).floor.view.phase;
  return {
    shuffle: () => act({ duty: 'new-shoe', burn: BURN, cutDepth: null }),
    openBetting: () => act({ duty: 'open-betting' }),
    closeBetting,
    duty: act,
    deal: (player, banker) => deal(player, banker),
    layDown: async (cards) => {
      for (const [at, card] of cardsOf(cards).entries()) {
        const side = at % 2 === 0 ? 'player' : 'banker';
        await act({ duty: 'enter-card', side, place: at < 2 ? 0 : 1, card });
      }
    },
    play: (player, banker) => closeBetting().then(() => deal(player, banker)),
    playLast: async (player, banker) => {
      await closeBetting();
      await deal(player, banker, true);
      await expect.poll(phase).toBe('shuffling');
    },
  };
};

const cardsOf = (cards: string): Card[] => cards.split(' ') as Card[];

const doDuty = async (client: FloorClient, table: string, duty: DutyRequest): Promise<void> => {
  await client.post(FLOOR_TABLE_PATHS.duties.replace(':table', table), duty);
};
