// Texts of bets behind a seat of the big table, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/behind.ts';

export default translation<typeof en>()({
  seat: {
    bet: '{name}. Apostar detrás',
    own: '{name}. Apuestas detrás',
    behind: {
      none: 'se puede apostar detrás',
      one: '{patrons:count} cliente detrás con {amount:coins}',
      other: '{patrons:count} clientes detrás con {amount:coins}',
    },
  },
  sheet: {
    title: 'Apostar detrás de la plaza {seat}',
    lead: 'Cuando se cierran las apuestas, su importe se apuesta a cada uno de {player}, {banker} y {tie} a los que haya apostado esta plaza, como apuesta propia de usted.',
    behind: {
      none: 'No hay nadie detrás de esta plaza.',
      one: '{patrons:count} cliente está detrás de esta plaza, con {amount:coins}.',
      other: '{patrons:count} clientes están detrás de esta plaza, con {amount:coins} en total.',
    },
    amount: 'Importe en cada uno',
    add: 'Añadir {amount:coins}',
    clear: 'Limpiar',
    rounds: 'Terminar tras',
    roundsOf: { one: '{rounds:count} ronda', other: '{rounds:count} rondas' },
    noRounds: 'Sin número de rondas',
    total: 'Total apostado',
    totalOf: 'Como máximo {amount:coins}',
    noTotal: 'Sin límite',
    note: 'No se apuesta nada en una ronda en la que no lo permitan su saldo o un límite, ni durante su ausencia.',
    begin: 'Apostar {amount:coins} detrás de la plaza {seat}',
    end: 'Terminar detrás de la plaza {seat}',
  },
  own: {
    title: 'Apuestas detrás de su plaza',
    allow: 'Otros pueden apostar detrás de mi plaza',
    lead: 'Apuestan a lo mismo que usted, con sus propias monedas. Usted ve cuántos son y con cuánto, no quiénes.',
  },
  rail: {
    title: 'Usted apuesta {amount:coins} detrás de la plaza {seat}',
    waits: 'Se apuesta al cerrarse las apuestas, a lo que la plaza tenga entonces.',
    staked: 'En esta ronda hay {amount:coins} suyos en el tapete.',
    left: { one: 'Queda {rounds:count} ronda.', other: 'Quedan {rounds:count} rondas.' },
    short: 'Terminar {amount:coins}, plaza {seat}',
  },
  news: {
    missed: 'No se apostó nada detrás de la plaza {seat}. {why}.',
    missedAway: 'No se apostó nada detrás de la plaza {seat} porque usted estaba ausente.',
    ended: {
      'seat-left': 'Sus apuestas detrás de la plaza {seat} han terminado: la plaza quedó libre.',
      forbidden: 'Sus apuestas detrás de la plaza {seat} han terminado: ya no se permiten.',
      away: 'Sus apuestas detrás de la plaza {seat} han terminado: su ausencia duró demasiado.',
      rounds: 'La última de sus rondas detrás de la plaza {seat} está en el tapete.',
      total: 'Sus apuestas detrás de la plaza {seat} han terminado: el total que eligió se ha agotado.',
    },
  },
});
