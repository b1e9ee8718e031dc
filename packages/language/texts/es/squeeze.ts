// Texts of the stage on which a patron squeezes a card, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/squeeze.ts';

export default translation<typeof en>()({
  back: 'Carta boca abajo, en squeeze',
  title: '{card}, la descubre usted',
  why: {
    player: 'Usted tiene la mayor apuesta a {player}.',
    banker: 'Usted tiene la mayor apuesta a {banker}.',
  },
  how: 'Arrastre un borde para descubrir la carta. Al acabar el tiempo se descubre sola.',
  has: { player: '{player} tiene {score:number}.', banker: '{banker} tiene {score:number}.' },
  turn: 'Descubrir ya',
  leave: 'Dejarla a la casa',
  sideways: 'Carta de lado',
  sidewaysKey: 'Carta de lado (R)',
});
