// The people sheet of a table, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/people.ts';

export default translation<typeof en>()({
  title: 'Siapa di meja',
  nobody: 'Belum ada siapa-siapa.',
  aGuest: 'Tamu',
  you: 'Anda',
  guests: '{n:count} tamu',
  more: '{n:count} lagi dengan nama',
  dealer: 'Dealernya {name}.',
  largest: 'Taruhan terbesar putaran ini',
  noStakes: 'Belum ada taruhan.',
  note: 'Nama tampil atas pilihan pemain sendiri, di pengaturan. Saldo tidak pernah tampil bagi orang lain.',
  button: 'Siapa di meja: {n:count} pemain',
  own: {
    title: 'Nama saya',
    field: 'Nama saya di meja',
    hint: 'Dua sampai dua puluh huruf dari satu aksara, atau aksara yang biasa ditulis bersama; angka, spasi, titik, tanda hubung, dan apostrof boleh.',
    shown: 'Tampilkan nama saya di meja',
    about:
      'Pemain lain di meja melihatnya di daftar hadir dan di samping taruhan terbesar. Tanpa itu tertulis “Tamu”. Saldo Anda tidak pernah terlihat.',
    removedByHouse: 'Kasino menghapus nama Anda. Anda boleh memilih yang lain.',
    unread: 'Nama Anda tidak dapat dibaca. Tutup pengaturan lalu buka lagi.',
    save: 'Simpan nama',
    remove: 'Hapus nama',
    left: {
      none: 'Anda dapat memilih nama lain besok.',
      other: 'Hari ini Anda dapat menggantinya {n:count} kali lagi.',
    },
    saved: 'Pemain lain di meja melihat Anda sebagai {name}.',
    savedHidden: 'Nama Anda {name}, tidak terlihat pemain lain.',
    removed: 'Nama Anda dihapus.',
  },
  nameFault: {
    'too-short': 'Nama terlalu pendek: minimal {least:count} karakter.',
    'too-long': 'Nama terlalu panjang: maksimal {most:count} karakter.',
    character:
      'Ada karakter yang tidak boleh dipakai: gunakan huruf, angka 0 sampai 9, spasi, apostrof, tanda hubung, dan titik.',
    'no-letter': 'Nama belum berhuruf: tambahkan minimal satu.',
    'mixed-scripts': 'Nama mencampur aksara yang tidak ditulis bersama: pakai satu saja.',
    'house-name': 'Nama ini dipakai kasino: pilih yang lain.',
    offensive: 'Ada kata yang tidak kami tampilkan: pilih nama lain.',
    'often-changed': 'Anda sudah sering ganti nama hari ini: pilih lagi besok.',
    'removed-before': 'Nama ini pernah dihapus kasino: pilih yang lain.',
  },
});
