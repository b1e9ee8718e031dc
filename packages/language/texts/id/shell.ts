// What stands around every page of the patrons, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/shell.ts';

export default translation<typeof en>()({
  toContent: 'Langsung ke isi',
  broken: {
    title: 'Halaman ini berhenti bekerja',
    says: 'Taruhan yang sudah dikonfirmasi tetap tercatat dan diselesaikan. Biasanya cukup muat ulang halaman.',
    act: 'Muat ulang',
  },
  fault: {
    unreachable: 'Server tidak dapat dihubungi.',
    unreadable: 'Server menjawab {status:numeral} tanpa alasan.',
    'invalid-request': 'Server tidak dapat memproses permintaan ini: muat ulang halaman.',
    'not-signed-in': 'Masuk dulu: belum ada sesi.',
    'wrong-origin': 'Permintaan datang dari situs lain.',
    protected: 'Batas Anda atau jeda yang Anda pilih tidak mengizinkannya sekarang.',
    'not-broke': 'Isi ulang hanya jika saldo tidak cukup untuk bertaruh dan tidak ada taruhan berjalan.',
    'name-refused': 'Nama ini tidak dapat dipakai: pilih yang lain.',
    'sign-in-refused': 'Tidak diterima.',
    'prove-first': 'Tunjukkan kunci sandi dahulu.',
    'closed-to-guests': 'Masuk dahulu.',
    conflict: 'Ini sudah berubah.',
    'no-such-table': 'Meja ini tidak ada.',
    'not-found': 'Tidak ada apa-apa di sini.',
    'too-large': 'Permintaan terlalu besar.',
    'too-frequent': 'Terlalu banyak permintaan: tunggu sebentar.',
    'not-ready': 'Semua meja belum dibuka. Coba lagi sebentar lagi.',
    internal: 'Ada gangguan di pihak kami. Coba lagi.',
    'nothing-written':
      'Saat ini tidak ada yang dapat dicatat: basis data tidak dapat ditulis. Coba lagi nanti.',
    'perhaps-written': 'Disk terganggu saat mencatat: periksa dulu hasilnya sebelum mengulangi.',
  },
  faultDetail: {
    'new-guests': 'Terlalu banyak tamu baru dari alamat ini: coba lagi dalam {seconds:count} detik.',
    proofs: 'Terlalu banyak bukti diminta bersamaan: tunggu sebentar.',
    'no-shoe': 'Shoe ini tidak ada atau belum selesai.',
    'no-proof-of-shoe':
      'Shoe ini tidak ada, belum selesai, atau dibagikan oleh dealer sehingga tidak bersegel.',
    'no-proof-of-round':
      'Putaran ini tidak ada, belum selesai, atau shoe-nya dibagikan oleh dealer sehingga tidak bersegel.',
  },
  lost: {
    name: 'Tidak ditemukan',
    title: 'Tidak ada apa-apa di sini',
    says: 'Alamatnya salah ketik, atau halamannya sudah tidak ada.',
    act: 'Ke daftar meja',
  },
  news: {
    settled: '{table}: {result}. Putaran Anda: {net}.',
    missed: 'Selama Anda pergi, {rounds:count} putaran Anda dikoreksi atau dibatalkan.',
    record: 'Riwayat permainan',
  },
  pattern: {
    streak: {
      player: '{player} {length:number} beruntun',
      banker: '{banker} {length:number} beruntun',
    },
    chop: 'Selang-seling {length:number}',
    twos: 'Dua-dua, {length:number} kali',
    noTie: '{length:count} putaran tanpa {tie}',
    notice: '{table}: {pattern}.',
  },
});
