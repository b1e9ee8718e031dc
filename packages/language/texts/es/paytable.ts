// The paytable: when each bet wins, and its groups, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/paytable.ts';

export default translation<typeof en>()({
  wins: {
    player: 'Gana si {player} tiene más puntos; con empate, la apuesta se devuelve.',
    banker: 'Gana si {banker} tiene más puntos; con empate, la apuesta se devuelve.',
    tie: 'Gana si las dos manos tienen los mismos puntos.',
    'player-pair': 'Gana si las dos primeras cartas de {player} son del mismo rango.',
    'banker-pair': 'Gana si las dos primeras cartas de {banker} son del mismo rango.',
    'any-pair':
      'Gana si las dos primeras cartas de cualquiera de las manos son del mismo rango; paga una sola vez.',
    'perfect-pair':
      'Gana si las dos primeras cartas de cualquiera de las manos son del mismo rango y palo; paga una sola vez.',
    'player-natural': 'Gana si {player} tiene 8 o 9 con dos cartas, gane quien gane la jugada.',
    'banker-natural': 'Gana si {banker} tiene 8 o 9 con dos cartas, gane quien gane la jugada.',
    'player-bonus':
      'Gana si {player} gana con natural o por 4 puntos o más; con empate de naturales, la apuesta se devuelve.',
    'banker-bonus':
      'Gana si {banker} gana con natural o por 4 puntos o más; con empate de naturales, la apuesta se devuelve.',
    'lucky-six': 'Gana si {banker} gana con 6 puntos.',
    'two-card-lucky-six': 'Gana si {banker} gana con 6 puntos en dos cartas.',
    'three-card-lucky-six': 'Gana si {banker} gana con 6 puntos en tres cartas.',
    'lucky-seven': 'Gana si {player} gana con 7 puntos.',
    'two-card-lucky-seven': 'Gana si {player} gana con 7 puntos en dos cartas.',
    'three-card-lucky-seven': 'Gana si {player} gana con 7 puntos en tres cartas.',
    'super-lucky-seven': 'Gana si {player} gana con 7 puntos contra 6 de {banker}.',
  },
  group: {
    main: '{player}, {banker}, {tie}',
    pair: 'Parejas',
    natural: 'Naturales',
    bonus: 'Bonos',
    lucky: 'Lucky 6 y Lucky 7',
    scores: 'Puntos',
    cards: 'Número de cartas',
    ranks: 'Rangos y palos',
    colours: 'Colores',
  },
});
