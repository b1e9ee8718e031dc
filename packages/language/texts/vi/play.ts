// What a table says of a round beside its cloth, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/play.ts';

export default translation<typeof en>()({
  cut: {
    called: {
      committing: 'Mời cắt bài',
      revealing: 'Đang công bố',
      awaiting: 'Chờ nguồn ngẫu nhiên',
      done: 'Đã cắt bài',
    },
    how: {
      house: 'Chỉ sòng cắt bài',
      own: 'Cắt bằng giá trị của bạn',
      patrons: '{patrons:count} khách cắt bài',
    },
    state: {
      nobody: 'Chưa ai cắt',
      patrons: '{patrons:count} khách đã cắt',
      attempt: '{patrons} · lần {attempt:number}/{most:number}',
      revealed: 'Đã công bố {revealed:number}/{committed:number}',
      house: 'Chỉ có sòng',
      values: 'Bằng {values:count} giá trị',
      valuesWithOwn: 'Bằng {values:count} giá trị, có của bạn',
      withOwn: '{state} · {own}',
    },
    own: {
      cut: 'Bạn đã cắt',
      listed: 'Bạn có trong danh sách',
      told: 'Có của bạn',
      missed: 'Của bạn đến muộn',
      leftOut: 'Của bạn bị bỏ sót',
    },
  },
  rail: {
    chip: 'Phỉnh',
    chipBeyond: {
      left: '{chip:coins}, hơn {left:coins} bạn còn',
      nothing: '{chip:coins}, bạn không còn xu để cược',
    },
    act: { undo: 'Hoàn tác', clear: 'Xóa hết', rebet: 'Lặp lại', double: 'Gấp đôi' },
    confirm: 'Xác nhận <strong>{stake:coins}</strong>',
    waits: { noLink: 'Mất kết nối', onItsWay: 'Đang gửi', nothing: 'Chưa đặt phỉnh' },
    first: {
      byItself:
        '<strong>Phỉnh tự được cược khi vòng đếm về 0.</strong> <more>Bấm Xác nhận để cược ngay. Trong cài đặt, bạn có thể chọn tự xác nhận từng cược.</more>',
      byPatron:
        '<strong>Phỉnh chỉ được tính khi bạn bấm Xác nhận</strong> <more>trước khi vòng đếm về 0. Phần chưa xác nhận trả lại cho bạn.</more>',
      read: 'Đã hiểu',
    },
  },
  refused: {
    act: {
      'not-cutting': 'Hiện không cắt bài',
      'already-cut': 'Bạn đã tham gia lần cắt này rồi',
      'cut-full': 'Lần cắt này đã đủ người',
      'wrong-value': 'Đây không phải giá trị bạn đã cam kết',
      'barred-from-cut': 'Lần cắt này thiếu một giá trị của bạn: bạn tham gia lại được từ hộp bài sau',
      'round-over': 'Ván đó đã kết thúc',
      'not-your-card': 'Lá này không phải do bạn lật',
      'no-seats-here': 'Bàn này không có chỗ ngồi',
      'no-such-seat': 'Không có chỗ này',
      'seat-taken': 'Chỗ này vừa có người ngồi',
      'seat-given-up': 'Bạn đã mất chỗ: ngồi lại ở ván sau',
      'already-seated': 'Bạn đã có chỗ: rời chỗ đó trước',
      'not-seated': 'Hãy ngồi vào một chỗ trước',
      'stakes-on-felt': 'Tiền cược của bạn còn trên bàn: rời đi khi ván kết toán xong',
      'shoe-not-offered': 'Hộp bài đã chuyển tiếp',
      'not-the-holder': 'Người khác đang giữ hộp bài',
      'behind-not-allowed': 'Hiện không được cược theo chỗ này',
      'behind-amount': 'Mức cược không hợp giới hạn bàn',
      'behind-full': 'Đã đủ số khách cược theo chỗ này',
      'table-paused': 'Bàn đang tạm dừng',
      suspended: 'Tài khoản của bạn bị đình chỉ: bạn được xem, không được cược',
    },
    failed: {
      'no-link': 'Không có kết nối với bàn',
      'no-answer': 'Bàn không trả lời: hãy xem đã thực hiện chưa',
      malformed: 'Bàn không đọc được yêu cầu: hãy tải lại trang',
      'too-large': 'Yêu cầu quá lớn',
      'unknown-message': 'Bàn không hiểu yêu cầu: hãy tải lại trang',
      'too-frequent': 'Quá nhiều yêu cầu: chờ một chút',
      'no-such-table': 'Không có bàn này',
      'not-signed-in': 'Phiên đã hết: hãy tải lại trang',
      'wrong-origin': 'Trang đến từ địa chỉ khác',
      'other-protocol': 'Đã có phiên bản mới: hãy tải lại trang',
      busy: 'Bàn đang bận: thử lại sau giây lát',
      'cannot-record': 'Bàn chưa ghi lại được: thử lại sau giây lát',
      'slow-reader': 'Kết nối quá chậm',
      'table-stopped': 'Bàn đang tạm ngưng',
      'at-another-table': 'Bạn đang ở bàn khác: rời bàn đó trước',
    },
    sentence: '{why}.',
    ticket: {
      excluded: 'Bạn đã ngừng chơi: bạn có thể xem, và không nhận cược',
      'time-out': 'Bạn đang tạm nghỉ: cược trở lại khi hết nghỉ',
      'reality-check': 'Hãy đọc trước bạn đã chơi bao lâu',
      ownLimit: {
        loss: 'Giới hạn thua của bạn còn {open:coins}',
        stake: 'Giới hạn tiền cược của bạn còn {open:coins}',
        time: 'Bạn đã hết thời gian ở bàn theo giới hạn',
      },
      'betting-closed': 'Ván này đã ngừng đặt cược',
      'no-seat': 'Ngồi vào một chỗ để cược ở bàn này',
      elsewhere: 'Bạn đang cược ở {tables:count} bàn khác: cược ở đây khi một ván ở đó kết toán xong',
      oneMain: 'Mỗi ván chỉ chọn một trong ba: đã cược {bet}',
      notOffered: 'Bàn này không có {bet}',
      modeNotOffered: {
        traditional: 'Bàn này không có kiểu Truyền thống',
        'no-commission': 'Bàn này không có kiểu Miễn hoa hồng',
      },
      modeFixed: {
        traditional: 'Cược ván này theo kiểu Truyền thống: đổi ở ván sau',
        'no-commission': 'Cược ván này theo kiểu Miễn hoa hồng: đổi ở ván sau',
      },
      closedForShoe: '{bet} đã đóng sau ván {round:numeral}',
      steps: 'Cược {bet} theo bội số của {step:coins}',
      belowMinimum: '{bet}: tối thiểu {least:coins}',
      aboveMaximum: '{bet}: tối đa {most:coins}',
      balance: 'Bạn còn {left:coins} để cược',
      noBalance: 'Bạn không còn xu để cược',
      differential: {
        unnamed: {
          player: '{player} chỉ nhận thêm {open:coins}',
          banker: '{banker} chỉ nhận thêm {open:coins}',
        },
        unnamedFull: {
          player: '{player} chỉ nhận thêm khi có cược {banker}',
          banker: '{banker} chỉ nhận thêm khi có cược {player}',
        },
        table: {
          player: '{player} chỉ nhận thêm {open:coins} (chênh lệch cả bàn tối đa {limit:coins})',
          banker: '{banker} chỉ nhận thêm {open:coins} (chênh lệch cả bàn tối đa {limit:coins})',
        },
        tableFull: {
          player: '{player} chỉ nhận thêm khi có cược {banker} (chênh lệch cả bàn tối đa {limit:coins})',
          banker: '{banker} chỉ nhận thêm khi có cược {player} (chênh lệch cả bàn tối đa {limit:coins})',
        },
        patron: {
          player: '{player} chỉ nhận thêm của bạn {open:coins} (chênh lệch mỗi khách tối đa {limit:coins})',
          banker: '{banker} chỉ nhận thêm của bạn {open:coins} (chênh lệch mỗi khách tối đa {limit:coins})',
        },
        patronFull: {
          player:
            '{player} chỉ nhận thêm của bạn khi bạn cược {banker} (chênh lệch mỗi khách tối đa {limit:coins})',
          banker:
            '{banker} chỉ nhận thêm của bạn khi bạn cược {player} (chênh lệch mỗi khách tối đa {limit:coins})',
        },
      },
    },
  },
  remark: {
    reason: {
      settled: 'Ván này: {reason}',
      cancelled: 'Đã hủy: {reason}',
      voided: 'Vô hiệu: {reason}',
      resettled: 'Kết toán lại: {reason}',
    },
    seenEarly: {
      player: {
        first: 'Lá đầu của {player} lộ sớm: {card}. Ván vẫn tiếp tục như thường',
        second: 'Lá thứ hai của {player} lộ sớm: {card}. Ván vẫn tiếp tục như thường',
        third: 'Lá thứ ba của {player} lộ sớm: {card}. Ván vẫn tiếp tục như thường',
      },
      banker: {
        first: 'Lá đầu của {banker} lộ sớm: {card}. Ván vẫn tiếp tục như thường',
        second: 'Lá thứ hai của {banker} lộ sớm: {card}. Ván vẫn tiếp tục như thường',
        third: 'Lá thứ ba của {banker} lộ sớm: {card}. Ván vẫn tiếp tục như thường',
      },
    },
    closingAfterRound: 'Bàn đóng sau ván này',
    closingAfterShoe: 'Bàn đóng sau hộp bài này',
    manual: 'Bài được nhập bằng tay',
    newLimits: 'Giới hạn mới từ ván sau',
    newLimitsOnMains: 'Giới hạn mới từ ván sau: {least:coins} đến {most:coins} ở cửa chính',
  },
  squeeze: {
    rights: {
      player: 'Bạn nặn bài {player}',
      banker: 'Bạn nặn bài {banker}',
      both: 'Bạn nặn bài cả hai bên',
    },
    largest: 'Cược cao nhất {stake:coins} được nặn',
    largestOfNone: 'Cược cao nhất được nặn',
    waits: { player: '{player} chờ lá của bạn', banker: '{banker} chờ lá của bạn' },
    turned: {
      none: 'Đang úp',
      quarter: 'Đã lật một phần tư',
      half: 'Đã lật một nửa',
      percent: 'Đã lật {percent:number} phần trăm',
    },
  },
  switch: {
    before: 'Bàn trước',
    next: 'Bàn sau',
    others: 'Bàn khác',
  },
  trouble: {
    stopped: { called: 'Bàn đang tạm ngưng', says: 'Cược của bạn an toàn. Bạn có thể rời bàn.' },
    paused: { called: 'Bàn đang tạm dừng', says: 'Cược của bạn giữ nguyên. Lát nữa sẽ tiếp tục.' },
    cancelled: { called: 'Ván này đã hủy', says: 'Mọi tiền cược được hoàn lại.' },
    shut: { called: 'Bàn đã đóng', says: 'Bàn mở lại mới chia bài.' },
    dealerAway: {
      called: 'Bàn đang chờ dealer',
      says: 'Cược của bạn giữ nguyên. Giám sát bàn đã được báo.',
    },
    result: {
      called: 'Đang xác nhận kết quả',
      says: 'Dealer xác nhận xong là trả thưởng ngay.',
    },
    newShoe: { called: 'Hộp bài mới', opens: 'Sắp nhận cược', prepares: 'Dealer đang chuẩn bị hộp bài' },
  },
});
