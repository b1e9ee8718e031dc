// The lobby, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/lobby.ts';

export default translation<typeof en>()({
  title: 'Meja',
  greeting: {
    night: 'Selamat malam',
    morning: 'Selamat pagi',
    afternoon: 'Selamat siang',
    evening: 'Selamat malam',
  },
  opening: 'Kasino sedang dibuka.',
  open: { none: 'Belum ada meja yang buka.', other: '{tables:words} meja buka.' },
  playCoins: 'Koin permainan dari kasino, tidak ada yang perlu dibeli.',
  smallPrint:
    '<roads>Papan skor mencatat yang sudah lewat, bukan ramalan.</roads> Koin hanya untuk bermain, tidak dapat dibeli atau diuangkan.',
  betHere: 'Bertaruh dari lobi',
  beside: 'Beberapa meja',
  resume: {
    named: {
      none: 'Taruhan Anda {stake:coins} berjalan di <strong>{table}</strong>',
      other: 'Taruhan Anda {stake:coins} berjalan di <strong>{table}</strong> dan {others:count} meja lain',
    },
    unnamed: {
      none: 'Taruhan Anda {stake:coins} sedang berjalan',
      other: 'Taruhan Anda {stake:coins} sedang berjalan, juga di {others:count} meja lain',
    },
    act: 'Kembali ke meja',
  },
  search: { name: 'Cari meja atau ruang', hint: 'Meja atau ruang' },
  filter: {
    open: 'Filter',
    room: 'Ruang',
    allRooms: 'Semua ruang',
    stakes: 'Taruhan terendah',
    upTo: 'Sampai {stake:coins}',
    andMore: '{stake:coins} ke atas',
    language: 'Bahasa di meja',
    anyStakes: 'Semua',
    anyLanguage: 'Semua',
    gone: 'Tidak ada meja',
    favourites: 'Favorit',
    favouritesAre: { among: 'Di antara yang lain', first: 'Di awal', alone: 'Favorit saja' },
    order: 'Urutan',
    orderBy: {
      house: 'Susunan kasino',
      name: 'Nama',
      limits: 'Batas taruhan',
      patrons: 'Pemain terbanyak',
      closing: 'Paling cepat ditutup',
      shoe: 'Shoe terpanjang',
    },
    shown: '{shown:number} dari {tables:count} meja',
    clear: 'Hapus semua',
  },
  nothing: {
    open: 'Belum ada meja yang buka. Meja tampil di sini begitu dibuka.',
    favourites: 'Belum ada favorit. Tekan bintang pada meja untuk menambahkannya.',
    named: 'Tidak ada meja atau ruang bernama “{search}”.',
    fitsOne: 'Tidak ada meja yang buka dan cocok dengan filter ini.',
    fitsAll: 'Tidak ada meja yang buka dan cocok dengan semua filter ini.',
    showAll: 'Tampilkan semua meja',
  },
  tile: {
    phase: {
      shuffling: 'Kocok kartu',
      betting: 'Taruhan dibuka',
      closed: 'Taruhan ditutup',
      dealing: 'Bagi kartu',
      squeezing: 'Squeeze',
      result: 'Hasil',
      settled: 'Hasil',
    },
    stopped: 'Berhenti',
    shut: 'Tutup',
    waits: 'Menunggu Anda',
    ownTable: 'Meja Anda sendiri',
    seated: '{taken:number} dari {seats:number} kursi terisi',
    empty: {
      stopped: 'Kartu dibagikan lagi setelah meja berjalan',
      shut: 'Kartu dibagikan lagi setelah meja dibuka',
      solo: 'Dek baru setiap putaran, dibagikan saat Anda mau',
      shuffling: 'Shoe baru sedang dikocok',
      newShoe: 'Putaran pertama shoe baru',
    },
    limits: '<spoken>Batas taruhan </spoken>{lowest:coins} – {highest:coins}',
    patrons: '{patrons:count}<spoken> pemain</spoken>',
    last: 'Putaran terakhir',
    favourite: 'Favorit: {table}',
    latest: 'Terakhir, terbaru di ujung: {latest:items}.',
  },
  bets: {
    held: {
      other:
        'Anda di {tables:words} meja, batas dari kasino, dan putaran di sana belum selesai. Bertaruhlah di sini setelah selesai.',
    },
    moved: 'Anda sekarang di meja lain. Taruhan yang sudah dikonfirmasi tetap diselesaikan.',
  },
});
