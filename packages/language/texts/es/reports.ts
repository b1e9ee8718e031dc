// Texts of reports over days: figures, returns against theory, rounds without a valid result, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/reports.ts';

export default translation<typeof en>()({
  tabs: { figures: 'Cifras', theory: 'Teoría y juego', rounds: 'Canceladas y anuladas' },
  from: 'Desde',
  to: 'Hasta',
  printed: 'Del {from} al {to}, días UTC.',
  spans: 'Períodos habituales, en días UTC',
  span: {
    today: 'Hoy',
    week: 'Siete días',
    month: 'Este mes',
    year: 'Este año',
    life: 'Desde el inicio',
  },
  closed: {
    note: 'Rondas abiertas en estos días que se cancelaron, se anularon o se liquidaron de nuevo, con quién lo decidió y por qué. Cada una lleva a lo que se movió.',
    caption: 'Rondas canceladas, anuladas o liquidadas de nuevo',
  },
  entriesOf: 'Detalle<spoken> de {what}</spoken>',
  entriesOfAll: 'Detalle<spoken> de todo</spoken>',
  entries: {
    reading: 'Consultando el detalle',
    note: 'Todas las apuestas de la cifra <badges> </badges>por el día en que se contaron. Una corrección figura con lo que cambió.',
    byMachine: 'reparto de la máquina',
    dealer: 'crupier {dealer}',
    nothing: 'Nada entre las rondas más recientes; siguen las anteriores.',
    caption: 'Detalle de la cifra',
    account: 'registro {account:number}',
    none: 'ninguno',
  },
  figures: {
    reading: 'Consultando las cifras',
    addedUp: 'Sumado por',
    by: { table: 'Por mesa', option: 'Por opción', dealer: 'Por crupier', day: 'Por día' },
    of: { table: 'Mesa', option: 'Opción', dealer: 'Crupier', day: 'Día' },
    caption: {
      table: 'Cifras por mesa',
      option: 'Cifras por opción',
      dealer: 'Cifras por crupier',
      day: 'Cifras por día',
    },
    idle: 'Sin actividad: nada apostado',
    all: 'Total',
    note: 'Volumen es lo apostado en las rondas que cuentan; pagos es todo lo que se devolvió: apuestas, y ganancias menos comisión. Margen es volumen menos pagos. Una corrección cuenta en el día en que se hizo; las rondas canceladas o anuladas, al final, no cuentan. Las rondas que se repartieron sin apuestas están en Rondas. Importes en monedas, días UTC.',
  },
  theory: {
    reading: 'Consultando teoría y juego',
    outside: {
      one: '{n:count} opción está fuera de lo que el azar permite 997 de cada 1000 veces. Revise el detalle.',
      other:
        '{n:count} opciones están fuera de lo que el azar permite 997 de cada 1000 veces. Revise el detalle.',
    },
    caption: 'Retorno real y esperado por opción',
    note: 'Retorno es lo que volvió, como parte de lo apostado, contando los empates. Las rondas se toman como independientes, cada una de un sabot completo con las barajas de la mesa, y las apuestas como no dependientes de lo repartido. Todo lo apostado a una opción en una ronda cuenta como una apuesta. Las bandas son de una distribución normal.',
    noCommission: '{option}, sin comisión',
    decks: '{decks:items} barajas',
    row: '{option}: real {actual:percent}, esperado {expected:percent}, el 99,7 % de las veces entre {low:percent} y {high:percent}',
    rowOutside:
      '{option}: real {actual:percent}, esperado {expected:percent}, el 99,7 % de las veces entre {low:percent} y {high:percent}; fuera',
    band: '{low:percent} – {high:percent}',
    key: {
      actual: 'real',
      theory: 'teoría',
      likely: 'el 95 % de las veces',
      nearlyCertain: 'el 99,7 % de las veces',
    },
    judged: { outside: 'Fuera', within: 'Dentro', tooFew: 'Pocas apuestas' },
    unjudged: {
      title: 'Sin evaluar',
      note: 'En las cifras, y en ninguna fila de arriba.',
      corrections: 'Correcciones',
      line: {
        one: '<strong>{option}</strong>: {bets:count} apuesta por {stake:coins}; {why}',
        other: '<strong>{option}</strong>: {bets:count} apuestas por {stake:coins}; {why}',
      },
      lineAt: {
        one: '<strong>{option}</strong>, {table}: {bets:count} apuesta por {stake:coins}; {why}',
        other: '<strong>{option}</strong>, {table}: {bets:count} apuestas por {stake:coins}; {why}',
      },
      noSchedule: 'liquidadas con una versión anterior, que no guardaba a cuánto se pagaba',
      noTable: 'su mesa ya no se conoce',
      voided: 'sus rondas se anularon',
      earlier: 'correcciones de días anteriores',
    },
  },
  alarm: {
    house: {
      day: 'Alarma: {option} en la casa estuvo ayer a {deviations} desviaciones típicas de la teoría.',
      month:
        'Alarma: {option} en la casa estuvo a {deviations} desviaciones típicas de la teoría en los últimos 30 días.',
    },
    room: {
      day: 'Alarma: {option} en la sala {room} estuvo ayer a {deviations} desviaciones típicas de la teoría.',
      month:
        'Alarma: {option} en la sala {room} estuvo a {deviations} desviaciones típicas de la teoría en los últimos 30 días.',
    },
    table: {
      day: 'Alarma: {option} en {table} estuvo ayer a {deviations} desviaciones típicas de la teoría.',
      month:
        'Alarma: {option} en {table} estuvo a {deviations} desviaciones típicas de la teoría en los últimos 30 días.',
    },
    rule: 'La alarma suena a partir de {deviations:number} desviaciones típicas, ayer o en los últimos 30 días, por mesa, por sala y para la casa, sean cuales sean los días que se muestran aquí.',
  },
  column: {
    hold: 'Margen',
    holdShare: 'Margen %',
    roundsWithStakes: 'Rondas con apuestas',
    handle: 'Volumen',
    winnings: 'Ganancias',
    payout: 'Pago',
    payouts: 'Pagos',
    counted: 'Contado',
    trace: 'Detalle',
    drawn: 'Gráfico',
    judged: 'Evaluación',
    actual: 'Real',
    expected: 'Esperado',
    difference: 'Diferencia',
    deviations: 'Desviaciones',
    likely: '95 %',
    nearlyCertain: '99,7 %',
  },
  monitoring: {
    reading: 'Leyendo las alarmas',
    lead: 'Lo que por azar es improbable, o es grande según los ajustes de la casa. Una alarma no acusa a nadie: mire las rondas y anote qué resultó.',
    none: 'No hay alarmas.',
    noneFound: 'Ninguna alarma coincide.',
    kind: {
      'big-stake': 'Apuesta grande',
      'big-win': 'Ganancia grande',
      'opposed-pair': 'Pareja opuesta',
      'steady-timing': 'Mismo retraso',
      'long-play': 'Sin pausa',
      'side-count': 'Apuesta lateral según el conteo',
    },
    filter: {
      kind: 'Alarma',
      any: 'Todas',
      state: 'Estado',
      all: 'Todas',
      open: 'Abiertas',
      noted: 'Anotadas',
      patron: 'Cliente',
      patronHint: 'Número',
      from: 'Desde',
      to: 'Hasta',
    },
    seen: {
      'big-stake': 'Apostó {staked:coins} en una ronda.',
      'big-win': 'Ganó {won:coins} en una ronda con {staked:coins} apostados.',
      'opposed-pair':
        'En {opposed:number} de {rounds:number} rondas con apuestas del mismo tamaño, uno estaba en Jugador y el otro en Banca.',
      'steady-timing':
        'En {steady:number} de {rounds:number} rondas la primera apuesta llegó en la misma vigésima de segundo, {delay:number} ms tras abrirse las apuestas.',
      'long-play':
        'Jugó {hours:number} horas, desde el {from:moment} hasta el {until:moment}, sin diez minutos de pausa.',
      'side-count':
        'Apostó a {bet} en {matches:number} de las {favoured:number} rondas en que las cartas restantes la favorecían, y en {others:number} más.',
    },
    chance: {
      threshold: 'La casa quiere saberlo a partir de {threshold:coins}.',
      expected: 'El azar hace esperar {expected:number}; tantas o más salen menos de una vez en {times}.',
      steady:
        'De la persona más regular cabe esperar {expected:number}; tantas o más salen menos de una vez en {times}.',
      long: 'Se avisa a partir de {hours:number} horas.',
    },
    note: {
      act: 'Anotar',
      title: 'Anotación sobre esta alarma',
      effect: 'La anotación cierra la alarma y queda en el diario.',
      label: 'Qué resultó',
      hint: 'Queda en el diario, con su nombre.',
      save: 'Guardar',
      done: 'La anotación queda guardada.',
    },
    noted: 'Anotado por {name}, {at:moment}: “{text}”',
    opened: 'Abierta',
    both: '{one} y {other}',
    patron: {
      alarms: 'Alarmas',
      none: 'ninguna',
      link: { one: '{n:count} alarma', other: '{n:count} alarmas' },
    },
    journal: {
      raised: 'Alarma: {what}',
      noted: 'Anotó una alarma: {what}',
    },
  },
});
