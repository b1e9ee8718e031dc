// Why a bet is refused whose money is at an operator, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/wallet.ts';

export default translation<typeof en>()({
  'session-expired': 'Su sesión ha terminado: abra el juego de nuevo',
  'patron-blocked': 'Su cuenta no puede apostar ahora',
  'limit-stake': 'Esta apuesta supera su límite por apuesta',
  'limit-loss': 'Ha llegado a su límite de pérdidas',
  'limit-time': 'Ha llegado a su límite de tiempo',
  'limit-turnover': 'Ha llegado a su límite de apuestas',
  fault: 'Su cuenta no puede aceptar esta apuesta',
  'wallet-unclear': 'Su cuenta no respondió a tiempo: la apuesta no se hizo y no se cobra nada',
  'wallet-unavailable': 'No hay contacto con su cuenta: no se aceptan apuestas hasta que responda',
  'wallet-locked': 'Sus apuestas anteriores aún se liquidan con su cuenta: espere un momento',
});
