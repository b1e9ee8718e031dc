// Texts of what a table says of a round beside its cloth: calls, refusals, remarks, the rail with the chips, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/play.ts';

export default translation<typeof en>()({
  cut: {
    called: {
      committing: 'Corten las cartas',
      revealing: 'Se revela el corte',
      awaiting: 'Decide la baliza',
      done: 'Sabot cortado',
    },
    how: {
      house: 'Corte de la casa sola',
      own: 'Corte con su valor',
      patrons: {
        one: 'Corte de {patrons:count} cliente',
        other: 'Corte de {patrons:count} clientes',
      },
    },
    state: {
      nobody: 'Nadie todavía',
      patrons: { one: '{patrons:count} cliente cortó', other: '{patrons:count} clientes cortaron' },
      attempt: '{patrons} · intento {attempt:number} de {most:number}',
      revealed: '{revealed:number} de {committed:number} revelados',
      house: 'La casa sola',
      values: { one: 'Con {values:count} valor', other: 'Con {values:count} valores' },
      valuesWithOwn: {
        one: 'Con {values:count} valor, el suyo',
        other: 'Con {values:count} valores, el suyo entre ellos',
      },
      withOwn: '{state} · {own}',
    },
    own: {
      cut: 'Usted cortó',
      listed: 'Está en la lista',
      told: 'El suyo, sí',
      missed: 'El suyo llegó tarde',
      leftOut: 'El suyo quedó fuera',
    },
  },
  rail: {
    chip: 'Ficha',
    chipBeyond: {
      left: '{chip:coins}, más de lo que le queda: {left:coins}',
      nothing: '{chip:coins}, y no le queda nada para apostar',
    },
    act: { undo: 'Deshacer', clear: 'Limpiar', rebet: 'Repetir', double: 'Doblar' },
    confirm: 'Confirmar <strong>{stake:coins}</strong>',
    waits: { noLink: 'Sin conexión', onItsWay: 'En camino', nothing: 'Nada puesto' },
    first: {
      byItself:
        '<strong>Sus fichas se apuestan solas cuando el anillo se vacía.</strong> <more>Confirmar las apuesta al momento. En los ajustes puede elegir confirmar cada apuesta.</more>',
      byPatron:
        '<strong>Sus fichas cuentan cuando pulsa Confirmar,</strong> <more>antes de que el anillo se vacíe. Lo que no se confirma vuelve a usted.</more>',
      read: 'Entendido',
    },
  },
  refused: {
    act: {
      'not-cutting': 'El sabot no se está cortando ahora',
      'already-cut': 'Su parte en este corte ya está dentro',
      'cut-full': 'No queda lugar en este corte',
      'wrong-value': 'Este no es el valor al que se comprometió',
      'barred-from-cut': 'A este corte le faltó un valor suyo: en el próximo sabot puede volver a cortar',
      'round-over': 'Esa ronda ha terminado',
      'not-your-card': 'Esta carta no la descubre usted',
      'no-seats-here': 'En esta mesa nadie se sienta',
      'no-such-seat': 'Esa plaza no existe',
      'seat-taken': 'Otra persona acaba de ocupar esta plaza',
      'seat-given-up': 'Su plaza se perdió: ocupe otra en la próxima ronda',
      'already-seated': 'Ya tiene una plaza: déjela antes',
      'not-seated': 'Ocupe antes una plaza',
      'stakes-on-felt': 'Sus apuestas están en el tapete: salga cuando se liquide la ronda',
      'shoe-not-offered': 'El sabot ya ha pasado',
      'not-the-holder': 'El sabot lo tiene otra plaza',
      'behind-not-allowed': 'Ahora no se puede apostar detrás de esta plaza',
      'behind-amount': 'Ese importe no cabe en los límites de esta mesa',
      'behind-full': 'Detrás de esta plaza ya no caben más clientes',
      'table-paused': 'La mesa está en pausa',
      suspended: 'Su cuenta está suspendida: puede mirar, pero no se aceptan apuestas',
    },
    failed: {
      'no-link': 'No hay conexión con la mesa',
      'no-answer': 'La mesa no respondió: compruebe si se hizo',
      malformed: 'La mesa no pudo leer el mensaje: vuelva a cargar la página',
      'too-large': 'El mensaje es demasiado grande',
      'unknown-message': 'La mesa no conoce el mensaje: vuelva a cargar la página',
      'too-frequent': 'Demasiados mensajes: espere un momento',
      'no-such-table': 'Esa mesa no existe',
      'not-signed-in': 'La sesión ha terminado: vuelva a cargar la página',
      'wrong-origin': 'La página vino de otra dirección',
      'other-protocol': 'Hay una versión más reciente: vuelva a cargar la página',
      busy: 'La mesa está ocupada: inténtelo de nuevo en un momento',
      'cannot-record': 'La mesa no puede registrar nada ahora: inténtelo de nuevo en un momento',
      'slow-reader': 'La conexión es demasiado lenta',
      'table-stopped': 'La mesa se ha detenido por ahora',
      'at-another-table': 'Ahora está en otra mesa: déjela antes',
    },
    sentence: '{why}.',
    ticket: {
      excluded: 'Se ha autoexcluido: puede mirar, y no se toman apuestas',
      'time-out': 'Está en una pausa: las apuestas vuelven cuando termine',
      'reality-check': 'Lea primero cuánto ha jugado',
      ownLimit: {
        loss: 'Su límite de pérdida del periodo deja {open:coins}',
        stake: 'Su límite de apuestas del periodo deja {open:coins}',
        time: 'Su límite de tiempo en las mesas está alcanzado',
      },
      'betting-closed': 'No va más en esta ronda',
      'no-seat': 'Para apostar en esta mesa, ocupe una plaza',
      elsewhere: {
        one: 'Sus apuestas en otra mesa siguen en juego: apueste aquí cuando se liquide esa ronda',
        other:
          'Tiene apuestas en juego en otras {tables:count} mesas: apueste aquí cuando se liquide una de ellas',
      },
      oneMain: 'Solo una de las tres en cada ronda: ya ha apostado a {bet}',
      notOffered: 'Aquí no se ofrece {bet}',
      modeNotOffered: {
        traditional: 'Aquí no se ofrece la modalidad tradicional',
        'no-commission': 'Aquí no se ofrece la modalidad sin comisión',
      },
      modeFixed: {
        traditional: 'Sus apuestas de esta ronda son de modalidad tradicional: cámbiela en la próxima',
        'no-commission': 'Sus apuestas de esta ronda son sin comisión: cambie de modalidad en la próxima',
      },
      closedForShoe: '{bet}: se cerró tras la ronda {round:numeral}',
      steps: '{bet}: apueste en múltiplos de {step:coins}',
      belowMinimum: 'Mínimo {least:coins} en {bet}',
      aboveMaximum: 'Máximo {most:coins} en {bet}',
      balance: 'Le quedan {left:coins} para apostar',
      noBalance: 'No le queda nada para apostar',
      differential: {
        unnamed: {
          player: '{player} admite hasta {open:coins} más',
          banker: '{banker} admite hasta {open:coins} más',
        },
        unnamedFull: {
          player: '{player} no admite más hasta que se apueste a {banker}',
          banker: '{banker} no admite más hasta que se apueste a {player}',
        },
        table: {
          player: '{player} admite hasta {open:coins} más (límite diferencial de la mesa: {limit:coins})',
          banker: '{banker} admite hasta {open:coins} más (límite diferencial de la mesa: {limit:coins})',
        },
        tableFull: {
          player:
            '{player} no admite más hasta que se apueste a {banker} (límite diferencial de la mesa: {limit:coins})',
          banker:
            '{banker} no admite más hasta que se apueste a {player} (límite diferencial de la mesa: {limit:coins})',
        },
        patron: {
          player:
            'Puede apostar hasta {open:coins} más a {player} (límite diferencial por cliente: {limit:coins})',
          banker:
            'Puede apostar hasta {open:coins} más a {banker} (límite diferencial por cliente: {limit:coins})',
        },
        patronFull: {
          player:
            'No puede apostar más a {player} hasta que apueste a {banker} (límite diferencial por cliente: {limit:coins})',
          banker:
            'No puede apostar más a {banker} hasta que apueste a {player} (límite diferencial por cliente: {limit:coins})',
        },
      },
    },
  },
  remark: {
    reason: {
      settled: 'Esta ronda: {reason}',
      cancelled: 'Cancelada: {reason}',
      voided: 'Anulada: {reason}',
      resettled: 'Liquidada de nuevo: {reason}',
    },
    seenEarly: {
      player: {
        first: 'La primera carta de {player} se vio antes de tiempo: {card}. La ronda sigue igual',
        second: 'La segunda carta de {player} se vio antes de tiempo: {card}. La ronda sigue igual',
        third: 'La tercera carta de {player} se vio antes de tiempo: {card}. La ronda sigue igual',
      },
      banker: {
        first: 'La primera carta de {banker} se vio antes de tiempo: {card}. La ronda sigue igual',
        second: 'La segunda carta de {banker} se vio antes de tiempo: {card}. La ronda sigue igual',
        third: 'La tercera carta de {banker} se vio antes de tiempo: {card}. La ronda sigue igual',
      },
    },
    closingAfterRound: 'La mesa cierra tras esta ronda',
    closingAfterShoe: 'La mesa cierra con este sabot',
    manual: 'Las cartas se introducen a mano',
    newLimits: 'Límites nuevos desde la próxima ronda',
    newLimitsOnMains:
      'Límites nuevos desde la próxima ronda: de {least:coins} a {most:coins} en las apuestas principales',
  },
  squeeze: {
    rights: {
      player: 'Su squeeze: {player}',
      banker: 'Su squeeze: {banker}',
      both: 'Su squeeze: los dos lados',
    },
    largest: 'Squeeze: mayor apuesta, {stake:coins}',
    largestOfNone: 'Squeeze: mayor apuesta',
    waits: { player: '{player} espera su carta', banker: '{banker} espera su carta' },
    turned: {
      none: 'Boca abajo',
      quarter: 'Girada una cuarta parte',
      half: 'Girada hasta la mitad',
      percent: 'Girada al {percent:number} por ciento',
    },
  },
  switch: {
    before: 'La mesa anterior',
    next: 'La mesa siguiente',
    others: 'Otras mesas',
  },
  trouble: {
    stopped: {
      called: 'Esta mesa se ha detenido por ahora',
      says: 'Sus apuestas están a salvo. Puede salir.',
    },
    paused: {
      called: 'La mesa está en pausa',
      says: 'Sus apuestas quedan como están. Continúa en un momento.',
    },
    cancelled: { called: 'Esta ronda se canceló', says: 'Se devolvieron todas las apuestas.' },
    shut: { called: 'La mesa está cerrada', says: 'No se reparte nada hasta que vuelva a abrir.' },
    dealerAway: {
      called: 'La mesa espera a su crupier',
      says: 'Sus apuestas quedan como están. Un jefe de mesa está avisado.',
    },
    result: {
      called: 'Se está confirmando el resultado',
      says: 'Se paga en cuanto lo confirme el crupier.',
    },
    newShoe: {
      called: 'Sabot nuevo',
      opens: 'Las apuestas se abren pronto',
      prepares: 'El crupier prepara el sabot',
    },
  },
});
