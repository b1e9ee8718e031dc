// The settings of a patron, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/settings.ts';

export default translation<typeof en>()({
  title: 'Pengaturan',
  licences: 'Lisensi perangkat lunak dan fon halaman ini',
  room: {
    title: 'Ruang',
    light: 'Cahaya',
    lightIs: { auto: 'Sesuai sistem', dark: 'Ruang malam', light: 'Ruang siang' },
    motion: 'Gerakan',
    motionIs: { auto: 'Sesuai sistem', less: 'Lebih sedikit' },
    hand: 'Tangan pemegang ponsel',
    handIs: { right: 'Kanan', left: 'Kiri' },
    screenOn: 'Layar tetap menyala di meja',
  },
  betting: {
    title: 'Taruhan',
    autoConfirm: 'Pasang chip saya saat taruhan ditutup',
    autoConfirmMeans:
      'Aktif: chip yang belum dikonfirmasi dipasang pada saat terakhir; jam server menentukan apakah tepat waktu. Mati: hanya yang Anda konfirmasi yang dipasang, sisanya kembali kepada Anda. Beberapa meja selalu meminta Konfirmasi.',
    shortcuts: 'Tombol tunggal di meja',
  },
  caller: {
    title: 'Suara dealer',
    voice: 'Suara',
    voiceIs: { off: 'Mati', low: 'Taruhan dan hasil', full: 'Semuanya' },
    means:
      'Suara dealer mengumumkan taruhan dibuka dan ditutup serta siapa yang menang; dengan Semuanya juga nilai tiap tangan, siapa yang tambah kartu dan siapa yang stand. Ucapannya selalu tertulis di meja.',
    screenReader:
      'Jika Anda memakai pembaca layar, semua ini dibacakannya selama suara dealer mati. Saat suara dealer aktif, pembaca layar melewati yang sudah diucapkan.',
    noVoice: 'Perangkat ini tidak punya suara untuk {language}: diganti bunyi pendek.',
    language: 'Bahasa suara',
    asPage: 'Sesuai halaman',
  },
  roads: {
    title: 'Papan skor',
    beads: 'Di Bead Plate',
    beadsAre: {
      auto: 'Sesuai bahasa',
      letters: 'Huruf: B P T',
      characters: 'Aksara: 庄 閒 和',
      totals: 'Nilai pemenang: 0 – 9',
    },
  },
  patterns: {
    title: 'Pola hasil yang lewat',
    name: {
      streak: 'Satu sisi beruntun',
      chop: 'Selang-seling satu-satu',
      twos: 'Selang-seling dua-dua',
      'no-tie': 'Putaran tanpa seri',
    },
    notMarked: 'Tidak ditandai',
    from: 'Mulai {length:number}',
    mean: 'Pilihan Anda ditandai di lobi dan di meja. Pola menggambarkan putaran yang lewat dan tidak meramal yang berikutnya.',
  },
  fairness: {
    title: 'Kejujuran permainan',
    checkRounds: 'Verifikasi setiap putaran otomatis',
    checkRoundsMeans:
      'Setelah putaran selesai, kartunya dicocokkan dengan segel shoe di perangkat ini. Segel di meja bertanda centang jika cocok.',
  },
  sound: {
    title: 'Suara',
    on: 'Suara',
    volume: {
      chips: 'Chip',
      cards: 'Kartu',
      calls: 'Isyarat dan detik-detik terakhir',
      results: 'Hasil dan pembayaran',
      voice: 'Suara dealer',
    },
    vibration: 'Getaran',
    vibrationMeans:
      'Saat taruhan ditolak, pada detik terakhir, dan saat Anda menang, juga ketika suara mati.',
  },
});
