// Texts of names in the console, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/names.ts';

export default translation<typeof en>()({
  dealers: {
    title: 'Los crupieres, como los ven los clientes',
    note: 'Un nombre nuevo aparece en el tapete desde la próxima ronda.',
    reading: 'Consultando los crupieres',
    nobody: 'Aún no reparte nadie',
    signsInAs: 'Inicia sesión como',
    publicName: 'Nombre público',
    publicNameOf: 'Nombre público de {name}',
    none: 'Ninguno',
    hint: 'Se muestra a todos los clientes en la tarjeta del crupier: no es el nombre con el que inicia sesión.',
    portrait: 'Retrato',
    drawing: {
      letter: 'La primera letra del nombre',
      fan: 'Un abanico',
      laurel: 'Un laurel',
      lantern: 'Un farol',
      crane: 'Una grulla',
      moon: 'Una luna',
      star: 'Una estrella',
    },
    saved: 'El nombre público se ha guardado',
    removed: 'El nombre público se ha quitado',
    save: 'Guardar',
    remove: 'Quitar',
  },
  patron: {
    chosen: 'Nombre elegido',
    remove: 'Quitar el nombre',
    removeOf: 'Quitar el nombre {name}',
    effect:
      'Los demás ven un invitado de inmediato. El cliente puede elegir otro nombre, pero no este de nuevo.',
    reason: 'Motivo',
    kept: 'Se guarda en el diario.',
    why: { insult: 'Un insulto', another: 'El nombre de otra persona', advertising: 'Publicidad' },
    removed: 'El nombre se ha quitado',
  },
});
