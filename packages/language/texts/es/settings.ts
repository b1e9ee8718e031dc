// Texts of the settings of a patron, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/settings.ts';

export default translation<typeof en>()({
  title: 'Ajustes',
  licences: 'Licencias del software y las fuentes de estas páginas',
  room: {
    title: 'La sala',
    light: 'Luz',
    lightIs: { auto: 'Como el sistema', dark: 'Sala de noche', light: 'Sala de día' },
    motion: 'Movimiento',
    motionIs: { auto: 'Como el sistema', less: 'Menos' },
    hand: 'Mano con la que sostiene el teléfono',
    handIs: { right: 'Derecha', left: 'Izquierda' },
    screenOn: 'Mantener la pantalla encendida en la mesa',
  },
  betting: {
    title: 'Apuestas',
    autoConfirm: 'Apostar mis fichas al cierre',
    autoConfirmMeans:
      'Activado, las fichas puestas sin confirmar se apuestan en el último momento; el reloj del servidor decide si llegaron a tiempo. Desactivado, solo se apuesta lo que usted confirma y el resto vuelve a usted. Algunas mesas piden Confirmar siempre.',
    shortcuts: 'Atajos de una tecla en la mesa',
  },
  caller: {
    title: 'La voz de la mesa',
    voice: 'Voz',
    voiceIs: { off: 'En silencio', low: 'Apuestas y resultados', full: 'Todo' },
    means:
      'La voz de la mesa dice cuándo se abren y se cierran las apuestas y quién gana; con todo, también los puntos de cada mano, quién pide carta y quién se planta. Lo que dice está siempre escrito en el tapete.',
    screenReader:
      'Si usa un lector de pantalla, este dice todo ello mientras la voz está en silencio. Con la voz activada, el lector de pantalla omite lo que ella dice.',
    noVoice: 'Este dispositivo no tiene voz en {language}: la sustituyen sonidos breves.',
    language: 'Idioma de la voz',
    asPage: 'El de la página',
  },
  roads: {
    title: 'Roadmaps',
    beads: 'En el Bead Plate',
    beadsAre: {
      auto: 'Según el idioma',
      letters: 'Letras: B P T',
      characters: 'Caracteres: 庄 閒 和',
      totals: 'Puntos del ganador: 0 – 9',
    },
  },
  patterns: {
    title: 'Patrones de resultados pasados',
    name: {
      streak: 'Un lado varias veces seguidas',
      chop: 'De uno en uno, alternando',
      twos: 'De dos en dos, alternando',
      'no-tie': 'Rondas sin empate',
    },
    notMarked: 'Sin marcar',
    from: 'Desde {length:number}',
    mean: 'Lo que elija se marca en el lobby y en las mesas. Describe las rondas pasadas y no dice nada de la próxima.',
  },
  fairness: {
    title: 'Juego limpio',
    checkRounds: 'Verificar cada ronda automáticamente',
    checkRoundsMeans:
      'Al terminar una ronda, sus cartas se comparan con el precinto del sabot, en este dispositivo. El precinto de la mesa muestra una marca si cuadran.',
  },
  sound: {
    title: 'Sonido',
    on: 'Sonido',
    volume: {
      chips: 'Fichas',
      cards: 'Cartas',
      calls: 'Avisos sonoros y últimos segundos',
      results: 'Resultados y pagos',
      voice: 'La voz de la mesa',
    },
    vibration: 'Vibración',
    vibrationMeans:
      'Para una apuesta rechazada, los últimos segundos y una ronda ganada, también sin sonido.',
  },
});
