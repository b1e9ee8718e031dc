// Favourite bets, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/favourites.ts';

export default translation<typeof en>()({
  title: 'Cược yêu thích của bạn',
  name: 'Tên',
  save: 'Lưu',
  replace: 'Thay thế',
  delete: 'Xóa',
  deleteNamed: 'Xóa {name}',
  bet: '{bet} {stake:coins}',
  andMore: '{bet} và thêm nữa',
  notOffered: 'Bàn này không có: {bets:items}',
  nothing: 'Đặt những phỉnh bạn muốn lưu rồi quay lại đây. Không cần xác nhận.',
  full: 'Bạn đã có {most:count} cược yêu thích, mức nhiều nhất. Xóa bớt một để lưu cược khác.',
});
