// Why a bet is refused whose money is at an operator, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/wallet.ts';

export default translation<typeof en>()({
  'session-expired': 'Sua sessão terminou: abra o jogo de novo',
  'patron-blocked': 'Sua conta não pode apostar agora',
  'limit-stake': 'Esta aposta passa do seu limite por aposta',
  'limit-loss': 'Seu limite de perdas foi atingido',
  'limit-time': 'Seu limite de tempo foi atingido',
  'limit-turnover': 'Seu limite de apostas foi atingido',
  fault: 'Sua conta não pode aceitar esta aposta',
  'wallet-unclear': 'Sua conta não respondeu a tempo: a aposta não foi feita e nada é cobrado',
  'wallet-unavailable': 'Não há contato com sua conta: nenhuma aposta é aceita até ela responder',
  'wallet-locked': 'Apostas anteriores ainda estão sendo acertadas com sua conta: aguarde um momento',
});
