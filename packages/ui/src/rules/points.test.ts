import type { Room } from '@punto/engine/room';
import { ROOMS } from '@punto/engine/rooms';
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { CLASSIC_EIGHT_DECK } from '@punto/engine/rooms/classic-eight-deck';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import { SQUEEZE } from '@punto/engine/rooms/squeeze';
import { expect, it } from 'vitest';
import {
  alonePoints,
  fairnessPoints,
  languageLine,
  leavingPoints,
  limitPoints,
  seatPoints,
  settlementPoints,
  shoePoints,
  squeezePoints,
} from './points.ts';

const text = (points: readonly string[] | null) => points?.join(' ') ?? '';

it('[T7] explains the squeeze only where there is one', () => {
  expect(text(squeezePoints(SQUEEZE))).toMatch(/largest stake.*confirmed first.*15 seconds.*turns by itself/);
  expect(squeezePoints(LIVE_EIGHT_DECK)).toBeNull();
  const opens = /The dealer opens the cards.*shown to everybody at once.*changes nothing/;
  expect(text(squeezePoints({ ...SQUEEZE, dealing: 'person' }))).toMatch(opens);
  expect(text(squeezePoints(SQUEEZE))).not.toMatch(opens);
});
it('[T7] states that an accidental early reveal changes nothing, with and without a dealer', () => {
  const harmless =
    'A card shown too early by accident changes nothing, as long as the result does not change.';
  expect(squeezePoints(SQUEEZE)).toContain(harmless);
  expect(squeezePoints({ ...SQUEEZE, dealing: 'person' })).toContain(harmless);
});
it('[V6] names who deals, and the next holder of the shoe after a tie', () => {
  const seats = text(seatPoints(BIG_TABLE));
  expect(seats).toContain('14 seats: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15.');
  expect(seats).toMatch(/eight seconds.*skipped.*the house deals/);
  expect(seats).toContain('On a tie the shoe is passed.');
  const { seats: rules } = BIG_TABLE;
  if (!rules) throw new Error('the big table has seats');
  expect(text(seatPoints({ ...BIG_TABLE, seats: { ...rules, onTie: 'keep' } }))).toContain(
    'On a tie the shoe stays.',
  );
  expect(seatPoints(SIX_DECK)).toBeNull();
});
it('[V5] [F4] explains a solo table: Deal, the pile, one bet of three, the same odds', () => {
  const alone = text(alonePoints(SINGLE_DECK));
  expect(alone).toMatch(/nothing is dealt until you press Deal/);
  expect(alone).toMatch(/Shift-click.*highest chips at the bottom/);
  expect(alone).toMatch(/same generator, by the same rules and at the same odds/);
  expect(text(limitPoints(SINGLE_DECK))).toContain('one of Player, Banker and Tie in a round');
  expect(alonePoints(LIVE_EIGHT_DECK)).toBeNull();
});
it('[S2] says for finish-plus-one that a cut card before the first card makes that round the last', () => {
  const plusOne: Room = {
    ...LIVE_EIGHT_DECK,
    shoe: { ...LIVE_EIGHT_DECK.shoe, afterCut: 'finish-plus-one' },
  };
  expect(text(shoePoints(plusOne))).toContain(
    'one more is dealt; when it comes out before the first card of a round, that round is the last.',
  );
});
it('[V6] states when a seat is lost, and where the shoe goes after a cancelled round', () => {
  const said = text(seatPoints(BIG_TABLE));
  expect(said).toContain('A seat is given up after eight rounds without a stake.');
  expect(said).toContain('A cancelled round moves no shoe.');
  expect(said).toMatch(
    /you may bet behind a seat whose patron allows it.*Bets behind a seat end when you say so/,
  );
});
it('[L4] states both differential limits of a live room', () => {
  const said = text(limitPoints(LIVE_EIGHT_DECK));
  expect(said).toContain(
    'Player limit: your own stakes on Player and on Banker may differ by 10,000 at most.',
  );
  expect(said).toContain(
    'Table limit: the stakes of all patrons on Player and on Banker may differ by 20,000 at most.',
  );
});
it('[V5] [S2] mentions no cut card, last round or clock where every coup has a fresh deck', () => {
  expect(text(shoePoints(SINGLE_DECK))).toContain(
    'shuffled anew for every coup. No cut card, no last round.',
  );
  expect(text(shoePoints(SINGLE_DECK))).not.toContain('from the end');
  expect(text(limitPoints(SINGLE_DECK))).not.toContain('clock');
  expect(text(shoePoints(SIX_DECK))).toMatch(/^6 decks.*312 cards.*14 cards from the end/);
});
it('[T9] [T4] says in every room that leaving waits for the round, and what a lost connection does', () => {
  for (const room of Object.values(ROOMS)) {
    expect(text(leavingPoints(room))).toMatch(/leaving waits until your bets are settled.*lost connection/);
  }
});
it('[V4] [L2] states that commission is listed separately', () => {
  expect(text(settlementPoints(CLASSIC_EIGHT_DECK))).toMatch(
    /payout and, on a line of its own, the commission/,
  );
});
it('[V3] uses Punto and Banco, and omits features that the room does not have', () => {
  expect(settlementPoints(SIX_DECK)[0]).toBe(
    'When the coup ties, stakes on Punto and Banco push: they come back whole.',
  );
  expect(text(settlementPoints(SIX_DECK))).not.toMatch(/bonus|perfect/i);
});
it('[T10] states which language is binding', () => {
  expect(languageLine(false)).toBe('The English text is the one that counts.');
  expect(languageLine(true)).toBe('English is the text that counts; translations of names are labels only.');
});

it('[F2] states how each room commits to its cards, and that cards dealt by a person are not committed', () => {
  expect(text(fairnessPoints(LIVE_EIGHT_DECK))).toMatch(/seals its order.*patrons cut.*house cuts alone/);
  expect(text(fairnessPoints(SINGLE_DECK))).toMatch(/deck.*with Deal/);
  expect(text(fairnessPoints({ ...LIVE_EIGHT_DECK, dealing: 'person' }))).toMatch(/no seal/);
});
it('[L5] states whether unconfirmed chips are placed in this room', () => {
  expect(text(limitPoints(LIVE_EIGHT_DECK))).toContain('placed for you in the last moment');
  const byHand = text(limitPoints({ ...LIVE_EIGHT_DECK, confirm: 'by-hand' }));
  expect(byHand).toContain('Only what you confirm is placed.');
  expect(byHand).not.toContain('last moment');
});
