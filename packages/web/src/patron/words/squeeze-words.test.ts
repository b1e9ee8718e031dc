import { coins } from '@punto/engine/minor';
import type { OwnView } from '@punto/protocol/message';
import { describe, expect, it } from 'vitest';
import { setup, view } from '../../../test/fixtures/table-setup.ts';
import { fateOf, rightsOf, squeezedCardOf } from './seen-squeeze.ts';
import { largestLine, rightsLine, turnedText, waitingLine, whichCard } from './squeeze-words.ts';

const round = { number: 43, openedAt: 0, closesAt: 0, last: false };
const squeeze = { side: 'player', place: 0, endsAt: 9000 } as const;
const squeezing = view({ phase: 'squeezing', round, squeeze, down: { player: 2, banker: 2 } });
const own = (some: Partial<OwnView>): OwnView => ({
  version: 1,
  shoe: squeezing.shoe?.number ?? 0,
  round: 43,
  mode: 'traditional',
  bets: {},
  seat: null,
  squeezes: ['player'],
  squeezed: null,
  ...some,
});
const held = squeezedCardOf(squeezing, own({ squeezed: { ...squeeze, card: '9H' } }));

describe('texts of a squeeze', () => {
  it('[T7] name the card by the labels of the room', () => {
    expect(whichCard({ side: 'banker', place: 2 }, { ...setup.labels, banker: 'Banco' })).toBe(
      'Banco’s third card',
    );
  });

  it('[T7] say which stake gets the right, and who has it', () => {
    const largestMinor = { player: coins(500), banker: coins(0) };
    expect(largestLine(view({ largestMinor }), 'player')).toBe('Largest 500 squeezes');
    expect(largestLine(view({ largestMinor }), 'banker')).toBe('The largest stake squeezes');
    expect(largestLine(view({}), 'player')).toBe('');
    expect(rightsLine(['player'], setup.labels)).toBe('You squeeze Player');
    expect(rightsLine(['player', 'banker'], setup.labels)).toBe('You squeeze both sides');
    expect(rightsLine([], setup.labels)).toBe('');
  });

  it('[T7] say that the other side waits while its cards are face down', () => {
    expect(waitingLine(squeezing, squeeze)).toBe('Banker waits for your card');
  });

  it('say how far a card is turned', () => {
    expect([0, 0.24, 0.5, 0.61].map(turnedText)).toEqual([
      'Lies face down',
      'A quarter turned',
      'Half turned',
      '60 percent turned',
    ]);
  });
});

describe('a squeezed card', () => {
  it('[T2] [T7] belongs to the one patron who received its face', () => {
    expect(held).toMatchObject({ side: 'player', place: 0, card: '9H' });
    expect(squeezedCardOf(squeezing, own({}))).toBeNull();
    expect(squeezedCardOf(squeezing, null)).toBeNull();
    expect(squeezedCardOf(squeezing, own({ round: 42, squeezed: { ...squeeze, card: '9H' } }))).toBeNull();
    expect(
      squeezedCardOf({ ...squeezing, squeeze: null }, own({ squeezed: { ...squeeze, card: '9H' } })),
    ).toBeNull();
  });

  it('[T7] is turned when it is in the hand, and over when the squeeze ended without it', () => {
    if (!held) throw new Error('not held');
    expect(fateOf(squeezing, held)).toBe('held');
    const hands = { player: ['9H'], banker: [], playerScore: 9, bankerScore: 0 } as typeof squeezing.hands;
    expect(fateOf({ ...squeezing, squeeze: null, hands }, held)).toBe('turned');
    expect(fateOf({ ...squeezing, squeeze: null }, held)).toBe('over');
    expect(fateOf({ ...squeezing, round: { ...round, number: 44 } }, held)).toBe('over');
  });

  it('[T7] has rights of the round in view only', () => {
    expect(rightsOf(squeezing, own({}))).toEqual(['player']);
    expect(rightsOf(squeezing, own({ round: 42 }))).toEqual([]);
  });
});
