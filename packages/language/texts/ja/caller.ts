// Texts of what the caller of a table says, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/caller.ts';

export default translation<typeof en>()({
  both: '{first}。{second}',
  line: {
    'place-your-bets': 'ベットして\u200bください',
    'last-bets': 'ラストベット',
    'no-more-bets': 'ノーモアベット',
    'player-points': '{player}、{points}',
    'banker-points': '{banker}、{points}',
    'player-natural': '{player}、ナチュラル、3枚目なし',
    'banker-natural': '{banker}、ナチュラル、3枚目なし',
    'two-naturals': '両方ナチュラル、3枚目なし',
    'both-stand': '{player}、{banker}、ともにスタンド',
    'player-draws': '{player}、3枚目を引く',
    'player-stands': '{player}、{points}でスタンド',
    'banker-draws': '{banker}、3枚目を引く',
    'banker-stands-on': '{banker}、{points}でスタンド',
    'player-wins': '{player}の勝ち、{points}対{over}{banker:spare}',
    'player-wins-natural': '{player}の勝ち、ナチュラル{points}対{over}{banker:spare}',
    'banker-wins': '{banker}の勝ち、{points}対{over}{player:spare}',
    'banker-wins-natural': '{banker}の勝ち、ナチュラル{points}対{over}{player:spare}',
    tie: '{tie}、{points}対{points}{player:spare}{banker:spare}',
    'tie-natural': '{tie}、ナチュラル{points}対{points}{player:spare}{banker:spare}',
    'next-round-last': '次がこのシューのラストゲームです',
    'last-round': 'このシューのラストゲーム',
    'new-shoe': '新しいシュー',
  },
  name: { player: 'プレイヤー', banker: 'バンカー', tie: 'タイ' },
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
