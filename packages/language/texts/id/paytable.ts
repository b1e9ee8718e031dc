// The paytable, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/paytable.ts';

export default translation<typeof en>()({
  wins: {
    player: 'Menang jika nilai {player} lebih tinggi; saat seri taruhan dikembalikan.',
    banker: 'Menang jika nilai {banker} lebih tinggi; saat seri taruhan dikembalikan.',
    tie: 'Menang jika kedua nilai sama.',
    'player-pair': 'Menang jika dua kartu pertama {player} berperingkat sama.',
    'banker-pair': 'Menang jika dua kartu pertama {banker} berperingkat sama.',
    'any-pair': 'Menang jika dua kartu pertama salah satu tangan berperingkat sama; dibayar sekali.',
    'perfect-pair':
      'Menang jika dua kartu pertama salah satu tangan berperingkat dan berjenis sama; dibayar sekali.',
    'player-natural': 'Menang jika {player} bernilai 8 atau 9 dengan dua kartu, siapa pun yang menang.',
    'banker-natural': 'Menang jika {banker} bernilai 8 atau 9 dengan dua kartu, siapa pun yang menang.',
    'player-bonus':
      'Menang jika {player} menang dengan natural, atau dengan selisih 4 atau lebih; jika kedua natural seri, taruhan dikembalikan.',
    'banker-bonus':
      'Menang jika {banker} menang dengan natural, atau dengan selisih 4 atau lebih; jika kedua natural seri, taruhan dikembalikan.',
    'lucky-six': 'Menang jika {banker} menang dengan nilai 6.',
    'two-card-lucky-six': 'Menang jika {banker} menang dengan nilai 6 dari dua kartu.',
    'three-card-lucky-six': 'Menang jika {banker} menang dengan nilai 6 dari tiga kartu.',
    'lucky-seven': 'Menang jika {player} menang dengan nilai 7.',
    'two-card-lucky-seven': 'Menang jika {player} menang dengan nilai 7 dari dua kartu.',
    'three-card-lucky-seven': 'Menang jika {player} menang dengan nilai 7 dari tiga kartu.',
    'super-lucky-seven': 'Menang jika {player} menang dengan nilai 7 melawan 6 dari {banker}.',
  },
  group: {
    main: '{player}, {banker}, {tie}',
    pair: 'Pair',
    natural: 'Natural',
    bonus: 'Bonus',
    lucky: 'Lucky 6 dan 7',
    scores: 'Nilai',
    cards: 'Jumlah kartu',
    ranks: 'Peringkat dan jenis',
    colours: 'Warna',
  },
});
