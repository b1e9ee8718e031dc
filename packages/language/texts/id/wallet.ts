// Why a bet is refused whose money is at an operator, in Indonesian.
import { translation } from '../../src/message.ts';
import type en from '../en/wallet.ts';

export default translation<typeof en>()({
  'session-expired': 'Sesi Anda telah berakhir: buka permainan lagi',
  'patron-blocked': 'Akun Anda tidak dapat bertaruh sekarang',
  'limit-stake': 'Taruhan ini melebihi batas per taruhan Anda',
  'limit-loss': 'Batas kerugian Anda tercapai',
  'limit-time': 'Batas waktu Anda tercapai',
  'limit-turnover': 'Batas taruhan Anda tercapai',
  fault: 'Akun Anda tidak dapat menerima taruhan ini',
  'wallet-unclear':
    'Akun Anda tidak menjawab tepat waktu: taruhan tidak dipasang dan tidak ada yang dipotong',
  'wallet-unavailable': 'Akun Anda tidak dapat dihubungi: taruhan diterima lagi setelah ada jawaban',
  'wallet-locked': 'Taruhan sebelumnya masih diselesaikan dengan akun Anda: tunggu sebentar',
});
