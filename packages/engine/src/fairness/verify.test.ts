import { describe, expect, it } from 'vitest';
import { ALONE, EIGHT_DECKS, type FairShoeTerms, fairShoe, SMALL } from '../../test/fair-shoe.ts';
import { commitOf, listHashOf } from './cut.ts';
import { digestOf } from './digest.ts';
import type { Contribution, Cut, DealtRound, OpenedRound, OpenedShoe, Seal } from './record.ts';
import { commitmentOf } from './seal.ts';
import { verifyRound, verifyShoe } from './verify.ts';

const small = fairShoe(SMALL);
const { shoe } = small;
const A = 'aa'.repeat(32);

/** What a forger can recompute: the digest, and with another seal its commitment. */
const mended = (file: OpenedShoe): OpenedShoe => {
  const sealed = { ...file, commitment: commitmentOf(file.seal) };
  return { ...sealed, digest: digestOf(sealed) };
};
const failedSteps = (file: OpenedShoe): readonly string[] =>
  verifyShoe(file)
    .steps.filter(({ ok }) => !ok)
    .map(({ id }) => id);

const withSeal = (seal: Partial<Seal>): OpenedShoe => ({ ...shoe, seal: { ...shoe.seal, ...seal } });
const withCut = (cut: Partial<Cut>, file = shoe): OpenedShoe => ({ ...file, cut: { ...file.cut, ...cut } });
const withRound = (at: number, change: Partial<DealtRound>, file = shoe): OpenedShoe => ({
  ...file,
  rounds: file.rounds.map((each, i) => (i === at ? { ...each, ...change } : each)),
});
const numbered = (all: readonly Contribution[]): Contribution[] =>
  all.map((each, i) => ({ ...each, patron: String(i + 1) }));
const contributions = (change: (all: Contribution[]) => readonly Contribution[]): OpenedShoe =>
  withCut({ contributions: numbered(change([...shoe.cut.contributions])) });
const failedWith = (...failed: readonly Contribution[][]): OpenedShoe =>
  withCut({ failed: failed.map(numbered) });
const swapped = <T>(list: readonly T[]): T[] => [list[1], list[0], ...list.slice(2)] as T[];
const told = shoe.cut.contributions.map((each) => ({ ...each, value: A }));
const [settled] = shoe.rounds as [DealtRound];
const [withheld, revealed] = shoe.cut.failed[0] as [Contribution, Contribution];

/** The last round without its last card, as if the tableau had not required one. */
const undealt = (): OpenedShoe => {
  const at = shoe.rounds.length - 1;
  const { player, banker, taken } = shoe.rounds[at] as DealtRound;
  const last = banker.length === 3 ? { banker: banker.slice(0, 2) } : { player: player.slice(0, 2) };
  return withRound(at, { ...last, taken: taken - 1 });
};

const TERMS: Readonly<Record<string, FairShoeTerms>> = {
  'one deck, three patrons, one failed attempt, a beacon, a cancelled round': SMALL,
  'eight decks': EIGHT_DECKS,
  'a deck for one patron': ALONE,
  'a deck for one patron who brought nothing in': { ...ALONE, patrons: 0 },
  'nobody contributed': { ...SMALL, patrons: 0, failed: [] },
  'three attempts failed': { ...SMALL, patrons: 0, failed: [1, 4, 64] },
  'another burn, the cut card ends it': { ...SMALL, burn: 'courts-eleven-up', afterCut: 'finish', decks: 2 },
  'cancelled before a card, and at a third card': { ...SMALL, cancelled: { round: 3, after: 5 } },
};

describe('a shoe dealt as committed', () => {
  it.each(Object.entries(TERMS))('[F2] passes every step: %s', (_, terms) => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const opened = fairShoe({ ...terms, seed });
      expect(verifyShoe(opened.shoe).failed).toBe(null);
      for (const round of opened.rounds) expect(verifyRound(round).failed).toBe(null);
    }
  });

  it('[F2] has the commitment the reader noted, and the value the reader brought', () => {
    const value = shoe.cut.contributions[1]?.value ?? '';
    const found = verifyShoe(shoe, { commitment: shoe.commitment, value });
    expect(found).toMatchObject({ ok: true, commitment: shoe.commitment });
    expect(found.steps.find(({ id }) => id === 'own-value')?.says).toContain('number 2 of 3');
    expect(verifyShoe(shoe, { commitment: A }).failed?.id).toBe('noted');
    expect(verifyShoe(shoe, { value: A }).failed?.id).toBe('own-value');
    expect(verifyShoe(shoe, { value: revealed.value ?? '' }).failed?.id).toBe('own-value');
  });

  it('[F2] was cut by the commits the reader saw in the list', () => {
    const { contributions, failed } = shoe.cut;
    const listOf = (all: readonly Contribution[]): string =>
      listHashOf(
        shoe.commitment,
        all.map(({ commit }) => commit ?? ''),
      );
    const found = (list: string) => verifyShoe(shoe, { list }).steps.find(({ id }) => id === 'list');
    expect(found(listOf(contributions))).toMatchObject({ ok: true });
    expect(found(listOf(failed[0] ?? []))).toMatchObject({
      ok: true,
      says: expect.stringContaining('failed'),
    });
    const others = [contributions.slice(1), swapped(contributions), [...contributions, revealed], []];
    for (const other of others) expect(verifyShoe(shoe, { list: listOf(other) }).failed?.id).toBe('list');
  });

  it('[S2] may be ended early by the house, which is reported', () => {
    const early = mended({ ...shoe, rounds: shoe.rounds.slice(0, 2) });
    const found = verifyShoe(early);
    expect(found.ok).toBe(true);
    expect(found.steps.find(({ id }) => id === 'cut-card')?.says).toContain('ended the shoe before');
    expect(verifyShoe(mended({ ...shoe, burn: null, rounds: [] })).ok).toBe(true);
  });
});

describe('a forged shoe', () => {
  it.each<readonly [string, OpenedShoe, readonly string[]]>([
    ['another seal to another patron', withSeal({ table: 'main' }), ['contributions', 'seed']],
    ['the sealed root of other cards', withSeal({ root: A }), ['root', 'contributions', 'seed']],
    ['two cards exchanged', { ...shoe, cards: swapped(shoe.cards) }, ['root', 'rounds']],
    [
      'a card twice',
      { ...shoe, cards: shoe.cards.with(0, { ...shoe.cards[0], card: 'AS' } as never) },
      ['deck', 'root'],
    ],
    ['a card too few', { ...shoe, cards: shoe.cards.slice(1) }, ['deck', 'root', 'burn', 'rounds']],
    ['no cards', { ...shoe, cards: [] }, ['deck', 'root', 'burn', 'rounds']],
    [
      'a nonce exchanged',
      { ...shoe, cards: shoe.cards.with(3, { ...shoe.cards[3], nonce: A } as never) },
      ['root'],
    ],
    ["another value of the house's", withCut({ houseValue: A }), ['house', 'seed']],
    ['a patron dropped', contributions((all) => all.slice(1)), ['seed']],
    ['patrons in another order', contributions(swapped), ['seed']],
    [
      'a patron added without a commit',
      contributions((all) => [...all, { patron: '4', commit: null, value: A }]),
      ['contributions', 'seed'],
    ],
    [
      'a commit copied',
      contributions(([first, ...all]) => [first, first, ...all] as Contribution[]),
      ['contributions', 'seed'],
    ],
    ['other values than were bound to', withCut({ contributions: told }), ['contributions', 'seed']],
    [
      'a place in the list left out',
      withCut({ contributions: shoe.cut.contributions.slice(1) }),
      ['contributions', 'seed'],
    ],
    ['a withheld value used', contributions((all) => [...all, withheld]), ['contributions']],
    ['a failed attempt that nobody failed', failedWith([revealed]), ['contributions']],
    ['a failed attempt of nobody', failedWith([]), ['contributions']],
    [
      'another value at a failed attempt',
      failedWith([withheld, { ...revealed, value: A }]),
      ['contributions'],
    ],
    [
      'values used after three failed attempts',
      failedWith([withheld], [withheld], [withheld]),
      ['contributions'],
    ],
    ['no beacon although named', withCut({ beacon: null }), ['seed']],
    [
      'another round of the beacon',
      withCut({ beacon: { name: 'example-beacon', round: 4201, value: A } }),
      ['beacon', 'seed'],
    ],
    ['a beacon nobody named', withSeal({ beacon: null }), ['contributions', 'beacon', 'seed']],
    ['another seed', withCut({ seed: A }), ['seed', 'burn', 'rounds']],
    ['another burnt card', { ...shoe, burn: { faceUp: 'AS', count: 5 } }, ['burn']],
    ['one card more burnt', { ...shoe, burn: { faceUp: '5C', count: 6 } }, ['burn', 'rounds']],
    ['no burn', { ...shoe, burn: null }, ['burn', 'rounds']],
    ['a round left out', { ...shoe, rounds: shoe.rounds.toSpliced(2, 1) }, ['rounds']],
    ['a round with another number', withRound(1, { round: 3 }), ['rounds']],
    ['the last card of a round not dealt', undealt(), ['rounds']],
    ['rounds exchanged', { ...shoe, rounds: swapped(shoe.rounds) }, ['rounds']],
    ['a card passed over', withRound(2, { first: (shoe.rounds[2]?.first ?? 0) + 1 }), ['rounds']],
    ['another card dealt', withRound(0, { player: ['AS', ...settled.player.slice(1)] }), ['rounds']],
    ['another result', withRound(0, { mark: 'P9n' }), ['rounds']],
    ['no result', withRound(0, { mark: null }), ['rounds']],
    ['a settled round called cancelled', withRound(0, { status: 'cancelled' }), ['rounds']],
    ['a cancelled round called settled', withRound(1, { status: 'settled' }), ['rounds']],
    ['another card in a cancelled round', withRound(1, { banker: ['AS'] }), ['rounds']],
    ['more rounds than the cut card lets', withSeal({ cutIndex: 20 }), ['contributions', 'seed', 'cut-card']],
    ['sealed with more decks', withSeal({ decks: 2 }), ['deck', 'contributions', 'seed']],
  ])('[F2] is refused: %s', (_, forged, steps) => {
    const found = failedSteps(mended(forged));
    expect(found.slice(0, steps.length)).toEqual(steps);
    expect(found).not.toContain('digest');
  });

  it('[F2] is rejected when it was damaged in transit', () => {
    expect(failedSteps(withCut({ failed: [[{ ...withheld, commit: A }, revealed]] }))).toEqual(['digest']);
    expect(failedSteps({ ...shoe, commitment: A })).toEqual(['commitment', 'digest']);
  });

  it('[V5] is rejected when the shoe of a private table is cut by two, or dealt twice', () => {
    const alone = fairShoe(ALONE).shoe;
    const [one] = alone.cut.contributions as [Contribution];
    const bound = { patron: '2', value: A, commit: commitOf(alone.commitment, A) };
    for (const cut of [{ contributions: [one, bound] }, { failed: [[{ ...bound, value: null }]] }])
      expect(failedSteps(mended(withCut(cut, alone)))).toContain('contributions');
    const again = mended({ ...alone, rounds: [...alone.rounds, { ...settled, round: 2 }] });
    expect(failedSteps(again)).toEqual(['rounds', 'cut-card']);
  });

  it('[T7] is rejected when a third card was dealt although another lay face down', () => {
    const five = fairShoe({ ...SMALL, cancelled: { round: 3, after: 5 } }).shoe;
    const { player, banker } = five.rounds[2] as DealtRound;
    expect({ player: player.length, banker: banker.length }).toEqual({ player: 2, banker: 2 });
    expect(failedSteps(mended(withRound(2, { player: player.slice(1) }, five)))).toEqual(['rounds']);
    expect(failedSteps(mended(withRound(2, { banker: banker.slice(1) }, five)))).toEqual(['rounds']);
  });

  it('[F2] is rejected when two cards share a nonce', () => {
    const repeated = { ...shoe, cards: shoe.cards.map(({ card }) => ({ card, nonce: A })) };
    expect(failedSteps(mended(repeated))).toEqual(['nonces', 'root']);
  });
});

describe('a forged round', () => {
  const [first, second] = small.rounds as [OpenedRound, OpenedRound];
  const card = (at: number, change: Partial<OpenedRound['cards'][number]>, file = first): OpenedRound => ({
    ...file,
    cards: file.cards.map((each, i) => (i === at ? { ...each, ...change } : each)),
  });
  const passedOver: OpenedRound = {
    ...second,
    closed: second.closed.map((each) => ({ ...each, index: each.index + 1 })),
  };
  // 5S TD 9D 6H JS: without the 9D the fifth card would go to player all the same.
  const last = small.rounds.at(-1) as OpenedRound;
  const dealtOn: OpenedRound = {
    ...last,
    status: 'cancelled',
    cards: last.cards.toSpliced(2, 1),
    closed: last.cards.slice(2, 3).map(({ index }) => ({ index, side: 'player' })),
  };
  const stepOf = (file: OpenedRound): string | undefined =>
    verifyRound({ ...file, digest: digestOf(file) }).failed?.id;

  it.each<readonly [string, OpenedRound, string]>([
    ['another card', card(1, { card: 'AS' }), 'proofs'],
    ['another nonce', card(1, { nonce: A }), 'proofs'],
    ['another place in the sealed order', card(1, { leaf: 0 }), 'proofs'],
    ['a path cut short', card(1, { proof: [] }), 'proofs'],
    ['another place in the shoe', card(4, { index: 51 }), 'order'],
    ['a place the shoe does not have', card(4, { index: 52 }), 'order'],
    ['another seed', { ...first, cut: { ...first.cut, seed: A } }, 'seed'],
    [
      'cards exchanged',
      { ...first, cards: first.cards.with(1, first.cards[2] as never).with(2, first.cards[1] as never) },
      'rounds',
    ],
    ['a card dealt to the other side', card(1, { side: 'banker' }), 'rounds'],
    ['the last card left out', { ...first, cards: first.cards.slice(0, -1) }, 'rounds'],
    ['a card in the middle left out', { ...first, cards: first.cards.toSpliced(2, 1) }, 'rounds'],
    ['the burnt card left out', { ...first, cards: first.cards.slice(1) }, 'burn'],
    ['a burnt card that was none', card(1, { side: 'burn' }), 'burn'],
    [
      'burnt in the middle of the shoe',
      { ...second, cards: [first.cards[0], ...second.cards] as never },
      'burn',
    ],
    ['settled with a card face down', { ...second, status: 'settled' }, 'rounds'],
    ['a card passed over', passedOver, 'rounds'],
    ['dealt on over a card face down', dealtOn, 'rounds'],
    [
      'another patron alone with the house',
      { ...first, seal: { ...first.seal, cutIndex: null } },
      'contributions',
    ],
  ])('[F2] is refused: %s', (_, forged, step) => {
    expect(stepOf(forged)).toBe(step);
  });

  it('[F2] has the commitment the reader noted, and the value the reader brought', () => {
    const value = shoe.cut.contributions[0]?.value ?? '';
    expect(verifyRound(first, { commitment: shoe.commitment, value }).ok).toBe(true);
    expect(verifyRound(first, { commitment: A, value }).failed?.id).toBe('noted');
    expect(verifyRound(first, { value: A }).failed?.id).toBe('own-value');
  });
});
