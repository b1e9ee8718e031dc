// Texts of the seats of the big table, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/seats.ts';

export default translation<typeof en>()({
  title: 'Lugares',
  log: 'Em volta da mesa',
  take: 'Ocupar o lugar {seat}',
  you: 'Você',
  name: {
    seat: 'Lugar {seat}',
    yours: 'seu',
    taken: 'ocupado',
    free: 'livre',
    holdsShoe: 'está com o sabot',
    offered: 'recebe a oferta do sabot',
    declines: 'não dá cartas',
    bet: {
      player: '{amount:coins} em {player}',
      banker: '{amount:coins} em {banker}',
      tie: '{amount:coins} em {tie}',
    },
  },
  shoe: {
    house: 'Cartas da casa',
    offered: 'O sabot é oferecido ao lugar {seat}',
    offeredToYou: 'O sabot é oferecido a você',
    offeredToYouNow: 'O sabot é oferecido a você. Dê as cartas ou passe',
    has: 'O sabot está com o lugar {seat}',
    youHave: 'O sabot está com você',
    deals: 'O lugar {seat} dá as cartas',
    youDeal: 'Você dá as cartas',
    dealt: 'Cartas dadas',
  },
  act: {
    deal: 'Dar cartas',
    pass: 'Passar',
    dealAgain: 'Dar cartas na próxima volta',
    leave: 'Deixar o lugar {seat}',
  },
  stakeWithin: {
    one: 'Aposte em até {rounds:count} rodada, ou seu lugar será liberado',
    other: 'Aposte em até {rounds:count} rodadas, ou seu lugar será liberado',
  },
  givenUpNext: 'Seu lugar será liberado quando a próxima rodada abrir',
  givenUp: 'O lugar {seat} foi liberado após várias rodadas sem aposta',
  left: 'Você deixou o lugar {seat}',
  taken: 'Você ocupou o lugar {seat}',
});
