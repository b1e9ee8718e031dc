// Texts of what the caller of a table says, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/caller.ts';

export default translation<typeof en>()({
  both: '{first}. {second}',
  line: {
    'place-your-bets': '베팅해 주세요',
    'last-bets': '마지막 베팅입니다',
    'no-more-bets': '베팅 마감',
    'player-points': '{player} {points}',
    'banker-points': '{banker} {points}',
    'player-natural': '{player} 내추럴, 추가 카드 없음',
    'banker-natural': '{banker} 내추럴, 추가 카드 없음',
    'two-naturals': '양쪽 내추럴, 추가 카드 없음',
    'both-stand': '{player}, {banker} 스탠드',
    'player-draws': '{player}, 추가 카드',
    'player-stands': '{player} {points}, 스탠드',
    'banker-draws': '{banker}, 추가 카드',
    'banker-stands-on': '{banker} {points}, 스탠드',
    'player-wins': '{player} {points}, {banker} {over}, {player} 승',
    'player-wins-natural': '{player} 내추럴 {points}, {banker} {over}, {player} 승',
    'banker-wins': '{player} {over}, {banker} {points}, {banker} 승',
    'banker-wins-natural': '{player} {over}, {banker} 내추럴 {points}, {banker} 승',
    tie: '{tie}, {points} 대 {points}{player:spare}{banker:spare}',
    'tie-natural': '{tie}, 내추럴 {points} 대 {points}{player:spare}{banker:spare}',
    'next-round-last': '다음이 이 슈의 마지막 라운드입니다',
    'last-round': '이 슈의 마지막 라운드입니다',
    'new-shoe': '새 슈입니다',
  },
  name: { player: '플레이어', banker: '뱅커', tie: '타이' },
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
