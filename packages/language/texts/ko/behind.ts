// Texts of bets behind a seat of the big table, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/behind.ts';

export default translation<typeof en>()({
  seat: {
    bet: '{name}. 뒷베팅하기',
    own: '{name}. 내 좌석의 뒷베팅',
    behind: {
      none: '뒷베팅 가능',
      other: '뒷베팅 {patrons:count}명 {amount:coins}',
    },
  },
  sheet: {
    title: '좌석 {seat} 뒷베팅',
    lead: '베팅이 마감될 때 {player}, {banker}, {tie} 중 이 좌석이 베팅한 곳마다 같은 금액이 고객님의 베팅으로 들어갑니다.',
    behind: {
      none: '이 좌석에 뒷베팅한 고객이 없습니다.',
      other: '이 좌석의 뒷베팅: {patrons:count}명, 합계 {amount:coins}.',
    },
    amount: '한 곳당 베팅 금액',
    add: '{amount:coins} 추가',
    clear: '모두 지우기',
    rounds: '종료 시점',
    roundsOf: { other: '{rounds:count}라운드 후' },
    noRounds: '라운드 제한 없음',
    total: '총 베팅액',
    totalOf: '최대 {amount:coins}',
    noTotal: '제한 없음',
    note: '잔액이나 리미트가 맞지 않는 라운드, 자리를 비우신 동안에는 베팅되지 않습니다.',
    begin: '좌석 {seat} 뒷베팅 {amount:coins}',
    end: '좌석 {seat} 뒷베팅 종료',
  },
  own: {
    title: '내 좌석의 뒷베팅',
    allow: '내 좌석에 뒷베팅 허용',
    lead: '다른 고객이 자신의 코인으로 같은 곳에 베팅합니다. 인원과 금액은 보이지만 누구인지는 보이지 않습니다.',
  },
  rail: {
    title: '좌석 {seat} 뒷베팅 {amount:coins}',
    waits: '베팅이 마감될 때 그 좌석이 베팅한 곳에 베팅됩니다.',
    staked: '이번 라운드에 {amount:coins}코인이 베팅되었습니다.',
    left: { other: '{rounds:count}라운드 남았습니다.' },
    short: '좌석 {seat} {amount:coins} 종료',
  },
  news: {
    missed: '좌석 {seat} 뒷베팅이 되지 않았습니다. {why}.',
    missedAway: '자리를 비우셔서 좌석 {seat} 뒷베팅이 되지 않았습니다.',
    ended: {
      'seat-left': '좌석 {seat} 뒷베팅이 종료되었습니다: 좌석이 비었습니다.',
      forbidden: '좌석 {seat} 뒷베팅이 종료되었습니다: 이 좌석의 뒷베팅은 더 허용되지 않습니다.',
      away: '좌석 {seat} 뒷베팅이 종료되었습니다: 오래 자리를 비우셨습니다.',
      rounds: '좌석 {seat} 뒷베팅의 마지막 라운드가 진행 중입니다.',
      total: '좌석 {seat} 뒷베팅이 종료되었습니다: 정하신 총 베팅액을 모두 썼습니다.',
    },
  },
});
