// The rules of a room as sentences, generated from its data; each list covers one topic. What a room does not have is
// not mentioned. Player and banker have the room's own names. [V] [T4] [T7] [T9]
import { type BurnCustom, DEFAULT_IDLE_ROUNDS, type Room } from '@punto/engine/room';
import { count, money, numberWord, plural } from '../words/number.ts';
import { paysExactly, paytable } from './paytable.ts';

type Points = readonly string[];

const list = (...points: readonly (string | false | null | undefined)[]): Points =>
  points.filter((point) => typeof point === 'string');

const seconds = (ms: number): string => {
  const n = Math.round(ms / 1000);
  return `${numberWord(n)} ${plural(n, 'second')}`;
};

const offers = (room: Room, option: string): boolean => room.offers.some((offer) => offer.option === option);

/** Pushes, commission, several wins in one coup. [B19] [L1] [L2] */
export const settlementPoints = (room: Room): Points => {
  const { player, banker } = room.labels;
  return list(
    `When the coup ties, stakes on ${player} and ${banker} push: they come back whole.`,
    room.commissionModes.includes('traditional') &&
      `Commission is taken from the winnings on ${banker} by itself. The statement shows the payout and, on a line of its own, the commission.`,
    room.commissionModes.length > 1 &&
      'Each patron chooses the commission mode for a round. A confirmed bet keeps the mode it was confirmed in.',
    'Each bet is settled for itself. Several may win in one coup, and each is paid.',
    (offers(room, 'any-pair') || offers(room, 'perfect-pair')) &&
      'Any pair and perfect pair pay once, also when both hands have one. A perfect pair is a pair as well, and wins both.',
    offers(room, 'player-bonus') &&
      'In the bonuses a natural win pays 1:1 and a tie of two naturals pushes; any other tie loses.',
    paysExactly(room.stepMinor, paytable(room))
      ? `Stakes are whole multiples of ${money(room.stepMinor)}, so every payout is exact.`
      : `Stakes are whole multiples of ${money(room.stepMinor)}. Where that makes a payout inexact, the payout is rounded down and the commission up to the hundredth of a coin.`,
  );
};

/** Limits and tickets. [L3]–[L5] */
export const limitPoints = (room: Room): Points => {
  const { player, banker, tie } = room.labels;
  return list(
    'Limits are for each patron and round, bet by bet, as printed above.',
    room.mains === 'one' && `You may stake on one of ${player}, ${banker} and ${tie} in a round, not on two.`,
    room.patronDifferentialMinor &&
      `Player limit: your own stakes on ${player} and on ${banker} may differ by ${money(room.patronDifferentialMinor)} at most. With a stake on one side, the other takes as much and the limit besides, up to its maximum.`,
    room.differentialMinor !== null &&
      `Table limit: the stakes of all patrons on ${player} and on ${banker} may differ by ${money(room.differentialMinor)} at most. A stake on one side makes room on the other; the felt shows what is still open.`,
    'The bets confirmed together are accepted or refused together, with the one reason that says what to change.',
    !room.solo && 'The server’s clock alone decides whether a bet was in time.',
    !room.solo &&
      (room.confirm === 'by-hand'
        ? 'Only what you confirm is placed. Chips not confirmed when betting closes come back to you.'
        : 'Chips you have laid and not confirmed are placed for you in the last moment before betting closes. If you choose in the settings to confirm every bet, they come back to you instead. The screen says which.'),
    room.offers.some((offer) => offer.until !== null) &&
      'Some bets close after a certain round of the shoe and open again with the next.',
  );
};

/** A solo table. [V5] */
export const alonePoints = (room: Room): Points | null =>
  room.solo
    ? list(
        'The table is yours alone. No clock runs, and nothing is dealt until you press Deal.',
        'A click on a spot adds the chosen chip; Shift-click, or a long press on a touch screen, takes the top one. The pile regroups with the highest chips at the bottom. The chip may be changed at any time.',
        'Cards come from the same generator, by the same rules and at the same odds as at every other table.',
        'Exit leads to the tables, and not before the coup is over.',
      )
    : null;

/** Who turns the cards. [T7] */
export const squeezePoints = (room: Room): Points | null =>
  room.squeeze
    ? list(
        'Cards are dealt face down. Those of a side are turned by the patron with the largest stake on it; of equal stakes, the one confirmed first.',
        `There are ${seconds(room.squeeze.turnMs)} for each card. Then it turns by itself. A hand nobody staked on is turned by the house.`,
        'While it is squeezed, that patron alone sees the face, and not before betting is closed. Everyone else sees its back move.',
        'Who leaves loses the right, and the card turns by itself.',
        room.dealing === 'person' &&
          'The dealer opens the cards that nobody may squeeze. A card that is seen too early is entered as such and shown to everybody at once.',
        'A card shown too early by accident changes nothing, as long as the result does not change.',
      )
    : null;

/** Seats, and passing the shoe. [V6] */
export const seatPoints = (room: Room): Points | null => {
  const { seats, labels } = room;
  if (!seats) return null;
  const idle = seats.idleRounds ?? DEFAULT_IDLE_ROUNDS;
  const onTie =
    seats.onTie === 'pass'
      ? `On a ${labels.tie.toLowerCase()} the shoe is passed.`
      : `On a ${labels.tie.toLowerCase()} the shoe stays.`;
  return list(
    `The table has ${numberWord(seats.labels.length)} ${plural(seats.labels.length, 'seat')}: ${seats.labels.join(', ')}. Who sits may stake; anyone may watch.`,
    'Without a seat, or with one, you may bet behind a seat whose patron allows it: when betting closes, your amount is staked on each of ' +
      `${labels.player}, ${labels.banker} and ${labels.tie} that the seat has a stake on, as a bet of your own. ` +
      'What your balance or the limits forbid is left out, and you are told.',
    'Bets behind a seat end when you say so, after the rounds or the total that you choose, when the seat is left or does not allow them any more, ' +
      'and when you have been away for as long as a seat is kept. Everybody sees how many are behind a seat and with how much, nobody who.',
    'The seats deal in turn. The next seat is offered the shoe and accepts or declines; ' +
      `it has ${seconds(seats.offerMs)}. Empty seats and those that decline are skipped. When nobody will, the house deals.`,
    `When betting is closed the holder of the shoe presses Deal. After ${seconds(seats.dealMs)} the house does it.`,
    `The holder may bet, usually on ${labels.banker}. The shoe stays as long as ${labels.banker} wins, and is passed when ${labels.player} does. ${onTie}`,
    room.dealing === 'person' && 'The dealer deals the cards when the holder of the shoe presses Deal.',
    'A cancelled round moves no shoe. A corrected one moves it by its corrected result, from the next offer on.',
    `The call for third cards is the house’s: “${labels.player} draws”, “${labels.banker} stands”. Who deals changes no card.`,
    `Who is away keeps the seat for ${seconds(seats.keepMs)}; while the table is paused that time does not run.`,
    `A seat is given up after ${numberWord(idle)} ${plural(idle, 'round')} without a stake. You are told before.`,
  );
};

/** The shoe: decks, burnt cards, cut card. [R1] [S1]–[S4] */
export const shoePoints = (room: Room): Points => {
  const { decks, burn, cutDepth, afterCut } = room.shoe;
  const fresh = cutDepth === null;
  const what = `${count(decks)} ${plural(decks, 'deck')} of 52 cards without jokers`;
  return list(
    fresh
      ? `${what}, shuffled anew for every coup. No cut card, no last round.`
      : `${what}, ${count(decks * 52)} cards in all, shuffled for every shoe.`,
    BURN_WORDS[burn],
    !fresh &&
      `A cut card lies ${count(cutDepth)} cards from the end. ${
        afterCut === 'finish'
          ? 'The round in which it comes out is the last of the shoe.'
          : 'The round in which it comes out is finished and one more is dealt; when it comes out before the first card of a round, that round is the last.'
      } The last round is announced as soon as it is known.`,
    `The order of ${fresh ? 'the deck' : 'a shoe'} is fixed before its first bet. No stake, patron or result changes it.`,
  );
};

/** Leaving, lost connections, cancelled rounds. [T4] [T5] [T9] */
export const leavingPoints = (room: Room): Points =>
  list(
    'You cannot leave in the middle of your own round: leaving waits until your bets are settled, and then goes by itself.',
    'A lost connection, or a closed window, does not stop the round. Confirmed bets stay valid and settle; the play record shows them. Stakes not yet confirmed are gone.',
    'On return you see the table exactly as it stands, your own bets included.',
    room.seats && 'Your seat is kept for a while, and the shoe goes on without you.',
    'A malfunction may pause a round. It goes on where it stood, or it is cancelled and every stake of it comes back.',
    'A cancelled round stays in the play record, marked.',
  );

/** Which language is binding. [T10] */
export const languageLine = (ownNames: boolean): string =>
  ownNames
    ? 'English is the text that counts; translations of names are labels only.'
    : 'The English text is the one that counts.';

const BURN_WORDS: Readonly<Record<BurnCustom, string>> = {
  'courts-ten':
    'From a new shoe one card is drawn face up and as many more are burnt as its face says: ace 1, tens and courts 10.',
  'courts-eleven-up':
    'From a new shoe one card is drawn face up and as many more are burnt as its face says: ace 1, jack 11, queen 12, king 13.',
  none: 'No cards are burnt.',
};

/** How the order of the cards is chosen, and how anybody can verify it. [F2] */
export const fairnessPoints = ({ dealing, solo }: Room): readonly string[] => {
  if (dealing === 'person')
    return [
      'A person deals from cards you can see. Their order is known to nobody beforehand, so there is no seal.',
    ];
  const what = solo ? 'deck' : 'shoe';
  return [
    `The house shuffles the ${what} and seals its order before anybody may bet. The seal at the table stands for it and tells nothing of it.`,
    solo
      ? 'Your client adds a value of its own with Deal. From the seal and both values comes a second, public order: the house cannot have chosen what is dealt.'
      : 'Then the patrons cut: each one’s client adds a value. From the seal and all values comes a second, public order. With one patron in the cut who is not the house’s, the house cannot have chosen what is dealt.',
    'Where no patron adds a value the house cuts alone, and the seal says so. Then only this is proved: the order was fixed before anybody bet.',
    `When a round is over its cards are opened, and when the ${what} has ended all of it is. Either can be checked at once, on your own device.`,
  ];
};
