// Texts of what happens to a patron’s chips and in the round at a table, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/felt.ts';

export default translation<typeof en>()({
  alone: {
    shuffling: 'Una baraja nueva',
    dealt: 'Jugada repartida',
    deal: 'Pulse Repartir',
    bet: 'Haga su apuesta',
    opened: 'Jugada {coup:numeral}. Haga su apuesta',
  },
  closing: {
    placed: 'Apostado al cierre: {placed:coins}.',
    placedPart: 'Apostado al cierre: {placed:coins} de {laid:coins}.',
    rest: 'El resto ya no cabía.',
    restWhy: 'El resto ya no cabía. {why}.',
    unplaced: 'Sin apostar: {laid:coins}.',
    unplacedIn: 'Sin apostar en la ronda {round:numeral}: {laid:coins}.',
    unanswered: 'En camino al cerrarse esta página: {laid:coins}.',
    unansweredIn: 'En camino en la ronda {round:numeral} al cerrarse esta página: {laid:coins}.',
    why: {
      'not-confirmed': 'No se confirmó antes del cierre de las apuestas y vuelve a usted.',
      'too-late': 'Llegó a la mesa con las apuestas ya cerradas y vuelve a usted.',
      refused: 'Vuelve a usted.',
      'link-lost': 'La conexión se perdió antes de que se confirmara.',
      'page-gone': 'Estaba sin confirmar al cerrarse esta página y vuelve a usted.',
      unanswered: 'Su historial de juego dice si se apostó.',
    },
    refusedWhy: 'Vuelve a usted. {why}.',
    stands: {
      one: 'Sigue en pie: {stake:coins} en {spots:words} casilla.',
      other: 'Sigue en pie: {stake:coins} en {spots:words} casillas.',
    },
    short: 'Las apuestas sin confirmar no se hicieron.',
    left: 'Sin apostar: {laid:coins}. Usted dejó la mesa.',
    unknown: 'No llegó respuesta. Su historial de juego dice si esto se apostó.',
  },
  net: {
    returned: 'devuelto',
    round: 'su ronda',
    up: 'Usted gana {sum:coins} en esta ronda. Saldo: {balance:coins}',
    even: 'Usted no gana ni pierde en esta ronda. Saldo: {balance:coins}',
    down: 'Usted pierde {sum:coins} en esta ronda. Saldo: {balance:coins}',
  },
  shoeEnd: {
    was: 'Esa fue la última ronda de este sabot',
    now: 'Última ronda de este sabot',
    nextCut: 'Salió la carta de corte: una ronda más después de esta',
    next: 'La próxima ronda es la última de este sabot',
  },
  spoken: {
    card: '{hand}: {card}',
    cardScore: '{hand}: {card}, puntos: {score:number}',
    fourDown: 'Cuatro cartas boca abajo',
    thirdDown: {
      player: 'Tercera carta de {player}, boca abajo',
      banker: 'Tercera carta de {banker}, boca abajo',
    },
    squeezed: {
      player: {
        first: 'Squeeze de la primera carta de {player}',
        second: 'Squeeze de la segunda carta de {player}',
        third: 'Squeeze de la tercera carta de {player}',
      },
      banker: {
        first: 'Squeeze de la primera carta de {banker}',
        second: 'Squeeze de la segunda carta de {banker}',
        third: 'Squeeze de la tercera carta de {banker}',
      },
    },
    opened: 'Ronda {round:numeral}. Hagan sus apuestas',
    openedLast: 'Última ronda de este sabot. Ronda {round:numeral}. Hagan sus apuestas',
    last: 'La ronda {round:numeral} es la última de este sabot',
    lastCut: 'Carta de corte. La ronda {round:numeral} es la última de este sabot',
    next: 'La próxima ronda es la última de este sabot',
    nextCut: 'Carta de corte. Una ronda más después de esta',
    shoeEnded: 'Fin del sabot. Se está barajando uno nuevo',
    newShoe: 'Sabot nuevo, número {shoe:numeral}',
    cutBegun: 'Corten las cartas',
    laid: '{laying:coins} en {spot}',
    unconfirmed: '{total:coins} sin confirmar',
    accepted: 'Confirmado: {stake:coins}',
  },
  spot: {
    closed: 'Cerrada tras la ronda {until:numeral}',
    pays: 'paga {pays}',
    ratio: '{to} a {one}',
    or: '{first} o {second}',
    upTo: 'hasta {most}',
    confirmed: 'confirmado: {amount:coins}',
    unconfirmed: '{amount:coins} sin confirmar',
    staked: {
      one: '{total:coins} de {patrons:count} cliente',
      other: '{total:coins} de {patrons:count} clientes',
    },
    wins: 'gana',
    winsAmount: 'gana {amount:coins}',
    pushes: 'se devuelve',
    loses: 'pierde',
  },
  standing: {
    noLink: 'No hay conexión con la mesa: no se aceptan apuestas',
    stopped: 'La mesa se ha detenido por ahora: no se aceptan apuestas',
  },
  whole: {
    rebet: {
      takes: 'Repetir requiere {needed:coins}: le quedan {available:coins} para apostar',
      nothing: 'Repetir no pone fichas: {why}',
      without: 'Repetir sin {spots:items}: cierre hasta el próximo sabot',
    },
    double: {
      takes: 'Doblar requiere {needed:coins}: le quedan {available:coins} para apostar',
      nothing: 'Doblar no pone fichas: {why}',
      without: 'Doblar sin {spots:items}: cierre hasta el próximo sabot',
    },
    favourite: {
      takes: 'Esta apuesta favorita requiere {needed:coins}: le quedan {available:coins} para apostar',
      nothing: 'Esta apuesta favorita no pone fichas: {why}',
      without: 'Esta apuesta favorita sin {spots:items}: cierre hasta el próximo sabot',
    },
  },
  wins: { player: 'Gana {player}', banker: 'Gana {banker}' },
});
