// The stage on which a patron squeezes a card, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/squeeze.ts';

export default translation<typeof en>()({
  back: 'Kartu tertutup, sedang di-squeeze',
  title: '{card}, giliran Anda membuka',
  why: {
    player: 'Taruhan Anda terbesar di {player}.',
    banker: 'Taruhan Anda terbesar di {banker}.',
  },
  how: 'Tarik salah satu tepi untuk membuka kartu. Kartu terbuka sendiri saat waktu habis.',
  has: { player: '{player} bernilai {score:number}.', banker: '{banker} bernilai {score:number}.' },
  turn: 'Buka sekarang',
  leave: 'Serahkan ke kasino',
  sideways: 'Kartu melintang',
  sidewaysKey: 'Kartu melintang (R)',
});
