// The rules of a room as sentences, chosen by its data; each list covers one topic. What a room does not have is not
// mentioned. Player and banker have the room's own names. [V] [T4] [T7] [T9]
import { DEFAULT_IDLE_ROUNDS, type Room } from '@punto/engine/room';
import { texts } from '@punto/language/catalogue';
import { inSmall, shownLabels } from '../words/option-title.ts';
import { paysExactly, paytable } from './paytable.ts';

const text = texts('rules');

type Points = readonly string[];

const list = (...points: readonly (string | false | null | undefined)[]): Points =>
  points.filter((point) => typeof point === 'string');

const secondsIn = (ms: number): number => Math.round(ms / 1000);

const offers = (room: Room, option: string): boolean => room.offers.some((offer) => offer.option === option);

/** Pushes, commission, several wins in one coup. [B19] [L1] [L2] */
export const settlementPoints = (room: Room): Points => {
  const { settlement: of } = text;
  const labels = shownLabels(room.labels);
  const step = room.stepMinor;
  return list(
    of.push(labels),
    room.commissionModes.includes('traditional') && of.commission(labels),
    room.commissionModes.length > 1 && of.mode(),
    of.each(),
    (offers(room, 'any-pair') || offers(room, 'perfect-pair')) && of.pairs(),
    offers(room, 'player-bonus') && of.bonus(),
    paysExactly(step, paytable(room)) ? of.exact({ step }) : of.rounded({ step }),
  );
};

/** Limits and tickets. [L3]–[L5] */
export const limitPoints = (room: Room): Points => {
  const { limits: of } = text;
  const labels = shownLabels(room.labels);
  return list(
    of.each(),
    room.mains === 'one' && of.oneMain(labels),
    room.patronDifferentialMinor && of.ofPatron({ ...labels, limit: room.patronDifferentialMinor }),
    room.differentialMinor !== null && of.ofTable({ ...labels, limit: room.differentialMinor }),
    of.together(),
    !room.solo && of.clock(),
    !room.solo && (room.confirm === 'by-hand' ? of.byHand() : of.atClose()),
    room.offers.some((offer) => offer.until !== null) && of.until(),
  );
};

/** A solo table. [V5] */
export const alonePoints = ({ solo }: Room): Points | null =>
  solo ? [text.alone.deal(), text.alone.chips(), text.alone.odds(), text.alone.exit()] : null;

/** Who turns the cards. [T7] */
export const squeezePoints = (room: Room): Points | null => {
  const { squeeze: of } = text;
  return room.squeeze
    ? list(
        of.who(),
        of.time({ seconds: secondsIn(room.squeeze.turnMs) }),
        of.seen(),
        of.left(),
        room.dealing === 'person' && of.byPerson(),
        of.early(),
      )
    : null;
};

/** Seats, and passing the shoe. [V6] */
export const seatPoints = (room: Room): Points | null => {
  const { seats } = room;
  if (!seats) return null;
  const { seats: of } = text;
  const labels = shownLabels(room.labels);
  const ways = { ...labels, tie: inSmall(labels.tie) };
  return list(
    of.count({ n: seats.labels.length, seats: seats.labels.map(String) }),
    !seats.noBetsBehind && of.behind(labels),
    !seats.noBetsBehind && of.behindEnds(),
    of.inTurn({ seconds: secondsIn(seats.offerMs) }),
    of.deal({ seconds: secondsIn(seats.dealMs) }),
    seats.onTie === 'pass' ? of.tiePasses(ways) : of.tieStays(ways),
    room.dealing === 'person' && of.byPerson(),
    of.corrected(),
    of.thirdCards(labels),
    of.kept({ seconds: secondsIn(seats.keepMs) }),
    of.givenUp({ rounds: seats.idleRounds ?? DEFAULT_IDLE_ROUNDS }),
  );
};

/** The shoe: decks, burnt cards, cut card. [R1] [S1]–[S4] */
export const shoePoints = (room: Room): Points => {
  const { decks, burn, cutDepth, afterCut } = room.shoe;
  const { shoe: of } = text;
  return cutDepth === null
    ? [of.everyCoup({ decks }), of.burn[burn](), of.fixedDeck()]
    : [
        of.everyShoe({ decks, cards: decks * 52 }),
        of.burn[burn](),
        of.cutCard[afterCut]({ cards: cutDepth }),
        of.fixed(),
      ];
};

/** Leaving, lost connections, cancelled rounds. [T4] [T5] [T9] */
export const leavingPoints = (room: Room): Points => {
  const { leaving: of } = text;
  return list(of.waits(), of.lost(), of.back(), room.seats && of.seat(), of.paused(), of.cancelled());
};

/** Which language is binding. [T10] */
export const languageLine = (ownNames: boolean): string =>
  ownNames ? text.language.ownNames() : text.language.plain();

/** How the order of the cards is chosen, and how anyone can verify it. [F2] */
export const fairnessPoints = ({ dealing, solo }: Room): Points => {
  const { fairness: of } = text;
  if (dealing === 'person') return [of.byPerson()];
  const { sealed, opened } = solo ? of.deck : of.shoe;
  return [sealed(), solo ? of.cutAlone() : of.cut(), of.houseAlone(), opened()];
};
