// Texts of favourite bets, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/favourites.ts';

export default translation<typeof en>()({
  title: '베팅 즐겨찾기',
  name: '이름',
  save: '저장',
  replace: '바꾸기',
  delete: '삭제',
  deleteNamed: '{name} 삭제',
  bet: '{bet} {stake:coins}',
  andMore: '{bet} 외',
  notOffered: '이 테이블에 없음: {bets:items}',
  nothing: '저장할 칩을 놓은 뒤 여기로 돌아와 주세요. 확인하지 않으셔도 됩니다.',
  full: {
    other: '즐겨찾기가 최대 {most:count}개까지 찼습니다. 하나를 삭제하면 새로 저장할 수 있습니다.',
  },
});
