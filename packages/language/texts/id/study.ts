// The study page, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/study.ts';

export default translation<typeof en>()({
  title: 'Studi',
  lead: '<strong>Peluang eksak dari sisa shoe adalah untuk studi, simulasi, dan putaran yang sudah selesai, bukan bantuan saat bermain.</strong> Halaman ini tidak mengikuti meja mana pun; semua dihitung di perangkat ini, dengan atau tanpa koneksi.',
  bets: 'Taruhan, maksimum {most:number}',
  chance: { player: 'Player menang', tie: 'Seri', banker: 'Banker menang' },
  coup: {
    title: 'Satu putaran',
    turn: {
      none: 'Bagikan kartu untuk melihat peluang bergerak',
      complete: 'Putaran selesai',
      player: 'Kartu berikutnya untuk Player',
      banker: 'Kartu berikutnya untuk Banker',
    },
    hand: { player: 'Kartu Player', banker: 'Kartu Banker' },
    why: 'Mengapa',
    next: 'Mulai putaran berikutnya',
    dealAtRandom: 'Bagikan kartu acak',
    takeBack: 'Tarik kembali putaran',
    putAway: 'Singkirkan',
  },
  depth: {
    title: 'Sepanjang shoe',
    note: 'Keunggulan eksak sebelum setiap putaran dari shoe acak',
    lead: 'Tiap shoe dikocok dari seed, kartu dibuang, lalu dibagikan sampai cut card {cards:number} kartu dari akhir. Sebelum setiap putaran, peluang dari semua kartu yang belum terlihat dihitung. Rata-ratanya keunggulan tetap seperti awal; yang membesar adalah simpangan tiap shoe. Itulah sebabnya taruhan sampingan ditutup di awal shoe.',
    shoes: 'Shoe',
    seed: 'Seed',
    deal: 'Bagikan {shoes:count} shoe {ofDecks}',
    ofDecks: 'isi {decks:count} dek',
    stop: 'Stop',
    fault: 'Shoe tidak dapat dibagikan: {reason}. Muat ulang halaman saat ada koneksi.',
    notLoaded: 'programnya tidak termuat',
    progress: 'Shoe dibagikan',
    dealt: '{dealt:number} dari {shoes:number} shoe',
    done: '{shoes:count} shoe {ofDecks}, seed {seed}',
    openUntil: 'dibuka pada putaran 1 – {last:number}',
    key: {
      mean: 'rata-rata',
      band: 'sembilan dari sepuluh shoe',
      zero: 'tanpa keunggulan',
      until: 'ditutup mulai sini',
    },
    axis: 'Keunggulan kasino dalam % dari taruhan, per putaran',
    at: 'Putaran {round:number}: rata-rata {mean:percent}, dari {low:percent} sampai {high:percent}',
    table: 'Sebagai tabel',
    column: {
      round: 'Putaran',
      mean: 'Rata-rata',
      low: '5% di bawah',
      high: '5% di atas',
      favourable: 'Untung pemain',
      gain: 'Sebesar, bila untung',
      shoes: 'Shoe',
    },
    favourableAxis: 'Porsi shoe yang menguntungkan pemain, per putaran',
    gain: 'Taruhan satu hanya di putaran yang menguntungkan menang rata-rata {gain} per shoe.',
    gainUntil:
      'Taruhan satu hanya di putaran yang menguntungkan menang rata-rata {gain} per shoe, {open} di antaranya sampai putaran {until:number}.',
    none: 'Belum ada putaran.',
    spread:
      'Keunggulan {mean:percent} di putaran {first:number}; di putaran {last:number} satu dari sepuluh shoe ada di luar {low:percent} sampai {high:percent}.',
    favourable: '{share:percent} dari semua putaran menguntungkan pemain.',
    favourableUntil:
      '{open:percent} dari putaran sampai {until:number} menguntungkan pemain, {closed:percent} dari yang sesudahnya.',
  },
  edge: {
    title: 'Keunggulan kasino',
    ofCoup: 'Putaran ini, {cards:count} kartu keluar',
    ofNext: 'Putaran berikutnya dari {cards:number} kartu',
    share: 'Porsi dari',
    basis: { stake: 'Setiap taruhan, termasuk putaran seri', resolved: 'Hanya yang menang atau kalah' },
    odds: 'Peluang',
    of: { next: 'Putaran berikutnya', coup: 'Putaran ini' },
    tooFew: 'Sisa kartu terlalu sedikit: satu putaran dapat memakai enam. Kembalikan beberapa.',
    caption: {
      stake:
        'Dalam % dari setiap taruhan, termasuk putaran seri. Perubahan dalam poin terhadap shoe penuh {decks:count} dek.',
      resolved:
        'Dalam % dari taruhan yang menang atau kalah. Perubahan dalam poin terhadap shoe penuh {decks:count} dek.',
    },
    decided: 'Putaran sudah diputuskan: inilah hasil tiap taruhan.',
    favourable: {
      none: 'Tidak ada taruhan yang menguntungkan pemain.',
      other: '{n:count} dari {bets:number} menguntungkan pemain.',
    },
    favours: 'menguntungkan pemain',
    column: { bet: 'Taruhan', edge: 'Keunggulan', change: 'Perubahan', hit: 'Menang' },
    main: 'Keunggulan kasino putaran berikutnya, setiap taruhan, termasuk putaran seri',
    exact: {
      line: {
        'player-wins': 'Player menang',
        'banker-wins': 'Banker menang',
        tie: 'seri',
        pair: 'pair',
        'perfect-pair': 'pair sempurna',
      },
      wins: 'Menang, {line}',
      pushes: 'Dikembalikan',
      loses: 'Kalah',
      draws: 'Urutan pengambilan',
      expected: 'Nilai harapan dari taruhan 1',
      deviation: 'Simpangan baku',
    },
  },
  grid: {
    title: 'Kartu dalam shoe',
    card: '{card}, sisa {left:number} dari {decks:number}',
  },
  wrongAddress:
    'Alamat halaman ini tidak terbaca: ada kartu, taruhan atau pengaturan yang tidak mungkin. Gantinya, ini shoe penuh.',
  shoe: {
    title: 'Shoe',
    left: 'Sisa <strong>{left:number}</strong> dari {cards:number} kartu',
    decks: 'Dek',
    press: 'Menekan kartu',
    act: { strike: 'Coret', deal: 'Bagikan' },
    done: {
      strike: '{card} dicoret, sisa {left:number}',
      deal: '{card} dibagikan, sisa {left:number}',
      none: '{card}: sisa {left:number}',
      back: '{card} dikembalikan, sisa {left:number}',
      nothing: '{card}: tidak ada yang dikembalikan, sisa {left:number}',
    },
    tooFew:
      'Sisa {cards:count} kartu: satu putaran dapat memakai enam, jadi tidak ada peluang untuk putaran berikutnya.',
    keys: 'Shift atau tekan lama mengembalikan kartu. Tombol: panah, Enter, Backspace, <key>u</key> untuk urungkan.',
    undo: 'Urungkan',
    reset: 'Atur ulang',
  },
  third: {
    title: 'Kartu ketiga',
    rule: {
      R3: 'Empat kartu dibagikan sebelum ada aturan yang menambah',
      R4: 'Natural: keduanya stand',
      R5: 'Player tambah kartu menurut nilainya sendiri',
      R6: 'Player stand: Banker mengikuti nilainya sendiri',
      R7: 'Banker mengikuti kartu ketiga Player',
    },
  },
});
