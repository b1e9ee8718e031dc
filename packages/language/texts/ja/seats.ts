// Texts of the seats of the big table and of the shoe that goes round them, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/seats.ts';

export default translation<typeof en>()({
  title: '席',
  log: 'テーブルの動き',
  take: '席{seat}に着く',
  you: '自分',
  name: {
    seat: '席{seat}',
    yours: 'ご自身',
    taken: '着席',
    free: '空席',
    holdsShoe: 'シューを保持',
    offered: 'シューを勧められています',
    declines: '配りません',
    bet: {
      player: '{player}に{amount:coins}',
      banker: '{banker}に{amount:coins}',
      tie: '{tie}に{amount:coins}',
    },
  },
  shoe: {
    house: 'ハウスが配ります',
    offered: '席{seat}にシューを勧めています',
    offeredToYou: '配る番が回ってきました',
    offeredToYouNow: '配る番が回ってきました。「配る」か「次へ回す」を選んでください',
    has: '席{seat}がシューを持っています',
    youHave: 'シューはお手元です',
    deals: '席{seat}が配ります',
    youDeal: 'ご自身が配ります',
    dealt: '配りました',
  },
  act: {
    deal: '配る',
    pass: '次へ回す',
    dealAgain: '次の番から配る',
    leave: '席{seat}を立つ',
  },
  stakeWithin: 'あと{rounds:count}ゲーム以内にベットがないと、席は空席になります',
  givenUpNext: '次のゲームが始まると、席は空席になります',
  givenUp: '数ゲームの間ベットがなかったため、席{seat}は空席になりました',
  left: '席{seat}を立ちました',
  taken: '席{seat}に着きました',
});
