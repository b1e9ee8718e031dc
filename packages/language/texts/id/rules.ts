// The rules and the paytable of a room, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/rules.ts';

export default translation<typeof en>()({
  title: {
    names: 'Nama di ruang ini',
    coup: 'Cara kartu dibagikan',
    otherNames: 'Nama lain yang mungkin Anda temui',
    alone: 'Meja Anda sendiri',
    squeeze: 'Squeeze',
    seats: 'Kursi dan giliran membagikan',
    payouts: 'Pembayaran setiap taruhan',
    settlement: 'Taruhan dikembalikan, komisi, beberapa kemenangan sekaligus',
    limits: 'Batas dan penerimaan taruhan',
    deck: 'Dek',
    shoe: 'Shoe',
    fairness: 'Kocokan yang dapat diverifikasi',
    leaving: 'Meninggalkan meja, dan jika ada gangguan',
    roads: 'Papan skor',
  },
  advantage: {
    about:
      'Yang rata-rata disimpan kasino, dihitung eksak dari setiap kemungkinan pembagian shoe penuh <strong>{decks:words} dek</strong>.',
    waits: 'Menghitung …',
    title: 'Keunggulan kasino tiap taruhan',
    bet: 'Taruhan',
    same: 'sama',
    resolved:
      'Taruhan yang diputuskan adalah taruhan yang menang atau kalah. Jika taruhan kadang kembali utuh, seperti pada kedua sisi saat seri, porsi dari taruhan yang diputuskan lebih besar: permainannya sama, hanya dihitung dari taruhan yang lebih sedikit. Banyak panduan mencetak angka itu.',
    averages:
      'Ini rata-rata dari sangat banyak putaran, dan tidak mengatakan apa pun tentang putaran berikutnya.',
  },
  alone: {
    deal: 'Meja ini hanya untuk Anda. Tidak ada batas waktu, dan kartu tidak dibagikan sebelum Anda menekan Bagikan.',
    chips:
      'Klik pada kotak menambah chip yang dipilih; Shift-klik, atau tekan lama di layar sentuh, mengambil chip teratas. Tumpukan disusun ulang dengan chip terbesar di bawah. Chip boleh diganti kapan saja.',
    odds: 'Kartu berasal dari generator yang sama, dengan aturan dan peluang yang sama seperti di semua meja lain.',
    exit: 'Keluar membawa Anda ke daftar meja, setelah putaran selesai.',
  },
  basis: 'keunggulan: {decks:count} dek penuh',
  bestReturn: {
    waits: 'Pengembalian terbaik meja ini sedang dihitung …',
    found:
      'Pengembalian terbaik meja ini rata-rata <strong>{share:percent}</strong> dari taruhan, pada {bet}: eksak, {decks:count} dek penuh, termasuk putaran seri. Semua taruhan lain di sini mengembalikan lebih sedikit.',
    mode: { traditional: '{bet} dengan komisi', 'no-commission': '{bet} tanpa komisi' },
  },
  coup: {
    hands:
      'Dua tangan dibagikan, {player} dan {banker}; pemain bertaruh pada salah satunya, atau pada apa yang akan terjadi dengan kartunya.',
    handsAlone:
      'Dua tangan dibagikan, {player} dan {banker}; Anda bertaruh pada salah satunya, atau pada seri.',
    values:
      'As bernilai 1, dua sampai sembilan sesuai angkanya, sepuluh dan kartu gambar 0; jenis kartu hanya berarti untuk Pair Sempurna. Nilai tangan adalah digit terakhir jumlahnya: 8 dan 9 menjadi 7. Nilai tidak pernah melewati 9, jadi tidak ada tangan yang gugur.',
    faceUp: 'Kartu dibagikan ke {player}, {banker}, {player}, {banker}, terbuka.',
    faceDown: 'Kartu dibagikan ke {player}, {banker}, {player}, {banker}, tertutup.',
    natural: 'Jika salah satu tangan bernilai 8 atau 9 dengan dua kartu, yaitu natural, keduanya stand.',
    playerDraws:
      'Jika tidak, {player} tambah kartu ketiga pada 0 sampai 5 dan stand pada 6 dan 7, seperti di tabel pertama.',
    bankerDraws:
      'Jika {player} stand, {banker} tambah kartu pada 0 sampai 5 dan stand pada 6 dan 7. Jika {player} tambah kartu, {banker} mengikuti nilai kartu ketiga {player}, seperti di tabel kedua.',
    higher:
      'Nilai yang lebih tinggi menang. Natural mengalahkan tangan lain hanya karena nilainya; nilai yang sama berarti seri.',
  },
  draw: {
    ofPlayer:
      'Nilai {player} dengan dua kartu. <strong>T</strong> tambah kartu, <strong>S</strong> stand, <strong>N</strong> natural: tidak ada yang tambah kartu.',
    ofPlayerAlone:
      'Nilai {player} dengan dua kartu. <strong>T</strong> tambah kartu, <strong>S</strong> stand.',
    ofBanker:
      'Nilai {banker} dengan dua kartu, dan nilai kartu ketiga {player}. <strong>T</strong> tambah kartu, <strong>S</strong> stand.',
    score: 'Nilai',
    none: 'tidak ada',
    stood: '{player} stand',
    letter: { draws: 'T', stands: 'S', natural: 'N' },
    spoken: { draws: 'tambah kartu', stands: 'stand', natural: 'natural' },
    inForce: { draws: 'tambah kartu, berlaku sekarang', stands: 'stand, berlaku sekarang' },
  },
  englishPrevails: 'Ini terjemahan. Jika berbeda, teks bahasa Inggris yang berlaku.',
  showEnglish: 'Tampilkan teks bahasa Inggris',
  showTranslation: 'Kembali ke {language}',
  fairness: {
    byPerson:
      'Dealer membagikan kartu di depan Anda. Urutan kartu tidak diketahui siapa pun sebelumnya, jadi tidak ada yang disegel.',
    deck: {
      sealed:
        'Kasino mengocok dek dan menyegel urutannya sebelum siapa pun boleh bertaruh. Segel di meja mewakili urutan itu tanpa membocorkannya.',
      opened:
        'Setelah putaran selesai, kartunya dibuka; setelah dek selesai, semuanya dibuka. Keduanya dapat langsung diverifikasi di perangkat Anda sendiri.',
    },
    shoe: {
      sealed:
        'Kasino mengocok shoe dan menyegel urutannya sebelum siapa pun boleh bertaruh. Segel di meja mewakili urutan itu tanpa membocorkannya.',
      opened:
        'Setelah putaran selesai, kartunya dibuka; setelah shoe selesai, semuanya dibuka. Keduanya dapat langsung diverifikasi di perangkat Anda sendiri.',
    },
    cutAlone:
      'Aplikasi Anda menambahkan nilainya sendiri bersama Bagikan. Dari segel dan kedua nilai lahir urutan kedua yang publik: kasino tidak mungkin memilih apa yang dibagikan.',
    cut: 'Lalu para pemain memotong: aplikasi tiap pemain menambahkan satu nilai. Dari segel dan semua nilai lahir urutan kedua yang publik. Dengan satu saja pemotong yang bukan orang kasino, kasino tidak mungkin memilih apa yang dibagikan.',
    houseAlone:
      'Jika tidak ada pemain yang menambahkan nilai, kasino memotong sendiri, dan segel menyatakannya. Maka yang terbukti hanya ini: urutan sudah tetap sebelum siapa pun bertaruh.',
    check: 'Verifikasi kocokan',
  },
  language: {
    plain: 'Teks bahasa Inggris yang berlaku.',
    ownNames: 'Teks bahasa Inggris yang berlaku; terjemahan nama hanya label.',
  },
  leaving: {
    waits:
      'Anda tidak dapat pergi di tengah putaran Anda sendiri: Anda keluar dengan sendirinya setelah taruhan Anda diselesaikan.',
    lost: 'Koneksi yang terputus atau jendela yang ditutup tidak menghentikan putaran. Taruhan yang sudah dikonfirmasi tetap sah dan diselesaikan; riwayat permainan mencatatnya. Taruhan yang belum dikonfirmasi hilang dari meja.',
    back: 'Saat kembali, Anda melihat meja persis seperti keadaannya, termasuk taruhan Anda.',
    seat: 'Kursi Anda disimpan untuk sementara, dan shoe berjalan tanpa Anda.',
    paused:
      'Gangguan dapat menjeda putaran. Putaran dilanjutkan dari tempatnya berhenti, atau dibatalkan dan semua taruhannya dikembalikan.',
    cancelled: 'Putaran yang dibatalkan tetap ada di riwayat permainan, dengan tanda.',
  },
  limits: {
    each: 'Batas berlaku per pemain dan per putaran, untuk tiap taruhan, seperti tercetak di atas.',
    oneMain:
      'Dalam satu putaran Anda boleh bertaruh pada salah satu dari {player}, {banker}, dan {tie}, bukan dua.',
    ofPatron:
      'Batas selisih per pemain: selisih taruhan Anda di {player} dan di {banker} paling banyak {limit:coins}. Dengan taruhan di satu sisi, sisi lain menerima sebanyak itu ditambah batas tersebut, sampai maksimumnya.',
    ofTable:
      'Batas selisih meja: selisih taruhan semua pemain di {player} dan di {banker} paling banyak {limit:coins}. Taruhan di satu sisi memberi ruang di sisi lain; meja menampilkan berapa yang masih terbuka.',
    together:
      'Taruhan yang dikonfirmasi bersama diterima atau ditolak bersama, dengan satu alasan yang menyebut apa yang perlu diubah.',
    clock: 'Hanya jam server yang menentukan apakah taruhan tepat waktu.',
    byHand:
      'Hanya yang Anda konfirmasi yang dipasang. Chip yang belum dikonfirmasi saat taruhan ditutup kembali kepada Anda.',
    atClose:
      'Chip yang belum dikonfirmasi dipasangkan untuk Anda pada saat terakhir sebelum taruhan ditutup. Jika di pengaturan Anda memilih mengonfirmasi setiap taruhan sendiri, chip itu kembali kepada Anda. Layar menampilkan mana yang berlaku.',
    until: 'Beberapa taruhan ditutup setelah putaran tertentu dalam shoe dan dibuka lagi di shoe berikutnya.',
  },
  otherName: {
    player: { ours: 'Player', others: 'Punto, Pemain' },
    banker: { ours: 'Banker', others: 'Banco, bank' },
    tie: { ours: 'Seri', others: 'Tie, égalité, standoff: taruhan ketiga' },
    natural: { ours: 'Natural', others: '“kings” di beberapa panduan: 8 atau 9 dengan dua kartu' },
    jack: { ours: 'Jack', others: 'knight di beberapa panduan: bernilai 0 seperti semua kartu gambar' },
    game: { ours: 'Permainan', others: 'bakarat, baccarat, punto banco' },
  },
  history: 'Asal-usul permainan',
  payout: {
    forOne:
      'Pembayaran dicetak termasuk taruhan: 9 kali berarti taruhan kembali ditambah delapan kalinya. Angka di luar taruhan ada di sampingnya.',
    toOne:
      'Pembayaran dicetak di luar taruhan: 8:1 mengembalikan taruhan ditambah delapan kalinya. Angka termasuk taruhan ada di sampingnya.',
    edge: 'Keunggulan kasino adalah porsi rata-rata kasino dari setiap taruhan, termasuk putaran seri, dari setiap kemungkinan pembagian {decks:count} dek penuh. Jika taruhan dapat dikembalikan, porsi per taruhan yang diputuskan, tanpa seri, ada di sampingnya.',
    limits: 'Batas',
    fromTo: '{min:coins} – {max:coins}',
    houseEdge: 'Keunggulan kasino, termasuk putaran seri',
    perResolved: 'per taruhan yang diputuskan, tanpa seri',
    open: 'Dibuka',
    rounds: 'putaran 1 – {until:number} dalam shoe',
    lessCommission: 'potong {rate:rate} dari kemenangan',
    plainName: '({name})',
  },
  page: {
    title: 'Aturan dan pembayaran',
    waits: 'Tiap meja punya batas sendiri. Batas ditampilkan begitu kasino menjawab.',
    table: 'Meja',
  },
  roads:
    'Papan skor mencatat yang sudah lewat, bukan ramalan. Setiap putaran dibagikan dari urutan yang sudah tetap, apa pun hasil sebelumnya.',
  seats: {
    count:
      'Meja ini punya {n:words} kursi: {seats:items}. Yang duduk boleh bertaruh; siapa pun boleh menonton.',
    behind:
      'Tanpa kursi, atau dengan kursi, Anda boleh mengikuti kursi yang pemainnya mengizinkan: saat taruhan ditutup, jumlah Anda dipasang pada {player}, {banker}, dan {tie}, masing-masing jika kursi itu bertaruh di sana, sebagai taruhan Anda sendiri. Yang tidak diizinkan saldo atau batas dilewati, dan Anda diberi tahu.',
    behindEnds:
      'Anda berhenti mengikuti saat Anda menghendakinya, setelah jumlah putaran atau total yang Anda pilih, saat kursi ditinggalkan atau tidak mengizinkan lagi, dan setelah Anda pergi selama kursi disimpan. Semua orang melihat berapa yang mengikuti kursi dan dengan jumlah berapa, tidak siapa orangnya.',
    inTurn:
      'Kursi membagikan bergiliran. Kursi berikutnya ditawari shoe dan menerima atau menolak dalam {seconds:words} detik. Kursi kosong dan yang menolak dilewati. Jika tidak ada yang mau, kasino membagikan.',
    deal: 'Setelah taruhan ditutup, pemegang shoe menekan Bagikan. Setelah {seconds:words} detik kasino yang melakukannya.',
    tiePasses:
      'Pemegang shoe boleh bertaruh, biasanya pada {banker}. Shoe tetap selama {banker} menang, dan berpindah saat {player} menang. Pada hasil {tie}, shoe berpindah.',
    tieStays:
      'Pemegang shoe boleh bertaruh, biasanya pada {banker}. Shoe tetap selama {banker} menang, dan berpindah saat {player} menang. Pada hasil {tie}, shoe tetap.',
    byPerson: 'Dealer membagikan kartu saat pemegang shoe menekan Bagikan.',
    corrected:
      'Putaran yang dibatalkan tidak memindahkan shoe. Putaran yang dikoreksi memindahkannya menurut hasil koreksi, mulai tawaran berikutnya.',
    thirdCards:
      'Kartu ketiga ditentukan dan diumumkan kasino: “{player} tambah kartu”, “{banker} stand”. Siapa pun yang membagikan, kartunya tidak berubah.',
    kept: 'Kursi pemain yang pergi disimpan {seconds:words} detik; selama meja jeda, waktu itu tidak berjalan.',
    givenUp: 'Kursi dilepas setelah {rounds:words} putaran tanpa taruhan. Anda diberi tahu sebelumnya.',
  },
  settlement: {
    push: 'Saat seri, taruhan di {player} dan {banker} dikembalikan utuh.',
    commission:
      'Komisi dipotong otomatis dari kemenangan di {banker}. Mutasi saldo menampilkan pembayaran, dan komisi di baris sendiri.',
    mode: 'Tiap pemain memilih mode komisi untuk satu putaran. Taruhan yang dikonfirmasi tetap dalam mode saat dikonfirmasi.',
    each: 'Tiap taruhan diselesaikan secara terpisah. Beberapa taruhan dapat menang dalam satu putaran, dan semua yang menang dibayar.',
    pairs:
      'Salah Satu Pair dan Pair Sempurna dibayar sekali, juga jika kedua tangan mendapatkannya. Pair Sempurna juga sebuah pair, jadi keduanya menang.',
    bonus:
      'Pada taruhan bonus, menang dengan natural dibayar 1:1 dan pada seri antara dua natural taruhan dikembalikan; pada seri lainnya taruhan kalah.',
    exact: 'Taruhan harus kelipatan {step:coins}, sehingga setiap pembayaran tepat.',
    rounded:
      'Taruhan harus kelipatan {step:coins}. Jika pembayaran tidak tepat, pembayaran dibulatkan ke bawah dan komisi ke atas sampai seperseratus koin.',
  },
  shoe: {
    everyCoup:
      '{decks:count} dek berisi 52 kartu tanpa joker, dikocok ulang untuk setiap putaran. Tanpa cut card, tanpa putaran terakhir.',
    everyShoe:
      '{decks:count} dek berisi 52 kartu tanpa joker, seluruhnya {cards:number} kartu, dikocok untuk setiap shoe.',
    burn: {
      'courts-ten':
        'Dari shoe baru satu kartu ditarik terbuka, lalu sebanyak nilainya kartu dibuang: as 1, sepuluh dan kartu gambar 10.',
      'courts-eleven-up':
        'Dari shoe baru satu kartu ditarik terbuka, lalu sebanyak nilainya kartu dibuang: as 1, jack 11, queen 12, king 13.',
      none: 'Tidak ada kartu yang dibuang.',
    },
    cutCard: {
      finish:
        'Cut card terletak {cards:number} kartu dari akhir. Putaran saat cut card keluar adalah yang terakhir dalam shoe. Putaran terakhir diumumkan begitu diketahui.',
      'finish-plus-one':
        'Cut card terletak {cards:number} kartu dari akhir. Putaran saat cut card keluar dibagikan sampai selesai, lalu satu putaran lagi; jika keluar sebelum kartu pertama suatu putaran, putaran itulah yang terakhir. Putaran terakhir diumumkan begitu diketahui.',
    },
    fixed:
      'Urutan shoe sudah tetap sebelum taruhan pertamanya. Tidak ada taruhan, pemain, atau hasil yang mengubahnya.',
    fixedDeck:
      'Urutan dek sudah tetap sebelum taruhan pertamanya. Tidak ada taruhan, pemain, atau hasil yang mengubahnya.',
  },
  squeeze: {
    who: 'Kartu dibagikan tertutup. Kartu suatu sisi dibuka oleh pemain dengan taruhan terbesar di sisi itu; jika sama, yang lebih dulu dikonfirmasi.',
    time: 'Tersedia {seconds:words} detik untuk tiap kartu. Setelah itu kartu terbuka sendiri. Tangan tanpa taruhan dibuka oleh kasino.',
    seen: 'Selama di-squeeze, hanya pemain itu yang melihat muka kartu, dan baru setelah taruhan ditutup. Yang lain melihat punggung kartu bergerak.',
    left: 'Yang pergi kehilangan hak ini, dan kartunya terbuka sendiri.',
    byPerson:
      'Dealer membuka kartu yang tidak boleh di-squeeze siapa pun. Kartu yang terlihat lebih awal dicatat demikian dan langsung ditampilkan kepada semua orang.',
    early:
      'Kartu yang tak sengaja terlihat lebih awal tidak mengubah apa pun, selama hasilnya tidak berubah.',
  },
});
