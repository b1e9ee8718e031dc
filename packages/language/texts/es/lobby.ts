// Texts of the lobby, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/lobby.ts';

export default translation<typeof en>()({
  title: 'Mesas',
  greeting: {
    night: 'Buenas noches',
    morning: 'Buenos días',
    afternoon: 'Buenas tardes',
    evening: 'Buenas noches',
  },
  opening: 'La casa está abriendo sus puertas.',
  open: {
    none: 'No hay ninguna mesa abierta.',
    one: 'Hay {tables:words} mesa abierta.',
    other: 'Hay {tables:words} mesas abiertas.',
  },
  playCoins: 'Monedas solo para jugar, de la casa: no hay nada que comprar.',
  smallPrint:
    '<roads>Los roadmaps describen el pasado y no anuncian nada.</roads> Las monedas son dinero ficticio y no se pueden comprar ni canjear.',
  betHere: 'Apostar en el lobby',
  beside: 'Varias mesas',
  resume: {
    named: {
      none: 'Tiene {stake:coins} en juego en <strong>{table}</strong>',
      one: 'Tiene {stake:coins} en juego en <strong>{table}</strong>, y juega en {others:count} mesa más',
      other: 'Tiene {stake:coins} en juego en <strong>{table}</strong>, y juega en {others:count} mesas más',
    },
    unnamed: {
      none: 'Tiene {stake:coins} en juego',
      one: 'Tiene {stake:coins} en juego, y juega en {others:count} mesa más',
      other: 'Tiene {stake:coins} en juego, y juega en {others:count} mesas más',
    },
    act: 'Volver a la mesa',
  },
  search: {
    name: 'Buscar por mesa o sala',
    hint: 'Mesa o sala',
  },
  filter: {
    open: 'Filtros',
    room: 'Sala',
    allRooms: 'Todas las salas',
    stakes: 'Apuesta mínima',
    upTo: 'Hasta {stake:coins}',
    andMore: '{stake:coins} o más',
    language: 'Idioma de la mesa',
    anyStakes: 'Cualquiera',
    anyLanguage: 'Cualquiera',
    gone: 'Ninguna mesa ahora',
    favourites: 'Favoritas',
    favouritesAre: { among: 'Entre las demás', first: 'Primero', alone: 'Solo ellas' },
    order: 'Orden',
    orderBy: {
      house: 'Como las dispone la casa',
      name: 'Nombre',
      limits: 'Límites',
      patrons: 'Más clientes',
      closing: 'Cierre de apuestas más próximo',
      shoe: 'Sabot más largo',
    },
    shown: {
      one: '{shown:number} de {tables:count} mesa',
      other: '{shown:number} de {tables:count} mesas',
    },
    clear: 'Limpiar todo',
  },
  nothing: {
    open: 'No hay ninguna mesa abierta. Esta página la mostrará en cuanto abra.',
    favourites: 'Aún no hay favoritas. La estrella de una mesa la pone aquí.',
    named: 'Ninguna mesa ni sala se llama “{search}”.',
    fitsOne: 'Ninguna mesa abierta coincide ahora con este filtro.',
    fitsAll: 'Ninguna mesa abierta coincide ahora con todos estos filtros.',
    showAll: 'Mostrar todas las mesas',
  },
  tile: {
    phase: {
      shuffling: 'Barajando',
      betting: 'Apuestas',
      closed: 'No va más',
      dealing: 'Repartiendo',
      squeezing: 'Squeeze',
      result: 'Resultado',
      settled: 'Resultado',
    },
    stopped: 'Fuera de servicio',
    shut: 'Cerrada',
    waits: 'Le espera',
    ownTable: 'Su propia mesa',
    seated: '{taken:number} de {seats:number} plazas',
    empty: {
      stopped: 'No se reparte nada hasta que vuelva al juego',
      shut: 'No se reparte nada hasta que vuelva a abrir',
      solo: 'Una baraja nueva en cada jugada; se reparte cuando usted lo dice',
      shuffling: 'Se está barajando un sabot nuevo',
      newShoe: 'Primera ronda de un sabot nuevo',
    },
    limits: '<spoken>Límites </spoken>{lowest:coins} – {highest:coins}',
    patrons: {
      one: '{patrons:count}<spoken> cliente</spoken>',
      other: '{patrons:count}<spoken> clientes</spoken>',
    },
    last: 'Última ronda',
    favourite: 'Favorita: {table}',
    latest: 'Los últimos, el más reciente al final: {latest:items}.',
  },
  bets: {
    held: {
      one: 'Sus apuestas en otra mesa siguen en juego. Apueste aquí cuando termine esa ronda.',
      other:
        'Está en {tables:words} mesas, tantas como permite la casa, y sus rondas en ellas no han terminado.',
    },
    moved: 'Ahora está en otra mesa. Las apuestas que confirmó siguen en pie y se liquidan.',
  },
});
