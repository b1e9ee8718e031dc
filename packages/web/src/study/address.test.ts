import { describe, expect, it } from 'vitest';
import { parseAddress, writeAddress } from './address.ts';
import { USUAL_LAB } from './lab-state.ts';
import { deal, strike, wholeShoe } from './position.ts';

const usual = { schedules: ['tie'], studied: true, seed: 7, shoes: 200, cut: 14 } as const;
const lab = { ...USUAL_LAB, bet: { id: 'panda-8' } };

describe('an address', () => {
  const position = deal(deal(strike(strike(strike(wholeShoe(6), 'AS'), 'AS'), 'KH'), '4S'), '9D');
  const sampling = {
    schedules: ['tie', 'player-pair'],
    studied: true,
    seed: 4_294_967_295,
    shoes: 50,
    cut: 52,
  } as const;
  const text =
    'decks=6&struck=AS2.KH&coup=4S9D&curves=tie.player-pair.bet&seed=4294967295&shoes=50&cut=52&bet=panda-8';

  it('[F5] contains a position completely, and can be parsed', () => {
    expect(writeAddress({ position, sampling, lab })).toBe(text);
    expect(parseAddress(`#${text}`, usual)).toEqual({ position, sampling, lab });
  });

  it('may omit everything but the decks', () => {
    expect(parseAddress('#decks=8', usual)).toEqual({
      position: wholeShoe(8),
      sampling: usual,
      lab: USUAL_LAB,
    });
  });

  it('may contain no curves', () => {
    const curves = parseAddress('#decks=8&curves=', usual)?.sampling;
    expect(curves).toMatchObject({ schedules: [], studied: false });
  });

  it.each([
    ['', 'nothing'],
    ['#main', 'another place of the page'],
    ['#decks=9', 'too many decks'],
    ['#decks=1.5', 'half a deck'],
    ['#decks=1&struck=AS2', 'a card more often than there are decks'],
    ['#decks=1&struck=AS&coup=AS', 'a card both struck and dealt'],
    ['#decks=8&struck=1Z', 'no card'],
    ['#decks=8&coup=4S9', 'half a card'],
    ['#decks=8&coup=9S2HKD3C4C', 'more cards than the coup takes'],
    ['#decks=8&curves=luck', 'no schedule'],
    ['#decks=8&seed=-1', 'no seed'],
    ['#decks=8&shoes=0', 'no shoes'],
    ['#decks=1&cut=42', 'a cut card that could be burnt'],
    ['#decks=8&cut=5', 'too few cards for a last round'],
    ['#decks=8&bet=A/B', 'no bet'],
  ])('gives null for %s: %s', (hash) => {
    expect(parseAddress(hash, usual)).toBeNull();
  });
});
