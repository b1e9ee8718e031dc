// Texts that many pages use: names of sides, cards, bets and roads, results, and the controls of every page, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/shared.ts';

export default translation<typeof en>()({
  advantage: {
    title: 'Ventaja de la casa',
    basis: {
      one: 'de lo apostado, empates incluidos, {decks:words} baraja',
      other: 'de lo apostado, empates incluidos, {decks:words} barajas',
    },
    ofStake: 'de lo apostado, empates incluidos',
    perResolved: 'por apuesta resuelta',
  },
  card: {
    faceDown: 'Carta boca abajo',
    name: '{rank} de {suit}',
    rank: { A: 'as', J: 'jota', Q: 'reina', K: 'rey' },
    seenEarly: 'vista<more> antes de tiempo</more>',
    suit: { S: 'picas', H: 'corazones', D: 'diamantes', C: 'tréboles' },
  },
  control: { close: 'Cerrar', dismiss: 'Descartar' },
  countdown: {
    seconds: 'segundos',
    lastBets: 'últimas apuestas',
    left: { one: 'Queda {seconds:count} segundo', other: 'Quedan {seconds:count} segundos' },
  },
  earlierShoes: 'Sabots anteriores',
  joined: { two: '{first} {second}' },
  language: {
    title: 'Idioma',
    asBrowser: 'Como el navegador ({language})',
    notLoaded: 'Este idioma no se puede cargar ahora.',
  },
  movement: {
    grant: 'Saldo inicial',
    'top-up': 'Recarga',
    correction: 'Corrección',
    stake: 'Apuesta',
    payout: 'Pago',
    commission: 'Comisión',
    house: 'Casa',
  },
  option: {
    title: {
      player: '{player}',
      banker: '{banker}',
      tie: '{tie}',
      'player-pair': 'Pareja {player}',
      'banker-pair': 'Pareja {banker}',
      'any-pair': 'Cualquier pareja',
      'perfect-pair': 'Pareja perfecta',
      'player-natural': 'Natural {player}',
      'banker-natural': 'Natural {banker}',
      'player-bonus': 'Bono {player}',
      'banker-bonus': 'Bono {banker}',
      'lucky-six': 'Lucky 6',
      'two-card-lucky-six': 'Lucky 6 (2 cartas)',
      'three-card-lucky-six': 'Lucky 6 (3 cartas)',
      'lucky-seven': 'Lucky 7',
      'two-card-lucky-seven': 'Lucky 7 (2 cartas)',
      'three-card-lucky-seven': 'Lucky 7 (3 cartas)',
      'super-lucky-seven': 'Súper Lucky 7',
    },
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
      'lucky-six': 'Gana si {banker} gana con 6.',
      'two-card-lucky-six': 'Gana si {banker} gana con 6 en dos cartas.',
      'three-card-lucky-six': 'Gana si {banker} gana con 6 en tres cartas.',
      'lucky-seven': 'Gana si {player} gana con 7.',
      'two-card-lucky-seven': 'Gana si {player} gana con 7 en dos cartas.',
      'three-card-lucky-seven': 'Gana si {player} gana con 7 en tres cartas.',
      'super-lucky-seven': 'Gana si {player} gana con 7 contra 6 de {banker}.',
    },
    schedule: {
      'banker-no-commission': '{bet}, sin comisión',
      'tie-nine': '{bet}, 9 a 1',
    },
    mode: { traditional: '{bet}, tradicional', 'no-commission': '{bet}, sin comisión' },
    group: {
      main: '{player}, {banker}, {tie}',
      pair: 'Parejas',
      natural: 'Naturales',
      bonus: 'Bonos',
      lucky: 'Lucky 6 y Lucky 7',
    },
    withPlainName: '{label} ({name})',
  },
  outcome: { player: 'Jugador', banker: 'Banca', tie: 'Empate' },
  pay: {
    upTo: 'hasta {most}',
    withLine: '{pays} {line}',
    line: {
      'player-wins': 'si gana el Jugador',
      'banker-wins': 'si gana la Banca',
      'other-score': 'con otros puntos',
      'with-six': 'con 6',
      tie: 'empate',
      pair: 'pareja',
      'perfect-pair': 'pareja perfecta',
      natural: 'natural',
      'by-4': 'por 4',
      'by-5': 'por 5',
      'by-6': 'por 6',
      'by-7': 'por 7',
      'by-8': 'por 8',
      'by-9': 'por 9',
      'two-cards': 'dos cartas',
      'three-cards': 'tres cartas',
      'four-cards': 'cuatro cartas en total',
      'five-cards': 'cinco cartas en total',
      'six-cards': 'seis cartas en total',
    },
    forOne: {
      twice: '2 por 1',
      times: '{times:words} por 1',
      twiceLess: '2 por 1 menos {rate:rate}',
      timesLess: '{times:words} por 1 menos {rate:rate}',
      upTo: 'hasta {times:number} por 1',
      several: '{times} por 1',
    },
    beside: {
      toOne: '{ratio} neto',
      twiceForOne: '2 por 1',
      timesForOne: '{times:words} por 1',
    },
    commission: '{rate:rate} de la ganancia',
  },
  reason: {
    next: {
      player: {
        first: 'Sigue la primera carta de {player}',
        second: 'Sigue la segunda carta de {player}',
      },
      banker: {
        first: 'Sigue la primera carta de {banker}',
        second: 'Sigue la segunda carta de {banker}',
      },
    },
    scores:
      '{player} suma {playerScore:number} con {playerCards:list}; {banker}, {bankerScore:number} con {bankerCards:list}',
    natural: {
      player: '{player} tiene natural de {score:number}: nadie pide carta',
      banker: '{banker} tiene natural de {score:number}: nadie pide carta',
    },
    naturals:
      '{player} tiene natural de {playerScore:number} y {banker}, de {bankerScore:number}: nadie pide carta',
    player: {
      draws: '{player} pide carta con {score:number}',
      stands: '{player} se planta con {score:number}',
    },
    bankerAlone: {
      draws: '{banker} pide carta con {score:number}: {player} se plantó con dos cartas',
      stands: '{banker} se planta con {score:number}: {player} se plantó con dos cartas',
    },
    bankerWhatever: {
      draws: '{banker} pide carta con {score:number}, sea cual sea la tercera de {player}',
      stands: '{banker} se planta con {score:number}, sea cual sea la tercera de {player}',
    },
    bankerByThird: {
      draws: '{banker} pide carta con {score:number}: la tercera de {player} fue {card}',
      stands: '{banker} se planta con {score:number}: la tercera de {player} fue {card}',
    },
    cardWorth: '{rank}, que vale {value:number}',
    tie: 'Empate, {score:number} a {score:number}',
    wins: {
      player: 'Gana {player}, {high:number} a {low:number}',
      banker: 'Gana {banker}, {high:number} a {low:number}',
    },
    winsOverNatural: {
      player:
        'El natural de {high:number} supera al de {low:number}: gana {player}, {high:number} a {low:number}',
      banker:
        'El natural de {high:number} supera al de {low:number}: gana {banker}, {high:number} a {low:number}',
    },
  },
  record: {
    place: { coup: 'Jugada {shoe:number}', round: 'Sabot {shoe:number} · ronda {round:number}' },
    dealtBy: {
      patron: 'Repartió un cliente.',
      dealer: 'Repartió el crupier.',
      house: 'Repartió la casa.',
    },
    turnedBy: {
      patron: 'Descubiertas por un cliente: {cards:items}.',
      dealer: 'Descubiertas por el crupier: {cards:items}.',
      house: 'Descubiertas por la casa: {cards:items}.',
    },
    turned: {
      player: {
        first: 'primera carta de {player}',
        second: 'segunda carta de {player}',
        third: 'tercera carta de {player}',
      },
      banker: {
        first: 'primera carta de {banker}',
        second: 'segunda carta de {banker}',
        third: 'tercera carta de {banker}',
      },
    },
    behind: 'De lo apostado, {staked:coins} iban detrás de la plaza {seat}.',
    corrected: {
      voided: '{table}: la ronda {round:number} se anuló y se devolvieron todas las apuestas.',
      resettled: '{table}: la ronda {round:number} se liquidó de nuevo.',
    },
    missed: {
      cancelled:
        'Durante su ausencia: {table}, la ronda {round:number} se canceló y se devolvieron todas las apuestas.',
      voided:
        'Durante su ausencia: {table}, la ronda {round:number} se anuló y se devolvieron todas las apuestas.',
      voidedFrom:
        'Durante su ausencia: {table}, la ronda {round:number} ({was}) se anuló y se devolvieron todas las apuestas.',
      settled: 'Durante su ausencia: {table}, la ronda {round:number} se liquidó de nuevo: {after}.',
      settledFrom:
        'Durante su ausencia: {table}, la ronda {round:number} se liquidó de nuevo. Antes: {was}. Ahora: {after}.',
      balance: 'Su saldo: {moved:signed}.',
      balanceStays: 'Su saldo no cambia.',
    },
  },
  result: {
    player: 'Gana {player}, {won:number} – {lost:number}',
    banker: 'Gana {banker}, {won:number} – {lost:number}',
    tie: '{tie}, {won:number} – {lost:number}',
    voided: 'Anulada',
    cancelled: 'Cancelada',
  },
  road: {
    bead: 'Bead Plate',
    big: 'Big Road',
    eye: 'Big Eye Boy',
    small: 'Small Road',
    pig: 'Cockroach Pig',
    letter: { player: 'P', banker: 'B', tie: 'E' },
    natural: 'Natural',
    spoken: '{road}. {state}',
    rounds: { one: '{rounds:count} ronda.', other: '{rounds:count} rondas.' },
    latest: 'Los últimos, el más reciente al final: {runs:items}.',
    run: '{what} {times:number}',
    colour: { red: 'rojo', blue: 'azul' },
    tiesOnLatest: 'Empates sobre el último: {ties:number}.',
    tiesBefore: 'Empates antes del primer resultado: {ties:number}.',
    noRounds: 'Aún no hay rondas.',
    noMarks: 'Aún no hay nada.',
    asked: { red: '{road} rojo', blue: '{road} azul', none: '{road} aún nada' },
    figure: {
      pairs: 'Parejas',
      pairsOf: { player: 'Parejas {player}', banker: 'Parejas {banker}' },
      naturals: 'Naturales',
      longest: 'Racha máxima',
      longestOf: { player: 'Racha máxima, {player}', banker: 'Racha máxima, {banker}' },
      rounds: 'Rondas',
    },
  },
});
