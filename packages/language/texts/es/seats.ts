// Texts of the seats of the big table, and of the shoe that goes round them, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/seats.ts';

export default translation<typeof en>()({
  title: 'Plazas',
  log: 'En torno a la mesa',
  take: 'Ocupar la plaza {seat}',
  you: 'Usted',
  name: {
    seat: 'Plaza {seat}',
    yours: 'suya',
    taken: 'ocupada',
    free: 'libre',
    holdsShoe: 'tiene el sabot',
    offered: 'se le ofrece el sabot',
    declines: 'no reparte',
    bet: {
      player: '{amount:coins} en {player}',
      banker: '{amount:coins} en {banker}',
      tie: '{amount:coins} en {tie}',
    },
  },
  shoe: {
    house: 'Reparte la casa',
    offered: 'El sabot se ofrece a la plaza {seat}',
    offeredToYou: 'Se le ofrece el sabot',
    offeredToYouNow: 'Se le ofrece el sabot. Reparta o páselo',
    has: 'La plaza {seat} tiene el sabot',
    youHave: 'Usted tiene el sabot',
    deals: 'Reparte la plaza {seat}',
    youDeal: 'Reparte usted',
    dealt: 'Repartido',
  },
  act: {
    deal: 'Repartir',
    pass: 'Pasarlo',
    dealAgain: 'Repartir cuando vuelva a tocar',
    leave: 'Dejar la plaza {seat}',
  },
  stakeWithin: {
    one: 'Queda {rounds:count} ronda para apostar y conservar su plaza',
    other: 'Quedan {rounds:count} rondas para apostar y conservar su plaza',
  },
  givenUpNext: 'Su plaza se pierde cuando se abra la próxima ronda',
  givenUp: 'La plaza {seat} se perdió tras varias rondas sin apostar',
  left: 'Ha dejado la plaza {seat}',
  taken: 'Ha ocupado la plaza {seat}',
});
