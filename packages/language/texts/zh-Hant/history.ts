// A short history of the game, in Traditional Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/history.ts';

export default translation<typeof en>()({
  title: '百家樂的由來',
  rules: '遊戲規則',
  chapter: {
    unknown: {
      title: '無從稽考之處',
      text: '沒有人說得出百家樂由誰發明。坊間常說，1480年代，一位名叫Felix Falguierein的人在意大利主持這個遊戲，而以九點為最大，源自伊特魯里亞人擲九面骰子的儀式。至今未發現任何十九世紀以前提及百家樂的文獻，所以這些只是傳說。百家樂屬於一類更古老的遊戲，都以最接近某個固定點數者勝；十八世紀流行的macao牌戲，也是最接近九點的一手牌勝出。',
    },
    france: {
      title: '法國',
      text: '最早的刊印記載見於十九世紀初的法國，當時寫作baccara。1847年，Charles Van-Tenac的《Album des jeux》已計算出其中的機會率。後來有兩種玩法流行：一種是baccarat en banque，由一方一直做莊；另一種是chemin de fer，莊隨牌靴在檯上輪流。兩種玩法都由人決定是否補牌。',
    },
    americas: {
      title: '阿根廷與古巴',
      text: '這裏所玩的punto banco不再由人決定：是否補牌由固定的補牌表規定，客人可投注任何一方。一般認為它出自1950年代阿根廷馬德普拉塔的賭場，再由該處傳到哈瓦那。',
    },
    vegas: {
      title: '拉斯維加斯與澳門',
      text: 'Tommy Renzoni曾寫道，他在1950年代末把這個遊戲由哈瓦那的Capri帶到拉斯維加斯的Sands，賭場第一晚就輸了25萬美元。也有說法指是1959年的Dunes。時至今日，澳門賭場正是靠這個遊戲為生。',
    },
    name: {
      title: '名稱',
      text: '一般說baccara是個古字，意思是零，因為十和公仔牌都不計點。這也是說的人多，證實的少。',
    },
  },
});
