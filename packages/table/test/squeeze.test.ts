// Cards laid face down and turned by the patron with the largest stake on their side. [T7] [V2] [T2]
import { coins } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { instant, ownView, patronId, publicView } from '../src/index.ts';
import { Bench, SQUEEZED, shoeOf } from './bench.ts';

// Ace face up burns one. Player 2+3 draws 7, banker 4+2 draws 5 on a seven.
const SIX_CARDS = 'AS 4D 2S 4H 3S 2H 7D 5C';
// A player natural: 9+T against 2+3.
const NATURAL = 'AS 4D 9S 2H TS 3H';

const betting = (cards = SIX_CARDS, setup = SQUEEZED): Bench => {
  const bench = new Bench(shoeOf(cards), setup);
  bench.until('betting');
  return bench;
};

/** Bets placed and closed, up to the first card being squeezed. */
const squeezing = (bets: (bench: Bench) => void, cards = SIX_CARDS): Bench => {
  const bench = betting(cards);
  bets(bench);
  bench.until('squeezing');
  return bench;
};

const onPlayer = (bench: Bench) => bench.bet('anna', { player: 100 });
const onBoth = (bench: Bench) => bench.bet('anna', { player: 100, banker: 50 });
const own = (bench: Bench, patron: string) => ownView(bench.state, patronId(patron));
const types = (bench: Bench) => bench.events.map((event) => event.type);
const countOf = (bench: Bench, type: string) => types(bench).filter((each) => each === type).length;

const turnAll = (bench: Bench): void => {
  while (bench.state.phase !== 'settled') {
    const { squeeze } = bench.state.round ?? {};
    if (!squeeze) bench.advance();
    else {
      bench.now += 100;
      const { holder, side, place } = squeeze;
      expect(bench.act(holder, { act: 'turn-card', side, place })).toBeNull();
    }
  }
};

const story = (bench: Bench): string[] =>
  bench.events.flatMap((event) => {
    if (event.type === 'CardLaid') return [`laid ${event.side} ${event.index}`];
    if (event.type === 'CardTurned') return [`turned ${event.side} ${event.card}`];
    if (event.type === 'SqueezeBegun') return [`${event.holder} ${event.side} ${event.place}`];
    if (event.type === 'SqueezeGivenUp') return [`${event.patron} loses ${event.side}`];
    return event.type === 'RoundSettled' ? ['settled'] : [];
  });

const LAID = ['laid player 2', 'laid banker 3', 'laid player 4', 'laid banker 5'];

describe('the order of a squeeze', () => {
  it('[T7] lays all four face down, then player’s two are turned, banker’s two, and each third card separately', () => {
    const bench = betting();
    bench.bet('anna', { player: 100 });
    bench.bet('ben', { banker: 50 });
    turnAll(bench);
    expect(story(bench)).toEqual([
      ...LAID,
      'anna player 0',
      'turned player 2S',
      'anna player 1',
      'turned player 3S',
      'ben banker 0',
      'turned banker 4H',
      'ben banker 1',
      'turned banker 2H',
      'laid player 6',
      'anna player 2',
      'turned player 7D',
      'laid banker 7',
      'ben banker 2',
      'turned banker 5C',
      'settled',
    ]);
    expect(bench.state.coup).toMatchObject({ playerScore: 2, bankerScore: 1, outcome: 'player' });
    expect(bench.gains()).toMatchObject({ 'patron:anna': coins(100), 'patron:ben': coins(-50) });
  });

  it('[R4] draws no third card on a natural, and reveals nothing of that before it is turned', () => {
    const bench = squeezing(onBoth, NATURAL);
    turnAll(bench);
    expect(countOf(bench, 'CardLaid')).toBe(4);
    expect(bench.state.coup).toMatchObject({ playerNatural: true });
  });

  it('[T7] is turned by the house card by card without stakes', () => {
    const bench = betting();
    bench.until('settled');
    expect(countOf(bench, 'SqueezeBegun')).toBe(0);
    expect(story(bench).slice(0, 8)).toEqual([
      ...LAID,
      'turned player 2S',
      'turned player 3S',
      'turned banker 4H',
      'turned banker 2H',
    ]);
  });

  it('[T7] automatically turns the hand of a side without stakes', () => {
    const bench = squeezing((at) => at.bet('ben', { banker: 50, tie: 10 }));
    expect(bench.state.round?.squeeze).toMatchObject({ side: 'banker', place: 0, holder: 'ben' });
    expect(bench.state.round?.hands.player).toEqual(['2S', '3S']);
  });

  it('[S2] marks the last round when the cut card comes out with a card laid face down', () => {
    const shoe = { decks: 1, burn: 'courts-ten', cutDepth: 48, afterCut: 'finish' } as const;
    const bench = new Bench(shoeOf(SIX_CARDS, 1), { ...SQUEEZED, shoe });
    bench.until('betting');
    bench.until('settled');
    const cut = types(bench).indexOf('CutCardDrawn');
    expect(bench.events.slice(cut, cut + 2)).toMatchObject([
      { lastRound: 1 },
      { type: 'CardLaid', side: 'player', index: 4 },
    ]);
    expect(publicView(bench.state).round?.last).toBe(true);
    bench.advance();
    expect(bench.state.phase).toBe('shuffling');
    expect(bench.archived).toMatchObject([{ number: 1, rounds: [{ player: ['2S', '3S', '7D'] }] }]);
  });

  it('[S2] counts a cut card among laid cards as inside the round: one round more by that rule', () => {
    const shoe = { decks: 1, burn: 'courts-ten', cutDepth: 49, afterCut: 'finish-plus-one' } as const;
    const bench = new Bench(shoeOf(SIX_CARDS, 1), { ...SQUEEZED, shoe });
    bench.until('settled');
    expect(bench.events.find((event) => event.type === 'CutCardDrawn')).toMatchObject({ lastRound: 2 });
  });
});

describe('the right to squeeze', () => {
  it('[T7] belongs to the largest stake on that side; other options do not count', () => {
    const bench = squeezing((at) => {
      at.bet('anna', { player: 100 });
      at.bet('ben', { player: 60, tie: 500 });
      at.bet('cleo', { banker: 101 });
    });
    expect(own(bench, 'anna')?.squeezes).toEqual(['player']);
    expect(own(bench, 'ben')?.squeezes).toEqual([]);
    expect(own(bench, 'cleo')?.squeezes).toEqual(['banker']);
    expect(publicView(bench.state).largestMinor).toEqual({ player: coins(100), banker: coins(101) });
  });

  it('[T7] belongs to the earlier one in a draw, also when another reaches the same sum later', () => {
    const bench = squeezing((at) => {
      at.bet('anna', { player: 100 });
      at.bet('ben', { player: 100 });
      at.bet('cleo', { player: 60 });
      at.bet('cleo', { player: 40 });
    });
    expect(bench.state.round?.squeeze?.holder).toBe('anna');
  });

  it('[T7] belongs to the patron who first had that much, not to the first ticket', () => {
    const bench = squeezing((at) => {
      at.bet('anna', { player: 60 });
      at.bet('ben', { player: 100 });
      at.bet('anna', { player: 40 });
    });
    expect(bench.state.round?.squeeze?.holder).toBe('ben');
  });

  it('[T7] goes by the sum of a patron’s tickets', () => {
    const bench = squeezing((at) => {
      at.bet('ben', { player: 100 });
      at.bet('anna', { player: 60 });
      at.bet('anna', { player: 41 });
    });
    expect(bench.state.round?.squeeze?.holder).toBe('anna');
  });

  it('[T7] is announced to its patron once bets are final, and not before', () => {
    const bench = betting();
    onPlayer(bench);
    expect(own(bench, 'anna')?.squeezes).toEqual([]);
    bench.until('closed');
    expect(own(bench, 'anna')?.squeezes).toEqual(['player']);
    bench.until('settled');
    bench.until('betting');
    expect(own(bench, 'anna')).toBeNull();
  });

  it('[T7] gives a hand’s cards one after the other to a patron who leads both sides', () => {
    const bench = squeezing(onBoth);
    expect(own(bench, 'anna')?.squeezes).toEqual(['player', 'banker']);
    turnAll(bench);
    expect(story(bench).filter((line) => line.startsWith('anna'))).toEqual([
      'anna player 0',
      'anna player 1',
      'anna banker 0',
      'anna banker 1',
      'anna player 2',
      'anna banker 2',
    ]);
  });

  it('[T7] can be given up for one side and kept for the other', () => {
    const bench = squeezing(onBoth);
    expect(bench.act('anna', { act: 'give-up-squeeze', side: 'player' })).toBeNull();
    expect(own(bench, 'anna')).toMatchObject({ squeezes: ['banker'], squeezed: null });
    turnAll(bench);
    expect(story(bench).filter((line) => line.startsWith('anna'))).toEqual([
      'anna player 0',
      'anna loses player',
      'anna banker 0',
      'anna banker 1',
      'anna banker 2',
    ]);
  });

  it('[T7] can be given up before the hand comes, while another hand is squeezed', () => {
    const bench = squeezing(onBoth);
    expect(bench.act('anna', { act: 'give-up-squeeze', side: 'banker' })).toBeNull();
    expect(bench.state.phase).toBe('squeezing');
    expect(own(bench, 'anna')?.squeezed).toMatchObject({ side: 'player', card: '2S' });
    turnAll(bench);
    expect(story(bench)).not.toContain('anna banker 0');
  });

  it('[T7] a card given up is turned immediately, not after its time', () => {
    const bench = squeezing(onPlayer);
    const { now } = bench;
    bench.act('anna', { act: 'give-up-squeeze', side: 'player' });
    bench.advance();
    expect(bench.now).toBe(now);
    expect(bench.state.round?.hands.player).toEqual(['2S']);
  });
});

describe('a holder who leaves', () => {
  it('[T7] before the first card loses the right, and the house turns', () => {
    const bench = betting();
    onBoth(bench);
    bench.away.set(patronId('anna'), instant(bench.now));
    bench.until('settled');
    expect(countOf(bench, 'SqueezeBegun')).toBe(0);
    expect(story(bench).filter((line) => line.startsWith('anna'))).toEqual([
      'anna loses player',
      'anna loses banker',
    ]);
    expect(bench.gains()['patron:anna']).toBe(coins(50));
  });

  it('[T4] and is back before the cards are laid has lost nothing', () => {
    const bench = betting();
    onPlayer(bench);
    bench.leave('anna');
    bench.wait(500);
    bench.comeBack('anna');
    bench.until('squeezing');
    expect(bench.state.round?.squeeze?.holder).toBe('anna');
  });

  it('[T7] during the squeeze of a card loses it immediately, and both sides for the round', () => {
    const bench = squeezing(onBoth);
    bench.leave('anna');
    expect(own(bench, 'anna')).toMatchObject({ squeezes: [], squeezed: null });
    expect(publicView(bench.state)).toMatchObject({ phase: 'dealing', squeeze: null });
    expect(bench.state.deadline).toBe(bench.now);
    bench.comeBack('anna');
    bench.until('settled');
    expect(countOf(bench, 'SqueezeBegun')).toBe(1);
    expect(countOf(bench, 'SqueezeGivenUp')).toBe(2);
  });

  it('[T7] between two cards loses the rest of the hand, even if back for its last card', () => {
    const bench = squeezing(onPlayer);
    bench.act('anna', { act: 'turn-card', side: 'player', place: 0 });
    bench.away.set(patronId('anna'), instant(bench.now));
    bench.advance();
    bench.comeBack('anna');
    bench.until('settled');
    expect(story(bench).filter((line) => line.startsWith('anna'))).toEqual([
      'anna player 0',
      'anna loses player',
    ]);
  });

  it('[T7] without a squeeze changes nothing', () => {
    const bench = squeezing((at) => {
      onPlayer(at);
      expect(at.bet('ben', { player: 20 })).toBeNull();
    });
    const { version } = bench.state;
    bench.leave('ben');
    expect(bench.state.version).toBe(version);
  });

  it('[T7] in another round is no holder of this one', () => {
    const bench = squeezing(onPlayer);
    bench.leave('anna');
    bench.until('settled');
    bench.comeBack('anna');
    bench.until('betting');
    onPlayer(bench);
    bench.until('squeezing');
    expect(bench.state.round?.squeeze?.holder).toBe('anna');
  });
});

describe('a squeezed card', () => {
  it('[T2] is shown to its holder only, one at a time, and to all when it is turned', () => {
    const bench = betting();
    onPlayer(bench);
    bench.bet('ben', { banker: 20 });
    bench.until('closed');
    expect(JSON.stringify([own(bench, 'anna'), publicView(bench.state)])).not.toContain('2S');
    bench.until('squeezing');
    const endsAt = bench.now + 15_000;
    expect(own(bench, 'anna')?.squeezed).toEqual({ side: 'player', place: 0, endsAt, card: '2S' });
    expect(own(bench, 'ben')?.squeezed).toBeNull();
    const view = publicView(bench.state);
    expect(view).toMatchObject({ down: { player: 2, banker: 2 }, hands: { player: [] } });
    expect(view.squeeze).toEqual({ side: 'player', place: 0, endsAt });
    expect(JSON.stringify(view)).not.toContain('2S');
    bench.act('anna', { act: 'turn-card', side: 'player', place: 0 });
    expect(publicView(bench.state)).toMatchObject({ down: { player: 1 }, hands: { player: ['2S'] } });
    expect(own(bench, 'anna')?.squeezed).toBeNull();
  });

  it('[T7] turns automatically when its time is over, and the next is the holder’s again', () => {
    const bench = squeezing(onPlayer);
    const begun = bench.now;
    bench.advance();
    expect(bench.now).toBe(begun + 15_000);
    expect(bench.state).toMatchObject({ phase: 'dealing', round: { hands: { player: ['2S'] } } });
    bench.advance();
    expect(bench.state.round?.squeeze).toMatchObject({ holder: 'anna', place: 1 });
  });

  it.each(['snapshot', 'events'] as const)('[T7] has the same holder after a restart from %s', (from) => {
    const bench = squeezing(onBoth);
    bench.act('anna', { act: 'turn-card', side: 'player', place: 0 });
    bench.until('squeezing');
    const before = [publicView(bench.state), own(bench, 'anna')];
    bench.restart(from);
    expect([publicView(bench.state), own(bench, 'anna')]).toEqual(before);
    turnAll(bench);
    expect(bench.state.coup).toMatchObject({ playerScore: 2, bankerScore: 1 });
    expect(bench.gains()['patron:anna']).toBe(coins(50));
  });
});
