import { describe, expect, it } from 'vitest';
import { DECK } from './card.ts';
import { dealt, finishCoup, type Hands, NO_CARDS, nextHand } from './coup.ts';
import { edgeOf, expectedOf, fullShoe, oddsOf } from './odds.ts';
import { SCHEDULE_IDS, type ScheduleId } from './option-id.ts';
import { SCHEDULES } from './schedule.ts';

const eight = oddsOf(fullShoe(8));

describe('eight decks', () => {
  it('[B21] the six-card draws by outcome', () => {
    expect(eight.banker).toMatchObject({
      total: 4_998_398_275_503_360,
      wonByLine: [2_292_252_566_437_888],
      pushed: 475_627_426_473_216,
      lost: 2_230_518_282_592_256,
    });
    expect(eight.player.wonByLine).toEqual([2_230_518_282_592_256]);
    expect(eight.tie.wonByLine).toEqual([475_627_426_473_216]);
  });

  // House edge in % of the stake, ties counted.
  const EDGES: readonly (readonly [ScheduleId, string])[] = [
    ['player', '1.2351'],
    ['banker', '1.0579'],
    ['banker-no-commission', '1.4581'],
    ['tie', '14.3596'],
    ['tie-nine', '4.8440'],
    ['player-pair', '10.3614'],
    ['banker-pair', '10.3614'],
    ['any-pair', '13.7099'],
    ['perfect-pair', '13.0294'],
    ['player-natural', '14.7544'],
    ['banker-natural', '14.7544'],
    ['player-bonus', '2.6517'],
    ['banker-bonus', '9.3731'],
    ['lucky-six', '16.6836'],
    ['two-card-lucky-six', '14.3325'],
    ['three-card-lucky-six', '15.2533'],
    ['lucky-seven', '18.2961'],
    ['two-card-lucky-seven', '13.0453'],
    ['three-card-lucky-seven', '15.4063'],
    ['super-lucky-seven', '14.8343'],
  ];

  it.each(EDGES)('[B21] %s: %s %% of the stake', (id, edge) => {
    expect((edgeOf(id, 8).edge * 100).toFixed(4)).toBe(edge);
  });

  it('[B21] every schedule has its figure', () => {
    expect(new Set(EDGES.map(([id]) => id))).toEqual(new Set(SCHEDULE_IDS));
  });

  it('[B21] per resolved bet, player and banker are the 1.36 and 1.17 of other books', () => {
    expect((edgeOf('player', 8).edgePerResolved * 100).toFixed(2)).toBe('1.36');
    expect((edgeOf('banker', 8).edgePerResolved * 100).toFixed(2)).toBe('1.17');
    expect(edgeOf('tie', 8).edgePerResolved).toBe(edgeOf('tie', 8).edge);
  });

  it('[B21] the best return of the game is 98.94 %', () => {
    const best = Math.max(...SCHEDULE_IDS.map((id) => edgeOf(id, 8).returned));
    expect((best * 100).toFixed(2)).toBe('98.94');
  });

  it('[B21] the chance to win is that of the draws won', () => {
    expect(edgeOf('tie', 8).hit).toBe(475_627_426_473_216 / 4_998_398_275_503_360);
  });
});

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('%i decks', (decks) => {
  const odds = oddsOf(fullShoe(decks));

  it('[B21] each schedule’s counts are whole, not negative, and make up the total', () => {
    for (const { wonByLine, pushed, lost, total } of Object.values(odds)) {
      const counts = [...wonByLine, pushed, lost];
      expect(counts.every((ways) => Number.isSafeInteger(ways) && ways >= 0)).toBe(true);
      expect(counts.reduce((sum, ways) => sum + BigInt(ways), 0n)).toBe(BigInt(total));
    }
  });

  it('[B21] player, banker and tie leave nothing over, and both sides have equal chances of a pair', () => {
    const { player, banker, tie } = odds;
    expect(player.lost).toBe(banker.wonByLine[0]);
    expect(player.pushed).toBe(tie.wonByLine[0]);
    expect(odds['player-pair'].wonByLine).toEqual(odds['banker-pair'].wonByLine);
  });
});

it('[B21] the expected value is an exact fraction', () => {
  // A pair: 12 × 31/415 − 1, whatever the rest.
  expect(expectedOf(eight['player-pair'])).toEqual({ numerator: -43n, denominator: 415n });
});

/** A few cards, so that every order of six can be dealt one after another. */
const SMALL_SHOES = [
  ['AS 2S 2S 2H 3D 4C 7S KS', 8],
  ['6S 6S 6H 9D 8C TS KS AD 5C', 9],
] as const;

describe('a small shoe', () => {
  it.each(SMALL_SHOES)('[B21] %s: the counts are those of dealing every order', (text, size) => {
    const composition = DECK.map((card) => text.split(' ').filter((each) => each === card).length);
    const cards = DECK.flatMap((card, i) => Array.from({ length: composition[i] ?? 0 }, () => card));
    expect(cards).toHaveLength(size);
    const odds = oddsOf(composition);
    const counted = Object.fromEntries(
      SCHEDULE_IDS.map((id) => [id, { wonByLine: SCHEDULES[id].lines.map(() => 0), pushed: 0 }]),
    );
    const deal = (hands: Hands, left: readonly number[]): void => {
      const side = nextHand(hands);
      if (side !== null) {
        for (const i of left) {
          const card = cards[i];
          if (card !== undefined)
            deal(
              dealt(hands, side, card),
              left.filter((each) => each !== i),
            );
        }
        return;
      }
      const coup = finishCoup(hands);
      let undealt = 1;
      for (let more = left.length; more > size - 6; more -= 1) undealt *= more;
      for (const { id, lines, pushes } of Object.values(SCHEDULES)) {
        const tally = counted[id];
        if (tally === undefined) continue;
        lines.forEach(({ when }, i) => {
          if (when(coup)) tally.wonByLine[i] = (tally.wonByLine[i] ?? 0) + undealt;
        });
        if (pushes(coup)) tally.pushed += undealt;
      }
    };
    deal(
      NO_CARDS,
      cards.map((_, i) => i),
    );
    for (const id of SCHEDULE_IDS) expect({ id, ...odds[id] }).toMatchObject({ id, ...counted[id] });
  });
});

it('[B21] odds need at least six cards', () => {
  expect(() => oddsOf(DECK.map((_, i) => (i < 5 ? 1 : 0)))).toThrow('6 to 416 cards');
});
