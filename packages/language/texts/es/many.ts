// Texts of the page of several tables side by side, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/many.ts';

export default translation<typeof en>()({
  bar: {
    title: 'Sus mesas',
    lobby: 'Al lobby',
    inPlay: {
      none: 'Nada en juego',
      one: 'En juego en {tables:count} mesa: {stake:coins}',
      other: 'En juego en {tables:count} mesas: {stake:coins}',
    },
    howMany: 'Cuántas mesas',
    choose: 'Elegir mesas',
  },
  leave: { later: 'Saldrá cuando terminen sus rondas en estas mesas.', stay: 'Quedarse' },
  list: {
    shown: 'A la vista',
    others: 'Otras mesas',
    none: 'No hay ninguna otra mesa abierta.',
    full: {
      one: 'La casa permite {tables:words} mesa a la vez.',
      other: 'La casa permite {tables:words} mesas a la vez.',
    },
    does: {
      go: '<spoken>Ir a</spoken> <name>{table}</name>',
      add: '<spoken>Añadir</spoken> <name>{table}</name>',
      takeAway: '<spoken>Quitar</spoken> <name>{table}</name>',
    },
    beside: 'Poner {table} al lado',
    besideTip: 'Ponerla al lado',
  },
  log: { title: 'En sus mesas', said: '{table}: {words}' },
  none: {
    title: 'Aún no se muestra ninguna mesa',
    upTo: {
      one: 'Elija hasta {tables:words} mesa. Una sola barra de fichas sirve para todas.',
      other: 'Elija hasta {tables:words} mesas. Una sola barra de fichas sirve para todas.',
    },
    choose: 'Elegir las primeras mesas',
  },
  oneOnly: {
    title: 'Una mesa a la vez',
    text: 'Esta casa permite estar en una sola mesa a la vez.',
    lobby: 'A las mesas',
  },
  rail: {
    lie: 'Las fichas quedan donde pulse.',
    keys: '{table} tiene las teclas y los sonidos.',
    at: 'en {table}',
    atTables: {
      one: 'en {tables:words} mesa<first>, cierra primero {table}</first>',
      other: 'en {tables:words} mesas<first>, cierra primero {table}</first>',
    },
    bet: '{bet} en {table}',
  },
  tile: {
    limits: '<spoken>Límites</spoken> {least:coins} – {most:coins}',
    open: 'Abrir la mesa entera',
    paused: 'En pausa',
    lastRound: 'Última ronda',
    noRound: 'Aún sin rondas',
    goesLater: 'Se quitará cuando termine la jugada.',
    keep: 'Conservarla',
    absent: {
      missing: 'Esa mesa no existe.',
      stopped: 'Esta mesa se ha detenido por ahora.',
      away: 'Ahora está en otra mesa.',
    },
    takeAway: 'Quitarla',
    comeBack: 'Volver aquí',
    waits: {
      shuffling: 'Se está barajando un sabot nuevo',
      deal: 'Las cartas salen cuando confirme',
      first: 'Primera ronda de un sabot nuevo',
      next: 'Ahora salen las cartas',
    },
  },
});
