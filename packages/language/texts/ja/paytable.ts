// The paytable: when each bet wins, and its groups, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/paytable.ts';

export default translation<typeof en>()({
  wins: {
    player: '{player}の点数が上なら的中。同点はプッシュです。',
    banker: '{banker}の点数が上なら的中。同点はプッシュです。',
    tie: '両方の点数が同じなら的中です。',
    'player-pair': '{player}の最初の2枚が同じランクなら的中です。',
    'banker-pair': '{banker}の最初の2枚が同じランクなら的中です。',
    'any-pair': 'どちらかのハンドの最初の2枚が同じランクなら的中。配当は1回分です。',
    'perfect-pair': 'どちらかのハンドの最初の2枚がランクもスートも同じなら的中。配当は1回分です。',
    'player-natural': '{player}が2枚の合計が8か9なら、勝敗にかかわらず的中です。',
    'banker-natural': '{banker}が2枚の合計が8か9なら、勝敗にかかわらず的中です。',
    'player-bonus':
      '{player}がナチュラルで勝つか、4点差以上で勝てば的中。ナチュラル同士の同点はプッシュです。',
    'banker-bonus':
      '{banker}がナチュラルで勝つか、4点差以上で勝てば的中。ナチュラル同士の同点はプッシュです。',
    'lucky-six': '{banker}が6点で勝てば的中です。',
    'two-card-lucky-six': '{banker}が2枚合計6点で勝てば的中です。',
    'three-card-lucky-six': '{banker}が3枚合計6点で勝てば的中です。',
    'lucky-seven': '{player}が7点で勝てば的中です。',
    'two-card-lucky-seven': '{player}が2枚合計7点で勝てば的中です。',
    'three-card-lucky-seven': '{player}が3枚合計7点で勝てば的中です。',
    'super-lucky-seven': '{banker}の6点に{player}が7点で勝てば的中です。',
  },
  group: {
    main: '{player}・{banker}・{tie}',
    pair: 'ペア',
    natural: 'ナチュラル',
    bonus: 'ボーナス',
    lucky: 'ラッキー6・ラッキー7',
    scores: '点数',
    cards: 'カードの枚数',
    ranks: 'ランクとスート',
    colours: '色',
  },
});
