// The bars of every page, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/bars.ts';

export default translation<typeof en>()({
  balance: { title: 'Saldo', topUp: 'Koin habis' },
  clock: '<spoken>Pukul </spoken>{time}',
  connection: {
    open: 'Koneksi: {latency:numeral} ms',
    lost: 'Koneksi: terputus',
  },
  home: 'Punto, ke daftar meja',
  link: {
    ended: '<strong>Sesi ini telah berakhir.</strong> Buka lagi permainan di kasino Anda.',
    lost: '<strong>Koneksi terputus.</strong> Sedang disambungkan lagi. Taruhan yang sudah dikonfirmasi tetap diselesaikan.',
    reopening:
      '<strong>Kasino segera dibuka lagi.</strong> Anda tersambung otomatis. Taruhan yang sudah dikonfirmasi tetap diselesaikan.',
    outOfDate: '<strong>Ada versi baru.</strong> Muat ulang halaman untuk melanjutkan.',
    tryNow: 'Coba sekarang',
    loadAgain: 'Muat ulang',
  },
  pages: 'Utama',
  place: {
    tables: 'Meja',
    record: 'Riwayat permainan',
    rules: 'Aturan',
    study: 'Studi',
    settings: 'Pengaturan',
  },
  shortPlace: {
    tables: 'Meja',
    record: 'Riwayat',
    rules: 'Aturan',
    study: 'Studi',
    settings: 'Pengaturan',
  },
  sound: { title: 'Suara', on: 'Suara aktif', off: 'Suara mati' },
  theme: { light: 'Ganti ke ruang siang', dark: 'Ganti ke ruang malam' },
  topUp: {
    pause: 'Ambil jeda',
    title: 'Koin Anda habis',
    lead: 'Sisa koin Anda di bawah taruhan terendah semua meja. Kasino memberi koin baru: hanya untuk bermain, gratis, dan yang dimenangkan pun hanya koin. Anda juga boleh berhenti di sini.',
    take: 'Ambil koin baru',
    close: 'Nanti saja',
    done: 'Koin Anda sudah diisi ulang.',
  },
  visit: {
    time: 'Waktu bermain <strong>{time}</strong>',
    net: 'Hasil bersih <strong>{net:signed}</strong>',
  },
});
