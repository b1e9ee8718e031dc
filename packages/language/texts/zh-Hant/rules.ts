// The rules and the paytable of a room, in Traditional Chinese. English prevails.
import { translation } from '../../src/message.ts';
import type en from '../en/rules.ts';

export default translation<typeof en>()({
  title: {
    names: '本廳房的名稱',
    coup: '每局如何發牌',
    otherNames: '其他常見名稱',
    alone: '您的獨享牌檯',
    squeeze: '咪牌',
    seats: '座位與輪流發牌',
    payouts: '各項投注的派彩',
    settlement: '退回本金、佣金與多項同時贏',
    limits: '限紅與投注單',
    deck: '一副牌',
    shoe: '牌靴',
    fairness: '可驗證的洗牌',
    leaving: '離開與意外情況',
    roads: '路紙',
  },
  advantage: {
    about: '賭場平均留下的份額，按<strong>{decks:words}副牌</strong>完整牌靴所有可能的發牌精確計算。',
    waits: '計算中…',
    title: '各項投注的賭場優勢',
    bet: '投注',
    same: '相同',
    resolved:
      '有勝負的投注，是指贏了或輸了的投注。有些局會退回全部本金，例如投注莊閒而開和局；此時按有勝負的投注計算的份額較大：遊戲相同，只是計入的投注較少。不少指南所印的是這個數字。',
    averages: '這些是大量牌局的平均值，對下一局沒有任何預示。',
  },
  alone: {
    deal: '此檯只有您一人。沒有倒數，您按「發牌」之前不會發出任何牌。',
    chips:
      '點按投注區，放上所選籌碼；按住Shift點按，或在觸控螢幕上長按，取走最上面的一枚。籌碼會重新疊好，面額最大的在底部。籌碼隨時可以更換。',
    odds: '發牌所用的隨機數產生器、規則與機會率，與其他所有牌檯相同。',
    exit: '「離開」會回到牌檯列表，但須待本局結束。',
  },
  basis: '賭場優勢：按完整{decks:count}副牌',
  bestReturn: {
    waits: '正在計算本檯的最高回報…',
    found:
      '本檯回報最高的投注是{bet}，平均退還投注額的<strong>{share:percent}</strong>：精確計算，完整{decks:count}副牌，計入和局。其他投注的回報均較低。',
    mode: { traditional: '{bet}（抽佣）', 'no-commission': '{bet}（免佣）' },
  },
  coup: {
    hands: '發出兩手牌，{player}與{banker}；客人可以投注任何一方，或投注牌的各種結果。',
    handsAlone: '發出兩手牌，{player}與{banker}；您可以投注任何一方，或投注和局。',
    values:
      'A計1點，2至9按牌面計點，10與J、Q、K計0點；花色只對完美對子有意義。一手牌的點數是總和的個位數：8加9為7點。點數最大為9，不會爆牌。',
    faceUp: '依{player}、{banker}、{player}、{banker}的次序發牌，牌面朝上。',
    faceDown: '依{player}、{banker}、{player}、{banker}的次序發牌，牌面朝下。',
    natural: '任何一方首兩張牌為8點或9點，即為天牌，雙方均不補牌。',
    playerDraws: '否則，{player}的點數為0至5時補第三張牌，6或7時不補，見第一個表。',
    bankerDraws:
      '{player}不補牌時，{banker}的點數為0至5時補牌，6或7時不補。{player}補牌時，{banker}依{player}第三張牌的點數決定，見第二個表。',
    higher: '點數大者贏。天牌亦只以點數取勝；點數相同即為和局。',
  },
  draw: {
    ofPlayer:
      '{player}首兩張牌的點數。<strong>補</strong>為補牌，<strong>停</strong>為不補牌，<strong>天</strong>為天牌：雙方均不補牌。',
    ofPlayerAlone: '{player}首兩張牌的點數。<strong>補</strong>為補牌，<strong>停</strong>為不補牌。',
    ofBanker:
      '{banker}首兩張牌的點數，與{player}第三張牌的點數。<strong>補</strong>為補牌，<strong>停</strong>為不補牌。',
    score: '點數',
    none: '無',
    stood: '{player}未補牌',
    letter: { draws: '補', stands: '停', natural: '天' },
    spoken: { draws: '補牌', stands: '不補牌', natural: '天牌' },
    inForce: { draws: '補牌，本局適用', stands: '不補牌，本局適用' },
  },
  englishPrevails: '本文為譯文。如有歧異，以英文為準。',
  showEnglish: '顯示英文',
  showTranslation: '返回{language}',
  fairness: {
    byPerson: '由荷官以看得見的實體牌發牌。事先無人知道牌序，因此沒有封存。',
    deck: {
      sealed:
        '賭場洗好一副牌，在任何人可以投注之前封存牌序。檯上的封存標記代表這個牌序，而不透露其中任何內容。',
      opened: '一局結束後公開該局的牌，整副牌用完後公開全部。兩者都可以立即在您自己的裝置上驗證。',
    },
    shoe: {
      sealed:
        '賭場洗好一靴牌，在任何人可以投注之前封存牌序。檯上的封存標記代表這個牌序，而不透露其中任何內容。',
      opened: '一局結束後公開該局的牌，牌靴結束後公開全部。兩者都可以立即在您自己的裝置上驗證。',
    },
    cutAlone:
      '您按「發牌」時，您的用戶端會加入一個自己的數值。由封存與雙方的數值得出第二個公開的次序：發出甚麼牌，賭場無從選擇。',
    cut: '隨後由客人割牌：每位客人的用戶端加入一個數值。由封存與所有數值得出第二個公開的次序。只要參與割牌的客人之中有一位不屬賭場，發出甚麼牌，賭場就無從選擇。',
    houseAlone:
      '沒有客人加入數值時，由賭場單獨割牌，封存中會註明。此時只能證明：牌序在任何人投注之前已經確定。',
    check: '驗證洗牌',
  },
  language: {
    plain: '以英文文本為準。',
    ownNames: '以英文文本為準；名稱的譯名只作標示。',
  },
  leaving: {
    waits: '您有投注的牌局未結束時不能離開：待投注結算後，系統會自動讓您離開。',
    lost: '斷線或關閉視窗不會中止牌局。已確認的投注仍然有效並照常結算，可在遊戲記錄中查看。未確認的投注不予保留。',
    back: '回來時，您看到的是牌檯當時的實況，包括您自己的投注。',
    seat: '您的座位會保留一段時間，牌靴照常輪轉。',
    paused: '發生故障時，牌局可能暫停。之後由原處繼續，或者取消該局，投注全數退回。',
    cancelled: '已取消的牌局會保留在遊戲記錄中，並註明已取消。',
  },
  limits: {
    each: '限紅按每位客人、每局、每項投注分別計算，數額見上。',
    oneMain: '每局只能在「{player}」、「{banker}」、「{tie}」之中選一項投注，不能投兩項。',
    ofPatron:
      '個人差額限紅：您自己在{player}與{banker}的投注額，相差最多{limit:coins}。一邊已有投注時，另一邊可投同樣數額再加該差額，但不超過其最高限紅。',
    ofTable:
      '全檯差額限紅：全體客人在{player}與{banker}的投注額，相差最多{limit:coins}。一邊的投注會為另一邊騰出額度；檯面上顯示尚餘的額度。',
    together: '一併確認的投注一併接受或一併拒絕；拒絕時只給出一個原因，說明需要更改甚麼。',
    clock: '投注是否及時，只以伺服器的時鐘為準。',
    byHand: '只有您確認的投注才會下注。停止下注時未確認的籌碼會退回給您。',
    atClose:
      '已放下而未確認的籌碼，會在停止下注前的最後一刻為您下注。如您在設定中選擇每次投注都要確認，則會退回給您。螢幕會顯示結果。',
    until: '有些投注在牌靴進行到一定局數後關閉，下一靴重新開放。',
  },
  otherName: {
    player: { ours: '閒', others: '閒家、Player、Punto' },
    banker: { ours: '莊', others: '莊家、Banker、Banco' },
    tie: { ours: '和', others: '和局、Tie、Égalité、Standoff、Draw：第三種投注' },
    natural: { ours: '天牌', others: '例牌、Natural；有些指南稱為「Kings」：首兩張牌為8點或9點' },
    jack: { ours: 'J', others: '有些指南稱為「騎士」：與其他公仔牌一樣計0點' },
    game: { ours: '本遊戲', others: '百家樂、Baccarat、Punto Banco' },
  },
  history: '百家樂的由來',
  payout: {
    forOne: '派彩按連本金的倍數標示：9倍即本金加8倍。旁邊另註不含本金的賠率。',
    toOne: '派彩按不含本金的賠率標示：8:1即退回本金，另派8倍。旁邊另註連本金的倍數。',
    edge: '賭場優勢是賭場在每筆投注中平均所佔的份額，計入和局，按完整{decks:count}副牌所有可能的發牌計算。可能退回本金的投注，旁邊另註不計和局、按有勝負的投注計算的份額。',
    limits: '限紅',
    fromTo: '{min:coins} – {max:coins}',
    houseEdge: '賭場優勢，計入和局',
    perResolved: '按有勝負的投注計',
    open: '開放',
    rounds: '每靴第1 – {until:number}局',
    lessCommission: '扣除贏額的{rate:rate}',
    plainName: '（{name}）',
  },
  page: {
    title: '規則與派彩',
    waits: '每張牌檯各有限紅。連上伺服器後即會顯示。',
    table: '牌檯',
  },
  roads: '路紙只記錄過往，不預示未來。每一局都按事先定好的牌序發出，與之前開過甚麼無關。',
  seats: {
    count: '本檯設{n:words}個座位：{seats:items}。入座方可投注；任何人都可旁觀。',
    behind:
      '只要座上客人允許，您就可以跟注該座位，不論您自己是否入座：停止下注時，該座位在「{player}」、「{banker}」、「{tie}」之中投注了哪些，便按您的金額在每一項各下一注，作為您自己的投注。餘額或限紅不允許的部分不下注，並會通知您。',
    behindEnds:
      '跟注在以下情況結束：您自己停止；達到您選定的局數或總額；該座位離座或不再允許跟注；您離開的時間達到座位的保留時間。所有人都看到某座位有多少人跟注、金額多少，但看不到是誰。',
    inTurn:
      '各座位輪流發牌。牌靴依次輪到下一個座位，由其接受或謝絕，限時{seconds:words}秒。空座和謝絕的座位會跳過。無人接靴時，由賭場發牌。',
    deal: '停止下注後，由持靴者按「發牌」。{seconds:words}秒內未按，由賭場代發。',
    tiePasses: '持靴者可以投注，通常投注{banker}。{banker}贏則繼續持靴，{player}贏則傳靴；開{tie}時傳靴。',
    tieStays: '持靴者可以投注，通常投注{banker}。{banker}贏則繼續持靴，{player}贏則傳靴；開{tie}時繼續持靴。',
    byPerson: '持靴者按「發牌」後，由荷官發牌。',
    corrected: '已取消的一局不影響牌靴去向。更正的一局，由下一次輪靴起按更正後的結果處理。',
    thirdCards: '是否補牌由賭場宣布：「{player}補牌」、「{banker}不補牌」。由誰發牌，不會改變任何一張牌。',
    kept: '離開者的座位保留{seconds:words}秒；牌檯暫停期間不計時。',
    givenUp: '連續{rounds:words}局沒有投注，座位會被收回。收回之前會通知您。',
  },
  settlement: {
    push: '開和局時，{player}與{banker}的投注全數退回本金。',
    commission: '{banker}贏額的佣金自動扣除。帳戶明細分兩行列出派彩與佣金。',
    mode: '每位客人為每一局選擇佣金模式。已確認的投注沿用確認時的模式。',
    each: '每項投注各自結算。同一局可以有多項投注贏出，贏出的每一項都派彩。',
    pairs: '任意對子與完美對子只派彩一次，雙方都開對子時亦然。完美對子同時也是對子，兩項都贏。',
    bonus: '龍寶以天牌勝出派1:1，雙方天牌和局退回本金；其他和局均輸。',
    exact: '投注額須為{step:coins}的整數倍，因此每筆派彩都沒有零頭。',
    rounded:
      '投注額須為{step:coins}的整數倍。如派彩因此出現零頭，以百分之一個遊戲幣為單位，派彩捨去尾數，佣金進位。',
  },
  shoe: {
    everyCoup: '{decks:count}副牌，每副52張，不含鬼牌，每局重新洗牌。沒有白咭，也沒有最後一局。',
    everyShoe: '{decks:count}副牌，每副52張，不含鬼牌，共{cards:number}張，每靴重新洗牌。',
    burn: {
      'courts-ten': '開新靴時先翻開一張牌，再按其牌面銷去相應張數：A為1張，10與J、Q、K為10張。',
      'courts-eleven-up': '開新靴時先翻開一張牌，再按其牌面銷去相應張數：A為1張，J為11張，Q為12張，K為13張。',
      none: '不銷牌。',
    },
    cutCard: {
      finish:
        '白咭位於倒數第{cards:number}張之前。白咭出現的那一局，即為本靴最後一局。最後一局一經確定，立即宣布。',
      'finish-plus-one':
        '白咭位於倒數第{cards:number}張之前。白咭出現的那一局打完後，再發一局；如在一局的第一張牌之前出現，則該局即為最後一局。最後一局一經確定，立即宣布。',
    },
    fixed: '牌靴的牌序在首次投注之前已經確定。任何投注、客人或結果都不能改變。',
    fixedDeck: '整副牌的牌序在首次投注之前已經確定。任何投注、客人或結果都不能改變。',
  },
  squeeze: {
    who: '牌面朝下發出。每一方的牌，由在該方投注最大的客人咪牌；投注額相同時，由先確認者咪牌。',
    time: '每張牌限時{seconds:words}秒，到時自動開牌。無人投注的一方由賭場開牌。',
    seen: '咪牌時，只有咪牌的客人看得到牌面，而且必在停止下注之後。其他人只看到牌背在動。',
    left: '離開者失去咪牌權，牌會自動打開。',
    byPerson: '無人可咪的牌由荷官打開。提早露出的牌會如實輸入，並立即向所有人展示。',
    early: '因失誤提早露出的牌，只要結果不變，就不影響任何投注。',
  },
});
