// Texts of the study page, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/study.ts';

export default translation<typeof en>()({
  title: 'Estudio',
  lead: '<strong>Las probabilidades exactas de un sabot restante son para el estudio, la simulación y las rondas terminadas, no una ayuda en vivo.</strong> Esta página no sigue ninguna mesa; cuenta en este dispositivo, con conexión o sin ella.',
  bets: 'Apuestas, {most:number} como máximo',
  chance: { player: 'Gana el Jugador', tie: 'Empate', banker: 'Gana la Banca' },
  coup: {
    title: 'Una jugada',
    turn: {
      none: 'Reparta cartas para ver cómo cambian las probabilidades',
      complete: 'La jugada está completa',
      player: 'La siguiente carta es para el Jugador',
      banker: 'La siguiente carta es para la Banca',
    },
    hand: { player: 'Mano del Jugador', banker: 'Mano de la Banca' },
    why: 'Por qué',
    next: 'Empezar la siguiente jugada',
    dealAtRandom: 'Repartir una carta al azar',
    takeBack: 'Deshacer la jugada',
    putAway: 'Retirarla',
  },
  depth: {
    title: 'A lo largo del sabot',
    note: 'Ventajas exactas antes de cada ronda de sabots al azar',
    lead: 'Cada sabot se baraja a partir de la semilla, se queman sus cartas y se reparte hasta una carta de corte situada a {cards:number} cartas del final. Antes de cada ronda se cuentan las probabilidades de todas las cartas aún no vistas. En promedio, la ventaja se queda donde empezó; lo que crece es cuánto se aparta de ella cada sabot. Por eso las apuestas laterales se cierran pronto en el sabot.',
    shoes: 'Sabots',
    seed: 'Semilla',
    deal: {
      one: 'Repartir {shoes:count} sabot {ofDecks}',
      other: 'Repartir {shoes:count} sabots {ofDecks}',
    },
    ofDecks: { one: 'de {decks:count} baraja', other: 'de {decks:count} barajas' },
    stop: 'Detener',
    fault: 'No se pueden repartir los sabots: {reason}. Vuelva a cargar la página cuando haya conexión.',
    notLoaded: 'su programa no se cargó',
    progress: 'Sabots repartidos',
    dealt: '{dealt:number} de {shoes:number} sabots',
    done: {
      one: '{shoes:count} sabot {ofDecks}, semilla {seed}',
      other: '{shoes:count} sabots {ofDecks}, semilla {seed}',
    },
    openUntil: 'abierta en las rondas 1 – {last:number}',
    key: {
      mean: 'media',
      band: 'nueve de cada diez sabots',
      zero: 'ventaja de nadie',
      until: 'cerrada desde aquí',
    },
    axis: 'Ventaja de la casa en % de lo apostado, por ronda',
    at: 'Ronda {round:number}: media {mean:percent}, de {low:percent} a {high:percent}',
    table: 'Como tabla',
    column: {
      round: 'Ronda',
      mean: 'Media',
      low: '5 % por debajo',
      high: '5 % por encima',
      favourable: 'A favor del cliente',
      gain: 'En cuánto, si lo es',
      shoes: 'Sabots',
    },
    favourableAxis: 'Parte de los sabots a favor del cliente, por ronda',
    gain: 'Apuestas de una unidad solo en las rondas favorables ganan de media {gain} por sabot.',
    gainUntil:
      'Apuestas de una unidad solo en las rondas favorables ganan de media {gain} por sabot, {open} de ellas hasta la ronda {until:number}.',
    none: 'Aún no hay rondas.',
    spread:
      'Ventaja del {mean:percent} en la ronda {first:number}; hacia la ronda {last:number}, uno de cada diez sabots queda fuera del intervalo de {low:percent} a {high:percent}.',
    favourable: 'El {share:percent} de todas las rondas favorece al cliente.',
    favourableUntil:
      'El {open:percent} de las rondas hasta la {until:number} favorece al cliente; de las posteriores, el {closed:percent}.',
  },
  edge: {
    title: 'Ventajas de la casa',
    ofCoup: {
      one: 'Esta jugada, {cards:count} carta fuera',
      other: 'Esta jugada, {cards:count} cartas fuera',
    },
    ofNext: 'Una jugada siguiente con {cards:number} cartas',
    share: 'Parte de',
    basis: { stake: 'Todo lo apostado, contando los empates', resolved: 'Solo apuestas resueltas' },
    odds: 'Probabilidades de',
    of: { next: 'Una jugada siguiente', coup: 'Esta jugada' },
    tooFew: 'Quedan muy pocas cartas: una jugada puede llevar seis. Devuelva algunas.',
    caption: {
      stake: {
        one: 'En % de todo lo apostado, contando los empates. Cambio en puntos frente a un sabot completo de {decks:count} baraja.',
        other:
          'En % de todo lo apostado, contando los empates. Cambio en puntos frente a un sabot completo de {decks:count} barajas.',
      },
      resolved: {
        one: 'En % solo de apuestas resueltas. Cambio en puntos frente a un sabot completo de {decks:count} baraja.',
        other:
          'En % solo de apuestas resueltas. Cambio en puntos frente a un sabot completo de {decks:count} barajas.',
      },
    },
    decided: 'La jugada está decidida: esto es lo que dio cada apuesta.',
    favourable: {
      none: 'Ninguna apuesta favorece al cliente.',
      one: '{n:count} de {bets:number} favorece al cliente.',
      other: '{n:count} de {bets:number} favorecen al cliente.',
    },
    favours: 'favorece al cliente',
    column: { bet: 'Apuesta', edge: 'Ventaja', change: 'Cambio', hit: 'Gana' },
    main: 'Ventajas de la casa en una jugada siguiente, sobre todo lo apostado, contando los empates',
    exact: {
      line: {
        'player-wins': 'si gana el Jugador',
        'banker-wins': 'si gana la Banca',
        tie: 'empate',
        pair: 'pareja',
        'perfect-pair': 'pareja perfecta',
      },
      wins: 'Gana ({line})',
      pushes: 'Se devuelve',
      loses: 'Pierde',
      draws: 'Extracciones ordenadas',
      expected: 'Esperanza por unidad apostada',
      deviation: 'Desviación típica',
    },
  },
  grid: {
    title: 'Cartas del sabot',
    card: '{card}, {left:number} de {decks:number} restantes',
  },
  wrongAddress:
    'Esta página no puede leer su dirección: contiene cartas, una apuesta o un ajuste que no pueden ser. En su lugar, este es un sabot completo.',
  shoe: {
    title: 'El sabot',
    left: '<strong>{left:number}</strong> de {cards:number} cartas restantes',
    decks: 'Barajas',
    press: 'Al pulsar una carta',
    act: { strike: 'Tacharla', deal: 'Repartirla' },
    done: {
      strike: '{card}: tachada; restantes: {left:number}',
      deal: '{card}: repartida; restantes: {left:number}',
      none: '{card}: restantes: {left:number}',
      back: '{card}: recuperada; restantes: {left:number}',
      nothing: '{card}: nada que recuperar; restantes: {left:number}',
    },
    tooFew: {
      one: 'Queda {cards:count} carta: una jugada puede llevar seis, así que no hay probabilidades de la siguiente.',
      other:
        'Quedan {cards:count} cartas: una jugada puede llevar seis, así que no hay probabilidades de la siguiente.',
    },
    keys: 'Con Mayús o una pulsación larga se recupera una carta. Teclas: flechas, Intro, Retroceso, <key>u</key> para deshacer.',
    undo: 'Deshacer',
    reset: 'Restablecer',
  },
  third: {
    title: 'La tercera carta',
    rule: {
      R3: 'Se reparten cuatro cartas antes de que ninguna regla pida más',
      R4: 'Un natural: nadie pide carta',
      R5: 'El Jugador decide por sus propios puntos',
      R6: 'El Jugador se plantó: la Banca decide por sus propios puntos',
      R7: 'La Banca decide por la tercera carta del Jugador',
    },
  },
});
