// The rules and the paytable of a room, in Simplified Chinese. English prevails.
import { translation } from '../../src/message.ts';
import type en from '../en/rules.ts';

export default translation<typeof en>()({
  title: {
    names: '本房间的名称',
    coup: '每局如何发牌',
    otherNames: '其他常见名称',
    alone: '您的独享桌台',
    squeeze: '咪牌',
    seats: '座位与轮流发牌',
    payouts: '各投注的派彩',
    settlement: '退回本金、佣金与多项同时赢',
    limits: '限红与投注单',
    deck: '一副牌',
    shoe: '牌靴',
    fairness: '可验证的洗牌',
    leaving: '离开与意外情况',
    roads: '路单',
  },
  advantage: {
    about: '赌场平均留下的份额，按<strong>{decks:words}副牌</strong>完整牌靴所有可能的发牌精确计算。',
    waits: '计算中…',
    title: '各投注的赌场优势',
    bet: '投注',
    same: '相同',
    resolved:
      '有胜负的投注，是指赢了或输了的投注。有些局会退回全部本金，例如投注庄闲而开和局；此时按有胜负的投注计算的份额较大：游戏相同，只是计入的投注较少。许多指南印的是这一数字。',
    averages: '这些是大量牌局的平均值，对下一局没有任何预示。',
  },
  alone: {
    deal: '此桌只有您一人。没有倒计时，您按“发牌”之前不会发出任何牌。',
    chips:
      '点击投注区，放上所选筹码；按住Shift点击，或在触摸屏上长按，取下最上面的一枚。筹码会重新叠好，面额最大的在底部。筹码随时可以更换。',
    odds: '发牌所用的随机数生成器、规则与概率，与其他所有桌台相同。',
    exit: '“离开”回到桌台列表，须待本局结束。',
  },
  basis: '赌场优势：按完整{decks:count}副牌',
  bestReturn: {
    waits: '正在计算本桌的最高回报…',
    found:
      '本桌回报最高的投注是{bet}，平均返还投注额的<strong>{share:percent}</strong>：精确计算，完整{decks:count}副牌，计入和局。其他投注的回报均较低。',
    mode: { traditional: '{bet}（抽佣）', 'no-commission': '{bet}（免佣）' },
  },
  coup: {
    hands: '发出两手牌，{player}与{banker}；客人可以投注任何一方，或投注牌的各种结果。',
    handsAlone: '发出两手牌，{player}与{banker}；您可以投注任何一方，或投注和局。',
    values:
      'A算1点，2至9按牌面计点，10与J、Q、K算0点；花色只对完美对子有意义。一手牌的点数是合计的个位数：8加9为7点。点数最大为9，不会爆牌。',
    faceUp: '依{player}、{banker}、{player}、{banker}的次序发牌，牌面朝上。',
    faceDown: '依{player}、{banker}、{player}、{banker}的次序发牌，牌面朝下。',
    natural: '任何一方首两张牌为8点或9点，即为天牌，双方均不补牌。',
    playerDraws: '否则，{player}的点数为0至5时补第三张牌，6或7时不补，见第一张表。',
    bankerDraws:
      '{player}不补牌时，{banker}的点数为0至5时补牌，6或7时不补。{player}补牌时，{banker}依{player}第三张牌的点数决定，见第二张表。',
    higher: '点数大者赢。天牌也只以点数取胜；点数相同即为和局。',
  },
  draw: {
    ofPlayer:
      '{player}首两张牌的点数。<strong>补</strong>为补牌，<strong>停</strong>为不补牌，<strong>天</strong>为天牌：双方均不补牌。',
    ofPlayerAlone: '{player}首两张牌的点数。<strong>补</strong>为补牌，<strong>停</strong>为不补牌。',
    ofBanker:
      '{banker}首两张牌的点数，与{player}第三张牌的点数。<strong>补</strong>为补牌，<strong>停</strong>为不补牌。',
    score: '点数',
    none: '无',
    stood: '{player}未补牌',
    letter: { draws: '补', stands: '停', natural: '天' },
    spoken: { draws: '补牌', stands: '不补牌', natural: '天牌' },
    inForce: { draws: '补牌，本局适用', stands: '不补牌，本局适用' },
  },
  englishPrevails: '本文为译文。如有不一致，以英文为准。',
  showEnglish: '显示英文',
  showTranslation: '返回{language}',
  fairness: {
    byPerson: '由荷官以看得见的实体牌发牌。事先无人知道牌序，因此没有封存。',
    deck: {
      sealed:
        '赌场洗好一副牌，在任何人可以投注之前封存牌序。桌上的封存标记代表这一牌序，而不透露其中任何内容。',
      opened: '一局结束后公开该局的牌，整副牌用完后公开全部。两者都可以立即在您自己的设备上验证。',
    },
    shoe: {
      sealed:
        '赌场洗好一靴牌，在任何人可以投注之前封存牌序。桌上的封存标记代表这一牌序，而不透露其中任何内容。',
      opened: '一局结束后公开该局的牌，牌靴结束后公开全部。两者都可以立即在您自己的设备上验证。',
    },
    cutAlone:
      '您按“发牌”时，您的客户端加入一个自己的数值。由封存与双方的数值得出第二个公开的次序：发出什么牌，赌场无从选择。',
    cut: '随后由客人切牌：每位客人的客户端加入一个数值。由封存与所有数值得出第二个公开的次序。只要参与切牌的客人中有一位不属于赌场，发出什么牌，赌场就无从选择。',
    houseAlone:
      '没有客人加入数值时，由赌场单独切牌，封存中会注明。此时只能证明：牌序在任何人投注之前已经确定。',
    check: '验证洗牌',
  },
  language: {
    plain: '以英文文本为准。',
    ownNames: '以英文文本为准；名称的译名仅作标示。',
  },
  leaving: {
    waits: '您有投注的牌局未结束时不能离开：待投注结算后，系统会自动让您离开。',
    lost: '断线或关闭窗口不会中止牌局。已确认的投注仍然有效并照常结算，可在游戏记录中查看。未确认的投注不予保留。',
    back: '回来时，您看到的是桌台当时的实况，包括您自己的投注。',
    seat: '您的座位会保留一段时间，牌靴照常轮转。',
    paused: '发生故障时，牌局可能暂停。之后从原处继续，或者取消该局并退回全部投注。',
    cancelled: '已取消的局会保留在游戏记录中，并注明已取消。',
  },
  limits: {
    each: '限红按每位客人、每局、每项投注分别计算，数额见上。',
    oneMain: '每局只能在“{player}”“{banker}”“{tie}”中选一项投注，不能投两项。',
    ofPatron:
      '个人差额限红：您自己在{player}与{banker}上的投注额，相差最多{limit:coins}。一边已有投注时，另一边可投同样数额再加该差额，但不超过其最高限红。',
    ofTable:
      '全台差额限红：全体客人在{player}与{banker}上的投注额，相差最多{limit:coins}。一边的投注会为另一边腾出额度；台面上显示尚余的额度。',
    together: '一并确认的投注一并接受或一并拒绝；拒绝时只给出一个原因，说明需要更改什么。',
    clock: '投注是否及时，只以服务器的时钟为准。',
    byHand: '只有您确认的投注才会下注。停止下注时未确认的筹码会退回给您。',
    atClose:
      '已摆放而未确认的筹码，会在停止下注前的最后一刻为您下注。如果您在设置中选择每次投注都要确认，则会退回给您。屏幕会显示结果。',
    until: '有些投注在牌靴进行到一定局数后关闭，下一靴重新开放。',
  },
  otherName: {
    player: { ours: '闲', others: '闲家、Player、Punto' },
    banker: { ours: '庄', others: '庄家、Banker、Banco' },
    tie: { ours: '和', others: '和局、Tie、Égalité、Standoff、Draw：第三种投注' },
    natural: { ours: '天牌', others: '例牌、Natural；有些指南称“Kings”：首两张牌为8点或9点' },
    jack: { ours: 'J', others: '有些指南称“骑士”：与其他人头牌一样算0点' },
    game: { ours: '本游戏', others: '百家乐、Baccarat、Punto Banco' },
  },
  history: '百家乐的由来',
  payout: {
    forOne: '派彩按含本金的倍数标示：9倍即本金加8倍。旁边另注不含本金的赔率。',
    toOne: '派彩按不含本金的赔率标示：8:1即退回本金，再派8倍。旁边另注含本金的倍数。',
    edge: '赌场优势是赌场在每笔投注中平均所占的份额，计入和局，按完整{decks:count}副牌所有可能的发牌计算。可能退回本金的投注，旁边另注不计和局、按有胜负的投注计算的份额。',
    limits: '限红',
    fromTo: '{min:coins} – {max:coins}',
    houseEdge: '赌场优势，计入和局',
    perResolved: '按有胜负的投注计',
    open: '开放',
    rounds: '每靴第1 – {until:number}局',
    lessCommission: '扣除赢额的{rate:rate}',
    plainName: '（{name}）',
  },
  page: {
    title: '规则与派彩',
    waits: '每张桌台各有限红。连上服务器后即会显示。',
    table: '桌台',
  },
  roads: '路单只记录过往，不预示未来。每一局都按事先定好的牌序发出，与之前开出什么无关。',
  seats: {
    count: '本桌设{n:words}个座位：{seats:items}。入座方可投注；任何人都可旁观。',
    behind:
      '只要座上客人允许，您就可以跟注该座位，无论您自己是否入座：停止下注时，该座位在“{player}”“{banker}”“{tie}”中投注了哪些，就按您的金额在每一项上各下一注，作为您自己的投注。余额或限红不允许的部分不下注，并会通知您。',
    behindEnds:
      '跟注在以下情况结束：您自己停止；达到您选定的局数或总额；该座位离座或不再允许跟注；您离开的时间达到座位的保留时间。所有人都能看到某座位有多少人跟注、金额多少，但看不到是谁。',
    inTurn:
      '各座位轮流发牌。牌靴依次轮到下一个座位，由其接受或谢绝，限时{seconds:words}秒。空座和谢绝的座位跳过。无人接靴时，由赌场发牌。',
    deal: '停止下注后，由持靴者按“发牌”。{seconds:words}秒内未按，将由赌场代发。',
    tiePasses: '持靴者可以投注，通常投注{banker}。{banker}赢则续持牌靴，{player}赢则传靴；开{tie}时传靴。',
    tieStays: '持靴者可以投注，通常投注{banker}。{banker}赢则续持牌靴，{player}赢则传靴；开{tie}时续持牌靴。',
    byPerson: '持靴者按“发牌”后，由荷官发牌。',
    corrected: '已取消的局不影响牌靴归属。已更正的局，从下一次轮靴起按更正后的结果处理。',
    thirdCards: '是否补牌由赌场宣布：“{player}补牌”“{banker}不补牌”。由谁发牌，不改变任何一张牌。',
    kept: '离开者的座位保留{seconds:words}秒；桌台暂停期间不计时。',
    givenUp: '连续{rounds:words}局没有投注，座位会被收回。收回之前会通知您。',
  },
  settlement: {
    push: '开和局时，{player}与{banker}的投注全数退回本金。',
    commission: '{banker}赢额的佣金自动扣除。账户明细分两行列出派彩与佣金。',
    mode: '每位客人为每一局选择佣金模式。已确认的投注沿用确认时的模式。',
    each: '每项投注各自结算。同一局可以有多项投注赢，每一项都派彩。',
    pairs: '任意对子与完美对子只派彩一次，双方都开对子时也一样。完美对子同时也是对子，两项都赢。',
    bonus: '龙宝以天牌获胜派1:1，双方天牌和局退回本金；其他和局均输。',
    exact: '投注额须为{step:coins}的整数倍，因此每笔派彩都没有零头。',
    rounded:
      '投注额须为{step:coins}的整数倍。如派彩因此出现零头，以百分之一个游戏币为单位，派彩向下取整，佣金向上取整。',
  },
  shoe: {
    everyCoup: '{decks:count}副牌，每副52张，不含大小王，每局重新洗牌。没有切牌卡，也没有最后一局。',
    everyShoe: '{decks:count}副牌，每副52张，不含大小王，共{cards:number}张，每靴重新洗牌。',
    burn: {
      'courts-ten': '开新靴时先翻开一张牌，再按其牌面烧去相应张数：A为1张，10与J、Q、K为10张。',
      'courts-eleven-up': '开新靴时先翻开一张牌，再按其牌面烧去相应张数：A为1张，J为11张，Q为12张，K为13张。',
      none: '不烧牌。',
    },
    cutCard: {
      finish:
        '切牌卡位于倒数第{cards:number}张之前。切牌卡出现的那一局，即为本靴最后一局。最后一局一经确定，立即宣布。',
      'finish-plus-one':
        '切牌卡位于倒数第{cards:number}张之前。切牌卡出现的那一局打完后，再发一局；如在一局的第一张牌之前出现，则该局即为最后一局。最后一局一经确定，立即宣布。',
    },
    fixed: '牌靴的牌序在首次投注之前已经确定。任何投注、客人或结果都不能改变。',
    fixedDeck: '整副牌的牌序在首次投注之前已经确定。任何投注、客人或结果都不能改变。',
  },
  squeeze: {
    who: '牌面朝下发出。每一方的牌，由在该方投注最大的客人咪牌；投注额相同时，由先确认者咪牌。',
    time: '每张牌限时{seconds:words}秒，到时自动开牌。无人投注的一方由赌场开牌。',
    seen: '咪牌时，只有咪牌的客人看得到牌面，而且一定是在停止下注之后。其他人只看到牌背的移动。',
    left: '离开者失去咪牌权，牌会自动打开。',
    byPerson: '无人可咪的牌由荷官打开。提前露出的牌会如实录入，并立即向所有人展示。',
    early: '因失误提前露出的牌，只要结果不变，就不影响任何投注。',
  },
});
