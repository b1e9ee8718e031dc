import { callText } from '@punto/engine/caller';
import type { TableView } from '@punto/protocol/message';
import { describe, expect, it } from 'vitest';
import { view as anyView, UNSEALED_SHOE } from '../../../test/fixtures/table-setup.ts';
import { momentsBetween } from './moments.ts';

const view = (some: Partial<TableView>): TableView =>
  anyView({ phase: 'dealing', round: { number: 3, openedAt: 0, closesAt: 20_000, last: false }, ...some });
const hands = (player: readonly string[], banker: readonly string[]) =>
  ({ player, banker, playerScore: 0, bankerScore: 0 }) as TableView['hands'];

const LABELS = { player: 'Player', banker: 'Banker' };
const shoe = (number: number): NonNullable<TableView['shoe']> => ({ ...UNSEALED_SHOE, number, dealt: 10 });

describe('moments between two views', () => {
  it('[R3] contain new cards in dealing order, with the resulting score', () => {
    const before = view({ hands: hands(['9H'], []) });
    const after = view({ hands: hands(['9H', '4S'], ['KD', '2C', '7D']) });
    expect(momentsBetween(before, after)).toEqual([
      { type: 'card', side: 'banker', place: 0, card: 'KD', score: 0, turned: false },
      { type: 'card', side: 'player', place: 1, card: '4S', score: 3, turned: false },
      { type: 'card', side: 'banker', place: 1, card: '2C', score: 2, turned: false },
      { type: 'card', side: 'banker', place: 2, card: '7D', score: 9, turned: false },
    ]);
    expect(momentsBetween(after, after)).toEqual([]);
  });

  it('[R3] treat the cards of another round as new', () => {
    const before = view({ hands: hands(['9H', '4S'], ['KD', '2C']) });
    const after = view({
      round: { number: 4, openedAt: 0, closesAt: 0, last: false },
      hands: hands(['2S'], []),
    });
    expect(momentsBetween(before, after)).toEqual([
      { type: 'card', side: 'player', place: 0, card: '2S', score: 2, turned: false },
    ]);
  });

  it('[T1] contain the opening and closing of betting once', () => {
    const settled = view({ phase: 'settled' });
    const betting = view({ phase: 'betting', round: { number: 4, openedAt: 0, closesAt: 9, last: true } });
    const closed = { ...betting, phase: 'closed' } as const;
    expect(momentsBetween(settled, betting)).toEqual([{ type: 'betting-opened', round: 4, last: true }]);
    expect(momentsBetween(betting, betting)).toEqual([]);
    expect(momentsBetween(betting, closed)).toEqual([{ type: 'betting-closed' }]);
    expect(momentsBetween(closed, { ...closed, phase: 'dealing' })).toEqual([]);
  });

  it('[S3] announce that the cut card makes this round the last', () => {
    const last = view({ round: { number: 3, openedAt: 0, closesAt: 20_000, last: true } });
    expect(momentsBetween(view({}), last)).toEqual([
      { type: 'last-round', round: 3, when: 'this', cut: false },
    ]);
  });

  it('[S3] announce in the settled phase that the next round is the last, and that the cut card is out', () => {
    const settled = view({ phase: 'settled' });
    const known = { ...settled, shoe: { ...shoe(12), lastRound: 4 } };
    expect(momentsBetween(view({ phase: 'dealing' }), known)).toEqual([
      { type: 'last-round', round: 4, when: 'next', cut: false },
    ]);
    expect(momentsBetween(known, { ...known })).toEqual([]);
    const dealing = view({ phase: 'dealing' });
    const out = { ...dealing, shoe: { ...shoe(12), cutOut: true as const, lastRound: 4 } };
    expect(momentsBetween(dealing, out)).toEqual([{ type: 'last-round', round: 4, when: 'next', cut: true }]);
  });

  it('[V6] contain the call for third cards when the fourth card and the player’s third are face up', () => {
    const four = view({ phase: 'dealing', hands: hands(['2H', '3H'], ['3S', 'TS']) });
    const three = view({ phase: 'dealing', hands: hands(['2H', '3H'], ['3S']) });
    const called = (from: TableView, to: TableView) =>
      momentsBetween(from, to).flatMap((each) => (each.type === 'call' ? [callText(each.call, LABELS)] : []));
    expect(called(view({ phase: 'dealing' }), three)).toEqual([]);
    expect(called(three, four)).toEqual(['Player draws']);
    // A face-down third card is not called.
    expect(called(four, { ...four, down: { player: 1, banker: 0 } })).toEqual([]);
    const third = view({ phase: 'dealing', hands: hands(['2H', '3H', '7D'], ['3S', 'TS']) });
    expect(called(four, third)).toEqual(['Banker draws']);
    const all = view({ phase: 'result', hands: hands(['2H', '3H', '7D'], ['3S', 'TS', '4C']) });
    expect(called(third, all)).toEqual([]);
    expect(momentsBetween(third, all)).toMatchObject([{ type: 'card', side: 'banker', card: '4C' }]);
  });

  it('[S3] contain the end of a shoe and the new shoe', () => {
    const shuffling = view({ phase: 'shuffling', round: null, shoe: null });
    expect(momentsBetween(view({ phase: 'settled' }), shuffling)).toEqual([{ type: 'shoe-ended' }]);
    const fresh = view({
      phase: 'betting',
      shoe: shoe(13),
      round: { number: 1, openedAt: 0, closesAt: 9, last: false },
    });
    expect(momentsBetween(shuffling, fresh)).toEqual([
      { type: 'new-shoe', shoe: 13 },
      { type: 'betting-opened', round: 1, last: false },
    ]);
  });

  it('[F2] contain the cut of a shoe once, with the number of patrons', () => {
    const shuffling = view({ phase: 'shuffling', round: null, shoe: shoe(13) });
    const cutting = {
      ...{ stage: 'committing' as const, open: false, beacon: null, attempt: 1, committed: 0, revealed: 0 },
      ...{ root: null, commits: [] },
    } as const;
    const begun = { ...shuffling, cutting };
    expect(momentsBetween(shuffling, begun)).toEqual([{ type: 'cut-begun' }]);
    expect(momentsBetween(begun, { ...begun, cutting: { ...cutting, committed: 1 } })).toEqual([]);
    expect(momentsBetween(begun, { ...begun, cutting: { ...cutting, attempt: 2 } })).toEqual([]);
    const cut = { seed: '', values: 2, failed: 0, beacon: false, awaited: false, missed: 0 };
    const done = { ...shuffling, shoe: { ...shoe(13), cut } };
    expect(momentsBetween(begun, done)).toEqual([{ type: 'shoe-cut', values: 2 }]);
    expect(momentsBetween(done, { ...done, deadline: 9 })).toEqual([]);
  });

  it('[T1] contain the result once', () => {
    const coup = {
      ...hands(['9H', 'KS'], ['2D', '3C']),
      outcome: 'player',
      playerNatural: true,
    } as TableView['coup'];
    const settled = view({ phase: 'settled', coup, hands: hands(['9H', 'KS'], ['2D', '3C']) });
    const dealt = view({ hands: hands(['9H', 'KS'], ['2D', '3C']) });
    expect(momentsBetween(dealt, settled)).toEqual([{ type: 'result', coup }]);
    expect(momentsBetween(settled, settled)).toEqual([]);
  });

  it('[T7] contain cards laid face down, and a card turned in place', () => {
    const closed = view({ phase: 'closed' });
    const laid = view({ down: { player: 1, banker: 1 } });
    expect(momentsBetween(closed, laid)).toEqual([
      { type: 'laid', side: 'player', place: 0 },
      { type: 'laid', side: 'banker', place: 0 },
    ]);
    const turned = view({ hands: hands(['9H'], []), down: { player: 0, banker: 1 } });
    expect(momentsBetween(laid, turned)).toEqual([
      { type: 'card', side: 'player', place: 0, card: '9H', score: 9, turned: true },
    ]);
  });

  it('[T7] contain a squeeze once, without the card', () => {
    const laid = view({ down: { player: 2, banker: 2 } });
    const squeezing = {
      ...laid,
      phase: 'squeezing',
      squeeze: { side: 'player', place: 0, endsAt: 9 },
    } as const;
    expect(momentsBetween(laid, squeezing)).toEqual([{ type: 'squeeze-begun', side: 'player', place: 0 }]);
    expect(momentsBetween(squeezing, squeezing)).toEqual([]);
  });
});
