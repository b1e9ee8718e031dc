// Texts of what happens to a patron's chips and in the round at a table, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/felt.ts';

export default translation<typeof en>()({
  alone: {
    shuffling: 'Baralho novo',
    dealt: 'Cartas dadas',
    deal: 'Toque em Dar cartas',
    bet: 'Faça sua aposta',
    opened: 'Jogada {coup:numeral}. Faça sua aposta',
  },
  closing: {
    placed: '{placed:coins} entraram no encerramento das apostas.',
    placedPart: '{placed:coins} de {laid:coins} entraram no encerramento das apostas.',
    rest: 'O resto não coube mais.',
    restWhy: 'O resto não coube mais: {why}.',
    unplaced: '{laid:coins} não entraram.',
    unplacedIn: '{laid:coins} na rodada {round:numeral} não entraram.',
    unanswered: 'A aposta de {laid:coins} estava a caminho da mesa quando esta página foi fechada.',
    unansweredIn:
      'A aposta de {laid:coins} na rodada {round:numeral} estava a caminho da mesa quando esta página foi fechada.',
    why: {
      'not-confirmed': 'Faltou confirmar antes do encerramento, e o valor é seu de novo.',
      'too-late': 'Chegou à mesa depois do encerramento, e o valor é seu de novo.',
      refused: 'O valor é seu de novo.',
      'link-lost': 'A conexão caiu antes da confirmação.',
      'page-gone': 'Estava sem confirmar quando esta página fechou, e o valor é seu de novo.',
      unanswered: 'Seu histórico de jogo diz se entraram.',
    },
    refusedWhy: 'O valor é seu de novo: {why}.',
    stands: {
      one: 'Continuam em jogo {stake:coins} em {spots:words} campo.',
      other: 'Continuam em jogo {stake:coins} em {spots:words} campos.',
    },
    short: 'O que não foi confirmado não entrou.',
    left: '{laid:coins} não entraram: você saiu da mesa.',
    unknown: 'Não veio resposta. Seu histórico de jogo diz se estas apostas entraram.',
  },
  net: {
    returned: 'devolvida',
    round: 'sua rodada',
    up: 'Você ganha {sum:coins} nesta rodada. Saldo {balance:coins}',
    even: 'Você não ganha nem perde nesta rodada. Saldo {balance:coins}',
    down: 'Você perde {sum:coins} nesta rodada. Saldo {balance:coins}',
  },
  shoeEnd: {
    was: 'Foi a rodada final deste sabot',
    now: 'Rodada final deste sabot',
    nextCut: 'Saiu a carta de corte: mais uma rodada depois desta',
    next: 'A próxima rodada é a final deste sabot',
  },
  spoken: {
    card: '{hand}: {card}',
    cardScore: '{hand}: {card}, {score:number} pontos',
    fourDown: 'Quatro cartas fechadas na mesa',
    thirdDown: {
      player: '3ª carta de {player}, fechada',
      banker: '3ª carta de {banker}, fechada',
    },
    squeezed: {
      player: {
        first: '1ª carta de {player} em squeeze',
        second: '2ª carta de {player} em squeeze',
        third: '3ª carta de {player} em squeeze',
      },
      banker: {
        first: '1ª carta de {banker} em squeeze',
        second: '2ª carta de {banker} em squeeze',
        third: '3ª carta de {banker} em squeeze',
      },
    },
    opened: 'Rodada {round:numeral}. Façam suas apostas',
    openedLast: 'Rodada final deste sabot. Rodada {round:numeral}. Façam suas apostas',
    last: 'A rodada {round:numeral} é a final deste sabot',
    lastCut: 'Carta de corte. A rodada {round:numeral} é a final deste sabot',
    next: 'A próxima rodada é a final deste sabot',
    nextCut: 'Carta de corte. Mais uma rodada depois desta',
    shoeEnded: 'Fim do sabot. As cartas do novo estão sendo embaralhadas',
    newShoe: 'Novo sabot, número {shoe:numeral}',
    cutBegun: 'Cortem o baralho',
    laid: '{laying:coins} em {spot}',
    unconfirmed: '{total:coins} sem confirmar',
    accepted: '{stake:coins} confirmados',
  },
  spot: {
    closed: 'Fechada após a rodada {until:numeral}',
    pays: 'paga {pays}',
    ratio: '{to} para {one}',
    or: '{first} ou {second}',
    upTo: 'até {most}',
    confirmed: '{amount:coins} confirmados',
    unconfirmed: '{amount:coins} sem confirmar',
    staked: {
      one: '{total:coins} de {patrons:count} cliente',
      other: '{total:coins} de {patrons:count} clientes',
    },
    wins: 'ganha',
    winsAmount: 'ganha {amount:coins}',
    pushes: 'devolvida',
    loses: 'perde',
  },
  standing: {
    noLink: 'Sem conexão com a mesa: apostas não são aceitas',
    stopped: 'A mesa parou por ora: apostas não são aceitas',
  },
  whole: {
    rebet: {
      takes: 'Repetir exige {needed:coins}: restam {available:coins} para apostar',
      nothing: 'Repetir não põe nada: {why}',
      without: 'Repetir sem {spots:items}: em espera até o próximo sabot',
    },
    double: {
      takes: 'Dobrar exige {needed:coins}: restam {available:coins} para apostar',
      nothing: 'Dobrar não põe nada: {why}',
      without: 'Dobrar sem {spots:items}: em espera até o próximo sabot',
    },
    favourite: {
      takes: 'Esta aposta favorita exige {needed:coins}: restam {available:coins} para apostar',
      nothing: 'Esta aposta favorita não põe nada: {why}',
      without: 'Esta aposta favorita sem {spots:items}: em espera até o próximo sabot',
    },
  },
  wins: { player: '{player} vence', banker: '{banker} vence' },
});
