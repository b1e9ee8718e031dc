// Texts of the seal of a shoe, in Simplified Chinese.
import { translation } from '../../src/message.ts';
import type en from '../en/fairness.ts';

export default translation<typeof en>()({
  title: '封存',
  button: {
    failed: '封存不符。打开查看如何处理',
    none: '此靴未封存',
    deck: {
      sealed: '此副牌的封存',
      checked: '此副牌的封存。上一局已验证',
      cut: '此副牌的封存。{cut}',
      cutChecked: '此副牌的封存。{cut}。上一局已验证',
    },
    shoe: {
      sealed: '此靴的封存',
      checked: '此靴的封存。上一局已验证',
      cut: '此靴的封存。{cut}',
      cutChecked: '此靴的封存。{cut}。上一局已验证',
    },
  },
  anybody:
    '不用本页面，任何人也能验证任何一局或一靴：方法写在本项目的公平性说明中，并附有以另一种语言写成的验证程序。',
  unsealed: {
    title: '此处没有封存',
    early: '此靴在启用封存之前制成。下一靴会有封存。',
    notYet: '下一靴尚未制成。制成后立即显示其封存，在此之前任何人都不能投注。',
    byPerson:
      '本桌由荷官以看得见的实体牌发牌。事先无人知道牌序，因此没有可以封存的内容；是否一切如常，由桌前众人的眼睛、赌场日志与摄像机监督。',
  },
  exchanged: {
    title: '封存已被调换',
    text: '关于第{shoe:number}靴，此窗口先前收到的是<first>一个封存</first>，桌台现在给出的是<second>另一个</second>。已封存的牌靴绝不会改变。请勿在此投注，记下两者，并向赌场查询。',
  },
  commitment: {
    deck: '第{shoe:number}局整副牌，已封存',
    shoe: '第{shoe:number}靴，已封存',
    copy: '复制',
    copyName: '复制承诺值',
    about:
      '全部{cards:number}张牌的次序，在任何人可以投注之前已经确定。这个数就是承诺值，它代表这一次序，而不透露其中任何内容。打开的牌必须与它相符：一张也无法调换。',
    digits: '全部64位，可抄下或念出核对',
    since: {
      start: '此窗口在本靴首次投注之前就已持有此封存。',
      round: '此窗口自第{round:number}局起持有此封存；如需确认之前各局，请与当时在场的人核对。',
    },
    rim: '封存标记的边缘由这些数位绘成。如果两位客人看到同一靴的封存不同，就有人受骗了。',
  },
  cut: {
    title: '如何切牌',
    deckNotYet: '尚未切牌：您的数值随“发牌”送出，这副牌随即以此切牌。',
    now: '正在切牌：每位客人的客户端提交一个数值，先提交其哈希值，再提交数值本身。',
    how: '<strong>{cut}。</strong>{proves}',
    proves: {
      beacon:
        '牌序由公共随机信标决定，而信标在提交数值者的名单截止之后才公布：无论赌场或客人，谁都无从选择。凡在信标公布之前看到封存与名单的人，都得到证明。',
      beaconWithOwn:
        '牌序由公共随机信标决定，而信标在提交数值者的名单截止之后才公布：无论赌场或客人，谁都无从选择。凡在信标公布之前看到封存与名单的人，都得到证明；您的数值也在牌序之中。',
      house:
        '没有客人提交数值，只有赌场自己的数值。这证明牌序在任何人投注之前已经确定，但不能证明赌场没有选择牌序。',
      houseAlone:
        '您没有提交数值，只有赌场自己的数值。这证明牌序在任何人投注之前已经确定，但不能证明赌场没有选择牌序。',
      alone:
        '您的数值随“发牌”送出，那时赌场能定的都已确定：它无从选择此牌序。如果赌场遗漏了您的数值，公开的整副牌会显示出来。',
      own: '您的数值在其中。赌场在知道您的数值之前已经定下自己的部分，因此无从选择牌序：这对您已得到证明。提交数值的人都没有看过任何一张牌。',
      oneOther:
        '您的数值不在其中。对您得到证明的是：赌场在任何人投注之前已经确定牌序和自己的数值。赌场是否选择了牌序，您无法判断：该数值可能出自赌场。提交该数值的人则可以判断。',
      others:
        '您的数值不在其中。对您得到证明的是：赌场在任何人投注之前已经确定牌序和自己的数值。赌场是否选择了牌序，您无法判断：所有数值都可能出自赌场。提交过其中数值的人则可以判断。',
    },
    failed: {
      one: '此前有一次切牌失败，因为有人没有公开数值。',
      two: '此前有两次切牌失败，因为有人没有公开数值。',
      three: '此前有三次切牌失败，因为有人没有公开数值。',
      choice: '这样做的人最多可在{orders:words}种牌序中选择，此事已记录在案。',
      houseAlone: '第三次之后由赌场单独切牌。连续三次失败，值得追问。',
    },
    awaited: '封存指定了公共随机信标，而赌场称未能及时取得；它是否已经公布，任何人都可以查证。',
    missed: '另有{patrons:count}位客人迟到或没有名额，已记录在案。',
    beacon: '随机信标的数值与签名列在每一局的公开内容中，验证时一并核对。',
    seed: '公开次序的种子：<hash>种子</hash>',
  },
  own: {
    title: '您的参与',
    noneAlone: '您按“发牌”时，您的客户端会抽取一个数值。',
    none: '此靴切牌时您不在场。下一靴切牌，您的客户端会自动参与。',
    coup: '第{shoe:number}局。',
    shoe: '第{shoe:number}靴。',
    standing: {
      alone: '数值已随“发牌”送出。',
      offered: '其哈希值正在送往桌台。',
      bound: '您的客户端已锁定此数值：桌台持有其哈希值，而无人知道数值本身。',
      told: '数值已公开，切牌尚未决定。',
      in: '此靴已用您的数值切牌。',
      'left-out': '被遗漏：您的客户端已提交，而桌台的名单中没有您。此靴未用您的数值切牌。',
      unused: '未使用：所属的那次切牌失败，或结束时未用到它。',
      missed: {
        late: '未参与此次切牌：数值已开始公开。此事已随本靴记录在案，您可以参与下一靴。',
        full: '未参与此次切牌：名单的名额已满。此事已随本靴记录在案，您可以参与下一靴。',
        unknown: '未参与此次切牌：迟到。此事已随本靴记录在案，您可以参与下一靴。',
      },
      refused: {
        'not-cutting': '未被接受：当时不在切牌。',
        'already-cut': '未被接受：您已参与此次切牌。',
        'cut-full': '未被接受：此次切牌的参与名额已满。',
        'wrong-value': '未被接受：这不是您锁定的数值。',
        'barred-from-cut': '未被接受：您有一个数值在此次切牌中未公开。下一靴可重新参与。',
        'table-paused': '未被接受：桌台已暂停。',
        suspended: '未被接受：您的账户已暂停投注。',
        unknown: '未被接受。',
      },
    },
    value: '您的数值',
    hash: '先提交的哈希值',
    list: '所在名单',
  },
  bring: {
    title: '使用自己的数值',
    phrase: '一句话，随您喜欢',
    made: '经SHA-256变为32字节',
    fresh: '加入新的随机字节<small>无人能猜中</small>',
    alone: '只用这句话<small>任何人都能重做；赌场若猜中这句话，便可从中得利</small>',
    bytes: '随机字节',
    value: '数值',
    typeFirst: '请先输入一句话',
    use: { deck: '用于下一副牌', shoe: '用于下一靴' },
    waits: {
      deck: '<hash>数值</hash>将用于下一副牌。',
      shoe: '<hash>数值</hash>将用于下一靴。',
    },
  },
  check: {
    titleCoup: '上一局',
    titleRound: '上一局',
    noneCoup: '还没有结束的牌局。每局一结束即可验证。',
    noneRound: '本靴还没有结束的牌局。每局一结束即可验证。',
    every: '自动验证每一局',
    unanswered: '赌场没有公开：{why}无法验证并不能证明什么。',
    coup: {
      check: '验证第{shoe:number}局',
      holds: '<strong>第{shoe:number}局验证通过。</strong>共{steps:count}步，全部在此设备上完成。',
      fails: '第{shoe:number}局验证未通过：{step}',
    },
    round: {
      check: '验证第{shoe:number}靴第{round:number}局',
      holds:
        '<strong>第{shoe:number}靴第{round:number}局验证通过。</strong>共{steps:count}步，全部在此设备上完成。',
      fails: '第{shoe:number}靴第{round:number}局验证未通过：{step}',
    },
    save: '保存此局',
    full: '查看全部',
    todo: {
      stop: '请勿再在此桌投注。',
      save: '立即保存文件。它是您的证据：赌场已经公布的内容，再也无法改得相符。',
      ask: '请他人用另一个验证程序验证，并要求赌场答复。',
    },
    saveEvidence: '保存证据',
  },
  step: {
    answer: '赌场的答复',
    noRound: '赌场发来的不是公开的牌局：{fault}',
    wholeShoe: '赌场发来的不是公开的牌局，而是整个牌靴。',
    seen: '台面所示',
    otherRound:
      '这是{table}第{shoe:number}靴第{round:number}局；所要的是第{wantedShoe:number}靴第{wantedRound:number}局。',
    notSeen: '这正是所要的一局。此窗口未曾看到该局的牌。',
    differs: {
      player: '台面所示闲家的牌为{shown}，公开的却是{opened}。如果赌场其后更正过这一局，原因便在于此。',
      banker: '台面所示庄家的牌为{shown}，公开的却是{opened}。如果赌场其后更正过这一局，原因便在于此。',
    },
    nothing: '无',
    same: '公开的牌与您在台面上看到的牌，双方都一致。',
    told: '此窗口所收到的',
    toldBefore: '承诺值与此窗口在本靴首次投注之前收到的相同。',
    toldIn: '承诺值与此窗口在第{round:number}局收到的相同。',
  },
});
