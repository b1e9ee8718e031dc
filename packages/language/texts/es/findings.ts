// Texts of the steps of the check of a shuffle, and of what each found, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/findings.ts';

export default translation<typeof en>()({
  join: '{first} {second}',
  title: {
    commitment: 'El precinto',
    noted: 'Lo que usted anotó',
    deck: 'Las cartas',
    nonces: 'Lo que las ocultaba',
    root: 'El orden precintado',
    proofs: 'Las cartas',
    house: 'El valor de la casa',
    contributions: 'El corte de los clientes',
    'own-value': 'Su valor',
    list: 'La lista que vio',
    beacon: 'La baliza',
    seed: 'El segundo orden',
    order: 'Sus lugares',
    burn: 'Las cartas quemadas',
    rounds: 'Las rondas',
    round: 'La ronda',
    'cut-card': 'La carta de corte',
    digest: 'El archivo',
  },
  sentence: {
    'commitment-holds':
      'Los campos del precinto, pasados juntos por el hash, dan el compromiso {commitment}.',
    'commitment-differs':
      'Los campos del precinto, pasados juntos por el hash, dan {made}, y el archivo dice {told}.',
    'noted-holds': 'Es el compromiso que usted anotó antes del sabot.',
    'noted-differs': 'Usted anotó {noted}, y este sabot tiene {commitment}: es otro sabot, o se cambió.',
    'deck-holds': {
      one: '{cards:number} cartas, cada una de las 52 exactamente una vez.',
      other: '{cards:number} cartas, cada una de las 52 exactamente {decks:count} veces.',
    },
    'deck-size': 'Según el precinto son {wanted:number} cartas, y las abiertas son {cards:number}.',
    'deck-card': {
      one: '{card} está {found:count} vez; según el precinto, cada carta debe estar {decks:number}.',
      other: '{card} está {found:count} veces; según el precinto, cada carta debe estar {decks:number}.',
    },
    'nonces-hold': 'Cada carta estaba oculta tras un número aleatorio propio.',
    'nonces-repeated':
      'Dos cartas estaban ocultas tras el mismo número aleatorio: una de ellas delataba a la otra.',
    'root-holds':
      'Todas las cartas, en el orden en que las sacó la casa y reunidas por su hash en un árbol, dan la raíz precintada.',
    'root-differs':
      'Las cartas, reunidas por su hash en un árbol, dan {made}, y la raíz precintada es {sealed}.',
    'root-no-cards': 'No hay cartas que precintar.',
    'proofs-hold': {
      one: '{cards:count} carta abierta lleva a la raíz precintada: estuvo ahí todo el tiempo.',
      other:
        '{cards:count} cartas abiertas llevan, una a una, a la raíz precintada: estuvieron ahí todo el tiempo.',
    },
    'proofs-differ': 'La carta {place:number} del sabot, {card}, no lleva a la raíz precintada.',
    'digest-holds': 'El archivo está entero. Su resumen, para compararlo con el que tengan otros: {digest}.',
    'digest-differs': 'El resumen no es el de este archivo: se cambió o se dañó por el camino.',
    'house-holds': 'El valor de la casa es aquel cuyo hash se precintó.',
    'house-differs': 'El valor de la casa no es aquel cuyo hash se precintó: se cambió.',
    'in-attempt': 'Intento {attempt:number}:',
    'alone-many': 'La baraja de un solo cliente se corta una vez, con un solo valor.',
    'closing-time': 'No se dice cuándo se cerró la lista, o no había lista que cerrar.',
    'failed-before-beacon':
      'Antes de una baliza no se puede retener ningún valor, y aun así un intento se da por fallido.',
    'no-wait-for-beacon': 'El precinto nombra una baliza, y no consta ningún intento que la esperara.',
    'too-many-attempts': 'Se dan por fallidos más de {most:number} intentos.',
    'values-after-attempts':
      'Tras {most:number} intentos fallidos la casa corta sola, y aun así se usan valores.',
    'attempt-thrown-away': 'Un intento se da por fallido sin que nadie retuviera un valor: se descartó.',
    'value-copied': 'Dos clientes se comprometieron con el mismo valor: uno es copia del otro.',
    'patron-place': 'El cliente {patron} figura en el lugar {place:number} de la lista.',
    'patron-unbound': 'El cliente {patron} no se había comprometido con nada antes de revelarse los valores.',
    'patron-value': 'El valor del cliente {patron} no es aquel con el que se comprometió.',
    'value-untold': 'En el corte se usa un valor que nunca se reveló.',
    'missed-in-list': 'De un cliente se dice que no llegó al corte, y figura en su lista.',
    'values-and-patrons': 'Hay más o menos valores que clientes comprometidos con uno.',
    'withheld-too-many': 'Se dan por retenidos más valores que clientes había.',
    'root-of-nobody': 'La raíz de una lista vacía no es la que debe ser.',
    'alone-none': 'El cliente no aportó ningún valor: la casa cortó sola.',
    'alone-value': 'El cliente aportó un valor cuando la casa ya no tenía nada que elegir.',
    'beacon-none':
      'Ningún cliente aportó un valor; decidió una baliza pública una vez cerrada la lista, así que nadie pudo elegir el orden ni retener nada.',
    'beacon-values': {
      one: 'Un cliente aportó un valor; decidió una baliza pública una vez cerrada la lista, así que nadie pudo elegir el orden ni retener nada.',
      other:
        '{patrons:count} clientes aportaron valores; decidió una baliza pública una vez cerrada la lista, así que nadie pudo elegir el orden ni retener nada.',
    },
    'house-alone':
      'Ningún cliente aportó un valor: la casa cortó sola. Eso demuestra que el orden se fijó antes de que nadie apostara, no que la casa no lo eligiera.',
    'values-bound': {
      one: 'Un cliente aportó un valor, con el que se comprometió antes de que se revelara ninguno.',
      other:
        '{patrons:count} clientes aportaron valores, con los que se comprometieron antes de que se revelara ninguno.',
    },
    'values-prove':
      'Quien aportó uno de ellos sabe que la casa no eligió el orden; para los demás, todos pueden ser de la propia casa, y solo queda demostrado que la casa estaba comprometida de antemano.',
    'beacon-awaited': 'Primero se cortó para una baliza, que según la casa no llegó a tiempo.',
    'attempts-failed': {
      one: 'Antes falló un intento porque se retuvo un valor: quien lo hizo pudo elegir entre {orders:number} órdenes.',
      other:
        'Antes fallaron {attempts:count} intentos porque se retuvo un valor: quien lo hizo pudo elegir entre {orders:number} órdenes.',
    },
    'patrons-missed': {
      one: 'Un cliente más llegó tarde o no encontró lugar.',
      other: '{patrons:count} clientes más llegaron tarde o no encontraron lugar.',
    },
    'lists-in-shoe': 'Las listas están en el sabot abierto.',
    'own-holds': 'Su valor es el número {place:number} de los {values:number} con los que se cortó el sabot.',
    'own-leads':
      'Su valor es uno de los {values:number} con los que se cortó el sabot: su camino lleva a la raíz de todos ellos.',
    'own-missing': 'Su valor no está entre aquellos con los que se cortó el sabot.',
    'own-other-values':
      'Los valores con los que se cortó el sabot no son aquellos entre los que se mostró el suyo.',
    'list-holds': 'Quienes cortaron son exactamente los de la lista que usted vio, en su orden.',
    'list-failed': 'La lista que usted vio es la del intento {attempt:number}, que falló, y así consta.',
    'list-missing':
      'La lista que usted vio no está en el archivo: a alguien se le dejó fuera o se le añadió cuando ya estaba cerrada.',
    'seed-holds':
      'El compromiso y todos los valores, pasados juntos por el hash, dan la semilla del segundo orden.',
    'seed-differs':
      'El compromiso y todos los valores, pasados juntos por el hash, dan la semilla {made}, y se usa {seed}.',
    'order-holds': 'Cada carta viene del lugar del orden precintado que dice la semilla.',
    'order-no-card': 'El sabot no tiene carta {card:number}.',
    'order-differs':
      'La carta {card:number} del sabot viene del lugar precintado {place:number}, y se usó el {used:number}.',
    'beacon-not-named': 'Se usa una baliza que el precinto no nombra.',
    'beacon-absent':
      'El precinto nombra la baliza {beacon}, y la casa dice que no se pudo obtener a tiempo: pregunte por qué. Cualquiera puede ver si se publicó.',
    'beacon-other': 'El precinto nombra la baliza {beacon}, y se usa {used}.',
    'beacon-named': 'La baliza es la que nombra el precinto. Compárela con lo que publicó {beacon}: {value}.',
    'beacon-value': 'El valor de la baliza no es el hash de su firma.',
    'beacon-early':
      'La baliza se publicó antes de cerrarse la lista: los valores pudieron elegirse a su medida.',
    'beacon-forged': 'La firma de la baliza no es la de {beacon}.',
    'beacon-signed': 'La baliza es la que nombra el precinto, firmada por la red {network} de drand.',
    'beacon-network-unknown':
      'La baliza es la que nombra el precinto. De esta red no se conoce aquí la clave: compárela con lo que publicó {beacon}: {value}.',
    'beacon-unchecked':
      'La baliza es la que nombra el precinto. Su firma no se ha verificado aquí: compárela con lo que publicó {beacon}: {value}.',
    'beacon-time-unknown': 'Cuándo se publicó no se sabe aquí.',
    'beacon-time':
      'Según el reloj de la casa, la lista se cerró {seconds:number} segundos antes de publicarse. Quien para entonces había visto el compromiso y la lista sabe que nadie pudo elegir el orden; para los demás, ese momento es la palabra de la casa.',
    'burn-none': 'En esta mesa no se quema ninguna carta, y no se quemó ninguna.',
    'burn-unexpected': 'Se quemaron cartas, y el precinto dice que no se quema ninguna.',
    'burn-missing': 'No se quemó ninguna carta, y el precinto dice que se queman.',
    'burn-not-reached': 'El sabot se retiró antes de quemar cartas.',
    'burn-other-card': 'La carta quemada fue {burnt}, y el sabot empieza por {first}.',
    'burn-holds':
      '{card} salió boca arriba y tras ella se quemaron {cards:number}, según la costumbre de la casa.',
    'burn-count':
      '{card} salió boca arriba y tras ella se quemaron {cards:number}; según la costumbre son {wanted:number}.',
    'round-missing': 'Falta la ronda {round:number}: en su lugar está la {found:number}.',
    'rounds-none': {
      one: 'No se repartió ninguna ronda, y quedó {cards:count} carta.',
      other: 'No se repartió ninguna ronda, y quedaron {cards:count} cartas.',
    },
    'rounds-hold':
      'Cada ronda, de la 1 a la {rounds:number}, son las cartas siguientes del sabot según las reglas, con su resultado.',
    'rounds-hold-cancelled':
      'Cada ronda, de la 1 a la {rounds:number} (canceladas: {cancelled:number}), son las cartas siguientes del sabot según las reglas, con su resultado.',
    'cards-left': { one: 'Quedó {cards:count} carta.', other: 'Quedaron {cards:count} cartas.' },
    'round-start':
      'Ronda {round:number}: empieza en la carta {card:number}, y la siguiente del sabot es la {next:number}.',
    'round-too-long': 'Ronda {round:number}: lleva más cartas de las que tiene el sabot.',
    'round-extra-card': 'Ronda {round:number}: lleva una carta que las reglas no reparten.',
    'round-cancelled-result': 'Ronda {round:number}: se canceló, y tiene resultado.',
    'round-cancelled-cards':
      'Ronda {round:number}: sus cartas no son las del sabot, Jugador {player}, Banca {banker}.',
    'round-early-end': 'Ronda {round:number}: se liquidó antes de lo que dicen las reglas.',
    'round-cards':
      'Ronda {round:number}: muestra Jugador {player}, Banca {banker}, y el sabot da Jugador {rightPlayer}, Banca {rightBanker}.',
    'round-result': 'Ronda {round:number}: su resultado es {right}, y el archivo dice {mark}.',
    'cut-card-passed':
      'Se repartió la ronda {round:number}, y según la carta de corte la última era la {last:number}.',
    'cut-card-none': 'La baraja es para una jugada, y no se repartió ninguna más.',
    'cut-card-holds':
      'La carta de corte está antes de la carta {card:number}, y el sabot terminó con la ronda que ella indica, la {round:number}.',
    'cut-card-not-reached':
      'La carta de corte está antes de la carta {card:number}. La casa terminó el sabot sin llegar a ella: si nadie dijo por qué, pregúntelo.',
    'no-burn-here': 'Antes de esta ronda no se quemó ninguna carta.',
    'burn-not-here': 'A esta ronda no le corresponde ninguna carta quemada.',
    'burn-first-card':
      'La primera carta del sabot, la que sale boca arriba antes de quemar, corresponde a la primera ronda.',
    'first-burn-holds': '{card} salió boca arriba, y tras ella se queman {cards:number}.',
    'first-burn-count':
      '{card} salió boca arriba: tras ella se queman {wanted:number}, y se quemaron {cards:number}.',
    'deal-order': 'Las cartas no están en el orden en que se repartieron.',
    'deal-gap': 'La carta {card:number} del sabot no sigue a la anterior.',
    'deal-too-many': 'Una ronda tiene {most:number} cartas como máximo.',
    'deal-face-down': 'La carta {card:number} salió mientras otra estaba boca abajo.',
    'deal-player-for-banker': 'La carta {card:number} fue para el Jugador, y las reglas dicen la Banca.',
    'deal-banker-for-player': 'La carta {card:number} fue para la Banca, y las reglas dicen el Jugador.',
    'deal-player-for-none':
      'La carta {card:number} fue para el Jugador, y las reglas no reparten ninguna más.',
    'deal-banker-for-none': 'La carta {card:number} fue para la Banca, y las reglas no reparten ninguna más.',
    'deal-cancelled': {
      one: 'La ronda se canceló; su {cards:count} carta se repartió en el orden debido.',
      other: 'La ronda se canceló; sus {cards:count} cartas se repartieron en el orden debido.',
    },
    'deal-early-end': 'La ronda está liquidada, y según las reglas aún faltan cartas.',
    'deal-holds': 'Las cartas se repartieron según las reglas, y dan {mark}.',
    'unasked-noted':
      'El compromiso que usted vio antes de la primera apuesta muestra si el orden se fijó antes de que nadie apostara.',
    'unasked-own-value': 'Un valor que haya aportado usted muestra si la casa pudo elegir el orden.',
    'unasked-own-value-many':
      'Una ronda no contiene los valores cuando los clientes son muchos: el sabot abierto muestra si el suyo está entre ellos.',
    'unasked-list':
      'La lista que guardó su aplicación muestra si se descartó un valor después de revelarse todos.',
    'unasked-beacon': 'El precinto no nombra ninguna baliza pública: en este sabot no la hay.',
  },
  fault: {
    missing: 'Falta “{path}”.',
    unknown: '“{path}” no es un campo del archivo.',
    kind: '“{path}” debe ser “punto-shoe”, “punto-round” o “punto-record”.',
    version: '“{path}” debe ser 1 o 2.',
    list: '“{path}” debe ser una lista.',
    'list-length': '“{path}” debe tener como máximo {most:number} entradas.',
    record: '“{path}” debe ser un objeto con campos con nombre.',
    exactly: '“{path}” debe ser {wanted}.',
    'one-of': '“{path}” debe ser uno de estos: {words:items}.',
    whole: '“{path}” debe ser un número entero del {least:number} al {most:number}.',
    hash: '“{path}” debe tener 64 dígitos, del 0 al 9 y de la a la f.',
    word: '“{path}” solo puede tener letras minúsculas, cifras, puntos y guiones.',
    place: '“{path}” debe ser un lugar de la lista, desde “1”.',
    card: '“{path}” debe ser una carta, como “TH”.',
    result: '“{path}” debe ser un resultado, como “B6” o “P9np”.',
    signature: '“{path}” debe ser una firma de 48 o 96 bytes.',
    previous: '“{path}” debe ser una firma de 96 bytes, o 32 bytes.',
    text: '“{path}” debe ser un texto de 10.000 caracteres como máximo.',
    'bet-id': '“{path}” debe ser el identificador de una apuesta, como “banker” o “house/dragon-7”.',
    definition: '“{path}” no es parte de la definición de una apuesta.',
  },
});
