// What the caller of a table says: spoken by the voice of the device, and written in large letters on the felt. Each line is
// what a dealer calls across a table, as short as that. The voice may speak another language than the page, so everything
// is said with the words of this file alone.
//
// `{player}`, `{banker}` and `{tie}` are the names of the two hands and of the tie: those of `name`, or the room's own, such
// as Punto and Banco. `{points}` and `{over}` are numbers of `number`; in a result `{points}` is the total of the winner and
// `{over}` that of the loser. `{banker:spare}` is a name that the English line leaves out: a line that needs it, such as one
// that says both totals before the result, has `{banker}` in its place; all others keep `{banker:spare}` at the end, which
// says nothing.
export default {
  /** Two lines of one moment, read out one after the other. */
  both: '{first}. {second}',
  line: {
    'place-your-bets': 'Place your bets',
    /** Betting closes in a few seconds. */
    'last-bets': 'Last bets',
    'no-more-bets': 'No more bets',
    /** The total of a hand, when its second or third card is turned: only the two words. */
    'player-points': '{player} {points}',
    'banker-points': '{banker} {points}',
    /** A hand has 8 or 9 on two cards. */
    'player-natural': '{player} natural, no more cards',
    'banker-natural': '{banker} natural, no more cards',
    'two-naturals': 'Two naturals, no more cards',
    /** Who draws a third card, and who stands. */
    'both-stand': '{player} and {banker} stand',
    'player-draws': '{player} draws',
    'player-stands': '{player} stands on {points}',
    'banker-draws': '{banker} draws',
    'banker-stands-on': '{banker} stands on {points}',
    'player-wins': '{player} wins, {points} over {over}{banker:spare}',
    'player-wins-natural': '{player} wins, natural {points} over {over}{banker:spare}',
    'banker-wins': '{banker} wins, {points} over {over}{player:spare}',
    'banker-wins-natural': '{banker} wins, natural {points} over {over}{player:spare}',
    tie: '{tie}, {points} each{player:spare}{banker:spare}',
    'tie-natural': '{tie}, natural {points} each{player:spare}{banker:spare}',
    'next-round-last': 'The next round is the last of this shoe',
    'last-round': 'Last round of this shoe',
    'new-shoe': 'New shoe',
  },
  name: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  /** Totals, as words or digits: whichever is written on the felt and read well by a voice. */
  number: {
    zero: 'zero',
    one: 'one',
    two: 'two',
    three: 'three',
    four: 'four',
    five: 'five',
    six: 'six',
    seven: 'seven',
    eight: 'eight',
    nine: 'nine',
  },
} as const;
