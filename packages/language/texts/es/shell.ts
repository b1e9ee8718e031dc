// Texts of what stands around every page of the patrons, and of notices on any of them, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/shell.ts';

export default translation<typeof en>()({
  toContent: 'Ir al contenido',
  broken: {
    title: 'Esta página dejó de funcionar',
    says: 'Las apuestas confirmadas están en manos de la casa y se liquidan igualmente. Volver a cargar la página suele bastar.',
    act: 'Volver a cargar',
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
