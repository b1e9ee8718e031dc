// Texts of the seats of the big table and its shoe, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/seats.ts';

export default translation<typeof en>()({
  title: '좌석',
  log: '테이블 진행',
  take: '좌석 {seat} 앉기',
  you: '나',
  name: {
    seat: '좌석 {seat}',
    yours: '내 좌석',
    taken: '착석',
    free: '빈 좌석',
    holdsShoe: '슈 보유',
    offered: '슈 차례',
    declines: '딜 안 함',
    bet: {
      player: '{player} {amount:coins}',
      banker: '{banker} {amount:coins}',
      tie: '{tie} {amount:coins}',
    },
  },
  shoe: {
    house: '하우스가 딜합니다',
    offered: '좌석 {seat}에 슈를 권하고 있습니다',
    offeredToYou: '슈를 맡으실 차례입니다',
    offeredToYouNow: '슈를 맡으실 차례입니다. 딜하시거나 넘겨 주세요',
    has: '좌석 {seat} 슈 보유',
    youHave: '슈를 맡으셨습니다',
    deals: '좌석 {seat} 딜 중',
    youDeal: '직접 딜하는 중',
    dealt: '딜했습니다',
  },
  act: {
    deal: '딜',
    pass: '넘기기',
    dealAgain: '다음 차례에 다시 딜하기',
    leave: '좌석 {seat} 떠나기',
  },
  stakeWithin: { other: '{rounds:count}라운드 안에 베팅하지 않으시면 좌석이 비워집니다' },
  givenUpNext: '다음 라운드가 열리면 좌석이 비워집니다',
  givenUp: '좌석 {seat}: 여러 라운드 동안 베팅이 없어 비워졌습니다',
  left: '좌석 {seat}에서 일어나셨습니다',
  taken: '좌석 {seat}에 앉으셨습니다',
});
