// Texts of the paytable, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/paytable.ts';

export default translation<typeof en>()({
  wins: {
    player: '{player} 쪽 점수가 높으면 적중입니다. 타이면 베팅이 반환됩니다.',
    banker: '{banker} 쪽 점수가 높으면 적중입니다. 타이면 베팅이 반환됩니다.',
    tie: '양쪽 점수가 같으면 적중입니다.',
    'player-pair': '{player} 첫 두 장의 숫자가 같으면 적중입니다.',
    'banker-pair': '{banker} 첫 두 장의 숫자가 같으면 적중입니다.',
    'any-pair': '어느 쪽이든 첫 두 장의 숫자가 같으면 적중입니다. 한 번만 지급됩니다.',
    'perfect-pair': '어느 쪽이든 첫 두 장의 숫자와 무늬가 모두 같으면 적중입니다. 한 번만 지급됩니다.',
    'player-natural': '승패와 관계없이 {player} 쪽이 두 장 합계가 8이나 9면 적중입니다.',
    'banker-natural': '승패와 관계없이 {banker} 쪽이 두 장 합계가 8이나 9면 적중입니다.',
    'player-bonus':
      '{player} 쪽이 내추럴로 이기거나 4점 이상 차이로 이기면 적중입니다. 내추럴 타이면 베팅이 반환됩니다.',
    'banker-bonus':
      '{banker} 쪽이 내추럴로 이기거나 4점 이상 차이로 이기면 적중입니다. 내추럴 타이면 베팅이 반환됩니다.',
    'lucky-six': '{banker} 쪽이 6점으로 이기면 적중입니다.',
    'two-card-lucky-six': '{banker} 쪽이 카드 두 장 합계 6점으로 이기면 적중입니다.',
    'three-card-lucky-six': '{banker} 쪽이 카드 세 장 합계 6점으로 이기면 적중입니다.',
    'lucky-seven': '{player} 쪽이 7점으로 이기면 적중입니다.',
    'two-card-lucky-seven': '{player} 쪽이 카드 두 장 합계 7점으로 이기면 적중입니다.',
    'three-card-lucky-seven': '{player} 쪽이 카드 세 장 합계 7점으로 이기면 적중입니다.',
    'super-lucky-seven': '{player} 쪽이 7점, {banker} 쪽이 6점으로 {player} 승이면 적중입니다.',
  },
  group: {
    main: '{player}, {banker}, {tie}',
    pair: '페어',
    natural: '내추럴',
    bonus: '보너스',
    lucky: '럭키 6, 럭키 7',
    scores: '점수',
    cards: '카드 수',
    ranks: '숫자와 무늬',
    colours: '색',
  },
});
