// Hidden cards are in no view and no event, and nothing published depends on them: the same steps over a shoe with
// its hidden cards in another order look the same to everyone. [T2] [T7] [F3]
import type { Card } from '@punto/engine/card';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownView, patronId, publicView, type TableEvent } from '../src/index.ts';
import { type Bench, SEATED, SOLO, SQUEEZED } from './bench.ts';
import { deck, PATRONS, type Step, storms, weather } from './storm.ts';

const ONE_DECK = { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' } as const;
const ROOMS = [
  ['squeeze', { ...SQUEEZED, shoe: ONE_DECK }],
  ['seats', { ...SEATED, shoe: ONE_DECK }],
  ['solo', SOLO],
] as const;

const CARD = /(?<=")[A2-9TJQK][CDHS](?=")/g;
const cardsIn = (value: unknown): string[] => JSON.stringify(value).match(CARD) ?? [];

/** Face-up cards of the current shoe, from the events alone. */
const faceUp = (events: readonly TableEvent[]): ReadonlySet<string> => {
  const begun = events.findLastIndex(({ type }) => type === 'ShoeShuffled');
  return new Set(
    events.slice(begun).flatMap((event) => {
      if (event.type === 'CardDealt' || event.type === 'CardTurned') return [event.card];
      return event.type === 'CardsBurned' ? [event.faceUp] : [];
    }),
  );
};

const TELLING = ['CardsBurned', 'CardDealt', 'CardTurned', 'SqueezeBegun'];

const tellsNothing = (bench: Bench): void => {
  // Where a shoe is one coup, the last coup is still shown when the next shoe is in use.
  const before = bench.state.coup ? cardsIn(bench.state.coup) : [];
  const up = new Set([...faceUp(bench.events), ...before]);
  expect(cardsIn(publicView(bench.state)).filter((card) => !up.has(card))).toEqual([]);
  const squeeze = bench.state.round?.squeeze ?? null;
  for (const patron of PATRONS) {
    const own = ownView(bench.state, patronId(patron));
    const allowed = squeeze?.holder === patron ? [squeeze.card] : [];
    expect(cardsIn(own)).toEqual(allowed);
  }
};

describe('a card that is not face up', () => {
  it.each(ROOMS)('[T2] [T7] is in no view but its holder’s, and in no event: %s', (_, setup) => {
    let squeezes = 0;
    fc.assert(
      fc.property(fc.nat(), storms(100), (seed, steps) => {
        const bench = weather([setup], (number) => deck(seed + number), steps, tellsNothing);
        for (const event of bench.events) {
          if (!TELLING.includes(event.type)) expect(cardsIn(event)).toEqual([]);
        }
        squeezes += bench.events.filter(({ type }) => type === 'SqueezeBegun').length;
      }),
      { seed: 7, numRuns: 35 },
    );
    if ('squeeze' in setup) expect(squeezes).toBeGreaterThan(50);
  });

  it.each(ROOMS)('[T2] [S4] changes nothing visible, including the clocks: %s', (_, setup) => {
    let squeezing = 0;
    fc.assert(
      fc.property(fc.nat(), storms(40), fc.nat(1000), (seed, steps, turn) => {
        const shoes = (number: number) => deck(seed + number);
        const first = weather([setup], shoes, steps);
        const other = hiddenTurned(first, shoes, turn);
        const second = weather([setup], other, steps);
        const shown = (bench: Bench) => [
          publicView(bench.state),
          ...PATRONS.map((patron) => seenBy(bench, patron)),
        ];
        expect(shown(second)).toEqual(shown(first));
        if (first.state.round?.squeeze) squeezing += 1;
      }),
      { seed: 8, numRuns: 100 },
    );
    if ('squeeze' in setup) expect(squeezing).toBeGreaterThan(5);
  });

  it('[T7] is the same when it is turned as during the squeeze, and no stake or act changes it', () => {
    let turned = 0;
    fc.assert(
      fc.property(fc.nat(), storms(80), (seed, steps: readonly Step[]) => {
        const shoes = (number: number) => deck(seed + number);
        const bench = weather([{ ...SQUEEZED, shoe: ONE_DECK }], shoes, steps);
        let shoe = 0;
        let held: Card | null = null;
        for (const event of bench.events) {
          if (event.type === 'ShoeShuffled') shoe = event.number;
          if (event.type === 'SqueezeBegun') held = event.card;
          if (event.type !== 'CardTurned') continue;
          expect(event.card).toBe(shoes(shoe)[event.index]);
          if (held) {
            expect(event.card).toBe(held);
            turned += 1;
          }
          held = null;
        }
      }),
      { seed: 9, numRuns: 35 },
    );
    expect(turned).toBeGreaterThan(20);
  });
});

/** The own view, without the one face its holder alone may see. */
const seenBy = (bench: Bench, patron: string) => {
  const own = ownView(bench.state, patronId(patron));
  return own?.squeezed ? { ...own, squeezed: { ...own.squeezed, card: 'hidden' } } : own;
};

/** The shoes of a game, with the undealt cards in another order. */
const hiddenTurned = (bench: Bench, shoes: (number: number) => readonly Card[], turn: number) => {
  const { shoe, round } = bench.state;
  const cards = [...shoes(shoe?.number ?? 1)];
  const down = round?.down.map(({ index }) => index) ?? [];
  const rest = cards.map((_, index) => index).filter((index) => index >= (shoe?.next ?? 0));
  const hidden =
    shoe?.burn === null && shoe.next === 0 && shoe.rules.burn !== 'none' ? [] : [...down, ...rest];
  const values = hidden.map((index) => cards[index]);
  const turned = hidden.map((_, at) => values[(at + 1 + turn) % values.length]);
  for (const [at, index] of hidden.entries()) {
    const card = turned[at];
    if (card) cards[index] = card;
  }
  return (number: number) => (number === shoe?.number ? cards : shoes(number));
};
