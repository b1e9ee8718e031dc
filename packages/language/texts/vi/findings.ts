// Texts of what the check of a shuffle found, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/findings.ts';

export default translation<typeof en>()({
  join: '{first} {second}',
  title: {
    commitment: 'Niêm phong',
    noted: 'Mã bạn đã ghi lại',
    deck: 'Các lá bài',
    nonces: 'Số che bài',
    root: 'Thứ tự đã niêm phong',
    proofs: 'Các lá bài',
    house: 'Giá trị của sòng',
    contributions: 'Khách cắt bài',
    'own-value': 'Giá trị của bạn',
    list: 'Danh sách bạn đã thấy',
    beacon: 'Nguồn ngẫu nhiên',
    seed: 'Thứ tự thứ hai',
    order: 'Vị trí các lá',
    burn: 'Lá bài hủy',
    rounds: 'Các ván',
    round: 'Ván này',
    'cut-card': 'Lá cắt',
    digest: 'Tệp',
  },
  sentence: {
    'commitment-holds': 'Băm chung các trường của niêm phong cho ra mã cam kết {commitment}.',
    'commitment-differs': 'Băm chung các trường của niêm phong cho ra {made}, còn tệp ghi {told}.',
    'noted-holds': 'Đúng mã cam kết bạn đã ghi lại trước hộp bài.',
    'noted-differs':
      'Bạn đã ghi {noted}, còn hộp bài này có {commitment}: đây là hộp bài khác, hoặc đã bị tráo.',
    'deck-holds': '{cards:number} lá, đủ 52 loại, mỗi loại đúng {decks:count} lá.',
    'deck-size': 'Theo niêm phong có {wanted:number} lá, còn số lá được mở là {cards:number}.',
    'deck-card': 'Có {found:count} lá {card}; theo niêm phong, mỗi loại có {decks:number} lá.',
    'nonces-hold': 'Mỗi lá được che bằng một số ngẫu nhiên riêng.',
    'nonces-repeated': 'Hai lá được che bằng cùng một số ngẫu nhiên: lá này làm lộ lá kia.',
    'root-holds': 'Mọi lá theo thứ tự sòng đã rút, băm thành một cây, cho ra đúng gốc đã niêm phong.',
    'root-differs': 'Các lá băm thành một cây cho ra {made}, còn gốc đã niêm phong là {sealed}.',
    'root-no-cards': 'Không có lá nào để niêm phong.',
    'proofs-hold': '{cards:count} lá đã mở đều dẫn đến gốc đã niêm phong: chúng vốn nằm ở đó.',
    'proofs-differ': 'Lá {place:number} của hộp bài, {card}, không dẫn đến gốc đã niêm phong.',
    'digest-holds': 'Tệp nguyên vẹn. Mã tóm lược, để so với của người khác: {digest}.',
    'digest-differs': 'Mã tóm lược không phải của tệp này: tệp đã bị sửa hoặc hỏng trên đường.',
    'house-holds': 'Giá trị của sòng khớp với mã băm đã niêm phong.',
    'house-differs': 'Giá trị của sòng không khớp với mã băm đã niêm phong: nó đã bị tráo.',
    'in-attempt': 'Lần {attempt:number}:',
    'alone-many': 'Bộ bài cho một khách chỉ được cắt một lần, bằng một giá trị.',
    'closing-time': 'Tệp không ghi lúc đóng danh sách, hoặc không có danh sách nào để đóng.',
    'failed-before-beacon':
      'Trước nguồn ngẫu nhiên không thể giữ lại gì, vậy mà có một lần bị ghi là không thành.',
    'no-wait-for-beacon':
      'Niêm phong ghi một nguồn ngẫu nhiên, nhưng không có lần nào được ghi là đã chờ nguồn đó.',
    'too-many-attempts': 'Có hơn {most:number} lần bị ghi là không thành.',
    'values-after-attempts':
      'Sau {most:number} lần không thành, chỉ sòng cắt bài, vậy mà vẫn dùng giá trị của khách.',
    'attempt-thrown-away': 'Một lần bị ghi là không thành mà không ai giữ lại giá trị: lần đó đã bị bỏ đi.',
    'value-copied': 'Hai khách cam kết cùng một giá trị: một giá trị là bản sao.',
    'patron-place': 'Khách {patron} ở vị trí {place:number} của danh sách.',
    'patron-unbound': 'Khách {patron} chưa cam kết gì trước khi các giá trị được công bố.',
    'patron-value': 'Giá trị của khách {patron} không phải giá trị đã cam kết.',
    'value-untold': 'Lần cắt dùng một giá trị chưa từng được công bố.',
    'missed-in-list': 'Một khách được ghi là không kịp cắt bài, nhưng lại có trong danh sách.',
    'values-and-patrons': 'Số giá trị không bằng số khách đã cam kết.',
    'withheld-too-many': 'Số giá trị bị ghi là không công bố nhiều hơn số khách.',
    'root-of-nobody': 'Gốc của danh sách không có ai không phải gốc của danh sách trống.',
    'alone-none': 'Khách không góp giá trị: chỉ sòng cắt bài.',
    'alone-value': 'Khách góp giá trị khi sòng không còn gì để chọn.',
    'beacon-none':
      'Không khách nào góp giá trị; một nguồn ngẫu nhiên công khai đã quyết định sau khi danh sách đóng, nên không ai chọn được thứ tự và không thể giữ lại gì.',
    'beacon-values':
      '{patrons:count} khách góp giá trị; một nguồn ngẫu nhiên công khai đã quyết định sau khi danh sách đóng, nên không ai chọn được thứ tự và không thể giữ lại gì.',
    'house-alone':
      'Không khách nào góp giá trị: chỉ sòng cắt bài. Điều này chứng minh thứ tự đã định trước khi có ai cược, không chứng minh rằng sòng không chọn thứ tự.',
    'values-bound':
      '{patrons:count} khách góp giá trị, đã cam kết trước khi bất kỳ giá trị nào được công bố.',
    'values-prove':
      'Ai đã góp một giá trị thì biết sòng không chọn thứ tự; với mọi người khác, tất cả các giá trị có thể là của chính sòng, và chỉ chứng minh được rằng sòng đã cam kết từ trước.',
    'beacon-awaited': 'Lần cắt đầu chờ một nguồn ngẫu nhiên, nhưng sòng nói không lấy được kịp lúc.',
    'attempts-failed':
      '{attempts:count} lần trước đó không thành vì có giá trị không được công bố: người làm vậy chọn được trong {orders:number} thứ tự.',
    'patrons-missed': 'Thêm {patrons:count} khách đến muộn hoặc hết chỗ.',
    'lists-in-shoe': 'Các danh sách có trong hộp bài đã mở.',
    'own-holds': 'Giá trị của bạn là số {place:number} trong {values:number} giá trị đã cắt hộp bài.',
    'own-leads':
      'Giá trị của bạn là một trong {values:number} giá trị đã cắt hộp bài: đường dẫn của nó đến đúng gốc.',
    'own-missing': 'Giá trị của bạn không có trong các giá trị đã cắt hộp bài.',
    'own-other-values': 'Các giá trị đã cắt hộp bài không phải những giá trị từng cho thấy có của bạn.',
    'list-holds': 'Những người cắt bài đúng là những người trong danh sách bạn đã thấy, theo đúng thứ tự.',
    'list-failed':
      'Danh sách bạn đã thấy là của lần {attempt:number}, lần đó không thành và đã được ghi lại.',
    'list-missing':
      'Danh sách bạn đã thấy không có trong tệp: có người bị bỏ ra hoặc thêm vào sau khi danh sách đóng.',
    'seed-holds': 'Băm chung mã cam kết và mọi giá trị cho ra hạt giống của thứ tự thứ hai.',
    'seed-differs':
      'Băm chung mã cam kết và mọi giá trị cho ra hạt giống {made}, còn hạt giống được dùng là {seed}.',
    'order-holds': 'Mỗi lá đến từ đúng vị trí trong thứ tự đã niêm phong mà hạt giống định ra.',
    'order-no-card': 'Hộp bài không có lá {card:number}.',
    'order-differs':
      'Lá {card:number} của hộp bài phải đến từ vị trí niêm phong {place:number}, nhưng đã dùng vị trí {used:number}.',
    'beacon-not-named': 'Đã dùng một nguồn ngẫu nhiên mà niêm phong không ghi.',
    'beacon-absent':
      'Niêm phong ghi nguồn ngẫu nhiên {beacon}, và sòng nói không lấy được kịp lúc: hãy hỏi vì sao. Giá trị của nguồn đó có được công bố hay không thì ai cũng xem được.',
    'beacon-other': 'Niêm phong ghi nguồn ngẫu nhiên {beacon}, nhưng đã dùng {used}.',
    'beacon-named':
      'Nguồn ngẫu nhiên đúng là nguồn niêm phong ghi. Hãy so với giá trị {beacon} đã công bố: {value}.',
    'beacon-value': 'Giá trị của nguồn ngẫu nhiên không phải mã băm của chữ ký.',
    'beacon-early':
      'Giá trị của nguồn ngẫu nhiên được công bố trước khi danh sách đóng: các giá trị có thể đã được chọn theo nó.',
    'beacon-forged': 'Chữ ký của nguồn ngẫu nhiên không phải của {beacon}.',
    'beacon-signed': 'Nguồn ngẫu nhiên đúng là nguồn niêm phong ghi, có chữ ký của mạng {network} của drand.',
    'beacon-network-unknown':
      'Nguồn ngẫu nhiên đúng là nguồn niêm phong ghi. Ở đây không có khóa của mạng này: hãy so với giá trị {beacon} đã công bố: {value}.',
    'beacon-unchecked':
      'Nguồn ngẫu nhiên đúng là nguồn niêm phong ghi. Chữ ký chưa được kiểm tra ở đây: hãy so với giá trị {beacon} đã công bố: {value}.',
    'beacon-time-unknown': 'Ở đây không rõ giá trị của nguồn đó được công bố lúc nào.',
    'beacon-time':
      'Theo đồng hồ của sòng, danh sách đóng {seconds:number} giây trước khi giá trị của nguồn đó được công bố. Ai đã thấy mã cam kết và danh sách trước lúc đó thì biết không ai chọn được thứ tự; với người khác, thời điểm này chỉ là lời của sòng.',
    'burn-none': 'Bàn này không hủy lá nào, và không lá nào bị hủy.',
    'burn-unexpected': 'Có lá bị hủy, còn niêm phong ghi là không.',
    'burn-missing': 'Không lá nào bị hủy, còn niêm phong ghi là có.',
    'burn-not-reached': 'Hộp bài được cất trước khi hủy bài.',
    'burn-other-card': 'Lá bài hủy là {burnt}, còn hộp bài bắt đầu bằng {first}.',
    'burn-holds': '{card} được rút ngửa và hủy thêm {cards:number} lá, đúng lệ của sòng.',
    'burn-count': '{card} được rút ngửa và hủy thêm {cards:number} lá; theo lệ phải là {wanted:number}.',
    'round-missing': 'Thiếu ván {round:number}: ở đó là ván {found:number}.',
    'rounds-none': 'Không chia ván nào, còn {cards:count} lá.',
    'rounds-hold':
      'Mọi ván, từ 1 đến {rounds:number}, đều là những lá kế tiếp của hộp bài theo luật rút bài, với đúng kết quả.',
    'rounds-hold-cancelled':
      'Mọi ván, từ 1 đến {rounds:number} ({cancelled:number} ván đã hủy), đều là những lá kế tiếp của hộp bài theo luật rút bài, với đúng kết quả.',
    'cards-left': 'Còn {cards:count} lá.',
    'round-start':
      'Ván {round:number}: bắt đầu ở lá {card:number}, còn lá kế tiếp của hộp bài là lá {next:number}.',
    'round-too-long': 'Ván {round:number}: lấy nhiều lá hơn số hộp bài có.',
    'round-extra-card': 'Ván {round:number}: lấy một lá mà luật rút bài không chia.',
    'round-cancelled-result': 'Ván {round:number}: đã hủy mà vẫn có kết quả.',
    'round-cancelled-cards':
      'Ván {round:number}: bài không đúng của hộp bài, phải là Con {player}, Cái {banker}.',
    'round-early-end': 'Ván {round:number}: kết toán khi chưa rút đủ theo luật rút bài.',
    'round-cards':
      'Ván {round:number}: ghi Con {player}, Cái {banker}, còn hộp bài cho ra Con {rightPlayer}, Cái {rightBanker}.',
    'round-result': 'Ván {round:number}: kết quả là {right}, còn tệp ghi {mark}.',
    'cut-card-passed': 'Đã chia ván {round:number}, trong khi theo lá cắt thì ván {last:number} là ván cuối.',
    'cut-card-none': 'Bộ bài dành cho một ván, và không chia thêm ván nào.',
    'cut-card-holds':
      'Lá cắt nằm trước lá {card:number}, và hộp bài kết thúc ở đúng ván lá cắt định ra, ván {round:number}.',
    'cut-card-not-reached':
      'Lá cắt nằm trước lá {card:number}. Sòng kết thúc hộp bài trước khi đến đó: hãy hỏi vì sao nếu không ai báo.',
    'no-burn-here': 'Không lá nào bị hủy trước ván này.',
    'burn-not-here': 'Lá bài hủy không thuộc ván này.',
    'burn-first-card': 'Lá đầu tiên của hộp bài, rút ngửa trước khi hủy bài, thuộc ván đầu.',
    'first-burn-holds': '{card} được rút ngửa và hủy thêm {cards:number} lá.',
    'first-burn-count':
      '{card} được rút ngửa: phải hủy thêm {wanted:number} lá, nhưng số lá đã hủy là {cards:number}.',
    'deal-order': 'Các lá không theo thứ tự đã chia.',
    'deal-gap': 'Lá {card:number} của hộp bài không nối tiếp lá trước đó.',
    'deal-too-many': 'Một ván có tối đa {most:number} lá.',
    'deal-face-down': 'Lá {card:number} được rút khi còn một lá khác đang úp.',
    'deal-player-for-banker': 'Lá {card:number} chia cho Con, còn luật rút bài là cho Cái.',
    'deal-banker-for-player': 'Lá {card:number} chia cho Cái, còn luật rút bài là cho Con.',
    'deal-player-for-none': 'Lá {card:number} chia cho Con, còn theo luật rút bài thì không rút.',
    'deal-banker-for-none': 'Lá {card:number} chia cho Cái, còn theo luật rút bài thì không rút.',
    'deal-cancelled': 'Ván đã hủy; {cards:count} lá của ván được chia đúng thứ tự.',
    'deal-early-end': 'Ván đã kết toán khi chưa rút đủ theo luật rút bài.',
    'deal-holds': 'Bài được chia đúng luật rút bài, kết quả {mark}.',
    'unasked-noted':
      'Thứ tự có được định trước khi có ai cược hay không: kiểm tra bằng mã cam kết bạn đã thấy trước cược đầu tiên.',
    'unasked-own-value': 'Sòng có thể đã chọn thứ tự hay không: kiểm tra bằng một giá trị chính bạn đã góp.',
    'unasked-own-value-many':
      'Một ván không chứa giá trị của nhiều khách: có giá trị của bạn hay không thì hộp bài đã mở sẽ cho thấy.',
    'unasked-list':
      'Có giá trị nào bị bỏ sau khi tất cả đã công bố hay không: kiểm tra bằng danh sách ứng dụng của bạn đã giữ.',
    'unasked-beacon': 'Niêm phong không ghi nguồn ngẫu nhiên công khai nào: hộp bài này không dùng.',
  },
  fault: {
    missing: 'Thiếu trường “{path}”.',
    unknown: '“{path}” không thuộc tệp.',
    kind: '“{path}” phải là “punto-shoe”, “punto-round” hoặc “punto-record”.',
    version: '“{path}” phải là 1 hoặc 2.',
    list: '“{path}” phải là một danh sách.',
    'list-length': '“{path}” chỉ được có tối đa {most:number} mục.',
    record: '“{path}” phải là một đối tượng gồm các trường có tên.',
    exactly: '“{path}” phải là {wanted}.',
    'one-of': '“{path}” phải là một trong các từ sau: {words:items}.',
    whole: '“{path}” phải là số nguyên từ {least:number} đến {most:number}.',
    hash: '“{path}” phải gồm 64 chữ số, 0 đến 9 và a đến f.',
    word: '“{path}” chỉ được gồm chữ thường, chữ số, dấu chấm và gạch nối.',
    place: '“{path}” phải là một vị trí trong danh sách, tính từ “1”.',
    card: '“{path}” phải là một lá bài, ví dụ “TH”.',
    result: '“{path}” phải là một kết quả, ví dụ “B6” hoặc “P9np”.',
    signature: '“{path}” phải là chữ ký 48 hoặc 96 byte.',
    previous: '“{path}” phải là chữ ký 96 byte, hoặc 32 byte.',
    text: '“{path}” phải là văn bản tối đa 10.000 ký tự.',
    'bet-id': '“{path}” phải là mã của một cửa cược, như “banker” hoặc “house/dragon-7”.',
    definition: '“{path}” không thuộc định nghĩa của một cửa cược.',
  },
});
