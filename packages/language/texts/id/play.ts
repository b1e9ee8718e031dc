// What a table says of a round beside its cloth, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/play.ts';

export default translation<typeof en>()({
  cut: {
    called: {
      committing: 'Potong kartu',
      revealing: 'Nilai diumumkan',
      awaiting: 'Beacon menentukan',
      done: 'Kartu sudah dipotong',
    },
    how: {
      house: 'Dipotong oleh kasino saja',
      own: 'Dipotong dengan nilai Anda',
      patrons: 'Dipotong oleh {patrons:count} pemain',
    },
    state: {
      nobody: 'Belum ada yang memotong',
      patrons: '{patrons:count} pemain memotong',
      attempt: '{patrons} · percobaan {attempt:number} dari {most:number}',
      revealed: '{revealed:number} dari {committed:number} diumumkan',
      house: 'Oleh kasino saja',
      values: 'Dengan {values:count} nilai',
      valuesWithOwn: 'Dengan {values:count} nilai, termasuk nilai Anda',
      withOwn: '{state} · {own}',
    },
    own: {
      cut: 'Anda memotong',
      listed: 'Anda terdaftar',
      told: 'Nilai Anda sudah',
      missed: 'Nilai Anda terlambat',
      leftOut: 'Nilai Anda tidak dipakai',
    },
  },
  rail: {
    chip: 'Chip',
    chipBeyond: {
      left: '{chip:coins}, melebihi sisa saldo Anda {left:coins}',
      nothing: '{chip:coins}, dan saldo Anda habis',
    },
    act: { undo: 'Urungkan', clear: 'Hapus', rebet: 'Ulangi', double: 'Gandakan' },
    confirm: 'Konfirmasi <strong>{stake:coins}</strong>',
    waits: { noLink: 'Terputus', onItsWay: 'Sedang dikirim', nothing: 'Belum ada chip' },
    first: {
      byItself:
        '<strong>Chip Anda dipasang saat cincin habis.</strong> <more>Konfirmasi memasangnya langsung. Di pengaturan Anda dapat memilih konfirmasi sendiri untuk setiap taruhan.</more>',
      byPatron:
        '<strong>Chip baru sah setelah Anda menekan Konfirmasi,</strong> <more>sebelum cincin habis. Yang tidak dikonfirmasi kembali ke saldo Anda.</more>',
      read: 'Mengerti',
    },
  },
  refused: {
    act: {
      'not-cutting': 'Kartu sedang tidak dipotong',
      'already-cut': 'Anda sudah ikut memotong',
      'cut-full': 'Tidak ada tempat lagi untuk memotong',
      'wrong-value': 'Ini bukan nilai yang hash-nya Anda kirim',
      'barred-from-cut':
        'Nilai Anda tidak masuk pada pemotongan ini: Anda boleh ikut lagi di shoe berikutnya',
      'round-over': 'Putaran itu sudah selesai',
      'not-your-card': 'Kartu ini bukan giliran Anda',
      'no-seats-here': 'Meja ini tanpa kursi',
      'no-such-seat': 'Kursi ini tidak ada',
      'seat-taken': 'Kursi ini baru saja diambil orang lain',
      'seat-given-up': 'Kursi Anda dilepas: duduk lagi di putaran berikutnya',
      'already-seated': 'Anda sudah punya kursi: tinggalkan dulu',
      'not-seated': 'Ambil kursi dulu',
      'stakes-on-felt': 'Taruhan Anda masih di meja: tinggalkan setelah putaran diselesaikan',
      'shoe-not-offered': 'Shoe sudah berpindah',
      'not-the-holder': 'Shoe dipegang pemain lain',
      'behind-not-allowed': 'Kursi ini sekarang tidak dapat diikuti',
      'behind-amount': 'Jumlah itu di luar batas taruhan meja ini',
      'behind-full': 'Pengikut kursi ini sudah penuh',
      'table-paused': 'Meja sedang jeda',
      suspended: 'Akun Anda ditangguhkan: Anda boleh menonton, taruhan tidak diterima',
    },
    failed: {
      'no-link': 'Tidak tersambung ke meja',
      'no-answer': 'Meja tidak menjawab: periksa apakah sudah terlaksana',
      malformed: 'Meja tidak dapat membaca pesan: muat ulang halaman',
      'too-large': 'Pesan terlalu besar',
      'unknown-message': 'Meja tidak mengenal pesan: muat ulang halaman',
      'too-frequent': 'Terlalu banyak pesan: tunggu sebentar',
      'no-such-table': 'Meja ini tidak ada',
      'not-signed-in': 'Sesi berakhir: muat ulang halaman',
      'wrong-origin': 'Halaman datang dari alamat lain',
      'other-protocol': 'Ada versi baru: muat ulang halaman',
      busy: 'Meja sedang sibuk: coba sebentar lagi',
      'cannot-record': 'Meja belum dapat mencatat: coba sebentar lagi',
      'slow-reader': 'Koneksi terlalu lambat',
      'table-stopped': 'Meja berhenti sementara',
      'at-another-table': 'Anda sedang di meja lain: tinggalkan dulu',
    },
    sentence: '{why}.',
    ticket: {
      excluded: 'Anda berhenti bermain: Anda boleh menonton, dan taruhan tidak diterima',
      'time-out': 'Anda sedang jeda: taruhan kembali saat jeda selesai',
      'reality-check': 'Baca dahulu berapa lama Anda bermain',
      ownLimit: {
        loss: 'Batas kerugian Anda menyisakan {open:coins}',
        stake: 'Batas taruhan Anda menyisakan {open:coins}',
        time: 'Batas waktu Anda di meja sudah tercapai',
      },
      'betting-closed': 'Taruhan putaran ini sudah ditutup',
      'no-seat': 'Ambil kursi untuk bertaruh di meja ini',
      elsewhere:
        'Taruhan Anda di {tables:count} meja lain masih berjalan: bertaruhlah di sini setelah diselesaikan',
      oneMain: 'Hanya satu dari tiga per putaran: sudah ada taruhan di {bet}',
      notOffered: '{bet} tidak tersedia di sini',
      modeNotOffered: {
        traditional: 'Tradisional tidak tersedia di sini',
        'no-commission': 'Tanpa komisi tidak tersedia di sini',
      },
      modeFixed: {
        traditional: 'Taruhan putaran ini Tradisional: ganti di putaran berikutnya',
        'no-commission': 'Taruhan putaran ini Tanpa komisi: ganti di putaran berikutnya',
      },
      closedForShoe: '{bet} ditutup setelah putaran {round:numeral}',
      steps: 'Taruhan {bet} harus kelipatan {step:coins}',
      belowMinimum: 'Minimum {least:coins} di {bet}',
      aboveMaximum: 'Maksimum {most:coins} di {bet}',
      balance: 'Sisa saldo Anda {left:coins}',
      noBalance: 'Saldo Anda habis',
      differential: {
        unnamed: {
          player: '{player} dapat ditambah hingga {open:coins}',
          banker: '{banker} dapat ditambah hingga {open:coins}',
        },
        unnamedFull: {
          player: '{player} penuh sampai ada taruhan di {banker}',
          banker: '{banker} penuh sampai ada taruhan di {player}',
        },
        table: {
          player: '{player} dapat ditambah hingga {open:coins} (batas selisih meja {limit:coins})',
          banker: '{banker} dapat ditambah hingga {open:coins} (batas selisih meja {limit:coins})',
        },
        tableFull: {
          player: '{player} penuh sampai ada taruhan di {banker} (batas selisih meja {limit:coins})',
          banker: '{banker} penuh sampai ada taruhan di {player} (batas selisih meja {limit:coins})',
        },
        patron: {
          player:
            'Anda dapat menambah hingga {open:coins} di {player} (batas selisih per pemain {limit:coins})',
          banker:
            'Anda dapat menambah hingga {open:coins} di {banker} (batas selisih per pemain {limit:coins})',
        },
        patronFull: {
          player: '{player} penuh sampai Anda bertaruh di {banker} (batas selisih per pemain {limit:coins})',
          banker: '{banker} penuh sampai Anda bertaruh di {player} (batas selisih per pemain {limit:coins})',
        },
      },
    },
  },
  remark: {
    reason: {
      settled: 'Putaran ini: {reason}',
      cancelled: 'Dibatalkan: {reason}',
      voided: 'Dianulir: {reason}',
      resettled: 'Dihitung ulang: {reason}',
    },
    seenEarly: {
      player: {
        first: 'Kartu pertama {player} terlihat lebih awal: {card}. Putaran berjalan seperti biasa',
        second: 'Kartu kedua {player} terlihat lebih awal: {card}. Putaran berjalan seperti biasa',
        third: 'Kartu ketiga {player} terlihat lebih awal: {card}. Putaran berjalan seperti biasa',
      },
      banker: {
        first: 'Kartu pertama {banker} terlihat lebih awal: {card}. Putaran berjalan seperti biasa',
        second: 'Kartu kedua {banker} terlihat lebih awal: {card}. Putaran berjalan seperti biasa',
        third: 'Kartu ketiga {banker} terlihat lebih awal: {card}. Putaran berjalan seperti biasa',
      },
    },
    closingAfterRound: 'Meja tutup setelah putaran ini',
    closingAfterShoe: 'Meja tutup setelah shoe ini',
    manual: 'Kartu dicatat manual',
    newLimits: 'Batas baru mulai putaran berikutnya',
    newLimitsOnMains: 'Batas baru mulai putaran berikutnya: {least:coins} – {most:coins} di taruhan utama',
  },
  squeeze: {
    rights: {
      player: 'Anda squeeze {player}',
      banker: 'Anda squeeze {banker}',
      both: 'Anda squeeze kedua sisi',
    },
    largest: 'Squeeze: terbesar {stake:coins}',
    largestOfNone: 'Squeeze: taruhan terbesar',
    waits: { player: '{player} menunggu kartu Anda', banker: '{banker} menunggu kartu Anda' },
    turned: {
      none: 'Masih tertutup',
      quarter: 'Terbuka seperempat',
      half: 'Terbuka setengah',
      percent: 'Terbuka {percent:number} persen',
    },
  },
  switch: {
    before: 'Meja sebelumnya',
    next: 'Meja berikutnya',
    others: 'Meja lain',
  },
  trouble: {
    stopped: { called: 'Meja ini berhenti sementara', says: 'Taruhan Anda aman. Anda boleh pergi.' },
    paused: { called: 'Meja sedang jeda', says: 'Taruhan Anda tetap. Sebentar lagi dilanjutkan.' },
    cancelled: { called: 'Putaran dibatalkan', says: 'Semua taruhan dikembalikan.' },
    shut: { called: 'Meja tutup', says: 'Kartu dibagikan lagi setelah meja dibuka.' },
    dealerAway: {
      called: 'Meja menunggu dealer',
      says: 'Taruhan Anda tetap. Pengawas meja sudah diberi tahu.',
    },
    result: { called: 'Hasil sedang dikonfirmasi', says: 'Dibayar begitu dealer selesai.' },
    newShoe: {
      called: 'Shoe baru',
      opens: 'Taruhan segera dibuka',
      prepares: 'Dealer menyiapkan shoe',
    },
  },
});
