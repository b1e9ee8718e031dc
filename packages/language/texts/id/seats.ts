// The seats of the big table, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/seats.ts';

export default translation<typeof en>()({
  title: 'Kursi',
  log: 'Di sekeliling meja',
  take: 'Ambil kursi {seat}',
  you: 'Anda',
  name: {
    seat: 'Kursi {seat}',
    yours: 'milik Anda',
    taken: 'terisi',
    free: 'kosong',
    holdsShoe: 'memegang shoe',
    offered: 'ditawari shoe',
    declines: 'tidak membagikan',
    bet: {
      player: '{amount:coins} di {player}',
      banker: '{amount:coins} di {banker}',
      tie: '{amount:coins} di {tie}',
    },
  },
  shoe: {
    house: 'Kasino membagikan',
    offered: 'Shoe ditawarkan ke kursi {seat}',
    offeredToYou: 'Shoe ditawarkan kepada Anda',
    offeredToYouNow: 'Shoe ditawarkan kepada Anda. Bagikan, atau lewatkan',
    has: 'Kursi {seat} memegang shoe',
    youHave: 'Shoe di tangan Anda',
    deals: 'Kursi {seat} membagikan',
    youDeal: 'Anda membagikan',
    dealt: 'Dibagikan',
  },
  act: {
    deal: 'Bagikan',
    pass: 'Lewatkan',
    dealAgain: 'Ikut membagikan lagi saat giliran tiba',
    leave: 'Tinggalkan kursi {seat}',
  },
  stakeWithin: 'Bertaruhlah dalam {rounds:count} putaran, atau kursi Anda dilepas',
  givenUpNext: 'Kursi Anda dilepas saat putaran berikutnya dibuka',
  givenUp: 'Kursi {seat} dilepas setelah beberapa putaran tanpa taruhan',
  left: 'Anda meninggalkan kursi {seat}',
  taken: 'Anda mengambil kursi {seat}',
});
