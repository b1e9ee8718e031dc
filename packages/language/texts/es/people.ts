// Texts of the people sheet of a table and of the setting of the patron’s own name, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/people.ts';

export default translation<typeof en>()({
  title: 'Quién está en la mesa',
  nobody: 'Aún no hay nadie.',
  aGuest: 'Un invitado',
  you: 'Usted',
  guests: { one: '{n:count} invitado', other: '{n:count} invitados' },
  more: { one: '{n:count} más con nombre', other: '{n:count} más con nombre' },
  dealer: 'Reparte {name}.',
  largest: 'Mayores apuestas de la ronda',
  noStakes: 'Aún no hay apuestas.',
  note: 'Cada nombre se muestra porque así lo eligió su dueño en los ajustes. El saldo de nadie se muestra a los demás.',
  button: {
    one: 'Quién está en la mesa: {n:count} cliente',
    other: 'Quién está en la mesa: {n:count} clientes',
  },
  own: {
    title: 'Mi nombre',
    field: 'Mi nombre en las mesas',
    hint: 'De dos a veinte letras de una misma escritura, o de escrituras que se usan juntas; también cifras, espacios, puntos, guiones y apóstrofos.',
    shown: 'Mostrar mi nombre en las mesas',
    about:
      'Los demás lo leen en la lista de quién está en la mesa y junto a las mayores apuestas. Si no lo muestra, leen “un invitado”. Nunca ven su saldo.',
    removedByHouse: 'La casa retiró su nombre. Puede elegir otro.',
    unread: 'No se pudo leer su nombre. Cierre los ajustes y vuelva a abrirlos.',
    save: 'Guardar nombre',
    remove: 'Quitar nombre',
    left: {
      none: 'Mañana podrá elegir otro nombre.',
      one: 'Hoy puede cambiarlo {n:count} vez más.',
      other: 'Hoy puede cambiarlo {n:count} veces más.',
    },
    saved: 'En las mesas, los demás le ven como {name}.',
    savedHidden: 'Su nombre es {name}, y los demás no lo ven.',
    removed: 'Su nombre se ha quitado.',
  },
  nameFault: {
    'too-short': {
      one: 'El nombre es demasiado corto: use al menos {least:count} carácter.',
      other: 'El nombre es demasiado corto: use al menos {least:count} caracteres.',
    },
    'too-long': {
      one: 'El nombre es demasiado largo: use como máximo {most:count} carácter.',
      other: 'El nombre es demasiado largo: use como máximo {most:count} caracteres.',
    },
    character:
      'El nombre tiene un carácter no permitido: use letras, cifras del 0 al 9, espacios, apóstrofos, guiones y puntos.',
    'no-letter': 'El nombre no tiene letras: añada al menos una.',
    'mixed-scripts': 'El nombre mezcla letras de escrituras que no se usan juntas: use una sola.',
    'house-name': 'La casa usa este nombre: elija otro.',
    offensive: 'El nombre tiene una palabra que la casa no muestra: elija otro.',
    'often-changed': 'Hoy ya ha cambiado de nombre varias veces: elija el próximo mañana.',
    'removed-before': 'La casa retiró este nombre: elija otro.',
  },
});
