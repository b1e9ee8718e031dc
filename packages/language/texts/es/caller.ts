// What the caller of a table says, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/caller.ts';

export default translation<typeof en>()({
  both: '{first}. {second}',
  line: {
    'place-your-bets': 'Hagan sus apuestas',
    'last-bets': 'Últimas apuestas',
    'no-more-bets': 'No va más',
    'player-points': '{player} {points}',
    'banker-points': '{banker} {points}',
    'player-natural': '{player}, natural: sin más cartas',
    'banker-natural': '{banker}, natural: sin más cartas',
    'two-naturals': 'Dos naturales: sin más cartas',
    'both-stand': '{player} y {banker} se plantan',
    'player-draws': 'Carta para {player}',
    'player-stands': '{player} se planta con {points}',
    'banker-draws': 'Carta para {banker}',
    'banker-stands-on': '{banker} se planta con {points}',
    'player-wins': 'Gana {player}, {points} a {over}{banker:spare}',
    'player-wins-natural': 'Gana {player} con natural, {points} a {over}{banker:spare}',
    'banker-wins': 'Gana {banker}, {points} a {over}{player:spare}',
    'banker-wins-natural': 'Gana {banker} con natural, {points} a {over}{player:spare}',
    tie: '{tie} a {points}{player:spare}{banker:spare}',
    'tie-natural': '{tie} a {points}, naturales{player:spare}{banker:spare}',
    'next-round-last': 'La próxima ronda es la última de este sabot',
    'last-round': 'Última ronda de este sabot',
    'new-shoe': 'Sabot nuevo',
  },
  name: { player: 'Jugador', banker: 'Banca', tie: 'Empate' },
  number: {
    zero: 'cero',
    one: 'uno',
    two: 'dos',
    three: 'tres',
    four: 'cuatro',
    five: 'cinco',
    six: 'seis',
    seven: 'siete',
    eight: 'ocho',
    nine: 'nueve',
  },
});
