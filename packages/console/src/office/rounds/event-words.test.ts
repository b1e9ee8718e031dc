import { describe, expect, it } from 'vitest';
import { eventWords, type TracedEvent } from './event-words.ts';

/** The event as parsed from JSON, without branded types. */
const told = (event: object): string | null => eventWords(event as TracedEvent);

const by = { id: 's-1', name: 'Ada' };

describe('events of a traced round', () => {
  it.each([
    [{ type: 'TablePaused', by, reason: 'card not read' }, 'Paused by Ada: card not read'],
    [{ type: 'RoundCancelled', by, reason: 'wrong shoe' }, 'Cancelled by Ada: wrong shoe'],
    [{ type: 'CardDealt', side: 'banker', card: 'TD', index: 9 }, 'Banker: 10 of diamonds'],
    [
      { type: 'CardDealt', side: 'banker', card: 'TD', index: 9, by },
      'Banker: 10 of diamonds, dealt by Ada (s-1)',
    ],
    [
      { type: 'CardTurned', side: 'banker', card: 'TD', index: 9, by: { patron: 'p-1' } },
      'Banker: 10 of diamonds turned by p-1',
    ],
    [
      { type: 'CardTurned', side: 'banker', card: 'TD', index: 9, by: 'house' },
      'Banker: 10 of diamonds turned by the house',
    ],
    [
      {
        type: 'TicketAccepted',
        ticket: { patron: 'p-1', bets: [{ stakeMinor: 2_500 }, { stakeMinor: 500 }] },
      },
      'p-1 staked 30',
    ],
  ])('[T5] %j', (event, words) => expect(told(event)).toBe(words));

  it.each([
    [
      { type: 'RoundVoided', by, approvedBy: { id: 's-2', name: 'Bea' }, reason: 'misdeal' },
      'Voided by Ada, approved by Bea: misdeal',
    ],
    [
      {
        type: 'RoundResettled',
        by,
        approvedBy: null,
        reason: 'misread',
        player: ['AS', '8C'],
        banker: ['KH', '2D'],
      },
      'Settled again by Ada: misread. Player Ace of spades, 8 of clubs; banker King of hearts, 2 of diamonds',
    ],
    [
      { type: 'CardCorrected', side: 'player', place: 2, was: '9S', card: '6S', by },
      'Player’s third card had been misread: 9 of spades, now 6 of spades, by Ada',
    ],
  ])('[T6] %j', (event, words) => expect(told(event)).toBe(words));

  it('[T6] has no words for an unknown event, which is shown by its type', () =>
    expect(told({ type: 'ShoeLookedAt' })).toBeNull());

  it('[F3] does not reveal a face-down card', () => {
    expect(told({ type: 'CardLaid', side: 'player', index: 3 })).toBe('Player: a card face down');
  });
});
