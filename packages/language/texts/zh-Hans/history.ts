// A short history of the game, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/history.ts';

export default translation<typeof en>()({
  title: '百家乐的由来',
  rules: '游戏规则',
  chapter: {
    unknown: {
      title: '无从考证之处',
      text: '没有人知道百家乐是谁发明的。常有人说，15世纪80年代，一位名叫费利克斯·法尔吉耶林（Felix Falguierein）的人在意大利主持过这个游戏，而以九为最大，源自伊特鲁里亚人掷九面骰子的仪式。至今没有发现任何早于19世纪而提到百家乐的文献，所以这些只是传说。百家乐属于一类更古老的游戏，都以接近某个固定点数为胜；18世纪流行的“澳门”牌戏（macao），也是最接近九点的一方获胜。',
    },
    france: {
      title: '法国',
      text: '最早的印刷记载出自19世纪初的法国，当时写作baccara。1847年，夏尔·范特纳克（Charles Van-Tenac）的《Album des jeux》已经推算了其中的概率。后来有两种玩法流行：一种是baccarat en banque，始终由一方坐庄；另一种是chemin de fer，庄随牌靴在桌上轮流。两种玩法都由人决定是否补牌。',
    },
    americas: {
      title: '阿根廷与古巴',
      text: '这里所玩的punto banco不再由人决定：是否补牌由固定的补牌表规定，客人可以押任何一方。一般认为它出自20世纪50年代阿根廷马德普拉塔的赌场，再由那里传到哈瓦那。',
    },
    vegas: {
      title: '拉斯维加斯与澳门',
      text: '汤米·伦佐尼（Tommy Renzoni）写道，他在20世纪50年代末把这个游戏从哈瓦那的Capri带到拉斯维加斯的Sands，赌场头一晚就输了25万美元。也有说法指是1959年的Dunes。如今，它是澳门赌场赖以为生的游戏。',
    },
    name: {
      title: '名称',
      text: '通常说baccara是一个古词，意为零，因为十与人头牌都不计点。这也是说的人多，证实的少。',
    },
  },
});
