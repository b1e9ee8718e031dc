// Reports over days, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/reports.ts';

export default translation<typeof en>()({
  tabs: { figures: 'Angka', theory: 'Teori dan hasil', rounds: 'Dibatalkan dan dianulir' },
  from: 'Dari',
  to: 'Sampai',
  printed: 'Dari {from} sampai {to}, hari UTC.',
  spans: 'Rentang umum, dalam hari UTC',
  span: {
    today: 'Hari ini',
    week: 'Tujuh hari',
    month: 'Bulan ini',
    year: 'Tahun ini',
    life: 'Sejak awal',
  },
  closed: {
    note: 'Putaran yang dibuka pada hari-hari ini lalu dibatalkan, dianulir, atau dihitung ulang, beserta pemutus dan alasannya. Masing-masing tertaut ke mutasinya.',
    caption: 'Putaran yang dibatalkan, dianulir, atau dihitung ulang',
  },
  entriesOf: 'Rincian<spoken> {what}</spoken>',
  entriesOfAll: 'Rincian<spoken> semua</spoken>',
  entries: {
    reading: 'Membaca rincian',
    note: 'Semua taruhan dalam angka ini <badges> </badges>menurut hari penghitungannya. Koreksi tercatat bersama yang diubahnya.',
    byMachine: 'dibagikan mesin',
    dealer: 'dealer {dealer}',
    nothing: 'Tidak ada di putaran terbaru; yang lebih lama menyusul.',
    caption: 'Rincian di balik angka',
    account: 'catatan {account:number}',
    none: 'tidak ada',
  },
  figures: {
    reading: 'Membaca angka',
    addedUp: 'Dijumlahkan per',
    by: { table: 'Per meja', option: 'Per jenis', dealer: 'Per dealer', day: 'Per hari' },
    of: { table: 'Meja', option: 'Jenis', dealer: 'Dealer', day: 'Hari' },
    caption: {
      table: 'Angka per meja',
      option: 'Angka per jenis',
      dealer: 'Angka per dealer',
      day: 'Angka per hari',
    },
    idle: 'Tidak ada aktivitas: tanpa taruhan',
    all: 'Semua',
    note: 'Handle adalah taruhan di putaran yang diselesaikan; pembayaran adalah semua yang kembali: taruhan, dan kemenangan dikurangi komisi. Hold adalah handle dikurangi pembayaran. Koreksi dihitung pada hari dibuat; putaran yang dibatalkan atau dianulir akhirnya tidak dihitung. Putaran tanpa taruhan ada di Putaran. Jumlah dalam koin, hari UTC.',
  },
  theory: {
    reading: 'Membaca teori dan hasil',
    outside: '{n:count} jenis di luar rentang yang wajar 997 dari 1.000 kali. Periksa rincian di baliknya.',
    caption: 'Pengembalian aktual dan harapan per jenis',
    note: 'Pengembalian adalah yang kembali sebagai bagian dari taruhan, termasuk putaran seri. Putaran dianggap saling bebas, masing-masing dari shoe penuh dengan jumlah dek meja itu, dan taruhan dianggap tidak bergantung pada kartu yang sudah dibagikan. Semua taruhan pada satu jenis dalam satu putaran dihitung sebagai satu taruhan. Rentangnya mengikuti distribusi normal.',
    noCommission: '{option}, tanpa komisi',
    decks: '{decks:items} dek',
    row: '{option}: aktual {actual:percent}, harapan {expected:percent}, dalam 99,7% kasus antara {low:percent} dan {high:percent}',
    rowOutside:
      '{option}: aktual {actual:percent}, harapan {expected:percent}, dalam 99,7% kasus antara {low:percent} dan {high:percent}; di luar',
    band: '{low:percent} – {high:percent}',
    key: {
      actual: 'aktual',
      theory: 'teori',
      likely: '95% kasus',
      nearlyCertain: '99,7% kasus',
    },
    judged: { outside: 'Di luar', within: 'Di dalam', tooFew: 'Terlalu sedikit' },
    unjudged: {
      title: 'Tidak dinilai',
      note: 'Masuk dalam angka, tetapi tidak di baris mana pun di atas.',
      corrections: 'Koreksi',
      line: '<strong>{option}</strong>: {bets:count} taruhan, senilai {stake:coins}; {why}',
      lineAt: '<strong>{option}</strong>, {table}: {bets:count} taruhan, senilai {stake:coins}; {why}',
      noSchedule: 'diselesaikan oleh versi lama yang tidak menyimpan dasar pembayarannya',
      noTable: 'mejanya tidak diketahui lagi',
      voided: 'putarannya dianulir',
      earlier: 'koreksi hari-hari sebelumnya',
    },
  },
  alarm: {
    house: {
      day: 'Alarm: {option} di kasino kemarin menyimpang {deviations} simpangan baku dari teori.',
      month:
        'Alarm: {option} di kasino selama 30 hari terakhir menyimpang {deviations} simpangan baku dari teori.',
    },
    room: {
      day: 'Alarm: {option} di ruang {room} kemarin menyimpang {deviations} simpangan baku dari teori.',
      month:
        'Alarm: {option} di ruang {room} selama 30 hari terakhir menyimpang {deviations} simpangan baku dari teori.',
    },
    table: {
      day: 'Alarm: {option} di {table} kemarin menyimpang {deviations} simpangan baku dari teori.',
      month:
        'Alarm: {option} di {table} selama 30 hari terakhir menyimpang {deviations} simpangan baku dari teori.',
    },
    rule: 'Alarm muncul di atas {deviations:number} simpangan baku untuk kemarin atau 30 hari terakhir, per meja, per ruang, dan untuk kasino, hari mana pun yang tampil di sini.',
  },
  column: {
    hold: 'Hold',
    holdShare: 'Hold %',
    roundsWithStakes: 'Putaran dengan taruhan',
    handle: 'Handle',
    winnings: 'Kemenangan',
    payout: 'Pembayaran',
    payouts: 'Pembayaran',
    counted: 'Dihitung',
    trace: 'Telusur',
    drawn: 'Grafik',
    judged: 'Penilaian',
    actual: 'Aktual',
    expected: 'Harapan',
    difference: 'Selisih',
    deviations: 'Simpangan',
    likely: '95%',
    nearlyCertain: '99,7%',
  },
  monitoring: {
    reading: 'Membaca peringatan',
    lead: 'Yang kecil kemungkinannya secara kebetulan, atau besar menurut pengaturan kasino. Peringatan tidak menuduh siapa pun: periksa putarannya dan catat hasilnya.',
    none: 'Tidak ada peringatan.',
    noneFound: 'Tidak ada peringatan yang cocok.',
    kind: {
      'big-stake': 'Taruhan besar',
      'big-win': 'Kemenangan besar',
      'opposed-pair': 'Pasangan berlawanan',
      'steady-timing': 'Jeda yang sama',
      'long-play': 'Tanpa istirahat',
      'side-count': 'Taruhan samping mengikuti hitungan',
    },
    filter: {
      kind: 'Peringatan',
      any: 'Semua',
      state: 'Status',
      all: 'Semua',
      open: 'Terbuka',
      noted: 'Sudah dicatat',
      patron: 'Pemain',
      patronHint: 'Nomor',
      from: 'Dari',
      to: 'Sampai',
    },
    seen: {
      'big-stake': 'Bertaruh {staked:coins} dalam satu putaran.',
      'big-win': 'Menang {won:coins} dalam satu putaran, dengan taruhan {staked:coins}.',
      'opposed-pair':
        'Dalam {opposed:number} dari {rounds:number} putaran dengan taruhan seukuran, yang satu di Player dan yang lain di Banker.',
      'steady-timing':
        'Dalam {steady:number} dari {rounds:number} putaran, taruhan pertama datang dalam seperdua puluh detik yang sama, {delay:number} ms setelah taruhan dibuka.',
      'long-play':
        'Bermain {hours:number} jam, dari {from:moment} sampai {until:moment}, tanpa istirahat sepuluh menit.',
      'side-count':
        'Memasang {bet} dalam {matches:number} dari {favoured:number} putaran ketika kartu yang tersisa menguntungkannya, dan dalam {others:number} putaran lain.',
    },
    chance: {
      threshold: 'Kasino ingin tahu mulai dari {threshold:coins}.',
      expected:
        'Secara kebetulan diharapkan {expected:number}; sebanyak ini atau lebih terjadi kurang dari sekali dalam {times}.',
      steady:
        'Dari orang yang paling teratur diharapkan {expected:number}; sebanyak ini atau lebih terjadi kurang dari sekali dalam {times}.',
      long: 'Peringatan diberikan mulai dari {hours:number} jam.',
    },
    note: {
      act: 'Catat',
      title: 'Catatan untuk peringatan ini',
      effect: 'Catatan menutup peringatan dan tersimpan di jurnal.',
      label: 'Hasilnya',
      hint: 'Tersimpan di jurnal dengan nama Anda.',
      save: 'Simpan',
      done: 'Catatan disimpan.',
    },
    noted: 'Dicatat oleh {name}, {at:moment}: “{text}”',
    opened: 'Terbuka',
    both: '{one} dan {other}',
    patron: {
      alarms: 'Peringatan',
      none: 'tidak ada',
      link: '{n:count} peringatan',
    },
    journal: {
      raised: 'Peringatan: {what}',
      noted: 'Mencatat peringatan: {what}',
    },
  },
});
