import fc from 'fast-check';
import { expect, it } from 'vitest';
import { betsOf } from '../../test/bet-files.ts';
import { type EveryDraw, everyDraw } from '../../test/every-draw.ts';
import { RANKS, type Rank } from '../card.ts';
import { fullShoe } from '../odds/composition.ts';
import { betOddsCounter, betSummary } from './bet-odds.ts';
import { compileBet } from './compiled-bet.ts';
import { type DrawTable, type OwnDeck, ownOdds, USUAL_RANKS } from './own-draws.ts';

const published = betsOf('published');
const betOf = (id: string) => {
  const bet = published.get(id) ?? betsOf('catalogue').get(id);
  if (bet === undefined) throw new Error(`no bet ${id}`);
  return bet;
};

const USUAL: DrawTable = {
  ends: [8, 9],
  player: [0, 1, 2, 3, 4, 5],
  bankerAlone: [0, 1, 2, 3, 4, 5],
  bankerAfter: [
    '0123',
    '0123',
    '01234',
    '01234',
    '012345',
    '012345',
    '0123456',
    '0123456',
    '012',
    '0123',
  ].map((totals) => [...totals].map(Number)),
  printed: null,
};

/** Baccarat Gold, player draws on 5. */
const GOLD: DrawTable = {
  ...USUAL,
  bankerAfter: Array.from({ length: 10 }, (_, third) =>
    third >= 3 && third <= 7 ? [0, 1, 2, 3, 4, 5] : [0, 1, 2, 3],
  ),
};

const WHOLE_DECK: OwnDeck = { decks: 1, ranks: USUAL_RANKS };

const enumerated = (table: DrawTable, deck: OwnDeck): EveryDraw => ({
  deck: deck.ranks,
  decks: [deck.decks ?? Number.POSITIVE_INFINITY],
  draws: {
    standOn: table.ends,
    player: table.player,
    banker: (third) =>
      (third === '-' ? table.bankerAlone : (table.bankerAfter[Number(third)] ?? [])).join(''),
  },
  ...(table.printed === null ? {} : { printed: `${table.printed}S` }),
});

const totals = fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
const anyTable: fc.Arbitrary<DrawTable> = fc.record({
  ends: fc.subarray([7, 8, 9]),
  player: totals,
  bankerAlone: totals,
  bankerAfter: fc.array(totals, { minLength: 10, maxLength: 10 }),
  printed: fc.option(fc.constantFrom(...RANKS), { freq: 3 }),
});
/** A deck of at most six ranks, so that the enumeration is short. */
const anyDeck: fc.Arbitrary<OwnDeck> = fc
  .uniqueArray(fc.constantFrom(...RANKS), { minLength: 2, maxLength: 6 })
  .chain((some) =>
    fc.record({
      decks: fc.constantFrom(1, 2, 3, null),
      ranks: fc
        .array(fc.integer({ min: 3, max: 9 }), { minLength: some.length, maxLength: some.length })
        .map((counts) => Object.fromEntries(RANKS.map((rank) => [rank, counts[some.indexOf(rank)] ?? 0])))
        .map((ranks) => ({ ...USUAL_RANKS, ...ranks })),
    }),
  );

it('[R4] [R5] [R6] [R7] any table of draws and any deck: counts equal an enumeration', () => {
  const bets = ['player', 'banker-natural', 'dragon-7', 'matching-dragon-7', 'three-giving-8'].map(betOf);
  let counted = 0;
  fc.assert(
    fc.property(anyTable, anyDeck, fc.constantFrom(...bets), (table, deck, bet) => {
      if (deck.decks === null && table.printed !== null) return;
      const [odds] = ownOdds([compileBet(bet)], table, deck);
      const [ways] = everyDraw(bet, enumerated(table, deck));
      expect([...(odds?.wonByLine ?? []), odds?.pushed, odds?.lost]).toEqual(ways);
      expect(ways?.reduce((sum, draws) => sum + draws, 0)).toBe(odds?.total);
      counted += 1;
    }),
    { seed: 31, numRuns: 40 },
  );
  expect(counted).toBeGreaterThan(25);
});

it('[R5] [R7] the tableau as a table of draws, with whole decks, gives the odds of the game', () => {
  const bets = ['banker', 'dragon-7', 'royal-match', 'all-red', 'matching-dragon-king'].map((id) =>
    compileBet(betOf(id)),
  );
  expect(ownOdds(bets, USUAL, { decks: 6, ranks: USUAL_RANKS })).toEqual(betOddsCounter(bets)(fullShoe(6)));
});

it('[B21] 7 Up and Baccarat Gold have the published odds', () => {
  const [seven] = ownOdds(
    [compileBet(betOf('7-up-player'))],
    { ...USUAL, printed: '7' },
    { decks: 6, ranks: USUAL_RANKS },
  );
  expect(seven).toMatchObject({
    total: 2_862_766_146_240,
    wonByLine: [818_970_471_360, 561_338_904_384],
    pushed: 308_245_281_984,
    lost: 1_174_211_488_512,
  });
  const [player, banker, tie] = ownOdds(
    ['player', 'banker', 'tie-nine'].map((id) => compileBet(betOf(id))),
    GOLD,
    {
      decks: 8,
      ranks: USUAL_RANKS,
    },
  );
  expect(player).toMatchObject({ wonByLine: [2_232_878_486_302_976], pushed: 475_307_491_824_640 });
  expect(player?.lost).toBe(2_290_212_297_375_744);
  // Edges of player, banker with 5 % commission and a tie at 9 to 1, as published.
  const edges = [player, banker, tie].map((odds) =>
    odds === undefined ? '' : (100 * betSummary(odds).edge).toFixed(3),
  );
  expect(edges).toEqual(['1.147', '1.144', '4.908']);
});

it('[B21] Baccarat Gold: the counts of its bets equal an enumeration, with player drawing and standing on 5', () => {
  const decks = [8, 6, 4, 2, 1];
  const bets = ['player', 'banker', 'tie-nine'].map(betOf);
  for (const table of [GOLD, { ...GOLD, player: [0, 1, 2, 3, 4] }])
    for (const bet of bets) {
      const counted = decks.map((each) => {
        const [odds] = ownOdds([compileBet(bet)], table, { decks: each, ranks: USUAL_RANKS });
        return [...(odds?.wonByLine ?? []), odds?.pushed, odds?.lost];
      });
      expect(counted).toEqual(everyDraw(bet, { ...enumerated(table, WHOLE_DECK), decks }));
    }
});

it('[R1] a Spanish deck has no tens; a deck without end has the same odds for every draw', () => {
  const ranks: Readonly<Record<Rank, number>> = { ...USUAL_RANKS, T: 0 };
  const [spanish] = ownOdds([compileBet(betOf('tie'))], USUAL, { decks: 8, ranks });
  expect(spanish?.total).toBe(384 * 383 * 382 * 381 * 380 * 379);
  const [endless] = ownOdds([compileBet(betOf('player-pair'))], USUAL, { decks: null, ranks: USUAL_RANKS });
  expect(endless?.wonByLine).toEqual([52 ** 6 / 13]);
});
