import { describe, expect, it } from 'vitest';
import { coins, minor } from '../minor.ts';
import { OPTION_IDS } from '../option-id.ts';
import type { Offer, Room } from '../room.ts';
import { BIG_TABLE } from '../rooms/big-table.ts';
import { LIVE_EIGHT_DECK } from '../rooms/live-eight-deck.ts';
import { ROOMS } from '../rooms/rooms.ts';
import { SINGLE_DECK } from '../rooms/single-deck.ts';
import { checkRoom, checkTable } from './room-check.ts';
import { roomRemarks } from './room-remarks.ts';
import { makeTable } from './table-setup.ts';

const firstOffer = (change: object): object => ({
  offers: LIVE_EIGHT_DECK.offers.map((offer, i) => (i === 0 ? { ...offer, ...change } : offer)),
});
const shoe = (change: object): object => ({ shoe: { ...LIVE_EIGHT_DECK.shoe, ...change } });
const pace = (change: object): object => ({ pace: { ...LIVE_EIGHT_DECK.pace, ...change } });

describe('a fault has its field and the change that is needed', () => {
  it.each([
    [
      '[B1] an unknown option',
      firstOffer({ option: 'punto' }),
      'offers[0].option',
      'punto is neither an option of the rules nor a bet of this room',
    ],
    [
      '[B1] a schedule of another option',
      firstOffer({ schedule: 'tie' }),
      'offers[0].schedule',
      'choose player',
    ],
    [
      '[B19] the schedule of a mode',
      firstOffer({ option: 'banker', schedule: 'banker-no-commission' }),
      'offers[0].schedule',
      'choose banker',
    ],
    [
      '[L3] an option offered twice',
      { offers: [...LIVE_EIGHT_DECK.offers, LIVE_EIGHT_DECK.offers[2]] },
      `offers[${LIVE_EIGHT_DECK.offers.length}].option`,
      'offers[2]',
    ],
    [
      '[L3] a minimum above the maximum',
      firstOffer({ minMinor: 3_000_000 }),
      'offers[0].minMinor',
      'above the maximum',
    ],
    [
      '[L1] a minimum off the step',
      firstOffer({ minMinor: 150 }),
      'offers[0].minMinor',
      'multiple of the step, 100',
    ],
    [
      '[L1] a maximum off the step',
      firstOffer({ maxMinor: 150 }),
      'offers[0].maxMinor',
      'multiple of the step, 100',
    ],
    [
      '[L1] an amount that is no integer',
      firstOffer({ minMinor: 1.5 }),
      'offers[0].minMinor',
      'whole number',
    ],
    ['[B4] closed from the start', firstOffer({ until: 0 }), 'offers[0].until', 'at least 1'],
    ['[V1] no offers', { offers: [] }, 'offers', 'at least one option'],
    ['[R1] no deck', shoe({ decks: 0 }), 'shoe.decks', 'from 1 to 8'],
    ['[R1] nine decks', shoe({ decks: 9 }), 'shoe.decks', 'from 1 to 8'],
    ['[S1] an unknown burn', shoe({ burn: 'all' }), 'shoe.burn', 'courts-ten'],
    ['[S2] a cut card too shallow to finish', shoe({ cutDepth: 5 }), 'shoe.cutDepth', 'at least 6'],
    [
      '[S2] a cut card too shallow for one more',
      shoe({ cutDepth: 10, afterCut: 'finish-plus-one' }),
      'shoe.cutDepth',
      'at least 11',
    ],
    ['[S2] a cut card that could be burnt', shoe({ decks: 1, cutDepth: 42 }), 'shoe.cutDepth', 'at most 41'],
    ['[B19] no mode', { commissionModes: [] }, 'commissionModes', 'at least one'],
    ['[B19] a mode twice', { commissionModes: ['traditional', 'traditional'] }, 'commissionModes', 'once'],
    ['[L4] a differential below a minimum', { differentialMinor: 0 }, 'differentialMinor', 'from 1 to'],
    [
      '[L4] a differential that refuses the first stake',
      { ...firstOffer({ minMinor: 500 }), differentialMinor: 400 },
      'differentialMinor',
      'at least 500',
    ],
    [
      '[L4] a player limit that refuses the first stake',
      { ...firstOffer({ minMinor: 500 }), patronDifferentialMinor: 400 },
      'patronDifferentialMinor',
      'at least 500',
    ],
    ['[L4] a player limit off the step', { patronDifferentialMinor: 450 }, 'patronDifferentialMinor', 'step'],
    [
      '[L4] a player limit of nothing',
      { patronDifferentialMinor: 0 },
      'patronDifferentialMinor',
      'from 1 to',
    ],
    [
      '[V6] seats given up at once',
      { seats: { ...BIG_TABLE.seats, idleRounds: 0 } },
      'seats.idleRounds',
      'from 1 to 200',
    ],
    [
      '[V6] bets behind seats that are neither left out nor forbidden',
      { seats: { ...BIG_TABLE.seats, noBetsBehind: false } },
      'seats.noBetsBehind',
      'must be true, or be left out',
    ],
    ['[L1] chips that fall', { chipsMinor: [500, 100] }, 'chipsMinor', 'rise'],
    ['[L1] no chips', { chipsMinor: [] }, 'chipsMinor', 'at least one chip'],
    [
      '[L1] chips that are all above a maximum',
      { chipsMinor: [100_000, 500_000] },
      'chipsMinor',
      'make no stake within the limits of perfect-pair, lucky-six',
    ],
    [
      '[L1] chips that step over the limits',
      { ...firstOffer({ minMinor: 600, maxMinor: 900 }), chipsMinor: [500] },
      'chipsMinor',
      'add a smaller chip',
    ],
    [
      '[B19] no commission where banker is not offered',
      { offers: LIVE_EIGHT_DECK.offers.filter(({ option }) => option !== 'banker') },
      'commissionModes',
      'offer banker',
    ],
    [
      '[V5] rounds counted where every coup is shuffled for',
      { ...SINGLE_DECK, offers: SINGLE_DECK.offers.map((offer) => ({ ...offer, until: 50 })) },
      'offers[2].until',
      'must be null',
    ],
    [
      '[V6] one seat, from which the shoe cannot travel',
      { seats: { ...BIG_TABLE.seats, labels: ['1'] } },
      'seats.labels',
      '2 to 14 seats',
    ],
    [
      '[V6] two seats of one name',
      { seats: { ...BIG_TABLE.seats, labels: ['1', '2', '1'] } },
      'seats.labels',
      'a seat once',
    ],
    [
      '[V5] [V6] seats at a table of one’s own',
      { ...SINGLE_DECK, seats: BIG_TABLE.seats },
      'seats',
      'left out',
    ],
    ['[T7] a turn of no time', { squeeze: { turnMs: 0 } }, 'squeeze.turnMs', 'from 1000 to'],
    ['[D5] a streak of one', { tags: { streakFrom: 1, chopFrom: 6 } }, 'tags.streakFrom', 'from 2 to'],
    ['[L5] another way to confirm', { confirm: 'never' }, 'confirm', 'must be one of by-hand'],
    ['[V3] a language that is none', { language: 'Italian!' }, 'language', 'such as en'],
    [
      '[V3] two outcomes of one name',
      { labels: { player: 'Punto', banker: 'Punto', tie: 'Tie' } },
      'labels.banker',
      'must differ from labels.player',
    ],
    ['[S2] a cut card behind no card', shoe({ cutDepth: 0 }), 'shoe.cutDepth', 'at least 6'],
    ['[T1] a pace that stands still', pace({ bettingMs: 0 }), 'pace.bettingMs', 'from 1 to'],
    ['[V1] a pace left out', { pace: undefined }, 'pace', 'must be an object'],
    [
      '[V1] a label left out',
      { labels: { player: 'P', banker: 'B', tie: ' ' } },
      'labels.tie',
      'must be a text',
    ],
    ['[V1] an id that is no word', { id: 'Live!' }, 'id', 'must be a word'],
  ])('%s', (_, change, path, says) => {
    const checked = checkRoom({ ...LIVE_EIGHT_DECK, ...change });
    const fault = checked.ok ? undefined : checked.faults.find((each) => each.path === path);
    expect(fault?.says).toContain(says);
  });

  it.each([null, 7, 'room', []])('[V1] %s is not a room', (data) => {
    const checked = checkRoom(data);
    expect(checked.ok ? [] : checked.faults[0]).toEqual({
      path: 'room',
      says: 'must be an object with named fields',
    });
  });

  it('[V1] all faults are reported together', () => {
    const checked = checkRoom({ ...LIVE_EIGHT_DECK, ...shoe({ cutDepth: 5 }), commissionModes: [] });
    expect(checked.ok ? [] : checked.faults.map((fault) => fault.path)).toEqual([
      'shoe.cutDepth',
      'commissionModes',
    ]);
  });
});

describe('the rooms', () => {
  it.each(Object.entries(ROOMS))('[V1] %s is valid, also after a round trip through JSON', (id, room) => {
    expect(room.id).toBe(id);
    expect(checkRoom(JSON.parse(JSON.stringify(room)))).toEqual({ ok: true, room });
  });

  it('[V1] live eight-deck offers all options and both modes', () => {
    expect(LIVE_EIGHT_DECK.offers.map((offer) => offer.option)).toEqual(OPTION_IDS);
    expect(LIVE_EIGHT_DECK.commissionModes).toEqual(['traditional', 'no-commission']);
  });

  // Rounds in which each option is open, as the rules' table of options has them.
  const UNTIL: Readonly<Record<string, number | null>> = {
    '[B1] [B2] [B3]': null,
    '[B4] [B5]': 60,
    '[B6] [B7] [B8] [B9]': 50,
    '[B10] [B11]': 40,
    '[B12] [B13] [B14] [B15] [B16] [B17] [B18]': 50,
  };
  it.each(Object.entries(UNTIL))('%s open until round %s', (rules, until) => {
    for (const [, number] of rules.matchAll(/B(\d+)/g)) {
      expect(LIVE_EIGHT_DECK.offers[Number(number) - 1]?.until).toBe(until);
    }
  });

  it('[V3] six-deck calls the outcomes Punto, Banco, Standoff', () => {
    expect(ROOMS['six-deck']?.labels).toEqual({ player: 'Punto', banker: 'Banco', tie: 'Standoff' });
  });

  it('[V4] classic offers player, banker and tie with commission', () => {
    const room = ROOMS['classic-eight-deck'];
    expect(room?.offers.map((offer) => offer.option)).toEqual(['player', 'banker', 'tie']);
    expect(room?.commissionModes).toEqual(['traditional']);
  });
});

describe('remarks on a room', () => {
  it('[L1] are none where every payout is exact', () => {
    for (const room of Object.values(ROOMS)) expect(roomRemarks(room)).toEqual([]);
  });

  it('[L1] include every rounding of a finer step', () => {
    expect(roomRemarks({ ...LIVE_EIGHT_DECK, stepMinor: minor(10) })).toEqual([
      {
        path: 'offers[1]',
        says: 'banker: at a step of 10 the commission rounds up to the minor unit',
      },
    ]);
    const said = roomRemarks({ ...LIVE_EIGHT_DECK, stepMinor: minor(1) }).map(({ path }) => path);
    expect(said).toEqual(['offers[1]', 'offers[1]', 'offers[7]', 'offers[8]']);
  });
});

describe('remarks on seats', () => {
  it('[V6] include an offer of the shoe that outlasts the betting', () => {
    const pace = { ...BIG_TABLE.pace, bettingMs: 7_999 };
    expect(roomRemarks({ ...BIG_TABLE, pace }).map(({ path }) => path)).toEqual(['seats.offerMs']);
    expect(roomRemarks({ ...BIG_TABLE, pace: { ...pace, bettingMs: 8_000 } })).toEqual([]);
  });
});

describe('a table', () => {
  const limitsOf = (offers: readonly Offer[], option: string) => {
    const found = offers.find((offer) => offer.option === option);
    return [found?.minMinor, found?.maxMinor];
  };

  it('[L3] keeps the room’s proportions at its own limits', () => {
    const { offers, differentialMinor, patronDifferentialMinor, chipsMinor } = makeTable(LIVE_EIGHT_DECK, {
      table: 'high',
      name: 'High',
      limits: { minMinor: coins(25), maxMinor: coins(2_010) },
    });
    // Alone 2,010, and as much again beside a stake on player. [L4]
    expect(patronDifferentialMinor).toBe(201_000);
    expect(limitsOf(offers, 'banker')).toEqual([2_500, 402_000]);
    expect(limitsOf(offers, 'tie')).toEqual([2_500, 40_200]);
    // A twentieth of 2,010 is 100.5: down to the step.
    expect(limitsOf(offers, 'lucky-six')).toEqual([2_500, 10_000]);
    expect(differentialMinor).toBe(402_000);
    expect(chipsMinor.at(-1)).toBe(100_000);
  });

  it('[V1] without changes is the room with a name', () => {
    const setup = makeTable(LIVE_EIGHT_DECK, { table: 'one', name: 'One' });
    expect(setup).toEqual({ ...LIVE_EIGHT_DECK, table: 'one', name: 'One' });
  });

  it('[L3] limits that leave no valid stake for an option throw with the field', () => {
    const choices = { table: 'odd', name: 'Odd', limits: { minMinor: coins(200), maxMinor: coins(500) } };
    expect(() => makeTable(LIVE_EIGHT_DECK, choices)).toThrow('table odd: offers[2].minMinor');
  });

  it('[L4] a room without differential stays without', () => {
    const room: Room = { ...LIVE_EIGHT_DECK, differentialMinor: null };
    expect(makeTable(room, { table: 'free', name: 'Free' }).differentialMinor).toBeNull();
    expect(
      makeTable(LIVE_EIGHT_DECK, { table: 'free', name: 'Free', differentialMinor: null }).differentialMinor,
    ).toBeNull();
  });

  it('[L4] [V1] the live room sets both limits, and its player limit can be reached', () => {
    const { differentialMinor, patronDifferentialMinor } = LIVE_EIGHT_DECK;
    expect({ differentialMinor, patronDifferentialMinor }).toEqual({
      differentialMinor: coins(20_000),
      patronDifferentialMinor: coins(10_000),
    });
    expect(roomRemarks(LIVE_EIGHT_DECK).map(({ path }) => path)).not.toContain('patronDifferentialMinor');
    expect(roomRemarks({ ...LIVE_EIGHT_DECK, patronDifferentialMinor: coins(20_000) })).toMatchObject([
      { path: 'patronDifferentialMinor', says: expect.stringContaining('is never reached') },
    ]);
  });

  it('[L4] either limit can be removed or set for one table', () => {
    const limits = { minMinor: coins(1), maxMinor: coins(1_000) };
    const own = { table: 'own', name: 'Own', limits };
    const set = makeTable(LIVE_EIGHT_DECK, { ...own, patronDifferentialMinor: coins(600) });
    expect(set).toMatchObject({ patronDifferentialMinor: 60_000, differentialMinor: 200_000 });
    const free = makeTable(LIVE_EIGHT_DECK, { ...own, patronDifferentialMinor: null });
    expect(free).not.toHaveProperty('patronDifferentialMinor');
    // Without a player limit the maximum is the requested one for a single stake.
    expect(limitsOf(free.offers, 'player')).toEqual([100, 100_000]);
    expect(limitsOf(free.offers, 'tie')).toEqual([100, 20_000]);
  });

  it('[L3] [V5] [V6] a single deck and a big table scale too', () => {
    const limits = { minMinor: coins(5), maxMinor: coins(100) };
    const single = makeTable(SINGLE_DECK, { table: 'alone', name: 'Alone', limits });
    expect(single.chipsMinor).toEqual([1, 5, 25, 100].map(coins));
    expect(limitsOf(single.offers, 'player')).toEqual([500, 10_000]);
    expect(limitsOf(single.offers, 'tie')).toEqual([500, 2_000]);
    const big = makeTable(BIG_TABLE, { table: 'oval', name: 'Oval', limits });
    expect(big.chipsMinor).toEqual([5, 25, 100].map(coins));
    expect(limitsOf(big.offers, 'tie')).toEqual([500, 2_000]);
    expect(big.differentialMinor).toBeNull();
    expect(big.seats).toEqual(BIG_TABLE.seats);
  });

  it('[L3] amounts whose product is not exact in floating point scale exactly, or are refused', () => {
    const { shoe, ...rest } = LIVE_EIGHT_DECK;
    const room: Room = { ...rest, shoe, stepMinor: minor(1) };
    const most = minor(999_999_999_999);
    const { offers } = makeTable(room, {
      table: 'vast',
      name: 'Vast',
      limits: { minMinor: coins(1), maxMinor: most },
      differentialMinor: null,
      patronDifferentialMinor: null,
    });
    expect(limitsOf(offers, 'tie')[1]).toBe(199_999_999_999);
    const beyond = { minMinor: coins(1), maxMinor: minor(Number.MAX_SAFE_INTEGER) };
    expect(() => makeTable(room, { table: 'vast', name: 'Vast', limits: beyond })).toThrow(
      'offers[0].maxMinor: must be a whole number',
    );
  });

  it('[V1] needs an id and a name', () => {
    const checked = checkTable({ ...LIVE_EIGHT_DECK, table: 'A b', name: '' });
    expect(checked.ok ? [] : checked.faults.map((fault) => fault.path)).toEqual(['table', 'name']);
  });
});
