// The seal of a shoe at the table, and the sheet that explains it, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/fairness.ts';

export default translation<typeof en>()({
  title: 'Niêm phong',
  button: {
    failed: 'Niêm phong không khớp. Mở để xem cần làm gì',
    none: 'Hộp bài này không có niêm phong',
    deck: {
      sealed: 'Niêm phong của bộ bài',
      checked: 'Niêm phong của bộ bài. Ván trước đã được xác minh',
      cut: 'Niêm phong của bộ bài. {cut}',
      cutChecked: 'Niêm phong của bộ bài. {cut}. Ván trước đã được xác minh',
    },
    shoe: {
      sealed: 'Niêm phong của hộp bài',
      checked: 'Niêm phong của hộp bài. Ván trước đã được xác minh',
      cut: 'Niêm phong của hộp bài. {cut}',
      cutChecked: 'Niêm phong của hộp bài. {cut}. Ván trước đã được xác minh',
    },
  },
  anybody:
    'Ai cũng xác minh được một ván hay một hộp bài mà không cần trang này: cách làm có trong bản mô tả về công bằng của dự án, kèm một trình xác minh viết bằng ngôn ngữ lập trình khác.',
  unsealed: {
    title: 'Ở đây không có niêm phong',
    early: 'Hộp bài này được tạo trước khi có niêm phong. Hộp bài sau sẽ có.',
    notYet: 'Hộp bài sau chưa được tạo. Niêm phong hiện ra ngay khi có, trước khi ai có thể cược.',
    byPerson:
      'Bàn này do người thật chia, bài ở ngay trước mắt bạn. Không ai biết trước thứ tự bài, nên không có gì để niêm phong; sự ngay thẳng do mắt người quanh bàn, nhật ký của sòng và máy quay bảo đảm.',
  },
  exchanged: {
    title: 'Niêm phong đã bị tráo',
    text: 'Cửa sổ này từng được báo <first>một niêm phong</first> cho hộp bài {shoe:number}, nay bàn lại báo <second>niêm phong khác</second>. Hộp bài đã niêm phong không bao giờ đổi. Đừng cược ở đây, hãy ghi lại cả hai và hỏi sòng.',
  },
  commitment: {
    deck: 'Bộ bài của ván {shoe:number}, đã niêm phong',
    shoe: 'Hộp bài {shoe:number}, đã niêm phong',
    copy: 'Sao chép',
    copyName: 'Sao chép mã cam kết',
    about:
      'Thứ tự của cả {cards:number} lá đã định trước khi ai có thể cược. Con số này, mã cam kết, đại diện cho thứ tự đó mà không để lộ gì. Khi mở ra, bài phải khớp với nó: không thể tráo lá nào.',
    digits: 'Đủ 64 chữ số, để ghi lại hoặc đọc to',
    since: {
      start: 'Cửa sổ này giữ mã từ trước cược đầu tiên của hộp bài.',
      round:
        'Cửa sổ này giữ mã từ ván {round:number}; để chắc về các ván trước đó, hãy đối chiếu với người đã có mặt.',
    },
    rim: 'Viền của niêm phong được vẽ từ các chữ số này. Nếu hai khách thấy niêm phong khác nhau cho cùng một hộp bài, có người bị lừa.',
  },
  cut: {
    title: 'Cách cắt bài',
    deckNotYet: 'Chưa cắt: giá trị của bạn gửi đi khi bạn bấm Chia bài, và bộ bài được cắt bằng giá trị đó.',
    now: 'Đang cắt bài: ứng dụng của mỗi khách góp một giá trị, gửi mã băm trước rồi mới gửi giá trị.',
    how: '<strong>{cut}.</strong> {proves}',
    proves: {
      beacon:
        'Một nguồn ngẫu nhiên công khai đã quyết định thứ tự, sau khi danh sách những người góp giá trị đã đóng: không ai chọn được thứ tự, dù là sòng hay khách. Điều đó được chứng minh với mọi người đã thấy niêm phong và danh sách trước khi giá trị của nguồn ngẫu nhiên được công bố.',
      beaconWithOwn:
        'Một nguồn ngẫu nhiên công khai đã quyết định thứ tự, sau khi danh sách những người góp giá trị đã đóng: không ai chọn được thứ tự, dù là sòng hay khách. Điều đó được chứng minh với mọi người đã thấy niêm phong và danh sách trước khi giá trị của nguồn ngẫu nhiên được công bố, và giá trị của bạn cũng có trong thứ tự.',
      house:
        'Không khách nào góp giá trị, nên chỉ có giá trị của sòng. Điều đó chứng minh thứ tự đã định trước khi có ai cược. Nó không chứng minh rằng sòng không chọn thứ tự.',
      houseAlone:
        'Bạn không góp giá trị, nên chỉ có giá trị của sòng. Điều đó chứng minh thứ tự đã định trước khi có ai cược. Nó không chứng minh rằng sòng không chọn thứ tự.',
      alone:
        'Giá trị của bạn đến cùng lúc bấm Chia bài, khi sòng đã cam kết mọi phần của mình: sòng không thể đã chọn thứ tự này. Nếu sòng bỏ giá trị của bạn ra, bộ bài mở ra sẽ cho thấy.',
      own: 'Giá trị của bạn có trong đó. Sòng đã cam kết phần của mình trước khi biết giá trị của bạn, nên không thể đã chọn thứ tự: điều đó được chứng minh với bạn. Không ai góp giá trị mà đã thấy lá nào.',
      oneOther:
        'Trong đó không có giá trị của bạn. Điều được chứng minh với bạn là sòng đã cam kết thứ tự và giá trị của mình trước khi có ai cược. Sòng có chọn thứ tự hay không thì bạn không biết được: giá trị kia có thể là của chính sòng. Chỉ ai đã góp giá trị đó mới biết được.',
      others:
        'Trong đó không có giá trị của bạn. Điều được chứng minh với bạn là sòng đã cam kết thứ tự và giá trị của mình trước khi có ai cược. Sòng có chọn thứ tự hay không thì bạn không biết được: tất cả các giá trị này có thể là của chính sòng. Chỉ ai đã góp một giá trị trong đó mới biết được.',
    },
    failed: {
      one: 'Một lần trước đó không thành, vì có người không công bố giá trị.',
      two: 'Hai lần trước đó không thành, vì có người không công bố giá trị.',
      three: 'Ba lần trước đó không thành, vì có người không công bố giá trị.',
      choice: 'Người đó chọn được nhiều nhất trong {orders:words} thứ tự, và việc này đã được ghi lại.',
      houseAlone: 'Sau lần thứ ba, chỉ sòng cắt bài. Ba lần liên tiếp đáng để hỏi lại.',
    },
    awaited:
      'Niêm phong ghi một nguồn ngẫu nhiên công khai, và sòng nói không lấy được kịp lúc; giá trị của nguồn đó có được công bố hay không thì ai cũng xem được.',
    missed: 'Thêm {patrons:count} khách đến muộn hoặc hết chỗ, đã được ghi lại.',
    beacon:
      'Giá trị của nguồn ngẫu nhiên và chữ ký của nó có trong mỗi ván đã mở, và được xác minh cùng ván đó.',
    seed: 'Hạt giống của thứ tự công khai: <hash>hạt giống</hash>',
  },
  own: {
    title: 'Phần của bạn',
    noneAlone: 'Ứng dụng của bạn rút một giá trị khi bạn bấm Chia bài.',
    none: 'Bạn không có mặt khi hộp bài này được cắt. Ứng dụng của bạn tự tham gia ở hộp bài sau.',
    coup: 'Ván {shoe:number}.',
    shoe: 'Hộp bài {shoe:number}.',
    standing: {
      alone: 'Đã gửi cùng lúc bấm Chia bài.',
      offered: 'Mã băm của nó đang gửi đến bàn.',
      bound: 'Ứng dụng của bạn đã cam kết giá trị này: bàn có mã băm, và chưa ai biết giá trị.',
      told: 'Đã công bố, lần cắt chưa ngã ngũ.',
      in: 'Hộp bài đã được cắt với giá trị này.',
      'left-out':
        'Bị bỏ sót: ứng dụng của bạn đã gửi, nhưng danh sách của bàn không có. Hộp bài này không được cắt bằng giá trị đó.',
      unused: 'Không dùng: lần cắt của nó không thành, hoặc kết thúc mà không có nó.',
      missed: {
        late: 'Không có trong lần cắt này: các giá trị đã bắt đầu được công bố. Việc này được ghi cùng hộp bài, và bạn tham gia được ở hộp sau.',
        full: 'Không có trong lần cắt này: danh sách đã hết chỗ. Việc này được ghi cùng hộp bài, và bạn tham gia được ở hộp sau.',
        unknown:
          'Không có trong lần cắt này: đến quá muộn. Việc này được ghi cùng hộp bài, và bạn tham gia được ở hộp sau.',
      },
      refused: {
        'not-cutting': 'Không được nhận: lúc đó không cắt bài.',
        'already-cut': 'Không được nhận: bạn đã tham gia lần cắt này rồi.',
        'cut-full': 'Không được nhận: lần cắt này đã đủ người.',
        'wrong-value': 'Không được nhận: đây không phải giá trị bạn đã cam kết.',
        'barred-from-cut':
          'Không được nhận: lần cắt này thiếu một giá trị của bạn. Bạn tham gia lại được từ hộp bài sau.',
        'table-paused': 'Không được nhận: bàn đang tạm dừng.',
        suspended: 'Không được nhận: tài khoản của bạn bị đình chỉ.',
        unknown: 'Không được nhận.',
      },
    },
    value: 'Giá trị của bạn',
    hash: 'Mã băm, gửi trước',
    list: 'Danh sách có giá trị này',
  },
  bring: {
    title: 'Góp giá trị của riêng bạn',
    phrase: 'Một câu bất kỳ',
    made: 'SHA-256 đổi câu đó thành 32 byte',
    fresh: 'kèm byte ngẫu nhiên mới <small>không ai đoán được</small>',
    alone: 'chỉ câu đó <small>ai cũng tạo lại được, và sòng mà đoán ra câu này thì có lợi</small>',
    bytes: 'Byte ngẫu nhiên',
    value: 'Giá trị',
    typeFirst: 'Hãy nhập một câu trước',
    use: { deck: 'Dùng cho bộ bài sau', shoe: 'Dùng cho hộp bài sau' },
    waits: {
      deck: '<hash>giá trị</hash> chờ bộ bài sau.',
      shoe: '<hash>giá trị</hash> chờ hộp bài sau.',
    },
  },
  check: {
    titleCoup: 'Ván trước',
    titleRound: 'Ván trước',
    noneCoup: 'Chưa có ván nào kết thúc. Mỗi ván xác minh được ngay khi kết thúc.',
    noneRound: 'Hộp bài này chưa có ván nào kết thúc. Mỗi ván xác minh được ngay khi kết thúc.',
    every: 'Tự xác minh mọi ván',
    unanswered: 'Sòng chưa mở: {why} Việc không xác minh được không chứng minh điều gì.',
    coup: {
      check: 'Xác minh ván {shoe:number}',
      holds:
        '<strong>Ván {shoe:number} khớp với niêm phong.</strong> Đã kiểm tra {steps:count} bước, đều trên thiết bị này.',
      fails: 'Ván {shoe:number} không khớp: {step}',
    },
    round: {
      check: 'Xác minh ván {round:number} của hộp bài {shoe:number}',
      holds:
        '<strong>Ván {round:number} của hộp bài {shoe:number} khớp với niêm phong.</strong> Đã kiểm tra {steps:count} bước, đều trên thiết bị này.',
      fails: 'Ván {round:number} của hộp bài {shoe:number} không khớp: {step}',
    },
    save: 'Lưu ván này',
    full: 'Xem đầy đủ',
    todo: {
      stop: 'Đừng cược thêm ở bàn này.',
      save: 'Lưu tệp ngay. Đó là bằng chứng của bạn: những gì sòng đã công bố không thể sửa cho khớp lại.',
      ask: 'Nhờ người khác xác minh bằng trình xác minh khác, và yêu cầu sòng trả lời.',
    },
    saveEvidence: 'Lưu bằng chứng',
  },
  step: {
    answer: 'Câu trả lời',
    noRound: 'Thứ sòng gửi không phải một ván đã mở. {fault}',
    wholeShoe: 'Thứ sòng gửi không phải một ván đã mở. Đó là cả hộp bài.',
    seen: 'Những gì mặt bàn đã hiện',
    otherRound:
      'Đây là ván {round:number} của hộp bài {shoe:number} ở {table}; ván cần xem là ván {wantedRound:number} của hộp bài {wantedShoe:number}.',
    notSeen: 'Đúng ván cần xem. Các lá của ván chưa được thấy ở đây.',
    differs: {
      player:
        'Mặt bàn đã hiện {shown} cho Con, còn khi mở là {opened}. Nếu sau đó sòng đã điều chỉnh ván này thì đó là lý do.',
      banker:
        'Mặt bàn đã hiện {shown} cho Cái, còn khi mở là {opened}. Nếu sau đó sòng đã điều chỉnh ván này thì đó là lý do.',
    },
    nothing: 'không có gì',
    same: 'Các lá được mở đúng là các lá bạn đã thấy trên mặt bàn, từng bên.',
    told: 'Những gì cửa sổ này được báo',
    toldBefore: 'Đúng mã cam kết cửa sổ này được báo trước cược đầu tiên của hộp bài.',
    toldIn: 'Đúng mã cam kết cửa sổ này được báo ở ván {round:number}.',
  },
});
