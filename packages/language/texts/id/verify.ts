// The page that checks an opened shoe or round, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/verify.ts';

export default translation<typeof en>()({
  title: 'Verifikasi kocokan',
  lead: 'Masukkan shoe atau putaran yang sudah selesai, seperti yang diumumkan meja, atau riwayat permainan Anda sebagai JSON. Semua dihitung di perangkat ini, dan file tidak dikirim ke mana pun.',
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
    kind: 'Ini JSON, tetapi bukan shoe atau putaran yang dibuka dan bukan riwayat permainan: bidang “kind” menyatakannya, dan bidang itu tidak ada.',
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
  record: {
    what: 'Riwayat permainan, {rounds:count} putaran',
    headline: 'Semua baris cocok',
    advice:
      'Jika file ini langsung dari kasino, simpanlah: ini bukti. Minta orang lain memverifikasinya dengan verifikator lain, dan minta penjelasan kasino.',
    proof: {
      settled:
        'Semua baris saling cocok: kartu yang dicatat memberi hasilnya, dan setiap taruhan dibayar sampai satuan terkecil menurut definisi dengan hash-nya atau menurut aturan.',
      cards: 'Kartu yang dicatat memang ada dalam shoe yang disegel, seperti ditunjukkan bukti putaran.',
      cardsUnasked:
        'Bahwa kartu yang dicatat ada dalam shoe yang disegel: untuk itu, verifikasi putaran dari riwayat permainan selama buktinya diumumkan.',
      definitions:
        'Bahwa taruhan membayar sama ketika Anda bertaruh: untuk itu, bandingkan hash definisinya dengan yang dimiliki meja waktu itu.',
      stakes:
        'Bahwa taruhan ini dipasang dan tidak ada yang hilang: riwayat tidak ditandatangani siapa pun. Anda tahu apa yang Anda pertaruhkan.',
    },
    title: {
      definitions: 'Definisi',
      results: 'Hasil',
      bets: 'Taruhan',
      sums: 'Jumlah',
      opened: 'Kartu yang dibuka',
    },
    lines: {
      title: 'Baris demi baris',
      round: 'Shoe {shoe:number}, putaran {round:number} di {table}',
      definition: 'definisi {hash}',
      more: 'Ditampilkan 100 dari {rounds:number} putaran, yang barisnya salah lebih dulu.',
    },
    sentence: {
      'in-round': 'Putaran {round:number} shoe {shoe:number} di {table} ({path}):',
      'in-bet': 'Putaran {round:number} shoe {shoe:number} di {table}, {bet} ({path}):',
      'more-lines': 'Masih ada {lines:count} baris salah pada langkah ini.',
      'definitions-hold':
        '{bets:count} definisi: yang menentukan pembayaran, di-hash lagi, memberi hash yang disebut riwayat.',
      'definition-differs':
        'Definisi {bet}, di-hash lagi, memberi {made}, sedangkan dalam file ada di bawah {told}: definisi diubah.',
      'results-hold':
        '{rounds:count} putaran: kartu yang dicatat sesuai aturan penarikan dan memberi hasil yang dicatat.',
      'result-not-dealt': 'aturan penarikan tidak membagikan kartu ini.',
      'result-differs': 'kartu memberi hasil lain daripada yang dicatat.',
      'result-without-cards': 'taruhan dikembalikan, tetapi hasil tetap dicatat.',
      'bets-hold':
        '{bets:count} taruhan: kemenangan, komisi dan pengembalian sesuai definisi atau aturan sampai satuan terkecil.',
      'bet-unknown': 'file tidak memiliki definisi dengan hash {hash}.',
      'bet-undefined':
        'disebut dibayar menurut “{schedule}”, yang bukan dari aturan, dan tidak ada definisi yang disebut.',
      'bet-of-another': 'disebut dibayar menurut “{schedule}”, yang tidak membayar taruhan ini.',
      'bet-too-large': 'tidak ada meja yang dapat membayar taruhan sebesar itu dengan tepat.',
      'bet-verdict': 'dicatat sebagai “{is}”, padahal “{right}”.',
      'bet-winnings': 'kemenangan dicatat {is:coins}, seharusnya {right:coins}.',
      'bet-commission': 'komisi dicatat {is:coins}, seharusnya {right:coins}.',
      'bet-return': 'pengembalian dicatat {is:coins}, seharusnya {right:coins}.',
      'sums-hold':
        '{rounds:count} putaran: jumlah taruhan dan pengembalian benar, dan saldo bergerak sebesar hasil bersih putaran.',
      'sum-staked': 'tercatat {is:coins} dipertaruhkan, padahal jumlahnya {right:coins}.',
      'sum-returned': 'tercatat {is:coins} dikembalikan, padahal jumlahnya {right:coins}.',
      'sum-balance': 'saldo bergerak {is:signed}, sedangkan hasil bersih {right:signed}.',
      'sum-correction': 'koreksi dicatat {is:signed}, sedangkan selisih kedua catatan {right:signed}.',
      'opened-hold': '{rounds:count} putaran: kartu yang dicatat adalah kartu dalam shoe yang disegel.',
      'opened-corrected':
        '{rounds:count} putaran dikoreksi kasino: kartu yang dibuka sesuai pembagian, dan koreksinya adalah pernyataan kasino.',
      'opened-broken': 'kartu yang dibuka tidak terbukti: verifikasi bukti putaran itu sendiri.',
      'opened-differs': 'kartu yang dicatat bukan kartu yang dibuka.',
      'opened-of-none': 'kartu yang dibuka dari putaran yang tidak dicatat di sini.',
      'unasked-opened':
        'File tidak memiliki kartu yang dibuka dari {rounds:count} putaran yang selesai: bahwa kartunya ada dalam shoe yang disegel terlihat dari bukti putaran.',
      'unasked-schedule':
        '{bets:count} taruhan dicatat oleh rilis lama, yang tidak menyimpan dasar pembayarannya.',
    },
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
