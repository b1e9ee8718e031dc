// Texts of the stage on which a patron squeezes a card, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/squeeze.ts';

export default translation<typeof en>()({
  back: 'Carta fechada, em squeeze',
  title: '{card}, para você virar',
  why: {
    player: 'A maior aposta em {player} é sua.',
    banker: 'A maior aposta em {banker} é sua.',
  },
  how: 'Puxe uma borda para virar a carta. Ela vira sozinha quando o tempo acaba.',
  has: { player: '{player} tem {score:number}.', banker: '{banker} tem {score:number}.' },
  turn: 'Virar agora',
  leave: 'Deixar com a casa',
  sideways: 'Carta deitada',
  sidewaysKey: 'Carta deitada (R)',
});
