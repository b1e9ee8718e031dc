// The text of each event of a table, without a full stop.
import type { Card } from '@punto/engine/card';
import { minor } from '@punto/engine/minor';
import type { Side } from '@punto/engine/side';
import type { RoundTraceAnswer } from '@punto/protocol/floor/round-api';
import { cardName } from '@punto/ui/words/card-name.ts';
import { money, plural } from '@punto/ui/words/number.ts';

export type TracedEvent = RoundTraceAnswer['events'][number]['event'];
type Type = TracedEvent['type'];
type EventOf = { readonly [T in Type]: Extract<TracedEvent, { readonly type: T }> };
type Sayings = { readonly [T in Type]: (event: EventOf[T]) => string };

/** An unknown event of a later release is shown by its type. */
export const eventWords = (event: TracedEvent): string =>
  Object.hasOwn(SAYINGS, event.type) ? wordsOf(event.type, event) : spaced(event.type);

const wordsOf = <T extends Type>(type: T, event: EventOf[T]): string => SAYINGS[type](event);

const PLACE_WORDS = ['first', 'second', 'third'] as const;
const SIDE_WORDS: Readonly<Record<Side, string>> = { player: 'Player', banker: 'Banker' };
const cards = (all: readonly Card[]): string => all.map(cardName).join(', ');
const approved = (by: { readonly name: string } | null): string => (by ? `, approved by ${by.name}` : '');

const because = (reason: string | undefined): string => (reason === undefined ? '' : `: ${reason}`);

const SAYINGS: Sayings = {
  TableOpened: ({ by }) => `The table was made${by ? ` by ${by.name}` : ''}`,
  SetupChanged: ({ by }) => `Other terms from the next round${by ? `, by ${by.name}` : ''}`,
  ShoeShuffled: ({ number }) => `Shoe ${number} shuffled`,
  CardsBurned: ({ faceUp, count }) => `${cardName(faceUp)} burnt face up, ${count} after it`,
  CutCommitted: ({ patron }) => `${patron} is bound to a value for the cut`,
  CutClosed: () => 'The list of those who cut is closed',
  CutRevealed: ({ patron }) => `${patron} told the value`,
  CutMissed: ({ patron, why }) =>
    `${patron} ${why === 'late' ? 'came too late to' : 'found no place left in'} the cut`,
  CutFailed: () => 'A value was withheld, or the beacon did not come: the cut is made again',
  ShoeCut: ({ cut: { contributions } }) =>
    contributions.length === 0
      ? 'Cut by the house alone'
      : `Cut by the values of ${contributions.length} ${plural(contributions.length, 'patron')}`,
  RoundOpened: ({ round, last }) => `Round ${round} opened${last ? ', the last of the shoe' : ''}`,
  TicketAccepted: ({ ticket: { patron, bets, behind } }) => {
    const staked = money(minor(bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0)));
    return behind === undefined
      ? `${patron} staked ${staked}`
      : `${patron} staked ${staked} behind seat ${behind}`;
  },
  BettingClosed: () => 'No more bets',
  CutCardDrawn: ({ lastRound, unseen }) =>
    `${unseen ? 'Cut card not seen where it was said to lie' : 'Cut card out'}: round ${lastRound} is the last`,
  CardDealt: ({ side, card, by }) => `${SIDE_WORDS[side]}: ${cardName(card)}${byWords(by, 'dealt')}`,
  CardLaid: ({ side, by }) => `${SIDE_WORDS[side]}: a card face down${byWords(by, 'dealt')}`,
  SqueezeBegun: ({ side, place, holder }) =>
    `${holder} squeezes ${SIDE_WORDS[side]}’s ${PLACE_WORDS[place]} card`,
  SqueezeGivenUp: ({ side, patron }) => `${patron} gave up the squeeze of ${SIDE_WORDS[side]}`,
  CardTurned: ({ side, card, by }) => `${SIDE_WORDS[side]}: ${cardName(card)} turned${byWords(by, '')}`,
  SeatTaken: ({ seat, patron }) => `${patron} took seat ${seat}`,
  SeatLeft: ({ seat, why }) =>
    why === 'idle' ? `Seat ${seat} was given up: no stake for several rounds` : `Seat ${seat} was left`,
  ShoeOffered: ({ seat }) => `The shoe was offered to seat ${seat}`,
  ShoeAccepted: ({ seat }) => `Seat ${seat} took the shoe`,
  ShoeDeclined: ({ seat }) => `Seat ${seat} declined the shoe`,
  ShoeWanted: ({ seat }) => `Seat ${seat} wants to be asked again`,
  ShoeReturned: () => 'The house deals',
  DealCalled: ({ seat }) => `Seat ${seat} called for the deal`,
  BehindAllowed: ({ seat, allowed }) =>
    allowed ? `Others may bet behind seat ${seat}` : `Nobody may bet behind seat ${seat} any more`,
  BehindBegun: ({ patron, seat, stakeMinor }) => `${patron} bets ${money(stakeMinor)} behind seat ${seat}`,
  BehindEnded: ({ patron }) => `${patron} bets behind no seat any more`,
  BehindMissed: ({ patron, refusal }) => `Nothing was staked behind a seat for ${patron}: ${refusal.reason}`,
  TablePaused: ({ by, reason }) => `Paused by ${by.name}${reason === null ? '' : `: ${reason}`}`,
  PauseExplained: ({ by, reason }) => `${by.name} said why the table was paused: ${reason}`,
  TableResumed: ({ by }) => `Resumed by ${by.name}`,
  RoundCancelled: ({ by, reason }) => `Cancelled by ${by.name}: ${reason}`,
  RoundVoided: ({ by, approvedBy, reason }) => `Voided by ${by.name}${approved(approvedBy)}: ${reason}`,
  RoundResettled: ({ by, approvedBy, reason, player, banker }) =>
    `Settled again by ${by.name}${approved(approvedBy)}: ${reason}. ` +
    `Player ${cards(player)}; banker ${cards(banker)}`,
  TableClosing: ({ by, after, reason }) =>
    `The table closes after this ${after}, said by ${by.name}${because(reason)}`,
  TableRetired: ({ by, approvedBy, reason }) =>
    `The table was shut for good by ${by.name}${approved(approvedBy)}: ${reason}`,
  TableShut: () => 'The table is shut',
  TableReopened: ({ by, reason }) => `Reopened by ${by.name}${because(reason)}`,
  ManualModeSet: ({ by, manual }) => `Manual mode ${manual ? 'on' : 'off'}, by ${by.name}`,
  DealerCame: ({ dealer, relieves, by }) =>
    `${dealer.name} ${relieves ? `relieved ${relieves.name}` : 'came'}${by ? `, by the word of ${by.name}` : ''}`,
  DealerLeft: ({ dealer, by }) =>
    by ? `${dealer.name} was taken off the table by ${by.name}` : `${dealer.name} left`,
  PostOffered: ({ dealer, offered }) =>
    offered ? `${dealer.name} agreed to be relieved` : `${dealer.name} did not want to be relieved any more`,
  DealerMissed: ({ dealer, why }) =>
    why === 'locked' ? `The console of ${dealer.name} was locked` : `No console of ${dealer.name} was open`,
  DealerBack: ({ dealer }) => `The console of ${dealer.name} was open again`,
  BettingReopened: ({ by }) => `Betting opened again by ${by.name}: no card had come`,
  CutCardReturned: ({ by }) => `Cut card not out after all, by ${by.name}`,
  CardCorrected: ({ side, place, was, card, by }) =>
    `${SIDE_WORDS[side]}’s ${PLACE_WORDS[place]} card had been misread: ${cardName(was)}, ` +
    `now ${cardName(card)}, by ${by.name}`,
  CardTakenBack: ({ side, card, by }) =>
    `${SIDE_WORDS[side]}: ${card === null ? 'a card face down' : cardName(card)} taken back by ${by.name}`,
  CardRevealed: ({ side, place, card, by }) =>
    `${SIDE_WORDS[side]}’s ${PLACE_WORDS[place]} card was seen too early: ${cardName(card)}, entered by ${by.name}`,
  RoundSettled: () => 'Settled',
  ShoeEnded: () => 'The shoe ended',
};

type CardBy = NonNullable<
  Extract<RoundTraceAnswer['events'][number]['event'], { readonly type: 'CardTurned' }>['by']
>;

/** Staff with their id, as in the journal; empty if the machine did it. [B-35] */
const byWords = (by: CardBy | undefined, verb: string): string => {
  if (by === undefined) return '';
  const did = verb === '' ? ' ' : `, ${verb} `;
  if (by === 'house') return `${did}by the house`;
  return 'patron' in by ? `${did}by ${by.patron}` : `${did}by ${by.name} (${by.id})`;
};

/** `ShoeOffered` → `Shoe offered`. */
const spaced = (type: string): string => {
  const words = type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
