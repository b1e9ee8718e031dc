// Texts of the seal of a shoe at the table and of the sheet that explains it, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/fairness.ts';

export default translation<typeof en>()({
  title: 'El precinto',
  button: {
    failed: 'El precinto no cuadra. Ábralo para ver qué hacer',
    none: 'Este sabot no tiene precinto',
    deck: {
      sealed: 'Precinto de la baraja',
      checked: 'Precinto de la baraja. Ronda anterior verificada',
      cut: 'Precinto de la baraja. {cut}',
      cutChecked: 'Precinto de la baraja. {cut}. Ronda anterior verificada',
    },
    shoe: {
      sealed: 'Precinto del sabot',
      checked: 'Precinto del sabot. Ronda anterior verificada',
      cut: 'Precinto del sabot. {cut}',
      cutChecked: 'Precinto del sabot. {cut}. Ronda anterior verificada',
    },
  },
  anybody:
    'Cualquiera puede verificar una ronda o un sabot sin esta página: el procedimiento está en la descripción del juego limpio del proyecto, con un verificador en otro lenguaje.',
  unsealed: {
    title: 'Aquí no hay precinto',
    early: 'Este sabot se hizo antes de que los sabots llevaran precinto. El siguiente lo llevará.',
    notYet:
      'El siguiente sabot aún no está hecho. Su precinto se muestra en cuanto lo esté, antes de que nadie pueda apostar.',
    byPerson:
      'En esta mesa reparte una persona, con cartas a la vista. Nadie conoce de antemano el orden de las cartas, así que no hay nada que precintar; de que todo esté en regla responden los ojos puestos en la mesa, el diario de la casa y las cámaras.',
  },
  exchanged: {
    title: 'El precinto se ha cambiado',
    text: 'Esta ventana recibió <first>un precinto</first> para el sabot {shoe:number}, y ahora la mesa muestra <second>otro</second>. Un sabot precintado no cambia nunca. No apueste aquí, anote los dos y pregunte a la casa.',
  },
  commitment: {
    deck: 'Baraja de la jugada {shoe:number}, precintada',
    shoe: 'Sabot {shoe:number}, precintado',
    copy: 'Copiar',
    copyName: 'Copiar el compromiso',
    about:
      'El orden de las {cards:number} cartas quedó fijado antes de que nadie pudiera apostar. Este número, el compromiso, lo representa y no revela nada de él. Las cartas, cuando se abren, tienen que cuadrar con él: no se pudo cambiar ni una.',
    digits: 'Los 64 dígitos, para anotarlos o leerlos en voz alta',
    since: {
      start: 'Esta ventana lo tiene desde antes de la primera apuesta del sabot.',
      round:
        'Esta ventana lo tiene desde la ronda {round:number}; para tener certeza de las anteriores, compárelo con alguien que estuviera aquí.',
    },
    rim: 'El borde se dibuja a partir de estos dígitos. Si dos clientes ven precintos distintos para un mismo sabot, a alguien se le está engañando.',
  },
  cut: {
    title: 'Cómo se cortó',
    deckNotYet: 'Aún no: su valor va con Repartir, y con él se corta la baraja.',
    now: 'Se está cortando ahora: la aplicación de cada cliente aporta un valor, primero su hash y después el valor mismo.',
    how: '<strong>{cut}.</strong> {proves}',
    proves: {
      beacon:
        'El orden lo decidió una baliza pública, una vez cerrada la lista de quienes aportaron un valor: nadie pudo elegirlo, ni la casa ni un cliente. Queda demostrado para todo el que vio el precinto y la lista antes de que se publicara la baliza.',
      beaconWithOwn:
        'El orden lo decidió una baliza pública, una vez cerrada la lista de quienes aportaron un valor: nadie pudo elegirlo, ni la casa ni un cliente. Queda demostrado para todo el que vio el precinto y la lista antes de que se publicara la baliza, y su valor también está en el orden.',
      house:
        'Ningún cliente aportó un valor, así que solo está el de la casa. Eso demuestra que el orden se fijó antes de que nadie apostara. No demuestra que la casa no lo eligiera.',
      houseAlone:
        'Usted no aportó ningún valor, así que solo está el de la casa. Eso demuestra que el orden se fijó antes de que nadie apostara. No demuestra que la casa no lo eligiera.',
      alone:
        'Su valor llegó con Repartir, cuando la casa ya había fijado todo lo que podía: no ha podido elegir este orden. Si hubiera dejado fuera su valor, la baraja abierta lo mostraría.',
      own: 'Su valor es uno de ellos. La casa fijó su parte antes de conocerlo, así que no ha podido elegir el orden: para usted queda demostrado. Nadie que aportara un valor había visto una carta.',
      oneOther:
        'El valor usado no es el suyo. Para usted queda demostrado que la casa fijó su orden y su propio valor antes de que nadie apostara. No puede saber si la casa eligió el orden final: el valor puede ser de la propia casa. Solo puede saberlo quien lo aportó.',
      others:
        'Su valor no está entre ellos. Para usted queda demostrado que la casa fijó su orden y su propio valor antes de que nadie apostara. No puede saber si la casa eligió el orden final: todos estos valores pueden ser de la propia casa. Solo puede saberlo quien aportó uno de ellos.',
    },
    failed: {
      one: 'Antes falló un intento, porque alguien no reveló un valor.',
      two: 'Antes fallaron dos intentos, porque alguien no reveló un valor.',
      three: 'Antes fallaron tres intentos, porque alguien no reveló un valor.',
      choice: {
        one: 'Quien lo hizo pudo elegir entre {orders:words} orden como máximo, y consta en el registro.',
        other: 'Quien lo hizo pudo elegir entre {orders:words} órdenes como máximo, y consta en el registro.',
      },
      houseAlone: 'Tras el tercero, la casa corta sola. Tres seguidos merecen una pregunta.',
    },
    awaited:
      'El precinto nombra una baliza pública, y la casa dice que no se pudo obtener a tiempo; si se publicó, cualquiera puede verlo.',
    missed: {
      one: '{patrons:count} cliente más llegó tarde o no encontró lugar, y consta en el registro.',
      other: '{patrons:count} clientes más llegaron tarde o no encontraron lugar, y constan en el registro.',
    },
    beacon: 'El valor de la baliza y su firma figuran en cada ronda abierta y se verifican con ella.',
    seed: 'Semilla del segundo orden, el público: <hash>semilla</hash>',
  },
  own: {
    title: 'Su parte',
    noneAlone: 'Su aplicación genera un valor cuando usted pulsa Repartir.',
    none: 'Usted no estaba aquí cuando se cortó este sabot. En el siguiente, su aplicación participa por sí sola.',
    coup: 'Jugada {shoe:number}.',
    shoe: 'Sabot {shoe:number}.',
    standing: {
      alone: 'Fue con Repartir.',
      offered: 'Su hash va de camino a la mesa.',
      bound: 'Su aplicación está comprometida con él: la mesa tiene su hash, y nadie conoce el valor.',
      told: 'Se ha revelado, y el corte aún no está decidido.',
      in: 'El sabot se cortó con él.',
      'left-out':
        'Quedó fuera: su aplicación se presentó, y la lista de la mesa no lo tiene. Este sabot no se cortó con él.',
      unused: 'Sin usar: el intento al que pertenecía falló, o terminó sin él.',
      missed: {
        late: 'No está en este corte: los valores ya se estaban revelando. Consta junto al sabot, y en el próximo puede participar.',
        full: 'No está en este corte: no quedaba lugar en la lista. Consta junto al sabot, y en el próximo puede participar.',
        unknown:
          'No está en este corte: llegó tarde. Consta junto al sabot, y en el próximo puede participar.',
      },
      refused: {
        'not-cutting': 'No se aceptó: el sabot no se estaba cortando.',
        'already-cut': 'No se aceptó: su parte en este corte ya estaba dentro.',
        'cut-full': 'No se aceptó: no quedaba lugar en este corte.',
        'wrong-value': 'No se aceptó: no es el valor al que se comprometió.',
        'barred-from-cut':
          'No se aceptó: a este corte le faltó un valor suyo. En el próximo sabot puede volver a cortar.',
        'table-paused': 'No se aceptó: la mesa está en pausa.',
        suspended: 'No se aceptó: su cuenta está suspendida.',
        unknown: 'No se aceptó.',
      },
    },
    value: 'Su valor',
    hash: 'Su hash, comunicado antes',
    list: 'La lista en la que figura',
  },
  bring: {
    title: 'Aportar un valor propio',
    phrase: 'Una frase, la que quiera',
    made: 'Convertida en 32 bytes con SHA-256',
    fresh: 'con bytes aleatorios nuevos <small>nadie puede adivinarlo</small>',
    alone:
      'solo la frase <small>cualquiera puede rehacerlo, y una casa que adivine la frase saca ventaja</small>',
    bytes: 'Bytes aleatorios',
    value: 'El valor',
    typeFirst: 'Escriba antes una frase',
    use: { deck: 'Usarlo en la próxima baraja', shoe: 'Usarlo en el próximo sabot' },
    waits: {
      deck: '<hash>valor</hash> espera a la próxima baraja.',
      shoe: '<hash>valor</hash> espera al próximo sabot.',
    },
  },
  check: {
    titleCoup: 'La jugada anterior',
    titleRound: 'La ronda anterior',
    noneCoup: 'Aún no ha terminado ninguna jugada. Cada una puede verificarse en cuanto termina.',
    noneRound:
      'Aún no ha terminado ninguna ronda de este sabot. Cada una puede verificarse en cuanto termina.',
    every: 'Verificar cada ronda automáticamente',
    unanswered: 'La casa no la abrió: {why} Que no se pueda verificar no demuestra nada.',
    coup: {
      check: 'Verificar la jugada {shoe:number}',
      holds: {
        one: '<strong>La jugada {shoe:number} cuadra con el precinto.</strong> {steps:count} paso de verificación, hecho en este dispositivo.',
        other:
          '<strong>La jugada {shoe:number} cuadra con el precinto.</strong> {steps:count} pasos de verificación, todos hechos en este dispositivo.',
      },
      fails: 'La jugada {shoe:number} no cuadra: {step}',
    },
    round: {
      check: 'Verificar la ronda {round:number} del sabot {shoe:number}',
      holds: {
        one: '<strong>La ronda {round:number} del sabot {shoe:number} cuadra con el precinto.</strong> {steps:count} paso de verificación, hecho en este dispositivo.',
        other:
          '<strong>La ronda {round:number} del sabot {shoe:number} cuadra con el precinto.</strong> {steps:count} pasos de verificación, todos hechos en este dispositivo.',
      },
      fails: 'La ronda {round:number} del sabot {shoe:number} no cuadra: {step}',
    },
    save: 'Guardar la ronda',
    full: 'Ver en detalle',
    todo: {
      stop: 'No haga más apuestas en esta mesa.',
      save: 'Guarde ahora el archivo. Es su prueba: lo que la casa ha publicado ya no se puede hacer cuadrar.',
      ask: 'Haga que otra persona lo verifique, con otro verificador, y pida a la casa una respuesta.',
    },
    saveEvidence: 'Guardar la prueba',
  },
  step: {
    answer: 'La respuesta',
    noRound: 'Lo que envió la casa no es una ronda abierta. {fault}',
    wholeShoe: 'Lo que envió la casa no es una ronda abierta. Es un sabot entero.',
    seen: 'Lo que mostró el tapete',
    otherRound:
      'Esta es la ronda {round:number} del sabot {shoe:number} en {table}; se pidió la ronda {wantedRound:number} del sabot {wantedShoe:number}.',
    notSeen: 'Es la ronda que se pidió. Sus cartas no se vieron aquí.',
    differs: {
      player:
        'El tapete mostró {shown} para el Jugador, y se ha abierto {opened}. Si un jefe de mesa ha corregido esta ronda después, esa es la razón.',
      banker:
        'El tapete mostró {shown} para la Banca, y se ha abierto {opened}. Si un jefe de mesa ha corregido esta ronda después, esa es la razón.',
    },
    nothing: 'nada',
    same: 'Las cartas abiertas son las que usted vio en el tapete, en las dos manos.',
    told: 'Lo que recibió esta ventana',
    toldBefore: 'Es el compromiso que esta ventana recibió antes de la primera apuesta del sabot.',
    toldIn: 'Es el compromiso que esta ventana recibió en la ronda {round:number}.',
  },
});
