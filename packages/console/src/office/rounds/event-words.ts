// The text of each event of a table, without a full stop.

import type { Side } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import type { RoundTraceAnswer } from '@punto/protocol/floor/round-api';
import { cardName } from '@punto/ui/words/card-name.ts';
import { PLACE_IDS } from '../../card-place.ts';
import { patronMoney } from '../../currency/patron-money.ts';
import { pauseReason } from '../../pause-reason.ts';

const text = texts('rounds').event;
const { outcome } = texts('shared');

export type TracedEvent = RoundTraceAnswer['events'][number]['event'];
type Type = TracedEvent['type'];
type EventOf = { readonly [T in Type]: Extract<TracedEvent, { readonly type: T }> };
type Sayings = { readonly [T in Type]: (event: EventOf[T]) => string };

/** `null`: an event of a later release. */
export const eventWords = (event: TracedEvent): string | null =>
  Object.hasOwn(SAYINGS, event.type) ? wordsOf(event.type, event) : null;

const wordsOf = <T extends Type>(type: T, event: EventOf[T]): string => SAYINGS[type](event);

const reasonAnd = (by: { readonly name: string }, reason: string) => ({ by: by.name, reason });
const placeOf = (side: Side, place: 0 | 1 | 2): string => text.place[side][PLACE_IDS[place]]();

const SAYINGS: Sayings = {
  TableOpened: ({ by }) => (by ? text.tableOpenedBy({ by: by.name }) : text.tableOpened()),
  SetupChanged: ({ by }) => (by ? text.setupChangedBy({ by: by.name }) : text.setupChanged()),
  CurrenciesSet: () => text.currenciesSet(),
  ShoeShuffled: ({ number }) => text.shuffled({ shoe: number }),
  CardsBurned: ({ faceUp, count }) => text.burned({ card: cardName(faceUp), count }),
  CutCommitted: ({ patron }) => text.cutCommitted({ patron }),
  CutClosed: () => text.cutClosed(),
  CutRevealed: ({ patron }) => text.cutRevealed({ patron }),
  CutMissed: ({ patron, why }) =>
    why === 'late' ? text.cutMissedLate({ patron }) : text.cutMissedFull({ patron }),
  CutFailed: () => text.cutFailed(),
  ShoeCut: ({ cut: { contributions } }) =>
    contributions.length === 0 ? text.cutByHouse() : text.cutBy({ patrons: contributions.length }),
  RoundOpened: ({ round, last }) => (last ? text.lastRoundOpened({ round }) : text.roundOpened({ round })),
  TicketAccepted: ({ ticket: { patron, bets, behind } }) => {
    const amount = patronMoney(
      patron,
      bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0),
    );
    return behind === undefined
      ? text.staked({ patron, amount })
      : text.stakedBehind({ patron, amount, seat: behind });
  },
  BettingClosed: () => text.bettingClosed(),
  CutCardDrawn: ({ lastRound, unseen }) =>
    unseen ? text.cutCardUnseen({ round: lastRound }) : text.cutCardOut({ round: lastRound }),
  CardDealt: ({ side, card, by }) => {
    const said = { side: outcome[side](), card: cardName(card) };
    return by === undefined ? text.dealt(said) : text.dealtBy({ ...said, by: doerText(by) });
  },
  CardLaid: ({ side, by }) => {
    const said = { side: outcome[side]() };
    return by === undefined ? text.laid(said) : text.laidBy({ ...said, by: doerText(by) });
  },
  SqueezeBegun: ({ side, place, holder }) => text.squeezed({ patron: holder, place: placeOf(side, place) }),
  SqueezeGivenUp: ({ side, patron }) => text.squeezeGivenUp[side]({ patron }),
  CardTurned: ({ side, card, by }) => {
    const said = { side: outcome[side](), card: cardName(card) };
    return by === undefined ? text.turned(said) : text.turnedBy({ ...said, by: doerText(by) });
  },
  SeatTaken: ({ seat, patron }) => text.seatTaken({ patron, seat }),
  SeatLeft: ({ seat, why }) => (why === 'idle' ? text.seatIdle({ seat }) : text.seatLeft({ seat })),
  ShoeOffered: ({ seat }) => text.shoeOffered({ seat }),
  ShoeAccepted: ({ seat }) => text.shoeAccepted({ seat }),
  ShoeDeclined: ({ seat }) => text.shoeDeclined({ seat }),
  ShoeWanted: ({ seat }) => text.shoeWanted({ seat }),
  ShoeReturned: () => text.shoeReturned(),
  DealCalled: ({ seat }) => text.dealCalled({ seat }),
  BehindAllowed: ({ seat, allowed }) =>
    allowed ? text.behindAllowed({ seat }) : text.behindForbidden({ seat }),
  BehindBegun: ({ patron, seat, stakeMinor }) =>
    text.behindBegun({ patron, seat, amount: patronMoney(patron, stakeMinor) }),
  BehindEnded: ({ patron }) => text.behindEnded({ patron }),
  BehindMissed: ({ patron, refusal }) => text.behindMissed({ patron, reason: refusal.reason }),
  TablePaused: ({ by, reason }) =>
    reason === null ? text.paused({ by: by.name }) : text.pausedWhy(reasonAnd(by, pauseReason(reason))),
  PauseExplained: ({ by, reason }) => text.pauseExplained(reasonAnd(by, reason)),
  TableResumed: ({ by }) => text.resumed({ by: by.name }),
  RoundCancelled: ({ by, reason }) => text.cancelled(reasonAnd(by, reason)),
  RoundVoided: ({ by, approvedBy, reason }) =>
    approvedBy
      ? text.voidedApproved({ ...reasonAnd(by, reason), approvedBy: approvedBy.name })
      : text.voided(reasonAnd(by, reason)),
  RoundResettled: ({ by, approvedBy, reason, player, banker }) => {
    const hands = { player: player.map(cardName), banker: banker.map(cardName) };
    return approvedBy
      ? text.resettledApproved({ ...reasonAnd(by, reason), ...hands, approvedBy: approvedBy.name })
      : text.resettled({ ...reasonAnd(by, reason), ...hands });
  },
  TableClosing: ({ by, after, reason }) =>
    reason === undefined
      ? text.closing[after]({ by: by.name })
      : text.closingWhy[after](reasonAnd(by, reason)),
  TableRetired: ({ by, approvedBy, reason }) =>
    approvedBy
      ? text.retiredApproved({ ...reasonAnd(by, reason), approvedBy: approvedBy.name })
      : text.retired(reasonAnd(by, reason)),
  TableShut: () => text.shut(),
  TableReopened: ({ by, reason }) =>
    reason === undefined ? text.reopened({ by: by.name }) : text.reopenedWhy(reasonAnd(by, reason)),
  ManualModeSet: ({ by, manual }) =>
    manual ? text.manualOn({ by: by.name }) : text.manualOff({ by: by.name }),
  DealerCame: ({ dealer, relieves, by }) => {
    const names = { dealer: dealer.name, other: relieves?.name ?? '' };
    if (!by) return relieves ? text.dealerRelieved(names) : text.dealerCame(names);
    const said = { ...names, by: by.name };
    return relieves ? text.dealerRelievedBy(said) : text.dealerCameBy(said);
  },
  DealerLeft: ({ dealer, by }) =>
    by ? text.dealerTakenOff({ dealer: dealer.name, by: by.name }) : text.dealerLeft({ dealer: dealer.name }),
  PostOffered: ({ dealer, offered }) =>
    offered ? text.offered({ dealer: dealer.name }) : text.notOffered({ dealer: dealer.name }),
  DealerMissed: ({ dealer, why }) =>
    why === 'locked'
      ? text.consoleLocked({ dealer: dealer.name })
      : text.consoleGone({ dealer: dealer.name }),
  DealerBack: ({ dealer }) => text.consoleBack({ dealer: dealer.name }),
  BettingReopened: ({ by }) => text.bettingReopened({ by: by.name }),
  CutCardReturned: ({ by }) => text.cutCardReturned({ by: by.name }),
  CardCorrected: ({ side, place, was, card, by }) =>
    text.corrected({
      place: placeOf(side, place),
      before: cardName(was),
      card: cardName(card),
      by: by.name,
    }),
  CardTakenBack: ({ side, card, by }) => {
    const said = { side: outcome[side](), by: by.name };
    return card === null ? text.takenBackDown(said) : text.takenBack({ ...said, card: cardName(card) });
  },
  CardRevealed: ({ side, place, card, by }) =>
    text.seenEarly({ place: placeOf(side, place), card: cardName(card), by: by.name }),
  RoundSettled: () => text.settled(),
  ShoeEnded: () => text.shoeEnded(),
};

type CardBy = NonNullable<
  Extract<RoundTraceAnswer['events'][number]['event'], { readonly type: 'CardTurned' }>['by']
>;

/** Staff with their id, as in the journal. [B-35] */
const doerText = (by: CardBy): string => {
  if (by === 'house') return text.house();
  return 'patron' in by ? by.patron : text.member({ name: by.name, id: by.id });
};
