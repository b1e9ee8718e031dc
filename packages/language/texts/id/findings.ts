// What the check of a shuffle found, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/findings.ts';

export default translation<typeof en>()({
  join: '{first} {second}',
  title: {
    commitment: 'Segel',
    noted: 'Yang Anda catat',
    deck: 'Kartu',
    nonces: 'Penyembunyi kartu',
    root: 'Urutan yang disegel',
    proofs: 'Kartu',
    house: 'Nilai kasino',
    contributions: 'Pemotongan oleh pemain',
    'own-value': 'Nilai Anda',
    list: 'Daftar yang Anda lihat',
    beacon: 'Beacon',
    seed: 'Urutan kedua',
    order: 'Tempat kartu',
    burn: 'Kartu buangan',
    rounds: 'Semua putaran',
    round: 'Putaran',
    'cut-card': 'Cut card',
    digest: 'File',
  },
  sentence: {
    'commitment-holds': 'Bidang-bidang segel, di-hash bersama, menghasilkan komitmen {commitment}.',
    'commitment-differs':
      'Bidang-bidang segel, di-hash bersama, menghasilkan {made}, padahal file menyebut {told}.',
    'noted-holds': 'Ini komitmen yang Anda catat sebelum shoe dimulai.',
    'noted-differs':
      'Anda mencatat {noted}, sedangkan shoe ini punya {commitment}: ini shoe lain, atau sudah ditukar.',
    'deck-holds': '{cards:number} kartu: setiap kartu dari 52 ada tepat {decks:count} kali.',
    'deck-size': 'Menurut segel ada {wanted:number} kartu, yang dibuka {cards:number}.',
    'deck-card': '{card} ada {found:count} kali; menurut segel setiap kartu ada {decks:number} kali.',
    'nonces-hold': 'Setiap kartu disembunyikan dengan angka acaknya sendiri.',
    'nonces-repeated':
      'Dua kartu disembunyikan dengan angka acak yang sama: yang satu membocorkan yang lain.',
    'root-holds':
      'Semua kartu dalam urutan yang ditarik kasino, di-hash menjadi satu pohon, menghasilkan akar yang disegel.',
    'root-differs':
      'Semua kartu, di-hash menjadi satu pohon, menghasilkan {made}, padahal akar yang disegel {sealed}.',
    'root-no-cards': 'Tidak ada kartu untuk disegel.',
    'proofs-hold':
      '{cards:count} kartu yang dibuka masing-masing menuju akar yang disegel: sejak awal memang di sana.',
    'proofs-differ': 'Kartu {place:number} dalam shoe, {card}, tidak menuju akar yang disegel.',
    'digest-holds': 'File utuh. Digest-nya, untuk dibandingkan dengan milik orang lain: {digest}.',
    'digest-differs': 'Digest bukan milik file ini: file diubah atau rusak di jalan.',
    'house-holds': 'Nilai kasino adalah nilai yang hash-nya disegel.',
    'house-differs': 'Nilai kasino bukan nilai yang hash-nya disegel: nilai itu ditukar.',
    'in-attempt': 'Percobaan {attempt:number}:',
    'alone-many': 'Dek untuk satu pemain dipotong sekali saja, dengan satu nilai.',
    'closing-time': 'Tidak disebutkan kapan daftar ditutup, atau tidak ada daftar yang ditutup.',
    'failed-before-beacon':
      'Sebelum beacon tidak ada yang dapat ditahan, tetapi satu percobaan tetap dinyatakan gagal.',
    'no-wait-for-beacon': 'Segel menyebut beacon, tetapi tidak tercatat percobaan yang menunggunya.',
    'too-many-attempts': 'Lebih dari {most:number} percobaan dinyatakan gagal.',
    'values-after-attempts':
      'Setelah {most:number} percobaan gagal kasino memotong sendiri, tetapi nilai pemain tetap dipakai.',
    'attempt-thrown-away':
      'Satu percobaan dinyatakan gagal, padahal tidak ada yang menahan nilai: percobaan itu dibuang.',
    'value-copied': 'Dua pemain terikat pada nilai yang sama: salah satunya menyalin.',
    'patron-place': 'Pemain {patron} ada di tempat {place:number} dalam daftar.',
    'patron-unbound': 'Pemain {patron} tidak terikat pada apa pun sebelum nilai diumumkan.',
    'patron-value': 'Nilai pemain {patron} bukan nilai yang mengikatnya.',
    'value-untold': 'Nilai yang tidak pernah diumumkan dipakai untuk memotong.',
    'missed-in-list': 'Seorang pemain disebut tidak ikut memotong, padahal ada di daftarnya.',
    'values-and-patrons': 'Jumlah nilai tidak sama dengan jumlah pemain yang terikat padanya.',
    'withheld-too-many': 'Nilai yang disebut ditahan lebih banyak daripada pemainnya.',
    'root-of-nobody': 'Akar daftar kosong bukan akar daftar kosong yang semestinya.',
    'alone-none': 'Pemain tidak mengirim nilai: kasino memotong sendiri.',
    'alone-value': 'Pemain mengirim nilai saat tidak ada lagi yang dapat dipilih kasino.',
    'beacon-none':
      'Tidak ada pemain yang mengirim nilai; beacon publik menentukan setelah daftar ditutup, jadi tidak ada yang dapat memilih urutan atau menahan nilai.',
    'beacon-values':
      '{patrons:count} pemain mengirim nilai; beacon publik menentukan setelah daftar ditutup, jadi tidak ada yang dapat memilih urutan atau menahan nilai.',
    'house-alone':
      'Tidak ada pemain yang mengirim nilai: kasino memotong sendiri. Ini membuktikan urutan sudah tetap sebelum siapa pun bertaruh, bukan bahwa kasino tidak memilihnya.',
    'values-bound': '{patrons:count} pemain mengirim nilai, terikat sebelum satu nilai pun diumumkan.',
    'values-prove':
      'Pengirim salah satunya tahu bahwa kasino tidak memilih urutan; bagi orang lain semua nilai itu bisa jadi milik kasino, dan yang terbukti hanya bahwa kasino sudah terikat sebelumnya.',
    'beacon-awaited':
      'Mula-mula pemotongan menunggu beacon, yang menurut kasino tidak diperoleh tepat waktu.',
    'attempts-failed':
      '{attempts:count} percobaan sebelumnya gagal karena ada nilai yang ditahan: pelakunya dapat memilih di antara {orders:number} urutan.',
    'patrons-missed': '{patrons:count} pemain lagi terlambat atau tidak mendapat tempat.',
    'lists-in-shoe': 'Daftarnya ada dalam shoe yang dibuka.',
    'own-holds': 'Nilai Anda nomor {place:number} dari {values:number} nilai yang memotong shoe.',
    'own-leads':
      'Nilai Anda salah satu dari {values:number} nilai yang memotong shoe: jalurnya menuju akar nilai.',
    'own-missing': 'Nilai Anda tidak termasuk nilai yang memotong shoe.',
    'own-other-values':
      'Nilai yang memotong shoe bukan kumpulan nilai yang pernah ditunjukkan memuat nilai Anda.',
    'list-holds': 'Yang memotong persis sama dengan daftar yang Anda lihat, dalam urutan yang sama.',
    'list-failed': 'Daftar yang Anda lihat milik percobaan {attempt:number}, yang gagal, dan itu tercatat.',
    'list-missing':
      'Daftar yang Anda lihat tidak ada dalam file: ada yang dikeluarkan atau ditambahkan setelah daftar ditutup.',
    'seed-holds': 'Komitmen dan semua nilai, di-hash bersama, menghasilkan seed urutan kedua.',
    'seed-differs':
      'Komitmen dan semua nilai, di-hash bersama, menghasilkan seed {made}, padahal yang dipakai {seed}.',
    'order-holds': 'Setiap kartu berasal dari tempat dalam urutan tersegel yang ditentukan seed.',
    'order-no-card': 'Shoe ini tidak punya kartu {card:number}.',
    'order-differs':
      'Kartu {card:number} dalam shoe berasal dari tempat segel {place:number}, padahal yang dipakai {used:number}.',
    'beacon-not-named': 'Dipakai beacon yang tidak disebut segel.',
    'beacon-absent':
      'Segel menyebut beacon {beacon}, dan menurut kasino beacon itu tidak diperoleh tepat waktu: tanyakan sebabnya. Siapa pun dapat memeriksa apakah beacon itu diumumkan.',
    'beacon-other': 'Segel menyebut beacon {beacon}, padahal yang dipakai {used}.',
    'beacon-named': 'Beacon ini yang disebut segel. Bandingkan dengan yang diumumkan {beacon}: {value}.',
    'beacon-value': 'Nilai beacon bukan hash dari tanda tangannya.',
    'beacon-early': 'Beacon diumumkan sebelum daftar ditutup: nilai dapat dipilih supaya sesuai dengannya.',
    'beacon-forged': 'Tanda tangan beacon bukan milik {beacon}.',
    'beacon-signed': 'Beacon ini yang disebut segel, ditandatangani jaringan drand {network}.',
    'beacon-network-unknown':
      'Beacon ini yang disebut segel. Kunci jaringan ini tidak dikenal di sini: bandingkan dengan yang diumumkan {beacon}: {value}.',
    'beacon-unchecked':
      'Beacon ini yang disebut segel. Tanda tangannya tidak diperiksa di sini: bandingkan dengan yang diumumkan {beacon}: {value}.',
    'beacon-time-unknown': 'Kapan beacon diumumkan tidak diketahui di sini.',
    'beacon-time':
      'Menurut jam kasino, daftar ditutup {seconds:number} detik sebelum beacon diumumkan. Siapa yang sudah melihat komitmen dan daftar waktu itu tahu bahwa tidak ada yang dapat memilih urutan; bagi orang lain, waktu itu hanya menurut kasino.',
    'burn-none': 'Di meja ini tidak ada kartu yang dibuang, dan memang tidak ada.',
    'burn-unexpected': 'Ada kartu yang dibuang, padahal menurut segel tidak ada.',
    'burn-missing': 'Tidak ada kartu yang dibuang, padahal menurut segel ada.',
    'burn-not-reached': 'Shoe disimpan sebelum kartunya dibuang.',
    'burn-other-card': 'Kartu yang dibuang {burnt}, padahal shoe diawali {first}.',
    'burn-holds': '{card} ditarik terbuka, lalu {cards:number} kartu dibuang, sesuai kebiasaan kasino.',
    'burn-count':
      '{card} ditarik terbuka, lalu {cards:number} kartu dibuang; menurut kebiasaan seharusnya {wanted:number}.',
    'round-missing': 'Putaran {round:number} tidak ada: di tempatnya ada putaran {found:number}.',
    'rounds-none': 'Tidak ada putaran yang dibagikan; sisa {cards:count} kartu.',
    'rounds-hold':
      'Setiap putaran, 1 sampai {rounds:number}, memakai kartu berikutnya dari shoe menurut aturan pembagian, dengan hasilnya.',
    'rounds-hold-cancelled':
      'Setiap putaran, 1 sampai {rounds:number} ({cancelled:number} dibatalkan), memakai kartu berikutnya dari shoe menurut aturan pembagian, dengan hasilnya.',
    'cards-left': 'Sisa {cards:count} kartu.',
    'round-start':
      'Putaran {round:number}: diawali kartu {card:number}, padahal kartu berikutnya dalam shoe kartu {next:number}.',
    'round-too-long': 'Putaran {round:number}: memakai lebih banyak kartu daripada isi shoe.',
    'round-extra-card': 'Putaran {round:number}: memakai kartu yang tidak dibagikan menurut aturan.',
    'round-cancelled-result': 'Putaran {round:number}: dibatalkan, tetapi punya hasil.',
    'round-cancelled-cards':
      'Putaran {round:number}: kartunya bukan kartu dari shoe, Player {player}, Banker {banker}.',
    'round-early-end':
      'Putaran {round:number}: diselesaikan sebelum aturan pembagian dijalankan sampai akhir.',
    'round-cards':
      'Putaran {round:number}: tercatat Player {player}, Banker {banker}; menurut shoe Player {rightPlayer}, Banker {rightBanker}.',
    'round-result': 'Putaran {round:number}: hasilnya {right}, padahal file menyebut {mark}.',
    'cut-card-passed':
      'Putaran {round:number} dibagikan, padahal menurut cut card putaran {last:number} yang terakhir.',
    'cut-card-none': 'Dek ini untuk satu putaran, dan tidak dibagikan lebih dari itu.',
    'cut-card-holds':
      'Cut card ada sebelum kartu {card:number}, dan shoe berakhir dengan putaran yang ditentukannya, {round:number}.',
    'cut-card-not-reached':
      'Cut card ada sebelum kartu {card:number}. Kasino mengakhiri shoe sebelum sampai di sana: tanyakan sebabnya jika tidak diberitahukan.',
    'no-burn-here': 'Tidak ada kartu yang dibuang sebelum putaran ini.',
    'burn-not-here': 'Kartu buangan bukan bagian dari putaran ini.',
    'burn-first-card':
      'Kartu pertama shoe, yang ditarik terbuka sebelum kartu dibuang, adalah bagian dari putaran pertama.',
    'first-burn-holds': '{card} ditarik terbuka, lalu {cards:number} kartu dibuang.',
    'first-burn-count':
      '{card} ditarik terbuka: seharusnya {wanted:number} kartu dibuang, tetapi yang dibuang {cards:number}.',
    'deal-order': 'Kartu tidak tercatat dalam urutan pembagiannya.',
    'deal-gap': 'Kartu {card:number} dalam shoe tidak menyusul kartu sebelumnya.',
    'deal-too-many': 'Satu putaran paling banyak {most:number} kartu.',
    'deal-face-down': 'Kartu {card:number} ditarik saat masih ada kartu tertutup.',
    'deal-player-for-banker': 'Kartu {card:number} diberikan ke Player, padahal menurut aturan ke Banker.',
    'deal-banker-for-player': 'Kartu {card:number} diberikan ke Banker, padahal menurut aturan ke Player.',
    'deal-player-for-none':
      'Kartu {card:number} diberikan ke Player, padahal menurut aturan tidak ada kartu lagi.',
    'deal-banker-for-none':
      'Kartu {card:number} diberikan ke Banker, padahal menurut aturan tidak ada kartu lagi.',
    'deal-cancelled': 'Putaran dibatalkan; {cards:count} kartunya dibagikan dalam urutan yang benar.',
    'deal-early-end': 'Putaran diselesaikan sebelum aturan pembagian dijalankan sampai akhir.',
    'deal-holds': 'Kartu dibagikan menurut aturan pembagian, dan hasilnya {mark}.',
    'unasked-noted':
      'Apakah urutan sudah tetap sebelum siapa pun bertaruh dapat diperiksa dengan komitmen yang Anda lihat sebelum taruhan pertama.',
    'unasked-own-value':
      'Apakah kasino dapat memilih urutan dapat diperiksa dengan nilai yang Anda kirim sendiri.',
    'unasked-own-value-many':
      'Satu putaran tidak memuat nilai banyak pemain: apakah nilai Anda termasuk terlihat dari shoe yang dibuka.',
    'unasked-list':
      'Apakah ada nilai yang dibuang setelah semua diumumkan dapat diperiksa dengan daftar yang disimpan aplikasi Anda.',
    'unasked-beacon': 'Segel tidak menyebut beacon publik: shoe ini tanpa beacon.',
  },
  fault: {
    missing: '“{path}” tidak ada.',
    unknown: '“{path}” bukan bidangnya.',
    kind: '“{path}” harus berisi “punto-shoe”, “punto-round” atau “punto-record”.',
    version: '“{path}” harus berisi 1 atau 2.',
    list: '“{path}” harus berupa daftar.',
    'list-length': '“{path}” hanya boleh berisi paling banyak {most:number} entri.',
    record: '“{path}” harus berupa objek dengan bidang bernama.',
    exactly: '“{path}” harus berisi {wanted}.',
    'one-of': '“{path}” harus berisi salah satu dari: {words:items}.',
    whole: '“{path}” harus berupa bilangan bulat dari {least:number} sampai {most:number}.',
    hash: '“{path}” harus berisi 64 digit, 0 sampai 9 dan a sampai f.',
    word: '“{path}” hanya boleh berisi huruf kecil, angka, titik, dan tanda hubung.',
    place: '“{path}” harus berupa tempat dalam daftar, mulai dari “1”.',
    card: '“{path}” harus berupa kartu, misalnya “TH”.',
    result: '“{path}” harus berupa hasil, misalnya “B6” atau “P9np”.',
    signature: '“{path}” harus berupa tanda tangan 48 atau 96 byte.',
    previous: '“{path}” harus berupa tanda tangan 96 byte, atau 32 byte.',
    text: '“{path}” harus berupa teks paling banyak 10.000 karakter.',
    'bet-id': '“{path}” harus berupa id taruhan, misalnya “banker” atau “house/dragon-7”.',
    definition: '“{path}” bukan bagian dari definisi taruhan.',
  },
});
