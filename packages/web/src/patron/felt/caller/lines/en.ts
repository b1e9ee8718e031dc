// The caller's lines in English. `{player}`, `{banker}` and `{tie}` are the names that the table gives them; `{points}` and
// `{over}` are numbers in words, the second one the loser's.
import type { CallerLines } from '../line-text.ts';

export const EN: CallerLines = {
  language: 'en',
  numbers: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  lines: {
    'place-your-bets': 'Place your bets',
    'last-bets': 'Last bets',
    'no-more-bets': 'No more bets',
    'player-points': '{player} {points}',
    'banker-points': '{banker} {points}',
    'player-natural': '{player} natural, no more cards',
    'banker-natural': '{banker} natural, no more cards',
    'two-naturals': 'Two naturals, no more cards',
    'both-stand': '{player} and {banker} stand',
    'player-draws': '{player} draws',
    'player-stands': '{player} stands on {points}',
    'banker-draws': '{banker} draws',
    'banker-stands-on': '{banker} stands on {points}',
    'player-wins': '{player} wins, {points} over {over}',
    'player-wins-natural': '{player} wins, natural {points} over {over}',
    'banker-wins': '{banker} wins, {points} over {over}',
    'banker-wins-natural': '{banker} wins, natural {points} over {over}',
    tie: '{tie}, {points} each',
    'tie-natural': '{tie}, natural {points} each',
    'next-round-last': 'The next round is the last of this shoe',
    'last-round': 'Last round of this shoe',
    'new-shoe': 'New shoe',
  },
};
