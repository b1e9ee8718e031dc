// What the caller of a table says, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/caller.ts';

export default translation<typeof en>()({
  both: '{first}. {second}',
  line: {
    'place-your-bets': 'Mời đặt cược',
    'last-bets': 'Lượt cược cuối',
    'no-more-bets': 'Ngừng đặt cược',
    'player-points': '{player} {points}',
    'banker-points': '{banker} {points}',
    'player-natural': '{player} natural, không rút thêm bài',
    'banker-natural': '{banker} natural, không rút thêm bài',
    'two-naturals': 'Hai bên natural, không rút thêm bài',
    'both-stand': '{player} và {banker} không rút thêm bài',
    'player-draws': '{player} rút thêm bài',
    'player-stands': '{player} {points}, không rút thêm bài',
    'banker-draws': '{banker} rút thêm bài',
    'banker-stands-on': '{banker} {points}, không rút thêm bài',
    'player-wins': '{player} thắng, {points} trên {over}{banker:spare}',
    'player-wins-natural': '{player} thắng, natural {points} trên {over}{banker:spare}',
    'banker-wins': '{banker} thắng, {points} trên {over}{player:spare}',
    'banker-wins-natural': '{banker} thắng, natural {points} trên {over}{player:spare}',
    tie: '{tie}, {points} đều{player:spare}{banker:spare}',
    'tie-natural': '{tie}, natural {points} đều{player:spare}{banker:spare}',
    'next-round-last': 'Ván sau là ván cuối của hộp bài',
    'last-round': 'Ván cuối của hộp bài',
    'new-shoe': 'Hộp bài mới',
  },
  name: { player: 'Con', banker: 'Cái', tie: 'Hòa' },
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
