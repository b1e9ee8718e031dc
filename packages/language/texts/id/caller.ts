// What the caller of a table says, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/caller.ts';

export default translation<typeof en>()({
  both: '{first}. {second}',
  line: {
    'place-your-bets': 'Pasang taruhan Anda',
    'last-bets': 'Kesempatan terakhir bertaruh',
    'no-more-bets': 'Taruhan ditutup',
    'player-points': '{player} {points}',
    'banker-points': '{banker} {points}',
    'player-natural': '{player} natural, tanpa kartu tambahan',
    'banker-natural': '{banker} natural, tanpa kartu tambahan',
    'two-naturals': 'Keduanya natural, tanpa kartu tambahan',
    'both-stand': '{player} dan {banker} stand',
    'player-draws': '{player} tambah kartu',
    'player-stands': '{player} stand di {points}',
    'banker-draws': '{banker} tambah kartu',
    'banker-stands-on': '{banker} stand di {points}',
    'player-wins': '{player} menang, {points} lawan {over}{banker:spare}',
    'player-wins-natural': '{player} menang, natural {points} lawan {over}{banker:spare}',
    'banker-wins': '{banker} menang, {points} lawan {over}{player:spare}',
    'banker-wins-natural': '{banker} menang, natural {points} lawan {over}{player:spare}',
    tie: '{tie}, {points} sama{player:spare}{banker:spare}',
    'tie-natural': '{tie}, natural {points} sama{player:spare}{banker:spare}',
    'next-round-last': 'Putaran berikutnya yang terakhir di shoe ini',
    'last-round': 'Putaran terakhir shoe ini',
    'new-shoe': 'Shoe baru',
  },
  name: { player: 'Player', banker: 'Banker', tie: 'Seri' },
  number: {
    zero: '0',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
  },
});
