// Texts of the page of several tables side by side, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/many.ts';

export default translation<typeof en>()({
  bar: {
    title: '내 테이블',
    lobby: '로비로 가기',
    inPlay: {
      none: '진행 중인 베팅 없음',
      other: '테이블 {tables:count}개에서 진행 중: {stake:coins}',
    },
    howMany: '테이블 수',
    choose: '테이블 선택',
  },
  leave: { later: '이 테이블들의 라운드가 끝나면 퇴장합니다.', stay: '계속하기' },
  list: {
    shown: '지금 보는 테이블',
    others: '다른 테이블',
    none: '열린 테이블이 더 없습니다.',
    full: { other: '한 번에 테이블 {tables:words}개까지 이용하실 수 있습니다.' },
    does: {
      go: '<name>{table}</name> <spoken>이동</spoken>',
      add: '<name>{table}</name> <spoken>추가</spoken>',
      takeAway: '<name>{table}</name> <spoken>빼기</spoken>',
    },
    beside: '{table} 나란히 보기',
    besideTip: '나란히 보기',
  },
  log: { title: '내 테이블 진행', said: '{table}: {words}' },
  none: {
    title: '아직 선택한 테이블이 없습니다',
    upTo: { other: '테이블을 {tables:words}개까지 고르실 수 있습니다. 칩은 하나로 함께 씁니다.' },
    choose: '테이블 고르기',
  },
  oneOnly: {
    title: '한 번에 테이블 하나',
    text: '이 하우스에서는 한 번에 테이블 하나만 이용하실 수 있습니다.',
    lobby: '테이블로 가기',
  },
  rail: {
    lie: '누르신 곳에 칩이 놓입니다.',
    keys: '키와 소리: {table}.',
    at: '{table}',
    atTables: { other: '테이블 {tables:words}개<first>, 먼저 마감 {table}</first>' },
    bet: '{table} {bet}',
  },
  tile: {
    limits: '<spoken>리미트</spoken> {least:coins} – {most:coins}',
    open: '테이블 전체 열기',
    paused: '일시 정지',
    lastRound: '마지막 라운드',
    noRound: '라운드 없음',
    goesLater: '이 라운드가 끝나면 사라집니다.',
    keep: '그대로 두기',
    absent: {
      missing: '존재하지 않는 테이블입니다.',
      stopped: '테이블이 잠시 중단되었습니다.',
      away: '지금 다른 테이블에 계십니다.',
    },
    takeAway: '빼기',
    comeBack: '여기로 돌아오기',
    waits: {
      shuffling: '새 슈를 셔플하고 있습니다',
      deal: '확인하시면 카드가 나옵니다',
      first: '새 슈의 첫 라운드',
      next: '곧 카드가 나옵니다',
    },
  },
});
