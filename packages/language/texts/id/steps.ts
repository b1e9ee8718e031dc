// The first steps of a newcomer at a table, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/steps.ts';

export default translation<typeof en>()({
  chips: 'Ambil chip di sini, lalu tekan {player}, {banker}, atau {tie}.',
  ring: 'Setelah kartu dibuka, cincin menampilkan satu angka: hasil putaran ini bagi Anda, untung atau rugi.',
  know: 'Saya sudah tahu',
  seen: 'Mengerti',
});
