// The page that checks an opened shoe or round, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/verify.ts';

export default translation<typeof en>()({
  title: 'Verifikasi kocokan',
  lead: 'Masukkan shoe atau putaran yang sudah selesai, seperti yang diumumkan meja. Semua dihitung di perangkat ini, dan file tidak dikirim ke mana pun.',
  file: {
    title: 'File',
    ways: 'Letakkan di sini, pilih, atau tempelkan teksnya.',
    choose: 'Pilih file',
    sample: 'Coba contoh',
    sampleName: 'shoe.json, contoh',
    drop: 'Lepaskan',
    paste: 'Tempel teks',
    pasted: 'Teks file',
    pastedName: 'Teks yang ditempel',
    check: 'Verifikasi teks',
  },
  note: {
    fetching: 'Mengambil dari kasino …',
    fault: 'Kasino tidak memberikannya: {why} File yang Anda simpan tetap dapat diverifikasi.',
    refused: '<strong>{file} tidak dapat diverifikasi.</strong> {why}',
  },
  refused: {
    empty: 'Isinya kosong.',
    large: 'Jauh lebih besar dari shoe mana pun.',
    notJson:
      'Ini bukan JSON. Pilih file seperti yang diberikan meja, dari kurung kurawal pertama sampai terakhir; teks putaran atau halaman yang disimpan browser tidak dapat diverifikasi.',
    kind: 'Ini JSON, tetapi bukan shoe atau putaran yang dibuka: bidang “kind” menyatakannya, dan bidang itu tidak ada.',
    shape:
      'Tidak dapat dibaca seperti adanya. {fault} Jika kasino mengirimnya begini, itu cukup alasan untuk bertanya.',
  },
  known: {
    title: 'Yang Anda ketahui selain itu',
    commitment:
      '<strong>Komitmen</strong> seperti tampil di meja sebelum taruhan pertama: maka urutan sudah tetap waktu itu.',
    value:
      '<strong>Nilai Anda sendiri</strong>, jika Anda memotong shoe ini: maka kasino tidak mungkin memilih urutannya.',
    list: '<strong>Daftar yang Anda lihat</strong>, hash-nya, dari sebelum nilai diumumkan: maka tidak ada yang dikeluarkan.',
    digits: '64 digit, 0 sampai 9 dan a sampai f',
    wrong:
      'Ini {characters:number} karakter, bukan 64 digit dari 0 sampai 9 dan a sampai f: tidak dibandingkan.',
  },
  what: {
    round: 'Putaran {round:number} dari shoe {shoe:number} di {table}',
    shoe: 'Seluruh shoe {shoe:number} di {table}, {rounds:count} putaran',
  },
  headline: {
    shoe: {
      dealt: 'Dibagikan sesuai segel',
      sealed: 'Dibagikan sesuai segel, dan disegel sebelum Anda melihatnya',
      notChosen: 'Dibagikan sesuai segel, dan tidak dipilih kasino',
    },
    round: {
      dealt: 'Putaran ini dibagikan sesuai segel',
      sealed: 'Putaran ini dibagikan sesuai segel, dan disegel sebelum Anda melihatnya',
      notChosen: 'Putaran ini dibagikan sesuai segel, dan tidak dipilih kasino',
    },
  },
  proof: {
    unasked: 'Belum diperiksa.',
    open: 'Tidak dapat dibuktikan.',
    shoe: 'Kartunya lengkap, tidak ada yang ditukar, dan dibagikan menurut aturan dalam urutan dari segel dan nilai.',
    round:
      'Kartu putaran ini tersegel dalam shoe, dan dibagikan menurut aturan dari tempat yang ditentukan seed. Sisa shoe terlihat setelah selesai.',
    fixed: 'Kasino mengunci urutan dan nilainya sendiri sebelum Anda melihat komitmen.',
    fixedUnasked:
      'Apakah urutan sudah tetap sebelum siapa pun bertaruh: untuk memeriksanya, masukkan komitmen yang Anda lihat sebelum taruhan pertama.',
    beacon:
      'Tidak ada yang memilih urutan: beacon publik menentukannya setelah segel dan daftar. Ini berlaku jika Anda memang melihat keduanya sebelum beacon diumumkan.',
    beaconUnasked:
      'Apakah urutan ditentukan beacon publik tanpa dipilih siapa pun: untuk memeriksanya, masukkan komitmen dan daftar yang sudah Anda lihat sebelum nilai beacon diumumkan; tanpa itu, kapan keduanya dikunci hanya menurut keterangan kasino.',
    chosen: 'Bagi Anda: kasino tidak memilih urutan, karena tidak mungkin tahu nilai Anda saat menyegel.',
    chosenUnasked:
      'Apakah kasino memilih urutan: untuk memeriksanya, masukkan nilai yang Anda kirim sendiri. Bagi orang lain semua nilai bisa saja milik kasino, dan file ini hanya membuktikan bahwa kasino sudah terikat sebelumnya.',
    chosenOpen:
      'Apakah kasino memilih urutan: tidak ada pemain yang mengirim nilai, dan kasino tahu kedua bagiannya.',
    list: 'Tidak ada yang dikeluarkan atau ditambahkan setelah nilai diumumkan.',
    listUnasked:
      'Apakah ada yang dikeluarkan setelah nilai diumumkan: untuk memeriksanya, masukkan daftar yang disimpan aplikasi Anda.',
    listOpen: 'Apakah ada nilai yang dibuang: hanya yang hadir dan melihat daftar yang tahu.',
  },
  failed: {
    title: 'Tidak cocok: {step}',
    advice:
      'Jika file ini langsung dari kasino, simpanlah: ini bukti, dan tidak ada yang dapat membuatnya cocok lagi. Jangan bertaruh lagi di sana, minta orang lain memverifikasinya dengan verifikator lain, dan minta penjelasan kasino. Jika file ini dari orang lain, ambil dulu dari kasino.',
    save: 'Simpan file',
  },
  steps: {
    title: 'Langkah demi langkah',
    holds: 'cocok',
    fails: 'tidak cocok',
    unasked: 'belum diperiksa',
    compared: 'Yang dibandingkan',
  },
  replay: {
    title: 'Putar ulang kartu',
    none: 'Tidak ada putaran yang dibagikan dari shoe ini.',
    fails: 'Menurut isi file; satu langkah verifikasi tidak cocok.',
    round: 'Putaran {round:number}',
    choice: 'Putaran',
    option: 'Putaran {round:number} · {result}',
    before: 'Sebelumnya',
    next: 'Berikutnya',
    hand: { player: 'Kartu Player', banker: 'Kartu Banker' },
    card: 'kartu {place:number}',
    sealed: 'segel {place:number}',
  },
  hash: {
    less: 'Ringkas',
    more: 'Tampilkan semua',
    copied: 'Disalin.',
    notCopied: 'Browser tidak mengizinkan halaman ini menyalin. Pilih digitnya dan salin sendiri.',
  },
  evidence: {
    commitment: 'komitmen',
    rootOfCards: 'akar kartu',
    rootInSeal: 'akar dalam segel',
    card: 'kartu {card:number}',
    cardIs: '{card}, tempat segel {place:number}, {hashes:count} hash ke akar',
    nonce: 'nonce kartu {card:number}',
    leaf: 'daun kartu {card:number}',
    houseValue: 'nilai kasino',
    houseHash: 'hash-nya',
    hashInSeal: 'hash dalam segel',
    inList: 'pemain dalam daftar',
    rootOfList: 'akar daftar',
    rootOfValues: 'akar nilai',
    attempt: 'percobaan {attempt:number}',
    attemptIs: '{patrons:count} pemain, {withheld:number} ditahan, akar {root}',
    missed: 'terlambat atau tidak mendapat tempat',
    list: 'daftar pemotongan',
    listOfAttempt: 'daftar percobaan {attempt:number}',
    beacon: 'beacon',
    beaconIs: '{name}, putaran {round}',
    value: 'nilainya',
    signature: 'tanda tangannya',
    seed: 'seed',
    digest: 'digest',
    toldFirst: 'pemain {patron}, diumumkan lebih dulu',
    toldFirstInAttempt: 'percobaan {attempt:number}, pemain {patron}, diumumkan lebih dulu',
    notNeeded: 'tidak ada, dan tidak diperlukan',
    valueOf: 'pemain {patron}, nilai',
    valueOfInAttempt: 'percobaan {attempt:number}, pemain {patron}, nilai',
    withheld: 'ditahan',
    none: 'tidak ada',
  },
});
