// Texts of the page that checks an opened shoe or round on the reader’s device, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/verify.ts';

export default translation<typeof en>()({
  title: 'Verificar un barajado',
  lead: 'Entregue a esta página un sabot terminado o una ronda ya jugada, tal como los publican las mesas. Todo se calcula en este dispositivo, y el archivo no va a ninguna parte.',
  file: {
    title: 'El archivo',
    ways: 'Suéltelo aquí, elíjalo o pegue su texto.',
    choose: 'Elegir un archivo',
    sample: 'Probar una muestra',
    sampleName: 'shoe.json, una muestra',
    drop: 'Suéltelo',
    paste: 'Pegar el texto',
    pasted: 'Texto del archivo',
    pastedName: 'El texto pegado',
    check: 'Verificar el texto',
  },
  note: {
    fetching: 'Pidiéndolo a la casa…',
    fault: 'La casa no lo entregó: {why} Aun así, un archivo que usted haya guardado puede verificarse.',
    refused: '<strong>{file} no es algo que se pueda verificar.</strong> {why}',
  },
  refused: {
    empty: 'Está vacío.',
    large: 'Es mucho mayor que cualquier sabot.',
    notJson:
      'No es JSON. Elija el archivo tal como lo dio la mesa, de la primera llave a la última; un texto de rondas o una página guardada con el navegador no se pueden verificar.',
    kind: 'Es JSON, pero no un sabot abierto ni una ronda abierta: su campo “kind” dice cuál de los dos es, y falta.',
    shape:
      'No se puede leer tal como está. {fault} Si vino así de la casa, es motivo suficiente para preguntar.',
  },
  known: {
    title: 'Qué más sabe usted',
    commitment:
      '<strong>El compromiso</strong>, tal como lo mostró la mesa antes de la primera apuesta: entonces el orden ya estaba fijado.',
    value:
      '<strong>Su propio valor</strong>, si cortó este sabot: entonces la casa no ha podido elegir el orden.',
    list: '<strong>La lista que vio</strong>, su hash, de antes de que se revelaran los valores: entonces no se dejó fuera a nadie.',
    digits: '64 dígitos, del 0 al 9 y de la a la f',
    wrong: 'Son {characters:number} caracteres, y no 64 dígitos del 0 al 9 y de la a la f: no se compara.',
  },
  what: {
    round: 'Ronda {round:number} del sabot {shoe:number} en {table}',
    shoe: {
      one: 'El sabot {shoe:number} entero en {table}, {rounds:count} ronda',
      other: 'El sabot {shoe:number} entero en {table}, {rounds:count} rondas',
    },
  },
  headline: {
    shoe: {
      dealt: 'Repartido tal como se precintó',
      sealed: 'Repartido tal como se precintó, y precintado antes de que usted lo viera',
      notChosen: 'Repartido tal como se precintó, y no elegido por la casa',
    },
    round: {
      dealt: 'Esta ronda se repartió tal como se precintó',
      sealed: 'Esta ronda se repartió tal como se precintó, y se precintó antes de que usted la viera',
      notChosen: 'Esta ronda se repartió tal como se precintó, y no la eligió la casa',
    },
  },
  proof: {
    unasked: 'Sin verificar.',
    open: 'Nada lo muestra.',
    shoe: 'Estaban todas las cartas, no se cambió ninguna y se repartieron según las reglas en el orden que dan el precinto y los valores.',
    round:
      'Las cartas de esta ronda estaban precintadas en el sabot y se repartieron según las reglas desde los lugares que dice la semilla. El resto del sabot se muestra cuando termina.',
    fixed: 'La casa fijó su orden y su propio valor antes de que usted viera el compromiso.',
    fixedUnasked:
      'Para verificar que el orden se fijó antes de que nadie apostara, indique el compromiso que vio antes de la primera apuesta.',
    beacon:
      'Nadie eligió el orden: lo decidió una baliza pública después del precinto y de la lista. Esto se apoya en que usted vio ambos antes de que se publicara la baliza.',
    beaconUnasked:
      'Para verificar que nadie eligió el orden, por haberlo decidido una baliza pública, indique el compromiso y la lista que usted ya había visto antes de que se publicara la baliza; si no, sobre cuándo se fijaron solo hay la palabra de la casa.',
    chosen: 'Para usted: la casa no eligió el orden, pues no podía conocer su valor cuando puso el precinto.',
    chosenUnasked:
      'Para verificar que la casa no eligió el orden, indique un valor que haya aportado usted. Para cualquier otra persona, todos los valores podrían ser de la propia casa, y este archivo solo demuestra que la casa estaba comprometida de antemano.',
    chosenOpen:
      'No se puede demostrar que la casa no eligiera el orden: ningún cliente aportó un valor, y ella conocía las dos partes.',
    list: 'No se dejó fuera ni se añadió a nadie después de que se revelaran los valores.',
    listUnasked:
      'Para verificar que no se dejó fuera a nadie después de que se revelaran los valores, indique la lista que guardó su aplicación.',
    listOpen: 'Solo quien estuvo allí y vio una lista puede decir si se descartó algún valor.',
  },
  failed: {
    title: 'No cuadra: {step}',
    advice:
      'Si este archivo vino directamente de la casa, guárdelo: es una prueba, y ya nadie puede hacerlo cuadrar. No apueste más allí, haga que otra persona lo verifique con otro verificador y pida a la casa una respuesta. Si se lo dio otra persona, pídalo antes a la casa.',
    save: 'Guardar el archivo',
  },
  steps: {
    title: 'Paso a paso',
    holds: 'cuadra',
    fails: 'no cuadra',
    unasked: 'sin verificar',
    compared: 'Qué se comparó',
  },
  replay: {
    title: 'Las cartas otra vez',
    none: 'De este sabot no se repartió ninguna ronda.',
    fails: 'Según lo que dice el archivo; un paso de la verificación no cuadra.',
    round: 'Ronda {round:number}',
    choice: 'Ronda',
    option: 'Ronda {round:number} · {result}',
    before: 'Anterior',
    next: 'Siguiente',
    hand: { player: 'Mano del Jugador', banker: 'Mano de la Banca' },
    card: 'carta {place:number}',
    sealed: 'precinto {place:number}',
  },
  hash: {
    less: 'Mostrar menos',
    more: 'Mostrar entero',
    copied: 'Copiado.',
    notCopied: 'El navegador no deja copiar a esta página. Seleccione los dígitos y cópielos a mano.',
  },
  evidence: {
    commitment: 'compromiso',
    rootOfCards: 'raíz de las cartas',
    rootInSeal: 'raíz en el precinto',
    card: 'carta {card:number}',
    cardIs: {
      one: '{card}, lugar precintado {place:number}, {hashes:count} hash hasta la raíz',
      other: '{card}, lugar precintado {place:number}, {hashes:count} hashes hasta la raíz',
    },
    nonce: 'nonce de la carta {card:number}',
    leaf: 'hoja de la carta {card:number}',
    houseValue: 'valor de la casa',
    houseHash: 'su hash',
    hashInSeal: 'hash en el precinto',
    inList: 'clientes en la lista',
    rootOfList: 'raíz de la lista',
    rootOfValues: 'raíz de los valores',
    attempt: 'intento {attempt:number}',
    attemptIs: {
      one: '{patrons:count} cliente, {withheld:number} sin entregar, raíz {root}',
      other: '{patrons:count} clientes, {withheld:number} sin entregar, raíz {root}',
    },
    missed: 'llegó tarde o no encontró lugar',
    list: 'lista del corte',
    listOfAttempt: 'lista del intento {attempt:number}',
    beacon: 'baliza',
    beaconIs: '{name}, ronda {round}',
    value: 'su valor',
    signature: 'su firma',
    seed: 'semilla',
    digest: 'resumen',
    toldFirst: 'cliente {patron}, comunicado antes',
    toldFirstInAttempt: 'intento {attempt:number}, cliente {patron}, comunicado antes',
    notNeeded: 'nada, ni hacía falta',
    valueOf: 'cliente {patron}, valor',
    valueOfInAttempt: 'intento {attempt:number}, cliente {patron}, valor',
    withheld: 'sin entregar',
    none: 'ninguno',
  },
});
