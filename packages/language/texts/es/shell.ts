// Texts of what stands around every page of the patrons, and of notices on any of them, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/shell.ts';

export default translation<typeof en>()({
  toContent: 'Ir al contenido',
  broken: {
    title: 'Esta página dejó de funcionar',
    says: 'Las apuestas confirmadas están registradas en la casa y se liquidan igualmente. Volver a cargar la página suele bastar.',
    act: 'Volver a cargar',
  },
  fault: {
    unreachable: 'No hay conexión con el servidor.',
    unreadable: 'El servidor respondió {status:numeral} sin indicar el motivo.',
    'invalid-request': 'El servidor no entendió la solicitud: vuelva a cargar la página.',
    'not-signed-in': 'Entre primero: no hay ninguna sesión.',
    'wrong-origin': 'La solicitud vino de otro sitio web.',
    protected: 'Sus límites o una pausa que eligió no lo permiten ahora.',
    'not-broke': 'La recarga es para cuando ya no queda nada que apostar ni nada en juego.',
    'name-refused': 'Este nombre no se puede usar: elija otro.',
    'sign-in-refused': 'No se ha aceptado.',
    'prove-first': 'Muestre antes su llave.',
    'closed-to-guests': 'Entre antes.',
    conflict: 'Esto ha cambiado.',
    'no-such-table': 'Esa mesa no existe.',
    'not-found': 'Aquí no hay nada.',
    'too-large': 'La solicitud es demasiado grande.',
    'too-frequent': 'Demasiadas solicitudes: espere un momento.',
    'not-ready': 'Las mesas aún no están abiertas. Inténtelo de nuevo en un momento.',
    internal: 'Algo falló aquí. Inténtelo de nuevo.',
    'nothing-written':
      'Ahora no se puede registrar nada: no se puede escribir en la base de datos. Inténtelo más tarde.',
    'perhaps-written': 'El disco falló mientras se registraba: compruebe si se hizo antes de repetirlo.',
  },
  faultDetail: {
    'new-guests': {
      one: 'Demasiados invitados nuevos desde esta dirección: inténtelo de nuevo en {seconds:count} segundo.',
      other:
        'Demasiados invitados nuevos desde esta dirección: inténtelo de nuevo en {seconds:count} segundos.',
    },
    proofs: 'Se piden demasiadas pruebas a la vez: espere un momento.',
    'no-shoe': 'Ese sabot no existe o no ha terminado.',
    'no-proof-of-shoe':
      'Ese sabot no existe, no ha terminado, o lo repartió una persona y no tiene precinto.',
    'no-proof-of-round':
      'Esa ronda no existe, no ha terminado, o su sabot lo repartió una persona y no tiene precinto.',
  },
  lost: {
    name: 'Aquí no hay nada',
    title: 'Aquí no hay nada',
    says: 'La dirección está mal escrita, o aquello a lo que llevaba ya no existe.',
    act: 'A las mesas',
  },
  news: {
    settled: '{table}: {result}. Su ronda: {net}.',
    missed: {
      one: 'Durante su ausencia se corrigió o se canceló {rounds:count} ronda suya.',
      other: 'Durante su ausencia se corrigieron o se cancelaron {rounds:count} rondas suyas.',
    },
    record: 'Historial de juego',
  },
  pattern: {
    streak: {
      player: '{player}, {length:number} seguidas',
      banker: '{banker}, {length:number} seguidas',
    },
    chop: 'De uno en uno: {length:number}',
    twos: 'De dos en dos: {length:number}',
    noTie: {
      one: 'Sin {tie}: {length:count} ronda',
      other: 'Sin {tie}: {length:count} rondas',
    },
    notice: '{table}: {pattern}.',
  },
});
