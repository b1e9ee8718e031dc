// Names in the console, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/names.ts';

export default translation<typeof en>()({
  dealers: {
    title: 'Dealer di mata pemain',
    note: 'Nama baru tampil di meja mulai putaran berikutnya.',
    reading: 'Membaca daftar dealer',
    nobody: 'Belum ada dealer',
    signsInAs: 'Masuk sebagai',
    publicName: 'Nama publik',
    publicNameOf: 'Nama publik {name}',
    none: 'Tidak ada',
    hint: 'Tampil bagi semua pemain di kartu dealer: bukan nama untuk masuk.',
    portrait: 'Gambar',
    drawing: {
      letter: 'Huruf pertama nama',
      fan: 'Kipas',
      laurel: 'Daun salam',
      lantern: 'Lentera',
      crane: 'Bangau',
      moon: 'Bulan',
      star: 'Bintang',
    },
    saved: 'Nama publik disimpan',
    removed: 'Nama publik dihapus',
    save: 'Simpan',
    remove: 'Hapus',
  },
  patron: {
    chosen: 'Nama pilihan',
    remove: 'Hapus nama',
    removeOf: 'Hapus nama {name}',
    effect: 'Yang lain langsung melihat tamu. Pemain boleh memilih nama lain, tetapi tidak nama ini lagi.',
    reason: 'Alasan',
    kept: 'Tersimpan di jurnal.',
    why: { insult: 'Penghinaan', another: 'Nama orang lain', advertising: 'Iklan' },
    removed: 'Nama dihapus',
  },
});
