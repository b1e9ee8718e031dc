// Texts of bets behind a seat, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/behind.ts';

export default translation<typeof en>()({
  seat: {
    bet: '{name}. Apostar atrás dele',
    own: '{name}. Apostas atrás dele',
    behind: {
      none: 'aceita apostas atrás',
      one: '{patrons:count} cliente atrás com {amount:coins}',
      other: '{patrons:count} clientes atrás com {amount:coins}',
    },
  },
  sheet: {
    title: 'Apostar atrás do lugar {seat}',
    lead: 'No encerramento das apostas, seu valor entra, como aposta sua, em cada um de {player}, {banker} e {tie} em que este lugar tiver aposta.',
    behind: {
      none: 'Ninguém está atrás deste lugar.',
      one: '{patrons:count} cliente está atrás deste lugar, com {amount:coins}.',
      other: '{patrons:count} clientes estão atrás deste lugar, com {amount:coins} no total.',
    },
    amount: 'Valor em cada',
    add: 'Somar {amount:coins}',
    clear: 'Limpar',
    rounds: 'Terminar após',
    roundsOf: { one: '{rounds:count} rodada', other: '{rounds:count} rodadas' },
    noRounds: 'Sem número de rodadas',
    total: 'Total apostado',
    totalOf: 'No máximo {amount:coins}',
    noTotal: 'Sem limite',
    note: 'Nada é apostado na rodada em que seu saldo ou um limite não permitir, nem na sua ausência.',
    begin: 'Apostar {amount:coins} atrás do lugar {seat}',
    end: 'Encerrar as apostas atrás do lugar {seat}',
  },
  own: {
    title: 'Apostas atrás do seu lugar',
    allow: 'Outros podem apostar atrás do meu lugar',
    lead: 'Eles apostam onde você aposta, com as próprias moedas. Você vê quantos são e com quanto, não quem são.',
  },
  rail: {
    title: 'Você aposta {amount:coins} atrás do lugar {seat}',
    waits: 'Entra no encerramento das apostas, onde o lugar tiver aposta nesse momento.',
    staked: '{amount:coins} desta rodada estão no pano.',
    left: { one: 'Resta {rounds:count} rodada.', other: 'Restam {rounds:count} rodadas.' },
    short: 'Encerrar {amount:coins} atrás do {seat}',
  },
  news: {
    missed: 'Nada foi apostado atrás do lugar {seat}. {why}.',
    missedAway: 'Nada foi apostado atrás do lugar {seat}, porque você estava ausente.',
    ended: {
      'seat-left': 'Suas apostas atrás do lugar {seat} terminaram: o lugar vagou.',
      forbidden: 'Suas apostas atrás do lugar {seat} terminaram: elas não são mais permitidas.',
      away: 'Suas apostas atrás do lugar {seat} terminaram: sua ausência foi longa demais.',
      rounds: 'A última das suas rodadas atrás do lugar {seat} está no pano.',
      total: 'Suas apostas atrás do lugar {seat} terminaram: o total que você escolheu foi usado.',
    },
  },
});
