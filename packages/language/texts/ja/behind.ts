// Texts of bets behind a seat of the big table, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/behind.ts';

export default translation<typeof en>()({
  seat: {
    bet: '{name}。ベットビハインドをする',
    own: '{name}。ベットビハインド',
    behind: {
      none: 'ベットビハインド可',
      other: 'ベットビハインド{patrons:count}名、計{amount:coins}',
    },
  },
  sheet: {
    title: '席{seat}へのベットビハインド',
    lead: 'ベットの締切時に、この席がベットしている{player}、{banker}、{tie}のそれぞれに、選んだ額がご自身のベットとして置かれます。',
    behind: {
      none: 'この席へのベットビハインドはありません。',
      other: 'この席へのベットビハインドは{patrons:count}名、計{amount:coins}です。',
    },
    amount: '1か所あたりの額',
    add: '{amount:coins}を追加',
    clear: 'クリア',
    rounds: 'ゲーム数',
    roundsOf: '{rounds:count}ゲーム',
    noRounds: 'ゲーム数の指定なし',
    total: '合計ベット額',
    totalOf: '最大{amount:coins}',
    noTotal: '上限なし',
    note: '残高やリミットの都合で置けないゲームと、離れている間は、ベットされません。',
    begin: '席{seat}に{amount:coins}をベットビハインド',
    end: '席{seat}へのベットビハインドを終了',
  },
  own: {
    title: 'ご自身の席へのベットビハインド',
    allow: 'この席へのベットビハインドを許可する',
    lead: 'ほかのお客様が、それぞれのコインで、お客様と同じところにベットします。表示されるのは人数と合計額だけで、誰がしているかは表示されません。',
  },
  rail: {
    title: '席{seat}に{amount:coins}をベットビハインド中',
    waits: '締切のときに、その時点で席がベットしているところに置かれます。',
    staked: 'このゲームでは{amount:coins}がベットされています。',
    left: '残り{rounds:count}ゲームです。',
    short: '席{seat}の{amount:coins}を終了',
  },
  news: {
    missed: '席{seat}へのベットビハインドは置かれませんでした。{why}。',
    missedAway: '離れている間だったため、席{seat}へのベットビハインドは置かれませんでした。',
    ended: {
      'seat-left': '席{seat}が空いたため、ベットビハインドは終了しました。',
      forbidden: '席{seat}へのベットビハインドは、許可されなくなったため終了しました。',
      away: '離れている時間が長くなったため、席{seat}へのベットビハインドは終了しました。',
      rounds: '席{seat}へのベットビハインドは、このゲームが最後です。',
      total: '選んだ合計額に達したため、席{seat}へのベットビハインドは終了しました。',
    },
  },
});
