// Texts of why the cards of a coup were dealt, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/reasons.ts';

export default translation<typeof en>()({
  next: {
    player: { first: '다음은 {player} 첫 번째 카드', second: '다음은 {player} 두 번째 카드' },
    banker: { first: '다음은 {banker} 첫 번째 카드', second: '다음은 {banker} 두 번째 카드' },
  },
  scores:
    '{player} {playerCards:list}: {playerScore:number}, {banker} {bankerCards:list}: {bankerScore:number}',
  natural: {
    player: '{player} 내추럴 {score:number}: 양쪽 스탠드',
    banker: '{banker} 내추럴 {score:number}: 양쪽 스탠드',
  },
  naturals: '{player} 내추럴 {playerScore:number}, {banker} 내추럴 {bankerScore:number}: 양쪽 스탠드',
  player: { draws: '{player} {score:number}, 추가 카드', stands: '{player} {score:number}, 스탠드' },
  bankerAlone: {
    draws: '{banker} {score:number}, 추가 카드: {player} 쪽이 두 장으로 스탠드',
    stands: '{banker} {score:number}, 스탠드: {player} 쪽이 두 장으로 스탠드',
  },
  bankerWhatever: {
    draws: '{banker} {score:number}, 추가 카드: {player} 세 번째 카드와 무관',
    stands: '{banker} {score:number}, 스탠드: {player} 세 번째 카드와 무관',
  },
  bankerByThird: {
    draws: '{banker} {score:number}, 추가 카드: {player} 세 번째 카드 {card}',
    stands: '{banker} {score:number}, 스탠드: {player} 세 번째 카드 {card}',
  },
  cardWorth: '{rank}({value:number}점)',
  tie: '타이, {score:number} 대 {score:number}',
  wins: {
    player: '{player} 승, {high:number} 대 {low:number}',
    banker: '{banker} 승, {high:number} 대 {low:number}',
  },
  winsOverNatural: {
    player: '내추럴 {high:number} 대 내추럴 {low:number}: {player} 승, {high:number} 대 {low:number}',
    banker: '내추럴 {high:number} 대 내추럴 {low:number}: {banker} 승, {high:number} 대 {low:number}',
  },
});
