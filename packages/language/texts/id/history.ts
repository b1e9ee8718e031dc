// A short history of the game, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/history.ts';

export default translation<typeof en>()({
  title: 'Asal-usul permainan',
  rules: 'Aturan permainan',
  chapter: {
    unknown: {
      title: 'Yang tidak diketahui',
      text: 'Tidak ada yang tahu siapa penciptanya. Sering diceritakan bahwa seseorang bernama Felix Falguierein memainkannya di Italia pada 1480-an, dan bahwa angka sembilan berasal dari ritus Etruria dengan dadu bersisi sembilan. Tidak ditemukan dokumen sebelum abad kesembilan belas yang menyebut bakarat, jadi semua itu cerita. Permainan ini termasuk keluarga permainan lama yang mengejar angka tertentu; macao, dimainkan pada abad kedelapan belas, juga dimenangkan oleh tangan yang terdekat dengan sembilan.',
    },
    france: {
      title: 'Prancis',
      text: 'Catatan cetak pertama berasal dari Prancis pada awal abad kesembilan belas, waktu itu ditulis baccara. Album des jeux karya Charles Van-Tenac dari 1847 sudah menghitung peluangnya. Dua bentuk menjadi umum: baccarat en banque, dengan satu pihak memegang bank, dan chemin de fer, dengan bank yang berkeliling meja bersama shoe. Pada keduanya, orang memutuskan sendiri apakah menambah kartu.',
    },
    americas: {
      title: 'Argentina dan Kuba',
      text: 'Punto banco, bentuk yang dimainkan di sini, menghapus keputusan itu: tabel tetap menentukan siapa yang tambah kartu, dan pemain bertaruh pada salah satu tangan. Asalnya biasanya dirunut ke kasino di Mar del Plata, Argentina, pada 1950-an, lalu ke Havana.',
    },
    vegas: {
      title: 'Las Vegas dan Makau',
      text: 'Tommy Renzoni menulis bahwa ia membawanya dari Capri di Havana ke Sands di Las Vegas pada akhir 1950-an, dan bahwa kasino kalah 250.000 dolar pada malam pertama. Catatan lain menyebut Dunes, pada 1959. Kini kasino Makau hidup dari permainan ini.',
    },
    name: {
      title: 'Namanya',
      text: 'Baccara umumnya disebut sebagai kata lama untuk nol, karena kartu sepuluh dan kartu gambar tidak bernilai. Itu pun lebih sering diceritakan daripada dibuktikan.',
    },
  },
});
