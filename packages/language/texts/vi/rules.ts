// The rules and the paytable of a room, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/rules.ts';

export default translation<typeof en>()({
  title: {
    names: 'Tên gọi trong phòng này',
    coup: 'Cách chia một ván',
    otherNames: 'Các tên gọi khác bạn có thể gặp',
    alone: 'Bàn riêng của bạn',
    squeeze: 'Nặn bài',
    seats: 'Chỗ ngồi và luân phiên chia bài',
    payouts: 'Mức trả của từng cửa',
    settlement: 'Hoàn tiền cược, hoa hồng, thắng nhiều cửa cùng lúc',
    limits: 'Giới hạn và đặt cược',
    deck: 'Bộ bài',
    shoe: 'Hộp bài',
    fairness: 'Lần xào bài bạn xác minh được',
    leaving: 'Rời bàn, và khi có sự cố',
    roads: 'Cầu',
  },
  advantage: {
    about:
      'Phần sòng giữ lại tính trung bình, đếm chính xác trên mọi cách chia của một hộp bài đầy đủ <strong>{decks:words} bộ</strong>.',
    waits: 'Đang tính …',
    title: 'Lợi thế sòng của từng cửa',
    bet: 'Cược',
    same: 'như nhau',
    resolved:
      'Cược đã phân thắng thua là cược thắng hoặc thua. Khi tiền cược có thể được hoàn lại nguyên vẹn, như ở hai bên khi hòa, tỷ lệ trên cược đã phân thắng thua lớn hơn: vẫn trò chơi ấy, chỉ tính trên ít cược hơn. Nhiều tài liệu in con số đó.',
    averages: 'Đây là số trung bình qua rất nhiều ván. Chúng không nói gì về ván sau.',
  },
  alone: {
    deal: 'Bàn chỉ của riêng bạn. Không có đồng hồ, và không chia bài cho đến khi bạn bấm Chia bài.',
    chips:
      'Bấm vào một ô cược để thêm phỉnh đang chọn; giữ Shift khi bấm, hoặc nhấn lâu trên màn hình cảm ứng, để lấy lại phỉnh trên cùng. Chồng phỉnh tự xếp lại với phỉnh lớn nhất ở dưới. Bạn có thể đổi phỉnh bất cứ lúc nào.',
    odds: 'Bài được tạo từ cùng một bộ sinh, theo cùng luật chơi và cùng xác suất như mọi bàn khác.',
    exit: 'Thoát đưa bạn về các bàn, sau khi ván kết thúc.',
  },
  basis: 'lợi thế: một hộp bài đầy đủ {decks:count} bộ',
  bestReturn: {
    waits: 'Đang tính tỷ lệ hoàn trả cao nhất của bàn này …',
    found:
      'Tỷ lệ hoàn trả cao nhất của bàn này trung bình là <strong>{share:percent}</strong> tiền cược, ở cửa {bet}: chính xác, một hộp bài đầy đủ {decks:count} bộ, tính cả ván hòa. Mọi cửa khác ở đây hoàn trả ít hơn.',
    mode: { traditional: '{bet} có hoa hồng', 'no-commission': '{bet} miễn hoa hồng' },
  },
  coup: {
    hands:
      'Bài được chia cho hai bên, {player} và {banker}; khách cược vào một trong hai, hoặc vào diễn biến của bài.',
    handsAlone: 'Bài được chia cho hai bên, {player} và {banker}; bạn cược vào một trong hai, hoặc vào hòa.',
    values:
      'Át tính 1, từ hai đến chín tính theo số, mười và lá hình tính 0; chất bài chỉ cần đến ở đôi hoàn mỹ. Điểm của một bên là chữ số cuối của tổng: 8 và 9 thành 7. Không có điểm nào quá 9, nên không bên nào bị quá điểm.',
    faceUp: 'Bài chia lần lượt {player}, {banker}, {player}, {banker}, để ngửa.',
    faceDown: 'Bài chia lần lượt {player}, {banker}, {player}, {banker}, để úp.',
    natural: 'Nếu một trong hai bên có 8 hoặc 9 với hai lá, gọi là natural, cả hai bên không rút thêm bài.',
    playerDraws:
      'Nếu không, {player} rút lá thứ ba khi có từ 0 đến 5 điểm và không rút khi có 6 hoặc 7 điểm, như bảng thứ nhất.',
    bankerDraws:
      'Nếu {player} không rút, {banker} rút khi có từ 0 đến 5 điểm và không rút khi có 6 hoặc 7 điểm. Nếu {player} đã rút, {banker} theo giá trị lá thứ ba của {player}, như bảng thứ hai.',
    higher: 'Điểm cao hơn thắng. Natural chỉ hơn bên kia nhờ điểm số; bằng điểm là hòa.',
  },
  draw: {
    ofPlayer:
      'Điểm của {player} với hai lá. <strong>R</strong> là rút, <strong>K</strong> là không rút, <strong>N</strong> là natural: không bên nào rút.',
    ofPlayerAlone:
      'Điểm của {player} với hai lá. <strong>R</strong> là rút, <strong>K</strong> là không rút.',
    ofBanker:
      'Điểm của {banker} với hai lá, và giá trị lá thứ ba của {player}. <strong>R</strong> là rút, <strong>K</strong> là không rút.',
    score: 'Điểm',
    none: 'không có',
    stood: '{player} không rút',
    letter: { draws: 'R', stands: 'K', natural: 'N' },
    spoken: { draws: 'rút', stands: 'không rút', natural: 'natural' },
    inForce: { draws: 'rút, đang áp dụng', stands: 'không rút, đang áp dụng' },
  },
  englishPrevails: 'Đây là bản dịch. Chỗ nào khác nhau thì bản tiếng Anh có giá trị.',
  showEnglish: 'Xem bản tiếng Anh',
  showTranslation: 'Trở lại {language}',
  fairness: {
    byPerson:
      'Người thật chia bài trước mắt bạn. Không ai biết trước thứ tự bài, nên không có gì để niêm phong.',
    deck: {
      sealed:
        'Sòng xào bộ bài và niêm phong thứ tự trước khi ai có thể cược. Niêm phong ở bàn đại diện cho thứ tự đó mà không để lộ gì.',
      opened:
        'Khi ván kết thúc, các lá của ván được mở; khi bộ bài kết thúc, toàn bộ được mở. Cả hai đều xác minh được ngay, trên thiết bị của bạn.',
    },
    shoe: {
      sealed:
        'Sòng xào hộp bài và niêm phong thứ tự trước khi ai có thể cược. Niêm phong ở bàn đại diện cho thứ tự đó mà không để lộ gì.',
      opened:
        'Khi ván kết thúc, các lá của ván được mở; khi hộp bài kết thúc, toàn bộ được mở. Cả hai đều xác minh được ngay, trên thiết bị của bạn.',
    },
    cutAlone:
      'Ứng dụng của bạn thêm một giá trị riêng khi bạn bấm Chia bài. Từ niêm phong và hai giá trị có một thứ tự thứ hai, công khai: sòng không thể đã chọn bài được chia.',
    cut: 'Sau đó khách cắt bài: ứng dụng của mỗi khách thêm một giá trị. Từ niêm phong và mọi giá trị có một thứ tự thứ hai, công khai. Chỉ cần một khách không phải người của sòng tham gia cắt, sòng không thể đã chọn bài được chia.',
    houseAlone:
      'Khi không khách nào thêm giá trị, chỉ sòng cắt bài, và niêm phong ghi rõ. Khi đó chỉ chứng minh được một điều: thứ tự đã định trước khi có ai cược.',
    check: 'Xác minh một lần xào bài',
  },
  language: {
    plain: 'Bản tiếng Anh là bản có giá trị.',
    ownNames: 'Bản tiếng Anh có giá trị; tên dịch chỉ là nhãn.',
  },
  leaving: {
    waits:
      'Bạn không thể rời đi giữa ván đang cược: hệ thống chờ cược của bạn được kết toán rồi tự cho bạn rời bàn.',
    lost: 'Mất kết nối hay đóng cửa sổ không làm dừng ván. Cược đã xác nhận vẫn có hiệu lực và được kết toán; xem trong lịch sử chơi. Phần chưa xác nhận sẽ mất.',
    back: 'Khi trở lại, bạn thấy bàn đúng như đang diễn ra, kể cả cược của bạn.',
    seat: 'Chỗ của bạn được giữ một thời gian, và hộp bài tiếp tục không có bạn.',
    paused:
      'Sự cố có thể làm ván tạm dừng. Ván sẽ tiếp tục từ chỗ đã dừng, hoặc bị hủy và mọi tiền cược được hoàn lại.',
    cancelled: 'Ván bị hủy vẫn nằm trong lịch sử chơi, có đánh dấu.',
  },
  limits: {
    each: 'Giới hạn áp dụng cho mỗi khách và mỗi ván, theo từng cửa, như ghi ở trên.',
    oneMain: 'Mỗi ván bạn chỉ được cược một trong {player}, {banker} và {tie}, không được hai.',
    ofPatron:
      'Giới hạn chênh lệch mỗi khách: tiền cược của riêng bạn ở {player} và ở {banker} được chênh nhau tối đa {limit:coins}. Khi một bên đã có tiền cược, bên kia nhận thêm bằng số đó cộng giới hạn, đến mức tối đa của cửa.',
    ofTable:
      'Giới hạn chênh lệch cả bàn: tổng tiền cược của mọi khách ở {player} và ở {banker} được chênh nhau tối đa {limit:coins}. Tiền cược ở một bên mở thêm chỗ cho bên kia; mặt bàn cho thấy còn nhận bao nhiêu.',
    together:
      'Các cược xác nhận cùng lúc được nhận hoặc từ chối cùng nhau, kèm một lý do cho biết cần đổi gì.',
    clock: 'Chỉ đồng hồ máy chủ quyết định cược có kịp hay không.',
    byHand:
      'Chỉ phần bạn xác nhận mới được đặt cược. Phỉnh chưa xác nhận lúc ngừng đặt cược được trả lại cho bạn.',
    atClose:
      'Phỉnh đã đặt nhưng chưa xác nhận sẽ tự được đặt cược cho bạn vào giây cuối trước khi ngừng đặt cược. Nếu trong cài đặt bạn chọn tự xác nhận từng cược, phỉnh được trả lại cho bạn. Màn hình cho biết trường hợp nào.',
    until: 'Một số cửa đóng sau một ván nhất định của hộp bài và mở lại ở hộp sau.',
  },
  otherName: {
    player: { ours: 'Con', others: 'Nhà Con, Player, Punto' },
    banker: { ours: 'Cái', others: 'Nhà Cái, Banker, Banco' },
    tie: { ours: 'Hòa', others: 'Tie, Égalité, standoff: cửa thứ ba' },
    natural: { ours: 'Natural', others: 'Bài chuẩn; “kings” ở một số tài liệu: 8 hoặc 9 với hai lá' },
    jack: { ours: 'J', others: '“knight” ở một số tài liệu: tính 0 như mọi lá hình' },
    game: { ours: 'Trò chơi', others: 'bài baccarat, punto banco' },
  },
  history: 'Nguồn gốc trò chơi',
  payout: {
    forOne:
      'Mức trả ghi gồm cả tiền cược: gấp chín nghĩa là tiền cược và tám lần tiền cược. Mức tương ứng chưa gồm tiền cược ghi bên cạnh.',
    toOne:
      'Mức trả ghi chưa gồm tiền cược: 8:1 trả lại tiền cược và tám lần tiền cược. Mức tương ứng gồm cả tiền cược ghi bên cạnh.',
    edge: 'Lợi thế sòng là phần trung bình sòng giữ trên mỗi tiền cược, tính cả ván hòa, qua mọi cách chia có thể của một hộp bài đầy đủ {decks:count} bộ. Ở cửa có thể hoàn tiền cược, tỷ lệ trên cược đã phân thắng thua, không tính ván hòa, ghi bên cạnh.',
    limits: 'Giới hạn',
    fromTo: '{min:coins} – {max:coins}',
    houseEdge: 'Lợi thế sòng, tính cả ván hòa',
    perResolved: 'trên cược đã phân thắng thua',
    open: 'Nhận cược',
    rounds: 'ván 1 – {until:number} của hộp bài',
    lessCommission: 'trừ {rate:rate} tiền thắng',
    plainName: '({name})',
  },
  page: {
    title: 'Luật chơi và mức trả',
    waits: 'Mỗi bàn có giới hạn riêng. Giới hạn hiện ra ngay khi sòng trả lời.',
    table: 'Bàn',
  },
  roads:
    'Cầu chỉ ghi lại quá khứ, không báo trước điều gì. Mọi ván được chia theo thứ tự đã định trước, bất kể trước đó ra gì.',
  seats: {
    count: 'Bàn có {n:words} chỗ: {seats:items}. Ai ngồi thì được cược; ai cũng được xem.',
    behind:
      'Có chỗ hay không, bạn đều có thể cược theo một chỗ mà khách ở đó cho phép: lúc ngừng đặt cược, số tiền của bạn được đặt vào từng cửa {player}, {banker}, {tie} mà chỗ đó đã cược, như cược của riêng bạn. Phần nào số dư hoặc giới hạn không cho phép thì bỏ qua, và bạn được báo.',
    behindEnds:
      'Việc cược theo chấm dứt khi bạn thôi, khi hết số ván hoặc tổng tiền bạn chọn, khi khách rời chỗ hoặc không cho cược theo nữa, và khi bạn vắng mặt quá thời gian giữ chỗ. Mọi người thấy có bao nhiêu khách cược theo và bao nhiêu tiền, không ai thấy là ai.',
    inTurn:
      'Các chỗ luân phiên chia bài. Chỗ kế tiếp được mời giữ hộp bài và nhận hoặc từ chối trong {seconds:words} giây. Chỗ trống và chỗ từ chối được bỏ qua. Khi không ai nhận, sòng chia bài.',
    deal: 'Khi đã ngừng đặt cược, người giữ hộp bài bấm Chia bài. Sau {seconds:words} giây, sòng sẽ chia.',
    tiePasses:
      'Người giữ hộp bài được cược, thường là {banker}. Hộp bài ở lại khi {banker} thắng và chuyển tiếp khi {player} thắng. Khi ra {tie}, hộp bài chuyển tiếp.',
    tieStays:
      'Người giữ hộp bài được cược, thường là {banker}. Hộp bài ở lại khi {banker} thắng và chuyển tiếp khi {player} thắng. Khi ra {tie}, hộp bài ở lại.',
    byPerson: 'Dealer chia bài khi người giữ hộp bài bấm Chia bài.',
    corrected:
      'Ván bị hủy không làm chuyển hộp bài. Ván được điều chỉnh làm chuyển hộp bài theo kết quả đã điều chỉnh, từ lần mời kế tiếp.',
    thirdCards:
      'Việc hô lá thứ ba là của sòng: “{player} rút thêm bài”, “{banker} không rút thêm bài”. Ai chia cũng không đổi được lá nào.',
    kept: 'Khách vắng mặt được giữ chỗ {seconds:words} giây; khi bàn tạm dừng, thời gian đó không tính.',
    givenUp: 'Chỗ bị thu lại sau {rounds:words} ván không cược. Bạn được báo trước.',
  },
  settlement: {
    push: 'Khi ván hòa, tiền cược ở {player} và {banker} được hoàn lại nguyên vẹn.',
    commission:
      'Hoa hồng tự động trừ vào tiền thắng ở {banker}. Sao kê ghi trả thưởng và, ở một dòng riêng, hoa hồng.',
    mode: 'Mỗi khách chọn kiểu hoa hồng cho một ván. Cược đã xác nhận giữ kiểu lúc xác nhận.',
    each: 'Mỗi cược được kết toán riêng. Nhiều cược có thể cùng thắng trong một ván, và cược nào thắng cũng được trả.',
    pairs:
      'Đôi bất kỳ và đôi hoàn mỹ chỉ trả một lần, kể cả khi hai bên cùng có. Đôi hoàn mỹ cũng là đôi, nên thắng cả hai cửa.',
    bonus:
      'Ở các cửa Long Bảo, thắng bằng natural trả 1:1, hai natural hòa thì hoàn tiền cược; mọi ván hòa khác thua.',
    exact: 'Tiền cược là bội số của {step:coins}, nên mọi mức trả đều chính xác.',
    rounded:
      'Tiền cược là bội số của {step:coins}. Khi mức trả bị lẻ, tiền trả được làm tròn xuống và hoa hồng làm tròn lên đến một phần trăm xu.',
  },
  shoe: {
    everyCoup:
      '{decks:count} bộ bài 52 lá không có joker, xào mới cho mỗi ván. Không có lá cắt, không có ván cuối.',
    everyShoe: '{decks:count} bộ bài 52 lá không có joker, tổng cộng {cards:number} lá, xào cho mỗi hộp bài.',
    burn: {
      'courts-ten':
        'Từ hộp bài mới, một lá được rút ngửa và hủy thêm số lá bằng giá trị của lá đó: át 1, mười và lá hình 10.',
      'courts-eleven-up':
        'Từ hộp bài mới, một lá được rút ngửa và hủy thêm số lá bằng giá trị của lá đó: át 1, J 11, Q 12, K 13.',
      none: 'Không hủy lá nào.',
    },
    cutCard: {
      finish:
        'Lá cắt nằm cách cuối {cards:number} lá. Ván mà lá cắt ra là ván cuối của hộp bài. Ván cuối được báo ngay khi biết.',
      'finish-plus-one':
        'Lá cắt nằm cách cuối {cards:number} lá. Ván mà lá cắt ra được chơi hết và chia thêm một ván nữa; nếu lá cắt ra trước lá đầu tiên của ván, ván đó là ván cuối. Ván cuối được báo ngay khi biết.',
    },
    fixed:
      'Thứ tự của hộp bài được định trước cược đầu tiên. Không mức cược, khách hay kết quả nào thay đổi được.',
    fixedDeck:
      'Thứ tự của bộ bài được định trước cược đầu tiên. Không mức cược, khách hay kết quả nào thay đổi được.',
  },
  squeeze: {
    who: 'Bài được chia úp. Bài của một bên do khách có tiền cược cao nhất ở bên đó lật; nếu bằng nhau, khách xác nhận trước.',
    time: 'Mỗi lá có {seconds:words} giây. Sau đó lá bài tự lật. Bên không ai cược do sòng lật.',
    seen: 'Khi nặn, chỉ khách đó thấy mặt bài, và chỉ sau khi ngừng đặt cược. Mọi người khác thấy lưng bài chuyển động.',
    left: 'Ai rời đi thì mất quyền nặn, và lá bài tự lật.',
    byPerson:
      'Dealer mở những lá không ai được nặn. Lá bị lộ sớm được ghi nhận như vậy và cho mọi người thấy ngay.',
    early: 'Lá lộ sớm do sơ suất không thay đổi gì, miễn là kết quả không đổi.',
  },
});
