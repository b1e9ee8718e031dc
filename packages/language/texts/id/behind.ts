// Bets behind a seat of the big table, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/behind.ts';

export default translation<typeof en>()({
  seat: {
    bet: '{name}. Ikuti kursi ini',
    own: '{name}. Pengikut kursi ini',
    behind: {
      none: 'boleh diikuti',
      other: '{patrons:count} pemain mengikuti dengan {amount:coins}',
    },
  },
  sheet: {
    title: 'Ikuti kursi {seat}',
    lead: 'Saat taruhan ditutup, jumlah Anda dipasang pada {player}, {banker}, dan {tie}, masing-masing jika kursi ini bertaruh di sana, sebagai taruhan Anda sendiri.',
    behind: {
      none: 'Belum ada yang mengikuti kursi ini.',
      other: '{patrons:count} pemain mengikuti kursi ini, total {amount:coins}.',
    },
    amount: 'Jumlah per taruhan',
    add: 'Tambah {amount:coins}',
    clear: 'Hapus',
    rounds: 'Berhenti setelah',
    roundsOf: '{rounds:count} putaran',
    noRounds: 'Tanpa batas putaran',
    total: 'Total taruhan',
    totalOf: 'Maksimum {amount:coins}',
    noTotal: 'Tanpa batas',
    note: 'Tidak ada yang dipasang jika saldo atau batas tidak mengizinkan, atau selama Anda pergi.',
    begin: 'Ikuti kursi {seat} dengan {amount:coins}',
    end: 'Berhenti mengikuti kursi {seat}',
  },
  own: {
    title: 'Pengikut kursi Anda',
    allow: 'Pemain lain boleh mengikuti kursi saya',
    lead: 'Mereka bertaruh pada pilihan Anda dengan koin sendiri. Anda melihat berapa pengikut dan jumlahnya, bukan siapa mereka.',
  },
  rail: {
    title: 'Anda mengikuti kursi {seat} dengan {amount:coins}',
    waits: 'Dipasang saat taruhan ditutup, sesuai pilihan kursi itu.',
    staked: '{amount:coins} terpasang di putaran ini.',
    left: 'Sisa {rounds:count} putaran.',
    short: 'Stop {amount:coins}, kursi {seat}',
  },
  news: {
    missed: 'Tidak ada yang dipasang mengikuti kursi {seat}. {why}.',
    missedAway: 'Tidak ada yang dipasang mengikuti kursi {seat} karena Anda sedang pergi.',
    ended: {
      'seat-left': 'Anda berhenti mengikuti kursi {seat}: kursi itu ditinggalkan.',
      forbidden: 'Anda berhenti mengikuti kursi {seat}: mengikuti kursi ini tidak diizinkan lagi.',
      away: 'Anda berhenti mengikuti kursi {seat}: Anda pergi terlalu lama.',
      rounds: 'Putaran terakhir Anda mengikuti kursi {seat} sudah terpasang.',
      total: 'Anda berhenti mengikuti kursi {seat}: total yang Anda pilih sudah terpakai.',
    },
  },
});
