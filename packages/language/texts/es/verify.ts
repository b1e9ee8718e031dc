// Texts of the page that checks an opened shoe or round on the reader’s device, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/verify.ts';

export default translation<typeof en>()({
  title: 'Verificar un barajado',
  lead: 'Entregue a esta página un sabot terminado o una ronda ya jugada, tal como los publican las mesas, o su historial de juego en JSON. Todo se calcula en este dispositivo, y el archivo no va a ninguna parte.',
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
    kind: 'Es JSON, pero no un sabot abierto, ni una ronda abierta, ni un historial de juego: su campo “kind” dice qué es, y falta.',
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
  record: {
    what: {
      one: 'Un historial de juego, {rounds:count} ronda',
      other: 'Un historial de juego, {rounds:count} rondas',
    },
    headline: 'Todas las líneas cuadran',
    advice:
      'Si este archivo vino directamente de la casa, guárdelo: es una prueba. Haga que otra persona lo verifique con otro verificador y pida a la casa una respuesta.',
    proof: {
      settled:
        'Las líneas cuadran entre sí: las cartas registradas dan los resultados, y cada apuesta se pagó, hasta la última unidad, como dicen la definición con su hash o las reglas.',
      cards:
        'Las cartas registradas estaban en el sabot precintado, como muestran las pruebas de las rondas.',
      cardsUnasked:
        'Que las cartas registradas estaban en el sabot precintado: para ello, verifique una ronda desde el historial de juego mientras su prueba esté publicada.',
      definitions:
        'Que la apuesta pagaba lo mismo cuando usted apostó: para ello, compare el hash de su definición con el que tenía entonces la mesa.',
      stakes:
        'Que estos importes se apostaron y que no falta ninguno: nadie firma el historial. Usted sabe lo que apostó.',
    },
    title: {
      definitions: 'Las definiciones',
      results: 'Los resultados',
      bets: 'Las apuestas',
      sums: 'Las sumas',
      opened: 'Las cartas abiertas',
    },
    lines: {
      title: 'Línea a línea',
      round: 'Sabot {shoe:number}, ronda {round:number} en {table}',
      definition: 'definición {hash}',
      more: 'Se muestran 100 de {rounds:number} rondas, primero las que tienen una línea errónea.',
    },
    sentence: {
      'in-round': 'Ronda {round:number} del sabot {shoe:number} en {table} ({path}):',
      'in-bet': 'Ronda {round:number} del sabot {shoe:number} en {table}, {bet} ({path}):',
      'more-lines': {
        one: 'Hay {lines:count} línea errónea más en este paso.',
        other: 'Hay {lines:count} líneas erróneas más en este paso.',
      },
      'definitions-hold': {
        one: '{bets:count} definición: lo que liquida da de nuevo el hash que nombran las rondas.',
        other: '{bets:count} definiciones: lo que liquida da de nuevo los hashes que nombran las rondas.',
      },
      'definition-differs':
        'La definición de {bet} da de nuevo {made}, y el archivo la tiene bajo {told}: fue cambiada.',
      'results-hold': {
        one: '{rounds:count} ronda: las reglas de reparto permiten las cartas registradas, y estas dan el resultado registrado.',
        other:
          '{rounds:count} rondas: las reglas de reparto permiten las cartas registradas, y estas dan los resultados registrados.',
      },
      'result-not-dealt': 'las reglas de reparto no dan estas cartas.',
      'result-differs': 'las cartas dan otro resultado que el registrado.',
      'result-without-cards': 'los importes se devolvieron y, aun así, hay un resultado registrado.',
      'bets-hold': {
        one: '{bets:count} apuesta: ganancia, comisión y devolución son, hasta la última unidad, las de la definición o las reglas.',
        other:
          '{bets:count} apuestas: ganancia, comisión y devolución son, hasta la última unidad, las de las definiciones o las reglas.',
      },
      'bet-unknown': 'el archivo no tiene ninguna definición con el hash {hash}.',
      'bet-undefined':
        'se dice que la paga “{schedule}”, que no es de las reglas, y no se nombra ninguna definición.',
      'bet-of-another': 'se dice que la paga “{schedule}”, que no paga esta apuesta.',
      'bet-too-large': 'ninguna mesa puede pagar con exactitud un importe tan grande.',
      'bet-verdict': 'está registrada como “{is}”, y es “{right}”.',
      'bet-winnings': 'la ganancia registrada es {is:coins}, y la correcta es {right:coins}.',
      'bet-commission': 'la comisión registrada es {is:coins}, y la correcta es {right:coins}.',
      'bet-return': 'la devolución registrada es {is:coins}, y la correcta es {right:coins}.',
      'sums-hold': {
        one: '{rounds:count} ronda: importes y devoluciones suman, y el saldo se mueve según el neto de la ronda.',
        other:
          '{rounds:count} rondas: importes y devoluciones suman, y el saldo se mueve según el neto de cada ronda.',
      },
      'sum-staked': 'hay {is:coins} registrado como apostado, y los importes suman {right:coins}.',
      'sum-returned': 'hay {is:coins} registrado como devuelto, y las devoluciones suman {right:coins}.',
      'sum-balance': 'el saldo se mueve {is:signed}, y el neto es {right:signed}.',
      'sum-correction':
        'la corrección registrada es {is:signed}, y las dos cuentas difieren en {right:signed}.',
      'opened-hold': {
        one: '{rounds:count} ronda: las cartas registradas son las que estaban en el sabot precintado.',
        other: '{rounds:count} rondas: las cartas registradas son las que estaban en el sabot precintado.',
      },
      'opened-corrected': {
        one: '{rounds:count} ronda fue corregida por la casa: sus cartas abiertas son como se repartieron, y la corrección es palabra de la casa.',
        other:
          '{rounds:count} rondas fueron corregidas por la casa: sus cartas abiertas son como se repartieron, y la corrección es palabra de la casa.',
      },
      'opened-broken': 'sus cartas abiertas no se prueban a sí mismas: verifique sola la prueba de la ronda.',
      'opened-differs': 'las cartas registradas no son las que se abrieron.',
      'opened-of-none': 'cartas abiertas de una ronda que no está registrada aquí.',
      'unasked-opened': {
        one: 'El archivo no tiene las cartas abiertas de {rounds:count} ronda liquidada: que sus cartas estaban en el sabot precintado se ve con la prueba de la ronda.',
        other:
          'El archivo no tiene las cartas abiertas de {rounds:count} rondas liquidadas: que sus cartas estaban en el sabot precintado se ve con las pruebas de las rondas.',
      },
      'unasked-schedule': {
        one: '{bets:count} apuesta fue registrada por una versión anterior, que no guardaba qué la pagaba.',
        other:
          '{bets:count} apuestas fueron registradas por una versión anterior, que no guardaba qué las pagaba.',
      },
    },
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
