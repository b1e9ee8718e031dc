// Texts of the rules and the paytable of a room, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/rules.ts';

export default translation<typeof en>()({
  title: {
    names: 'Nombres en esta sala',
    coup: 'Cómo se reparte una jugada',
    otherNames: 'Otros nombres que puede encontrar',
    alone: 'Una mesa propia',
    squeeze: 'El squeeze',
    seats: 'Plazas y reparto por turnos',
    payouts: 'Cuánto paga cada apuesta',
    settlement: 'Apuestas devueltas, comisión, varias ganancias a la vez',
    limits: 'Límites y apuestas confirmadas',
    deck: 'La baraja',
    shoe: 'El sabot',
    fairness: 'Un barajado que se puede verificar',
    leaving: 'Salir de la mesa, y qué pasa si algo falla',
    roads: 'Los roadmaps',
  },
  advantage: {
    about: {
      one: 'Lo que la casa retiene en promedio, contado de forma exacta sobre todos los repartos posibles de un sabot completo de <strong>{decks:words} baraja</strong>.',
      other:
        'Lo que la casa retiene en promedio, contado de forma exacta sobre todos los repartos posibles de un sabot completo de <strong>{decks:words} barajas</strong>.',
    },
    waits: 'Contando…',
    title: 'Ventaja de la casa en cada apuesta',
    bet: 'Apuesta',
    same: 'la misma',
    resolved:
      'Una apuesta resuelta es la que se ganó o se perdió. Donde algunas jugadas devuelven la apuesta íntegra, como ocurre en los dos lados cuando empatan, la proporción sobre apuestas resueltas es la mayor de las dos: el mismo juego, contado sobre menos apuestas. Muchas guías publican esa.',
    averages: 'Son promedios sobre muchísimas jugadas. No dicen nada de la siguiente.',
  },
  alone: {
    deal: 'La mesa es solo suya. No corre ningún reloj y no se reparte nada hasta que pulse Repartir.',
    chips:
      'Un clic en una casilla añade la ficha elegida; con Mayús y clic, o con una pulsación larga en pantalla táctil, se retira la de arriba. La pila se reordena con las fichas más altas abajo. Puede cambiar de ficha en cualquier momento.',
    odds: 'Las cartas salen del mismo generador, con las mismas reglas y las mismas probabilidades que en todas las demás mesas.',
    exit: 'Salir lleva a las mesas, y no antes de que termine la jugada.',
  },
  basis: {
    one: 'ventajas: una baraja completa',
    other: 'ventajas: un sabot completo de {decks:count} barajas',
  },
  bestReturn: {
    waits: 'Se está contando el mejor retorno de esta mesa…',
    found: {
      one: 'El mejor retorno de esta mesa es del <strong>{share:percent}</strong> de lo apostado en promedio, en {bet}: exacto, una baraja completa, contando los empates. Todas las demás apuestas devuelven menos.',
      other:
        'El mejor retorno de esta mesa es del <strong>{share:percent}</strong> de lo apostado en promedio, en {bet}: exacto, un sabot completo de {decks:count} barajas, contando los empates. Todas las demás apuestas devuelven menos.',
    },
    mode: { traditional: '{bet} con comisión', 'no-commission': '{bet} sin comisión' },
  },
  coup: {
    hands:
      'Se reparten dos manos, {player} y {banker}; los clientes apuestan a cualquiera de ellas o a lo que harán las cartas.',
    handsAlone:
      'Se reparten dos manos, {player} y {banker}; usted apuesta a cualquiera de ellas o al empate.',
    values:
      'El as vale 1; del dos al nueve, su número; los dieces y las figuras, 0; el palo solo importa en la pareja perfecta. Los puntos de una mano son la última cifra de la suma: 8 y 9 dan 7. Una mano nunca supera 9, así que nadie puede pasarse.',
    faceUp: 'Las cartas van a {player}, {banker}, {player}, {banker}, boca arriba.',
    faceDown: 'Las cartas van a {player}, {banker}, {player}, {banker}, boca abajo.',
    natural: 'Si alguna de las manos tiene 8 o 9 con dos cartas, un natural, nadie pide carta.',
    playerDraws:
      'De lo contrario, {player} pide una tercera carta con 0 a 5 y se planta con 6 y 7, como en la primera tabla.',
    bankerDraws:
      'Si {player} se plantó, {banker} pide carta con 0 a 5 y se planta con 6 y 7. Si {player} pidió, {banker} decide por el valor de la tercera carta de {player}, como en la segunda.',
    higher:
      'Gana la mano con más puntos. Un natural vence a otra mano solo por sus puntos; con los mismos puntos hay empate.',
  },
  draw: {
    ofPlayer:
      'Puntos de {player} con dos cartas. <strong>C</strong>: pide carta; <strong>P</strong>: se planta; <strong>N</strong>: natural, nadie pide carta.',
    ofPlayerAlone:
      'Puntos de {player} con dos cartas. <strong>C</strong>: pide carta; <strong>P</strong>: se planta.',
    ofBanker:
      'Puntos de {banker} con dos cartas, y valor de la tercera carta de {player}. <strong>C</strong>: pide carta; <strong>P</strong>: se planta.',
    score: 'Puntos',
    none: 'sin',
    stood: '{player} se plantó',
    letter: { draws: 'C', stands: 'P', natural: 'N' },
    spoken: { draws: 'pide carta', stands: 'se planta', natural: 'natural' },
    inForce: { draws: 'pide carta, se aplica ahora', stands: 'se planta, se aplica ahora' },
  },
  englishPrevails: 'Este texto es una traducción. Si difiere, vale el texto en inglés.',
  showEnglish: 'Ver el texto en inglés',
  showTranslation: 'Volver a {language}',
  fairness: {
    byPerson:
      'Reparte una persona, con cartas a la vista. Nadie conoce de antemano el orden de las cartas, así que no hay nada que precintar.',
    deck: {
      sealed:
        'La casa baraja y precinta el orden de la baraja antes de que nadie pueda apostar. El precinto de la mesa lo representa y no revela nada de él.',
      opened:
        'Al terminar una ronda se abren sus cartas y, al terminar la baraja, se abre entera. Ambas cosas pueden verificarse al momento, en su propio dispositivo.',
    },
    shoe: {
      sealed:
        'La casa baraja y precinta el orden del sabot antes de que nadie pueda apostar. El precinto de la mesa lo representa y no revela nada de él.',
      opened:
        'Al terminar una ronda se abren sus cartas y, al terminar el sabot, se abre entero. Ambas cosas pueden verificarse al momento, en su propio dispositivo.',
    },
    cutAlone:
      'Al pulsar Repartir, su aplicación aporta un valor propio. Del precinto y de ambos valores sale un segundo orden, público: la casa no ha podido elegir lo que se reparte.',
    cut: 'Después cortan los clientes: la aplicación de cada uno aporta un valor. Del precinto y de todos los valores sale un segundo orden, público. Basta con que en el corte haya un cliente ajeno a la casa para que la casa no haya podido elegir lo que se reparte.',
    houseAlone:
      'Si ningún cliente aporta un valor, la casa corta sola, y el precinto lo dice. Entonces solo queda demostrado que el orden estaba fijado antes de que nadie apostara.',
    check: 'Verificar un barajado',
  },
  language: {
    plain: 'El texto que vale es el inglés.',
    ownNames: 'El texto que vale es el inglés; las traducciones de los nombres son solo etiquetas.',
  },
  leaving: {
    waits:
      'No puede salir en mitad de una ronda suya: la salida espera a que se liquiden sus apuestas y después se hace sola.',
    lost: 'Perder la conexión o cerrar la ventana no detiene la ronda. Las apuestas confirmadas siguen en pie y se liquidan; figuran en el historial de juego. Las que no estaban confirmadas se pierden.',
    back: 'Al volver, verá la mesa exactamente como está, con sus apuestas.',
    seat: 'Su plaza se conserva un tiempo, y el sabot sigue sin usted.',
    paused:
      'Una avería puede poner la ronda en pausa. Después continúa donde estaba, o se cancela y se devuelven todas sus apuestas.',
    cancelled: 'Una ronda cancelada queda en el historial de juego, señalada como tal.',
  },
  limits: {
    each: 'Los límites son por cliente y por ronda, apuesta por apuesta, como figuran arriba.',
    oneMain: 'En cada ronda puede apostar a uno de {player}, {banker} y {tie}, no a dos.',
    ofPatron:
      'Límite diferencial por cliente: lo que usted apuesta a {player} y lo que apuesta a {banker} puede diferir en {limit:coins} como máximo. Con una apuesta en un lado, el otro admite lo mismo más el límite, hasta su máximo.',
    ofTable:
      'Límite diferencial de la mesa: lo que todos los clientes apuestan a {player} y lo que apuestan a {banker} puede diferir en {limit:coins} como máximo. Una apuesta en un lado abre margen en el otro; el tapete muestra cuánto queda.',
    together:
      'Las apuestas que se confirman juntas se aceptan o se rechazan juntas, con la razón que dice qué hay que cambiar.',
    clock: 'Solo el reloj del servidor decide si una apuesta llegó a tiempo.',
    byHand:
      'Solo se apuesta lo que usted confirma. Las fichas sin confirmar cuando se cierran las apuestas vuelven a usted.',
    atClose:
      'Las fichas que haya puesto sin confirmar se apuestan por usted en el último momento antes del cierre. Si en los ajustes elige confirmar cada apuesta, vuelven a usted. La pantalla dice cuál de las dos cosas ocurre.',
    until: 'Algunas apuestas se cierran tras cierta ronda del sabot y vuelven a abrirse con el siguiente.',
  },
  otherName: {
    player: { ours: 'Jugador', others: 'Punto' },
    banker: { ours: 'Banca', others: 'Banco, banquero, casa' },
    tie: { ours: 'Empate', others: 'Égalité, standoff, tablas: la tercera apuesta' },
    natural: { ours: 'Natural', others: '“reyes” en algunas guías: 8 o 9 con dos cartas' },
    jack: { ours: 'Jota', others: '“caballo” en algunas guías: vale 0, como todas las figuras' },
    game: { ours: 'El juego', others: 'baccarat, punto banco, punto y banca' },
  },
  history: 'De dónde viene el juego',
  payout: {
    forOne:
      'Los pagos se indican con la apuesta incluida: 9 por 1 significa la apuesta y ocho veces más. Al lado figura el pago neto.',
    toOne:
      'Los pagos se indican netos: 8:1 devuelve la apuesta y ocho veces más. Al lado figura el pago con la apuesta incluida, 9 por 1.',
    edge: {
      one: 'La ventaja de la casa es su parte de todo lo apostado en promedio, contando los empates, sobre todos los repartos posibles de una baraja completa. Donde la apuesta puede devolverse, al lado figura la parte por apuesta resuelta, sin contar los empates.',
      other:
        'La ventaja de la casa es su parte de todo lo apostado en promedio, contando los empates, sobre todos los repartos posibles de un sabot completo de {decks:count} barajas. Donde la apuesta puede devolverse, al lado figura la parte por apuesta resuelta, sin contar los empates.',
    },
    limits: 'Límites',
    fromTo: '{min:coins} – {max:coins}',
    houseEdge: 'Ventaja de la casa, contando los empates',
    perResolved: 'por apuesta resuelta',
    open: 'Abierta',
    rounds: 'rondas 1 – {until:number} del sabot',
    lessCommission: 'menos {rate:rate} de la ganancia',
    plainName: '({name})',
  },
  page: {
    title: 'Reglas y pagos',
    waits: 'Cada mesa tiene sus propios límites. Se mostrarán en cuanto la casa responda.',
    table: 'Mesa',
  },
  roads:
    'Los roadmaps describen el pasado y no anuncian nada. Cada jugada se reparte según el orden fijado antes, sin importar lo que haya salido.',
  seats: {
    count: {
      one: 'La mesa tiene {n:words} plaza: {seats:items}. Quien se sienta puede apostar; mirar puede cualquiera.',
      other:
        'La mesa tiene {n:words} plazas: {seats:items}. Quien se sienta puede apostar; mirar puede cualquiera.',
    },
    behind:
      'Con plaza o sin ella, puede apostar detrás de una plaza cuyo cliente lo permita: cuando se cierran las apuestas, su importe se apuesta a cada uno de {player}, {banker} y {tie} a los que haya apostado la plaza, como apuesta propia de usted. Lo que no permitan su saldo o los límites queda fuera, y se le avisa.',
    behindEnds:
      'Las apuestas detrás de una plaza terminan cuando usted lo dice, tras las rondas o el total que elija, cuando la plaza se deja o deja de permitirlas, y cuando su ausencia dura tanto como se conserva una plaza. Todos ven cuántos hay detrás de una plaza y con cuánto; nadie ve quiénes son.',
    inTurn: {
      one: 'Las plazas reparten por turnos. El sabot se ofrece a la plaza siguiente, que lo acepta o lo rechaza; tiene {seconds:words} segundo. Se saltan las plazas vacías y las que rechazan. Si nadie quiere, reparte la casa.',
      other:
        'Las plazas reparten por turnos. El sabot se ofrece a la plaza siguiente, que lo acepta o lo rechaza; tiene {seconds:words} segundos. Se saltan las plazas vacías y las que rechazan. Si nadie quiere, reparte la casa.',
    },
    deal: {
      one: 'Cerradas las apuestas, quien tiene el sabot pulsa Repartir. Tras {seconds:words} segundo lo hace la casa.',
      other:
        'Cerradas las apuestas, quien tiene el sabot pulsa Repartir. Tras {seconds:words} segundos lo hace la casa.',
    },
    tiePasses:
      'Quien tiene el sabot puede apostar, por lo general a {banker}. El sabot se queda mientras gane {banker} y pasa cuando gana {player}. Con {tie}, el sabot pasa.',
    tieStays:
      'Quien tiene el sabot puede apostar, por lo general a {banker}. El sabot se queda mientras gane {banker} y pasa cuando gana {player}. Con {tie}, el sabot se queda.',
    byPerson: 'El crupier reparte las cartas cuando quien tiene el sabot pulsa Repartir.',
    corrected:
      'Una ronda cancelada no mueve el sabot. Una corregida lo mueve según el resultado corregido, a partir de la siguiente oferta.',
    thirdCards:
      'La tercera carta la canta la casa: “{player} pide carta”, “{banker} se planta”. Quién reparte no cambia ninguna carta.',
    kept: {
      one: 'Quien se ausenta conserva la plaza {seconds:words} segundo; mientras la mesa está en pausa, ese tiempo no corre.',
      other:
        'Quien se ausenta conserva la plaza {seconds:words} segundos; mientras la mesa está en pausa, ese tiempo no corre.',
    },
    givenUp: {
      one: 'La plaza se pierde tras {rounds:words} ronda sin apostar. Se le avisa antes.',
      other: 'La plaza se pierde tras {rounds:words} rondas sin apostar. Se le avisa antes.',
    },
  },
  settlement: {
    push: 'Si la jugada termina en empate, lo apostado a {player} y a {banker} se devuelve íntegro.',
    commission:
      'La comisión se descuenta sola de lo ganado en {banker}. El extracto muestra el pago y, en una línea aparte, la comisión.',
    mode: 'Cada cliente elige la modalidad de comisión para la ronda. Una apuesta confirmada conserva la modalidad con la que se confirmó.',
    each: 'Cada apuesta se liquida por separado. En una jugada pueden ganar varias, y se pagan todas las que ganan.',
    pairs:
      'Cualquier pareja y Pareja perfecta pagan una sola vez, aunque la tengan las dos manos. Una pareja perfecta también es pareja, y gana ambas apuestas.',
    bonus:
      'En los bonos, ganar con natural paga 1:1 y el empate de dos naturales devuelve la apuesta; cualquier otro empate pierde.',
    exact: 'Las apuestas son múltiplos enteros de {step:coins}, de modo que todos los pagos son exactos.',
    rounded:
      'Las apuestas son múltiplos enteros de {step:coins}. Si así un pago no es exacto, el pago se redondea a la baja y la comisión al alza, a la centésima de moneda.',
  },
  shoe: {
    everyCoup: {
      one: '{decks:count} baraja de 52 cartas sin comodines, barajada de nuevo para cada jugada. Sin carta de corte y sin última ronda.',
      other:
        '{decks:count} barajas de 52 cartas sin comodines, barajadas de nuevo para cada jugada. Sin carta de corte y sin última ronda.',
    },
    everyShoe: {
      one: '{decks:count} baraja de 52 cartas sin comodines, {cards:number} cartas en total, barajada para cada sabot.',
      other:
        '{decks:count} barajas de 52 cartas sin comodines, {cards:number} cartas en total, barajadas para cada sabot.',
    },
    burn: {
      'courts-ten':
        'De cada sabot nuevo se saca una carta boca arriba y se queman tantas más como indique: as 1, dieces y figuras 10.',
      'courts-eleven-up':
        'De cada sabot nuevo se saca una carta boca arriba y se queman tantas más como indique: as 1, jota 11, reina 12, rey 13.',
      none: 'No se queman cartas.',
    },
    cutCard: {
      finish:
        'La carta de corte está a {cards:number} cartas del final. La ronda en que sale es la última del sabot. La última ronda se anuncia en cuanto se sabe.',
      'finish-plus-one':
        'La carta de corte está a {cards:number} cartas del final. La ronda en que sale se termina y se reparte una más; si sale antes de la primera carta de una ronda, esa ronda es la última. La última ronda se anuncia en cuanto se sabe.',
    },
    fixed:
      'El orden del sabot está fijado antes de su primera apuesta. Ninguna apuesta, ningún cliente y ningún resultado lo cambia.',
    fixedDeck:
      'El orden de la baraja está fijado antes de su primera apuesta. Ninguna apuesta, ningún cliente y ningún resultado lo cambia.',
  },
  squeeze: {
    who: 'Las cartas se reparten boca abajo. Las de cada lado las descubre el cliente que más haya apostado a él; a igualdad, quien confirmó primero.',
    time: {
      one: 'Hay {seconds:words} segundo para cada carta. Después se descubre sola. La mano a la que nadie apostó la descubre la casa.',
      other:
        'Hay {seconds:words} segundos para cada carta. Después se descubre sola. La mano a la que nadie apostó la descubre la casa.',
    },
    seen: 'Durante el squeeze solo ese cliente ve la cara de la carta, y nunca antes de que se cierren las apuestas. Los demás ven moverse el dorso.',
    left: 'Quien se va pierde el derecho, y la carta se descubre sola.',
    byPerson:
      'El crupier abre las cartas que nadie tiene derecho a descubrir. Una carta vista antes de tiempo se registra como tal y se muestra a todos de inmediato.',
    early:
      'Una carta mostrada por accidente antes de tiempo no cambia nada, mientras no cambie el resultado.',
  },
});
