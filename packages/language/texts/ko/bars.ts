// Texts of the bars of every page, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/bars.ts';

export default translation<typeof en>()({
  balance: { title: '잔액', topUp: '코인 부족' },
  clock: '<spoken>현재 시각 </spoken>{time}',
  connection: { open: '연결: {latency:numeral} ms', lost: '연결: 끊김' },
  home: 'Punto, 테이블로',
  link: {
    ended: '<strong>세션이 종료되었습니다.</strong> 이용 중인 카지노에서 게임을 다시 여세요.',
    lost: '<strong>연결이 끊겼습니다.</strong> 다시 연결하는 중입니다. 확인된 베팅은 그대로 정산됩니다.',
    reopening:
      '<strong>하우스가 곧 다시 열립니다.</strong> 자동으로 다시 입장합니다. 확인된 베팅은 그대로 정산됩니다.',
    outOfDate: '<strong>새 버전이 있습니다.</strong> 페이지를 다시 불러와 주세요.',
    tryNow: '지금 시도',
    loadAgain: '다시 불러오기',
  },
  pages: '주 메뉴',
  place: { tables: '테이블', record: '게임 기록', rules: '규칙', study: '분석', settings: '설정' },
  shortPlace: { tables: '테이블', record: '기록', rules: '규칙', study: '분석', settings: '설정' },
  sound: { title: '사운드', on: '사운드 켜짐', off: '사운드 꺼짐' },
  theme: { light: '밝은 화면으로 전환', dark: '어두운 화면으로 전환' },
  topUp: {
    pause: '휴식하기',
    title: '코인이 부족합니다',
    lead: '남은 코인으로는 어느 테이블에서도 베팅하실 수 없습니다. 하우스가 새 코인을 드립니다. 게임용 코인이라 내실 돈이 없으며, 이겨도 늘어나는 것은 이 코인뿐입니다. 여기서 그만하셔도 됩니다.',
    take: '새 코인 받기',
    close: '나중에',
    done: '코인이 충전되었습니다.',
  },
  visit: {
    time: '이용 시간 <strong>{time}</strong>',
    net: '손익 <strong>{net:signed}</strong>',
  },
});
