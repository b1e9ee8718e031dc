// The page that checks an opened shoe or round, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/verify.ts';

export default translation<typeof en>()({
  title: 'Xác minh một lần xào bài',
  lead: 'Đưa vào một hộp bài hoặc một ván đã kết thúc, đúng như bàn công bố, hoặc lịch sử chơi của bạn dạng JSON. Mọi phép tính làm trên thiết bị này, tệp không gửi đi đâu.',
  file: {
    title: 'Tệp',
    ways: 'Thả vào đây, chọn tệp, hoặc dán nội dung.',
    choose: 'Chọn tệp',
    sample: 'Thử tệp mẫu',
    sampleName: 'shoe.json, tệp mẫu',
    drop: 'Thả ra',
    paste: 'Dán nội dung',
    pasted: 'Nội dung của tệp',
    pastedName: 'Nội dung đã dán',
    check: 'Xác minh nội dung',
  },
  note: {
    fetching: 'Đang lấy từ sòng …',
    fault: 'Sòng chưa đưa ra: {why} Tệp bạn đã giữ vẫn xác minh được.',
    refused: '<strong>{file} không phải thứ xác minh được.</strong> {why}',
  },
  refused: {
    empty: 'Tệp trống.',
    large: 'Tệp lớn hơn nhiều so với bất kỳ hộp bài nào.',
    notJson:
      'Đây không phải JSON. Hãy chọn tệp đúng như bàn đã đưa, từ dấu ngoặc đầu đến dấu ngoặc cuối; văn bản ghi các ván hay trang do trình duyệt lưu thì không xác minh được.',
    kind: 'Đây là JSON nhưng không phải hộp bài hay ván đã mở, cũng không phải lịch sử chơi: trường “kind” cho biết loại nào, và tệp không có trường đó.',
    shape: 'Không đọc được tệp như hiện có. {fault} Nếu sòng đã đưa ra như vậy, bạn có lý do để hỏi lại.',
  },
  known: {
    title: 'Những gì bạn biết thêm',
    commitment:
      '<strong>Mã cam kết</strong>, như bàn đã hiện trước cược đầu tiên: khi đó thứ tự đã định xong.',
    value:
      '<strong>Giá trị của riêng bạn</strong>, nếu bạn đã cắt hộp bài này: khi đó sòng không thể đã chọn thứ tự.',
    list: '<strong>Danh sách bạn đã thấy</strong>, mã băm của nó, từ trước khi các giá trị được công bố: khi đó không ai bị bỏ sót.',
    digits: '64 chữ số, 0 đến 9 và a đến f',
    wrong: 'Đây là {characters:number} ký tự, không phải 64 chữ số từ 0 đến 9 và a đến f: không đối chiếu.',
  },
  what: {
    round: 'Ván {round:number} của hộp bài {shoe:number} ở {table}',
    shoe: 'Toàn bộ hộp bài {shoe:number} ở {table}, {rounds:count} ván',
  },
  headline: {
    shoe: {
      dealt: 'Chia đúng như đã niêm phong',
      sealed: 'Chia đúng như đã niêm phong, và niêm phong trước khi bạn thấy',
      notChosen: 'Chia đúng như đã niêm phong, và sòng không chọn thứ tự',
    },
    round: {
      dealt: 'Ván này chia đúng như đã niêm phong',
      sealed: 'Ván này chia đúng như đã niêm phong, và niêm phong trước khi bạn thấy',
      notChosen: 'Ván này chia đúng như đã niêm phong, và sòng không chọn thứ tự',
    },
  },
  proof: {
    unasked: 'Chưa kiểm tra.',
    open: 'Không có gì chứng minh.',
    shoe: 'Bài đủ các lá, không lá nào bị tráo, và được chia đúng luật theo thứ tự do niêm phong và các giá trị định ra.',
    round:
      'Các lá của ván này nằm trong niêm phong của hộp bài, và được chia đúng luật từ những vị trí hạt giống định ra. Phần còn lại của hộp bài sẽ rõ khi hộp kết thúc.',
    fixed: 'Sòng đã cam kết thứ tự và giá trị của mình trước khi bạn thấy mã cam kết.',
    fixedUnasked:
      'Thứ tự có được định trước khi có ai cược hay không: để kiểm tra, hãy nhập mã cam kết bạn thấy trước cược đầu tiên.',
    beacon:
      'Không ai chọn thứ tự: một nguồn ngẫu nhiên công khai đã quyết định sau niêm phong và danh sách. Điều này dựa trên việc bạn đã thấy cả hai trước khi giá trị của nguồn đó được công bố.',
    beaconUnasked:
      'Thứ tự có do một nguồn ngẫu nhiên công khai quyết định mà không ai chọn hay không: để kiểm tra, hãy nhập mã cam kết và danh sách mà bạn đã thấy từ trước khi giá trị của nguồn đó được công bố; nếu không, hai thứ ấy được chốt lúc nào chỉ là lời của sòng.',
    chosen: 'Với bạn: sòng không chọn thứ tự, vì không thể biết giá trị của bạn khi niêm phong.',
    chosenUnasked:
      'Sòng có chọn thứ tự hay không: để kiểm tra, hãy nhập một giá trị chính bạn đã góp. Với bất kỳ ai khác, mọi giá trị đều có thể là của chính sòng, và tệp này chỉ chứng minh sòng đã cam kết từ trước.',
    chosenOpen: 'Sòng có chọn thứ tự hay không: không khách nào góp giá trị, và sòng biết cả hai phần.',
    list: 'Không ai bị bỏ ra hay thêm vào sau khi các giá trị được công bố.',
    listUnasked:
      'Có ai bị bỏ ra sau khi các giá trị được công bố hay không: để kiểm tra, hãy nhập danh sách ứng dụng của bạn đã giữ.',
    listOpen: 'Có giá trị nào bị bỏ hay không: chỉ ai có mặt và đã thấy danh sách mới biết được.',
  },
  failed: {
    title: 'Không khớp: {step}',
    advice:
      'Nếu tệp này đến thẳng từ sòng, hãy giữ lại: đó là bằng chứng, không ai sửa cho khớp được nữa. Đừng cược thêm ở đó, nhờ người khác xác minh bằng trình xác minh khác, và yêu cầu sòng trả lời. Nếu tệp đến từ người khác, trước hết hãy lấy tệp từ sòng.',
    save: 'Lưu tệp',
  },
  steps: {
    title: 'Từng bước',
    holds: 'khớp',
    fails: 'không khớp',
    unasked: 'chưa kiểm tra',
    compared: 'Những gì đã đối chiếu',
  },
  record: {
    what: 'Lịch sử chơi, {rounds:count} ván',
    headline: 'Mọi dòng đều khớp',
    advice:
      'Nếu tệp này đến thẳng từ sòng, hãy giữ lại: đó là bằng chứng. Nhờ người khác xác minh bằng trình xác minh khác, và yêu cầu sòng trả lời.',
    proof: {
      settled:
        'Các dòng khớp với nhau: các lá đã ghi cho ra kết quả, và mọi cược được trả đúng đến đơn vị nhỏ nhất theo định nghĩa có mã băm đó hoặc theo luật.',
      cards: 'Các lá đã ghi nằm trong hộp bài niêm phong, như bằng chứng của các ván cho thấy.',
      cardsUnasked:
        'Rằng các lá đã ghi nằm trong hộp bài niêm phong: muốn vậy, hãy xác minh một ván từ lịch sử chơi khi bằng chứng của ván còn được công bố.',
      definitions:
        'Rằng cửa cược trả như nhau khi bạn đặt: muốn vậy, hãy so mã băm của định nghĩa với mã bàn có khi đó.',
      stakes:
        'Rằng các khoản này đã được đặt và không thiếu khoản nào: không ai ký vào lịch sử. Bạn biết mình đã đặt gì.',
    },
    title: {
      definitions: 'Các định nghĩa',
      results: 'Các kết quả',
      bets: 'Các khoản cược',
      sums: 'Các tổng',
      opened: 'Các lá đã mở',
    },
    lines: {
      title: 'Từng dòng',
      round: 'Hộp bài {shoe:number}, ván {round:number} tại {table}',
      definition: 'định nghĩa {hash}',
      more: 'Hiển thị 100 trên {rounds:number} ván, các ván có dòng sai trước.',
    },
    sentence: {
      'in-round': 'Ván {round:number} của hộp bài {shoe:number} tại {table} ({path}):',
      'in-bet': 'Ván {round:number} của hộp bài {shoe:number} tại {table}, {bet} ({path}):',
      'more-lines': 'Còn {lines:count} dòng sai ở bước này.',
      'definitions-hold':
        '{bets:count} định nghĩa: phần quyết định chi trả, băm lại, cho đúng mã băm mà lịch sử nêu.',
      'definition-differs':
        'Định nghĩa của {bet}, băm lại, cho {made}, còn tệp ghi dưới {told}: nó đã bị sửa.',
      'results-hold': '{rounds:count} ván: các lá đã ghi theo đúng luật rút bài và cho ra kết quả đã ghi.',
      'result-not-dealt': 'luật rút bài không chia ra các lá này.',
      'result-differs': 'các lá cho kết quả khác với kết quả đã ghi.',
      'result-without-cards': 'tiền cược đã trả lại, nhưng vẫn ghi một kết quả.',
      'bets-hold':
        '{bets:count} khoản cược: tiền thắng, hoa hồng và tiền trả về đúng đến đơn vị nhỏ nhất theo định nghĩa hoặc luật.',
      'bet-unknown': 'tệp không có định nghĩa nào có mã băm {hash}.',
      'bet-undefined': 'ghi là trả theo “{schedule}”, vốn không thuộc luật, và không nêu định nghĩa nào.',
      'bet-of-another': 'ghi là trả theo “{schedule}”, vốn không trả cho cửa cược này.',
      'bet-too-large': 'không bàn nào trả chính xác được khoản cược lớn như vậy.',
      'bet-verdict': 'được ghi là “{is}”, còn đúng là “{right}”.',
      'bet-winnings': 'tiền thắng ghi {is:coins}, còn đúng là {right:coins}.',
      'bet-commission': 'hoa hồng ghi {is:coins}, còn đúng là {right:coins}.',
      'bet-return': 'tiền trả về ghi {is:coins}, còn đúng là {right:coins}.',
      'sums-hold':
        '{rounds:count} ván: tổng tiền cược và tiền trả về đúng, và số dư thay đổi đúng bằng kết quả ròng của ván.',
      'sum-staked': 'ghi {is:coins} đã cược, còn tổng các khoản là {right:coins}.',
      'sum-returned': 'ghi {is:coins} trả về, còn tổng các khoản là {right:coins}.',
      'sum-balance': 'số dư thay đổi {is:signed}, còn kết quả ròng là {right:signed}.',
      'sum-correction': 'khoản điều chỉnh ghi {is:signed}, còn hai bản ghi chênh nhau {right:signed}.',
      'opened-hold': '{rounds:count} ván: các lá đã ghi là các lá nằm trong hộp bài niêm phong.',
      'opened-corrected':
        '{rounds:count} ván đã được sòng điều chỉnh: các lá đã mở là như khi chia, còn việc điều chỉnh là lời của sòng.',
      'opened-broken': 'các lá đã mở không tự chứng minh: hãy xác minh riêng bằng chứng của ván.',
      'opened-differs': 'các lá đã ghi không phải các lá đã mở.',
      'opened-of-none': 'các lá đã mở của một ván không ghi ở đây.',
      'unasked-opened':
        'Tệp không có các lá đã mở của {rounds:count} ván đã kết toán: việc các lá nằm trong hộp bài niêm phong thấy được từ bằng chứng của ván.',
      'unasked-schedule': '{bets:count} khoản cược do bản phát hành cũ ghi, vốn không lưu căn cứ chi trả.',
    },
  },
  replay: {
    title: 'Xem lại bài',
    none: 'Không ván nào được chia từ hộp bài này.',
    fails: 'Theo như tệp ghi; có một bước xác minh không khớp.',
    round: 'Ván {round:number}',
    choice: 'Ván',
    option: 'Ván {round:number} · {result}',
    before: 'Trước',
    next: 'Sau',
    hand: { player: 'Bài của Con', banker: 'Bài của Cái' },
    card: 'lá {place:number}',
    sealed: 'niêm phong {place:number}',
  },
  hash: {
    less: 'Thu gọn',
    more: 'Hiện đầy đủ',
    copied: 'Đã sao chép.',
    notCopied: 'Trình duyệt không cho trang này sao chép. Hãy bôi chọn các chữ số và tự sao chép.',
  },
  evidence: {
    commitment: 'mã cam kết',
    rootOfCards: 'gốc của các lá',
    rootInSeal: 'gốc trong niêm phong',
    card: 'lá {card:number}',
    cardIs: '{card}, vị trí niêm phong {place:number}, {hashes:count} mã băm đến gốc',
    nonce: 'nonce của lá {card:number}',
    leaf: 'nút của lá {card:number}',
    houseValue: 'giá trị của sòng',
    houseHash: 'mã băm của nó',
    hashInSeal: 'mã băm trong niêm phong',
    inList: 'khách trong danh sách',
    rootOfList: 'gốc của danh sách',
    rootOfValues: 'gốc của các giá trị',
    attempt: 'lần {attempt:number}',
    attemptIs: '{patrons:count} khách, {withheld:number} không công bố, gốc {root}',
    missed: 'đến muộn hoặc hết chỗ',
    list: 'danh sách của lần cắt',
    listOfAttempt: 'danh sách của lần {attempt:number}',
    beacon: 'nguồn ngẫu nhiên',
    beaconIs: '{name}, vòng {round}',
    value: 'giá trị của nó',
    signature: 'chữ ký của nó',
    seed: 'hạt giống',
    digest: 'mã tóm lược',
    toldFirst: 'khách {patron}, gửi trước',
    toldFirstInAttempt: 'lần {attempt:number}, khách {patron}, gửi trước',
    notNeeded: 'không có, cũng không cần',
    valueOf: 'khách {patron}, giá trị',
    valueOfInAttempt: 'lần {attempt:number}, khách {patron}, giá trị',
    withheld: 'không công bố',
    none: 'không có',
  },
});
