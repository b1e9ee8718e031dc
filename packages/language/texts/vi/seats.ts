// The seats of the big table, and the shoe that goes round them, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/seats.ts';

export default translation<typeof en>()({
  title: 'Chỗ ngồi',
  log: 'Quanh bàn',
  take: 'Ngồi chỗ {seat}',
  you: 'Bạn',
  name: {
    seat: 'Chỗ {seat}',
    yours: 'của bạn',
    taken: 'có người',
    free: 'trống',
    holdsShoe: 'giữ hộp bài',
    offered: 'được mời chia bài',
    declines: 'không chia bài',
    bet: {
      player: '{amount:coins} ở {player}',
      banker: '{amount:coins} ở {banker}',
      tie: '{amount:coins} ở {tie}',
    },
  },
  shoe: {
    house: 'Sòng chia bài',
    offered: 'Chỗ {seat} được mời chia bài',
    offeredToYou: 'Bạn được mời chia bài',
    offeredToYouNow: 'Bạn được mời chia bài. Hãy chia, hoặc chuyển tiếp',
    has: 'Chỗ {seat} giữ hộp bài',
    youHave: 'Bạn giữ hộp bài',
    deals: 'Chỗ {seat} chia bài',
    youDeal: 'Bạn chia bài',
    dealt: 'Đã chia',
  },
  act: {
    deal: 'Chia bài',
    pass: 'Chuyển tiếp',
    dealAgain: 'Chia lại khi đến lượt',
    leave: 'Rời chỗ {seat}',
  },
  stakeWithin: 'Hãy cược trong {rounds:count} ván tới, nếu không bạn sẽ mất chỗ',
  givenUpNext: 'Bạn sẽ mất chỗ khi ván sau mở',
  givenUp: 'Chỗ {seat} đã bị thu lại sau nhiều ván không cược',
  left: 'Bạn đã rời chỗ {seat}',
  taken: 'Bạn đã ngồi chỗ {seat}',
});
