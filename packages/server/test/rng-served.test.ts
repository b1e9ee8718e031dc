// With the code that serves: patrons' acts never change a card, the options return what is printed, and a failed
// generator stops shuffling and nothing else.
import type { Coup } from '@punto/engine/coup';
import { wordsOf } from '@punto/engine/fairness/permutation';
import { coins } from '@punto/engine/minor';
import { OPTION_IDS } from '@punto/engine/option-id';
import type { Word } from '@punto/engine/random';
import type { TableSetup } from '@punto/engine/room';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import { patronId, ticketId } from '@punto/table';
import { describe, expect, it } from 'vitest';
import { failed } from '../src/rng/finding.ts';
import { count, frequencyFindings, newFrequencies, surelyReached } from '../src/rng/frequencies.ts';
import { createGenerator } from '../src/rng/generator.ts';
import { createServedCoups, type Meddle } from '../src/start/served-coups.ts';
import { createTestDeployment } from './support/test-deployment.ts';

const SETUP = makeTable(LIVE_EIGHT_DECK, { table: 'one', name: 'One' });
const words = (seed: number): Word => wordsOf(seed.toString(16).padStart(64, '0'));

/** The number of patrons with this stake on player, banker and tie in each round. */
const staking =
  (coinsEach: number, patrons: number): Meddle =>
  ({ round, shoe, phase }) => {
    if (phase !== 'betting' || !round || !shoe) return [];
    return Array.from({ length: patrons }, (_, i) => ({
      type: 'PlaceTicket',
      ticket: {
        ...{ id: ticketId(`ticket-${shoe.number}-${round.number}-${i}`), patron: patronId(`patron-${i}`) },
        ...{ shoe: shoe.number, round: round.number, mode: 'traditional' },
        bets: OPTION_IDS.slice(0, 3).map((option) => ({ option, stakeMinor: coins(coinsEach) })),
      },
    }));
  };

const dealt = (setup: TableSetup, rounds: number, meddle?: Meddle): string => {
  const coups = createServedCoups(setup, words(21), meddle);
  return Array.from({ length: rounds }, () => {
    const { shoe, round, coup } = coups.next();
    return `${shoe}.${round} ${coup.player.join('')} ${coup.banker.join('')}`;
  }).join('\n');
};

describe('[S4] the same words deal the same cards', () => {
  const ROUNDS = 90;
  const alone = dealt(SETUP, ROUNDS);

  it.each([
    ['whether one stakes a little', staking(20, 1)],
    ['or much', staking(1_000, 1)],
    ['or several do', staking(50, 5)],
  ])('%s', (_, meddle) => {
    let staked = 0;
    const seen = dealt(SETUP, ROUNDS, (table) => {
      staked = Math.max(staked, table.round?.stakes.size ?? 0);
      return meddle(table);
    });
    // The stakes were accepted, so the test compares real play.
    expect(staked).toBeGreaterThan(0);
    expect(seen).toBe(alone);
  });

  it('whatever the table’s pace, limits and options', () => {
    const pace = Object.fromEntries(Object.entries(SETUP.pace).map(([step, ms]) => [step, 3 * ms + 7]));
    const offers = SETUP.offers.slice(0, 2).map((offer) => ({ ...offer, maxMinor: coins(100) }));
    expect(dealt({ ...SETUP, pace: { ...SETUP.pace, ...pace }, offers }, ROUNDS)).toBe(alone);
  });

  it('and other words deal others', () => {
    const [coup] = [createServedCoups(SETUP, words(22)).next().coup];
    expect(alone.startsWith(`1.1 ${coup.player.join('')} ${coup.banker.join('')}\n`)).toBe(false);
  });
});

describe('[B21] the options', () => {
  const LAST = surelyReached(SETUP.shoe);
  const served = createServedCoups(SETUP, words(23));
  const coups = Array.from({ length: 4_000 }, served.next).filter(({ round }) => round <= LAST);
  const failing = (times: (coup: Coup) => number): readonly string[] => {
    const counted = newFrequencies(8);
    for (const { coup } of coups) for (let i = 0; i < times(coup); i += 1) count(counted, coup);
    const { options, scores } = frequencyFindings(counted);
    return failed([...options, scores]).map(({ test }) => test);
  };

  it('win as often as they should, over rounds that every shoe reaches', () => {
    expect(LAST).toBe(66);
    expect(coups.length).toBeGreaterThan(3_000);
    expect(failing(() => 1)).toEqual([]);
  });

  it('are found when they do not: here every tie counts twice', () => {
    const found = failing(({ outcome }) => (outcome === 'tie' ? 2 : 1));
    expect(found).toEqual(expect.arrayContaining(['tie', 'tie-nine', 'player', 'banker', 'final scores']));
    expect(found).not.toContain('perfect-pair');
  });
});

describe('[F1] a generator that fails during play', () => {
  const SMALL: TableSetup = { ...SETUP, shoe: { ...SETUP.shoe, decks: 1, cutDepth: 26 } };

  it('ends no round and takes no stake: the shoe is dealt to its end, and no other begins', async () => {
    let fails = false;
    const source = words(25);
    const { word, fault } = createGenerator(() => (fails ? 0 : source()));
    const deployment = await createTestDeployment([SMALL], word);
    try {
      const ann = await deployment.admit('ann');
      await deployment.until('one', 'betting');
      fails = true;
      expect(await deployment.bet('one', ann, ticketId('ticket-0001'), { player: 20 })).toMatchObject({
        answer: { accepted: true },
      });
      await deployment.until('one', 'settled');
      while (deployment.state('one').shoe?.number === 1) await deployment.step();
      expect(fault()?.message).toContain('has been the same 41 times in a row');
      expect(deployment.state('one')).toMatchObject({ phase: 'shuffling', shoe: null, shoes: 1 });
      expect(await deployment.bet('one', ann, ticketId('ticket-0002'), { player: 20 })).toEqual({
        ...{ type: 'no-reply', reason: 'stopped' },
      });
      const { items } = await deployment.store().records(ann, { limit: 9, before: null });
      expect(items).toMatchObject([{ status: 'settled', round: 1 }]);
      expect(await deployment.store().audit()).toEqual([]);
    } finally {
      await deployment.close();
    }
  });
});
