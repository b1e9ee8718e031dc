// Favourite bets, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/favourites.ts';

export default translation<typeof en>()({
  title: 'Taruhan favorit Anda',
  name: 'Nama',
  save: 'Simpan',
  replace: 'Ganti',
  delete: 'Hapus',
  deleteNamed: 'Hapus {name}',
  bet: '{bet} {stake:coins}',
  andMore: '{bet} dan lain-lain',
  notOffered: 'Tidak tersedia di meja ini: {bets:items}',
  nothing: 'Pasang chip yang ingin disimpan, lalu kembali ke sini. Tidak perlu dikonfirmasi.',
  full: 'Anda sudah punya {most:count} favorit, jumlah maksimum. Hapus satu untuk menyimpan yang lain.',
});
