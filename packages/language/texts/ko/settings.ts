// Texts of the settings of a patron, in Korean.
import { translation } from '../../src/message.ts';
import type en from '../en/settings.ts';

export default translation<typeof en>()({
  title: '설정',
  licences: '이 페이지에 쓰인 소프트웨어와 글꼴의 라이선스',
  room: {
    title: '화면',
    light: '밝기',
    lightIs: { auto: '시스템 설정', dark: '어두운 화면', light: '밝은 화면' },
    motion: '움직임',
    motionIs: { auto: '시스템 설정', less: '줄이기' },
    hand: '휴대폰을 쥐는 손',
    handIs: { right: '오른손', left: '왼손' },
    screenOn: '테이블에서 화면 켜 두기',
  },
  betting: {
    title: '베팅',
    autoConfirm: '베팅 마감 때 자동 베팅',
    autoConfirmMeans:
      '켜면 놓아 두고 확인하지 않은 칩이 마지막 순간에 베팅됩니다. 제때 도착했는지는 서버 시계로 판단합니다. 끄면 확인한 칩만 베팅되고 나머지는 반환됩니다. 일부 테이블은 매번 확인을 눌러야 합니다.',
    shortcuts: '테이블에서 단축키 사용',
  },
  caller: {
    title: '콜',
    voice: '음성',
    voiceIs: { off: '끄기', low: '베팅과 결과', full: '모두' },
    means:
      '콜은 베팅 시작과 마감, 승리한 쪽을 알려 드립니다. 모두로 설정하면 양쪽 점수와 추가 카드, 스탠드까지 알려 드립니다. 콜은 항상 테이블에 글로도 표시됩니다.',
    screenReader:
      '스크린 리더를 사용하시면 콜 음성이 꺼져 있는 동안 스크린 리더가 모든 내용을 읽어 드립니다. 음성을 켜면 콜이 말하는 내용은 읽지 않습니다.',
    noVoice: '이 기기에는 {language} 음성이 없어 짧은 소리로 대신합니다.',
    language: '음성 언어',
    asPage: '페이지 언어와 같게',
  },
  roads: {
    title: '출목표',
    beads: '6매 표시',
    beadsAre: {
      auto: '언어에 맞춤',
      letters: '문자: B P T',
      characters: '한자: 庄 閒 和',
      totals: '승리 점수: 0 – 9',
    },
  },
  patterns: {
    title: '지난 결과의 그림',
    name: {
      streak: '연속: 한쪽이 이어짐',
      chop: '퐁당: 하나씩 번갈아',
      twos: '투투: 둘씩 번갈아',
      'no-tie': '타이 없는 라운드',
    },
    notMarked: '표시 안 함',
    from: '{length:number}부터',
    mean: '선택하신 그림이 로비와 테이블에 표시됩니다. 지난 라운드를 보여 줄 뿐 다음 결과를 알려 주지 않습니다.',
  },
  fairness: {
    title: '공정성',
    checkRounds: '모든 라운드 자동 검증',
    checkRoundsMeans:
      '라운드가 끝나면 이 기기에서 카드를 슈의 봉인과 대조합니다. 일치하면 테이블의 봉인에 체크 표시가 나타납니다.',
  },
  sound: {
    title: '사운드',
    on: '사운드',
    volume: {
      chips: '칩',
      cards: '카드',
      calls: '신호음과 마감 전 몇 초',
      results: '결과와 지급',
      voice: '콜 음성',
    },
    vibration: '진동',
    vibrationMeans:
      '베팅이 거절되었을 때, 마감 전 몇 초, 이긴 라운드에 진동합니다. 사운드가 꺼져 있어도 진동합니다.',
  },
});
