// The paytable of the rules page and of the card of a bet, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/paytable.ts';

export default translation<typeof en>()({
  wins: {
    player: 'Thắng khi {player} cao điểm hơn; hòa thì hoàn tiền cược.',
    banker: 'Thắng khi {banker} cao điểm hơn; hòa thì hoàn tiền cược.',
    tie: 'Thắng khi hai bên bằng điểm.',
    'player-pair': 'Thắng khi hai lá đầu của {player} là một đôi.',
    'banker-pair': 'Thắng khi hai lá đầu của {banker} là một đôi.',
    'any-pair': 'Thắng khi hai lá đầu của một trong hai bên là một đôi; chỉ trả một lần.',
    'perfect-pair': 'Thắng khi hai lá đầu của một trong hai bên là một đôi cùng chất; chỉ trả một lần.',
    'player-natural': 'Thắng khi {player} có 8 hoặc 9 với hai lá, bất kể bên nào thắng ván.',
    'banker-natural': 'Thắng khi {banker} có 8 hoặc 9 với hai lá, bất kể bên nào thắng ván.',
    'player-bonus':
      'Thắng khi {player} thắng bằng natural hoặc hơn từ 4 điểm; hai natural hòa thì hoàn tiền cược.',
    'banker-bonus':
      'Thắng khi {banker} thắng bằng natural hoặc hơn từ 4 điểm; hai natural hòa thì hoàn tiền cược.',
    'lucky-six': 'Thắng khi {banker} thắng với 6 điểm.',
    'two-card-lucky-six': 'Thắng khi {banker} thắng với 6 điểm từ hai lá.',
    'three-card-lucky-six': 'Thắng khi {banker} thắng với 6 điểm từ ba lá.',
    'lucky-seven': 'Thắng khi {player} thắng với 7 điểm.',
    'two-card-lucky-seven': 'Thắng khi {player} thắng với 7 điểm từ hai lá.',
    'three-card-lucky-seven': 'Thắng khi {player} thắng với 7 điểm từ ba lá.',
    'super-lucky-seven': 'Thắng khi {player} thắng với 7 điểm và {banker} có 6 điểm.',
  },
  group: {
    main: '{player}, {banker}, {tie}',
    pair: 'Đôi',
    natural: 'Natural',
    bonus: 'Long Bảo',
    lucky: 'Số 6, 7 May Mắn',
    scores: 'Điểm',
    cards: 'Số lá bài',
    ranks: 'Số, hình và chất',
    colours: 'Màu',
  },
});
