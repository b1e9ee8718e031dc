// Texts of the bars of every page, of what they open, and of the strip that reports a lost connection, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/bars.ts';

export default translation<typeof en>()({
  balance: {
    title: 'Saldo',
    topUp: 'Sin monedas',
  },
  clock: '<spoken>La hora: </spoken>{time}',
  connection: {
    open: 'Conexión: {latency:numeral} ms',
    lost: 'Sin conexión',
  },
  home: 'Punto, a las mesas',
  link: {
    ended: '<strong>Esta sesión ha terminado.</strong> Vuelve a abrir el juego en tu casino.',
    lost: '<strong>Se perdió la conexión.</strong> Se está restableciendo. Las apuestas confirmadas siguen en pie y se liquidan.',
    reopening:
      '<strong>La casa reabre en un momento.</strong> Usted vuelve a entrar sin hacer nada. Las apuestas confirmadas siguen en pie y se liquidan.',
    outOfDate: '<strong>Hay una versión más reciente.</strong> Vuelva a cargar la página para continuar.',
    tryNow: 'Intentar ahora',
    loadAgain: 'Volver a cargar',
  },
  pages: 'Principal',
  place: {
    tables: 'Mesas',
    record: 'Historial de juego',
    rules: 'Reglas',
    study: 'Estudio',
    settings: 'Ajustes',
  },
  shortPlace: {
    tables: 'Mesas',
    record: 'Historial',
    rules: 'Reglas',
    study: 'Estudio',
    settings: 'Ajustes',
  },
  sound: { title: 'Sonido', on: 'Sonido activado', off: 'Sonido desactivado' },
  theme: { light: 'Cambiar a la sala de día', dark: 'Cambiar a la sala de noche' },
  topUp: {
    pause: 'Tomar una pausa',
    title: 'Se ha quedado sin monedas',
    lead: 'Le queda menos de lo que acepta cualquier mesa. La casa le da monedas nuevas: dinero ficticio, con el que no se paga nada ni se gana nada más que monedas. También puede dejarlo aquí.',
    take: 'Recibir monedas nuevas',
    close: 'Ahora no',
    done: 'La casa ha recargado su saldo.',
  },
  visit: {
    time: 'Tiempo de sesión <strong>{time}</strong>',
    net: 'Resultado neto <strong>{net:signed}</strong>',
  },
});
