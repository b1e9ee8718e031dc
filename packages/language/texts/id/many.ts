// The page of several tables side by side, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/many.ts';

export default translation<typeof en>()({
  bar: {
    title: 'Meja Anda',
    lobby: 'Ke lobi',
    inPlay: {
      none: 'Tidak ada taruhan berjalan',
      other: 'Berjalan di {tables:count} meja: {stake:coins}',
    },
    howMany: 'Jumlah meja',
    choose: 'Pilih meja',
  },
  leave: { later: 'Anda keluar setelah putaran di meja-meja ini selesai.', stay: 'Tetap di sini' },
  list: {
    shown: 'Sedang tampil',
    others: 'Meja lain',
    none: 'Tidak ada meja lain yang buka.',
    full: 'Kasino mengizinkan {tables:words} meja sekaligus.',
    does: {
      go: '<spoken>Ke</spoken> <name>{table}</name>',
      add: '<spoken>Tambah</spoken> <name>{table}</name>',
      takeAway: '<spoken>Singkirkan</spoken> <name>{table}</name>',
    },
    beside: 'Tampilkan {table} di samping',
    besideTip: 'Tampilkan di samping',
  },
  log: { title: 'Di meja Anda', said: '{table}: {words}' },
  none: {
    title: 'Belum ada meja yang tampil',
    upTo: 'Pilih sampai {tables:words} meja. Satu rak chip untuk semuanya.',
    choose: 'Pilih meja pertama',
  },
  oneOnly: {
    title: 'Satu meja saja',
    text: 'Kasino ini mengizinkan satu meja pada satu waktu.',
    lobby: 'Ke daftar meja',
  },
  rail: {
    lie: 'Chip dipasang di tempat Anda menekan.',
    keys: 'Tombol dan suara untuk {table}.',
    at: 'di {table}',
    atTables: 'di {tables:words} meja<first>, {table} ditutup pertama</first>',
    bet: '{bet} di {table}',
  },
  tile: {
    limits: '<spoken>Batas taruhan</spoken> {least:coins} – {most:coins}',
    open: 'Buka meja lengkap',
    paused: 'Jeda',
    lastRound: 'Putaran terakhir',
    noRound: 'Belum ada putaran',
    goesLater: 'Meja ini disingkirkan setelah putaran selesai.',
    keep: 'Biarkan',
    absent: {
      missing: 'Meja ini tidak ada.',
      stopped: 'Meja ini berhenti sementara.',
      away: 'Anda sekarang di meja lain.',
    },
    takeAway: 'Singkirkan',
    comeBack: 'Kembali ke sini',
    waits: {
      shuffling: 'Shoe baru sedang dikocok',
      deal: 'Kartu dibagikan setelah Anda konfirmasi',
      first: 'Putaran pertama shoe baru',
      next: 'Kartu segera dibagikan',
    },
  },
});
