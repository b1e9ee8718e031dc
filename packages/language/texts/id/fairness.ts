// The seal of a shoe at the table and the sheet that explains it, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/fairness.ts';

export default translation<typeof en>()({
  title: 'Segel',
  button: {
    failed: 'Segel tidak cocok. Buka untuk melihat langkahnya',
    none: 'Shoe ini tanpa segel',
    deck: {
      sealed: 'Segel dek',
      checked: 'Segel dek. Putaran lalu sudah diverifikasi',
      cut: 'Segel dek. {cut}',
      cutChecked: 'Segel dek. {cut}. Putaran lalu sudah diverifikasi',
    },
    shoe: {
      sealed: 'Segel shoe',
      checked: 'Segel shoe. Putaran lalu sudah diverifikasi',
      cut: 'Segel shoe. {cut}',
      cutChecked: 'Segel shoe. {cut}. Putaran lalu sudah diverifikasi',
    },
  },
  anybody:
    'Siapa pun dapat memverifikasi putaran atau shoe tanpa halaman ini: caranya tertulis di uraian proyek tentang kejujuran permainan, lengkap dengan verifikator dalam bahasa pemrograman lain.',
  unsealed: {
    title: 'Tanpa segel',
    early: 'Shoe ini dibuat sebelum ada penyegelan. Shoe berikutnya akan bersegel.',
    notYet: 'Shoe berikutnya belum dibuat. Segelnya tampil begitu ada, sebelum siapa pun boleh bertaruh.',
    byPerson:
      'Di meja ini dealer membagikan kartu di depan Anda. Tidak ada yang tahu urutannya sebelumnya, jadi tidak ada yang dapat disegel; kejujurannya dijaga oleh mata di meja, jurnal kasino, dan kamera.',
  },
  exchanged: {
    title: 'Segel telah ditukar',
    text: 'Jendela ini menerima <first>segel pertama</first> untuk shoe {shoe:number}, dan meja kini menyebut <second>segel lain</second>. Shoe yang disegel tidak pernah berubah. Jangan bertaruh di sini, catat keduanya, dan tanyakan kepada kasino.',
  },
  commitment: {
    deck: 'Dek putaran {shoe:number}, disegel',
    shoe: 'Shoe {shoe:number}, disegel',
    copy: 'Salin',
    copyName: 'Salin komitmen',
    about:
      'Urutan semua {cards:number} kartu sudah tetap sebelum siapa pun dapat bertaruh. Angka ini, komitmen, mewakili urutan itu tanpa membocorkannya. Kartu yang dibuka harus cocok dengannya: tidak satu pun dapat ditukar.',
    digits: 'Semua 64 digit, untuk dicatat atau dibacakan',
    since: {
      start: 'Jendela ini menyimpannya sejak sebelum taruhan pertama shoe ini.',
      round:
        'Jendela ini menyimpannya sejak putaran {round:number}; untuk putaran sebelumnya, bandingkan dengan orang yang hadir waktu itu.',
    },
    rim: 'Tepinya digambar dari digit ini. Jika dua pemain melihat segel berbeda untuk satu shoe, ada yang dicurangi.',
  },
  cut: {
    title: 'Cara kartu dipotong',
    deckNotYet: 'Belum: nilai Anda ikut bersama Bagikan, dan dengan itu dek dipotong.',
    now: 'Kartu sedang dipotong: aplikasi tiap pemain mengirim satu nilai, mula-mula hash-nya, lalu nilainya.',
    how: '<strong>{cut}.</strong> {proves}',
    proves: {
      beacon:
        'Beacon publik menentukan urutan setelah daftar pengirim nilai ditutup: tidak ada yang dapat memilihnya, baik kasino maupun pemain. Ini terbukti bagi semua yang melihat segel dan daftar sebelum beacon diumumkan.',
      beaconWithOwn:
        'Beacon publik menentukan urutan setelah daftar pengirim nilai ditutup: tidak ada yang dapat memilihnya, baik kasino maupun pemain. Ini terbukti bagi semua yang melihat segel dan daftar sebelum beacon diumumkan, dan nilai Anda pun ada dalam urutan itu.',
      house:
        'Tidak ada pemain yang mengirim nilai, jadi hanya ada nilai kasino. Itu membuktikan urutan sudah tetap sebelum siapa pun bertaruh. Itu tidak membuktikan bahwa kasino tidak memilihnya.',
      houseAlone:
        'Anda tidak mengirim nilai, jadi hanya ada nilai kasino. Itu membuktikan urutan sudah tetap sebelum siapa pun bertaruh. Itu tidak membuktikan bahwa kasino tidak memilihnya.',
      alone:
        'Nilai Anda datang bersama Bagikan, setelah kasino mengunci semua bagiannya: kasino tidak mungkin memilih urutan ini. Andai nilai Anda tidak dipakai, dek yang dibuka akan menunjukkannya.',
      own: 'Nilai Anda termasuk di dalamnya. Kasino mengunci bagiannya sebelum tahu nilai Anda, jadi tidak mungkin memilih urutan: ini terbukti bagi Anda. Tidak seorang pun dari pengirim nilai pernah melihat kartu.',
      oneOther:
        'Nilai yang dipakai bukan nilai Anda. Yang terbukti bagi Anda: kasino mengunci urutan dan nilainya sendiri sebelum siapa pun bertaruh. Anda tidak dapat mengetahui apakah kasino memilih urutan, sebab nilai itu bisa saja milik kasino. Hanya pengirim nilai itu yang dapat mengetahuinya.',
      others:
        'Nilai Anda tidak termasuk di antara nilai-nilai itu. Yang terbukti bagi Anda: kasino mengunci urutan dan nilainya sendiri sebelum siapa pun bertaruh. Anda tidak dapat mengetahui apakah kasino memilih urutan, sebab semua nilai itu bisa saja milik kasino. Hanya pengirim salah satu nilai itu yang dapat mengetahuinya.',
    },
    failed: {
      one: 'Satu percobaan gagal sebelumnya karena ada nilai yang tidak diumumkan.',
      two: 'Dua percobaan gagal sebelumnya karena ada nilai yang tidak diumumkan.',
      three: 'Tiga percobaan gagal sebelumnya karena ada nilai yang tidak diumumkan.',
      choice: 'Pelakunya dapat memilih di antara paling banyak {orders:words} urutan, dan itu tercatat.',
      houseAlone:
        'Setelah yang ketiga, kasino memotong sendiri. Tiga kali berturut-turut patut dipertanyakan.',
    },
    awaited:
      'Segel menyebut beacon publik, dan menurut kasino beacon itu tidak diperoleh tepat waktu; siapa pun dapat memeriksa apakah beacon itu diumumkan.',
    missed: '{patrons:count} pemain lagi terlambat atau tidak mendapat tempat, dan itu tercatat.',
    beacon: 'Nilai beacon dan tanda tangannya ada di setiap putaran yang dibuka, dan ikut diverifikasi.',
    seed: 'Seed urutan publik: <hash>seed</hash>',
  },
  own: {
    title: 'Bagian Anda',
    noneAlone: 'Aplikasi Anda menarik nilai saat Anda menekan Bagikan.',
    none: 'Anda tidak hadir saat shoe ini dipotong. Aplikasi Anda ikut otomatis di shoe berikutnya.',
    coup: 'Putaran {shoe:number}.',
    shoe: 'Shoe {shoe:number}.',
    standing: {
      alone: 'Dikirim bersama Bagikan.',
      offered: 'Hash-nya sedang dikirim ke meja.',
      bound: 'Aplikasi Anda terikat padanya: meja memegang hash-nya, dan tidak ada yang tahu nilainya.',
      told: 'Sudah diumumkan, pemotongan belum diputuskan.',
      in: 'Shoe dipotong dengan nilai ini.',
      'left-out':
        'Tidak dipakai: aplikasi Anda mendaftar, tetapi tidak ada di daftar meja. Shoe ini tidak dipotong dengannya.',
      unused: 'Tidak terpakai: percobaannya gagal, atau selesai tanpanya.',
      missed: {
        late: 'Tidak ikut: nilai sudah mulai diumumkan. Ini tercatat bersama shoe, dan Anda boleh ikut di shoe berikutnya.',
        full: 'Tidak ikut: tidak ada tempat lagi di daftar. Ini tercatat bersama shoe, dan Anda boleh ikut di shoe berikutnya.',
        unknown: 'Tidak ikut: terlambat. Ini tercatat bersama shoe, dan Anda boleh ikut di shoe berikutnya.',
      },
      refused: {
        'not-cutting': 'Tidak diterima: kartu sedang tidak dipotong.',
        'already-cut': 'Tidak diterima: Anda sudah ikut memotong.',
        'cut-full': 'Tidak diterima: tidak ada tempat lagi untuk memotong.',
        'wrong-value': 'Tidak diterima: ini bukan nilai yang hash-nya Anda kirim.',
        'barred-from-cut':
          'Tidak diterima: nilai Anda tidak masuk pada pemotongan ini. Anda boleh ikut lagi di shoe berikutnya.',
        'table-paused': 'Tidak diterima: meja sedang jeda.',
        suspended: 'Tidak diterima: akun Anda ditangguhkan.',
        unknown: 'Tidak diterima.',
      },
    },
    value: 'Nilai Anda',
    hash: 'Hash-nya, diumumkan lebih dulu',
    list: 'Daftar yang memuatnya',
  },
  bring: {
    title: 'Kirim nilai Anda sendiri',
    phrase: 'Sebuah frasa, apa saja',
    made: 'Dijadikan 32 bita dengan SHA-256',
    fresh: 'dengan bita acak baru <small>tidak ada yang dapat menebaknya</small>',
    alone:
      'frasa saja <small>siapa pun dapat membuatnya lagi, dan kasino yang menebak frasa itu diuntungkan</small>',
    bytes: 'Bita acak',
    value: 'Nilainya',
    typeFirst: 'Ketik frasa dulu',
    use: { deck: 'Pakai untuk dek berikutnya', shoe: 'Pakai untuk shoe berikutnya' },
    waits: {
      deck: '<hash>nilai</hash> menunggu dek berikutnya.',
      shoe: '<hash>nilai</hash> menunggu shoe berikutnya.',
    },
  },
  check: {
    titleCoup: 'Putaran lalu',
    titleRound: 'Putaran lalu',
    noneCoup: 'Belum ada putaran yang selesai. Tiap putaran dapat diverifikasi begitu selesai.',
    noneRound: 'Belum ada putaran shoe ini yang selesai. Tiap putaran dapat diverifikasi begitu selesai.',
    every: 'Verifikasi setiap putaran otomatis',
    unanswered:
      'Kasino tidak membukanya: {why} Bahwa ini tidak dapat diverifikasi tidak membuktikan apa pun.',
    coup: {
      check: 'Verifikasi putaran {shoe:number}',
      holds:
        '<strong>Putaran {shoe:number} cocok dengan segel.</strong> {steps:count} langkah verifikasi, semuanya dijalankan di perangkat ini.',
      fails: 'Putaran {shoe:number} tidak cocok: {step}',
    },
    round: {
      check: 'Verifikasi putaran {round:number} dari shoe {shoe:number}',
      holds:
        '<strong>Putaran {round:number} dari shoe {shoe:number} cocok dengan segel.</strong> {steps:count} langkah verifikasi, semuanya dijalankan di perangkat ini.',
      fails: 'Putaran {round:number} dari shoe {shoe:number} tidak cocok: {step}',
    },
    save: 'Simpan putaran',
    full: 'Lihat selengkapnya',
    todo: {
      stop: 'Jangan bertaruh lagi di meja ini.',
      save: 'Simpan filenya sekarang. Itu bukti Anda: yang sudah diumumkan kasino tidak dapat dibuat cocok lagi.',
      ask: 'Minta orang lain memverifikasinya dengan verifikator lain, dan minta penjelasan kasino.',
    },
    saveEvidence: 'Simpan bukti',
  },
  step: {
    answer: 'Jawaban',
    noRound: 'Yang dikirim kasino bukan putaran yang dibuka. {fault}',
    wholeShoe: 'Yang dikirim kasino bukan putaran yang dibuka, melainkan seluruh shoe.',
    seen: 'Yang tampil di meja',
    otherRound:
      'Ini putaran {round:number} dari shoe {shoe:number} di {table}; yang diminta putaran {wantedRound:number} dari shoe {wantedShoe:number}.',
    notSeen: 'Ini putaran yang diminta. Kartunya tidak terlihat di sini.',
    differs: {
      player:
        'Di meja tampil {shown} untuk Player, yang dibuka {opened}. Jika putaran ini sudah dikoreksi petugas, itulah sebabnya.',
      banker:
        'Di meja tampil {shown} untuk Banker, yang dibuka {opened}. Jika putaran ini sudah dikoreksi petugas, itulah sebabnya.',
    },
    nothing: 'tidak ada',
    same: 'Kartu yang dibuka adalah kartu yang Anda lihat di meja, pada kedua sisi.',
    told: 'Yang diterima jendela ini',
    toldBefore: 'Ini komitmen yang diterima jendela ini sebelum taruhan pertama shoe.',
    toldIn: 'Ini komitmen yang diterima jendela ini di putaran {round:number}.',
  },
});
