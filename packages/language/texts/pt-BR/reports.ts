// Texts of the reports over days, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/reports.ts';

export default translation<typeof en>()({
  tabs: { figures: 'Números', theory: 'Teoria e prática', rounds: 'Canceladas e anuladas' },
  from: 'De',
  to: 'Até',
  printed: 'De {from} a {to}, dias em UTC.',
  spans: 'Períodos usuais, em dias UTC',
  span: {
    today: 'Hoje',
    week: 'Sete dias',
    month: 'Este mês',
    year: 'Este ano',
    life: 'Desde o início',
  },
  closed: {
    note: 'Rodadas abertas nestes dias que foram canceladas, anuladas ou liquidadas de novo, com quem decidiu e por quê. Cada uma leva ao que se moveu.',
    caption: 'Rodadas canceladas, anuladas ou liquidadas de novo',
  },
  entriesOf: 'Lançamentos<spoken> de {what}</spoken>',
  entriesOfAll: 'Lançamentos<spoken> de tudo</spoken>',
  entries: {
    reading: 'Consultando os lançamentos',
    note: 'Todas as apostas do número <badges> </badges>pelo dia em que contaram. Uma correção fica junto do que mudou.',
    byMachine: 'cartas da máquina',
    dealer: 'crupiê {dealer}',
    nothing: 'Nada entre as rodadas mais recentes; seguem as mais antigas.',
    caption: 'Lançamentos por trás do número',
    account: 'apuração {account:number}',
    none: 'nenhum',
  },
  figures: {
    reading: 'Consultando os números',
    addedUp: 'Somados por',
    by: { table: 'Por mesa', option: 'Por opção', dealer: 'Por crupiê', day: 'Por dia' },
    of: { table: 'Mesa', option: 'Opção', dealer: 'Crupiê', day: 'Dia' },
    caption: {
      table: 'Números por mesa',
      option: 'Números por opção',
      dealer: 'Números por crupiê',
      day: 'Números por dia',
    },
    idle: 'Sem atividade: nada apostado',
    all: 'Tudo',
    note: 'Handle é o valor apostado nas rodadas que contam; pagamentos são tudo o que voltou: apostas, e ganhos menos comissão. Hold é o handle menos os pagamentos. Uma correção conta no dia em que foi feita; rodadas canceladas ou anuladas não contam no final. Rodadas dadas sem aposta estão em Rodadas. Valores em moedas, dias em UTC.',
  },
  theory: {
    reading: 'Consultando teoria e prática',
    outside: {
      one: '{n:count} opção está fora do que o acaso admite em 997 de 1.000 vezes. Examine os lançamentos por trás.',
      other:
        '{n:count} opções estão fora do que o acaso admite em 997 de 1.000 vezes. Examine os lançamentos por trás.',
    },
    caption: 'Retorno real e esperado por opção',
    note: 'Retorno é o que voltou, em partes do que foi apostado, contando os empates. As rodadas são tomadas como independentes, cada uma de um sabot completo com os baralhos da mesa, e as apostas como não dependentes do que foi dado. Tudo o que se aposta numa opção em uma rodada conta como uma aposta. As faixas são de uma distribuição normal.',
    noCommission: '{option}, sem comissão',
    decks: '{decks:items} baralhos',
    row: '{option}: real {actual:percent}, esperado {expected:percent}, em 99,7% das vezes entre {low:percent} e {high:percent}',
    rowOutside:
      '{option}: real {actual:percent}, esperado {expected:percent}, em 99,7% das vezes entre {low:percent} e {high:percent}; fora',
    band: '{low:percent} – {high:percent}',
    key: {
      actual: 'real',
      theory: 'teoria',
      likely: '95% das vezes',
      nearlyCertain: '99,7% das vezes',
    },
    judged: { outside: 'Fora', within: 'Dentro', tooFew: 'Apostas de menos' },
    unjudged: {
      title: 'Não avaliado',
      note: 'Está nos números, e em nenhuma linha acima.',
      corrections: 'Correções',
      line: {
        one: '<strong>{option}</strong>: {bets:count} aposta, {stake:coins} apostados; {why}',
        other: '<strong>{option}</strong>: {bets:count} apostas, {stake:coins} apostados; {why}',
      },
      lineAt: {
        one: '<strong>{option}</strong>, {table}: {bets:count} aposta, {stake:coins} apostados; {why}',
        other: '<strong>{option}</strong>, {table}: {bets:count} apostas, {stake:coins} apostados; {why}',
      },
      noSchedule: 'liquidadas por uma versão anterior, que não guardava como foram pagas',
      noTable: 'a mesa não é mais conhecida',
      voided: 'as rodadas foram anuladas',
      earlier: 'correções de dias anteriores',
    },
  },
  alarm: {
    house: {
      day: 'Alarme: {option} na casa ficou ontem a {deviations} desvios padrão da teoria.',
      month: 'Alarme: {option} na casa ficou a {deviations} desvios padrão da teoria nos últimos 30 dias.',
    },
    room: {
      day: 'Alarme: {option} na sala {room} ficou ontem a {deviations} desvios padrão da teoria.',
      month:
        'Alarme: {option} na sala {room} ficou a {deviations} desvios padrão da teoria nos últimos 30 dias.',
    },
    table: {
      day: 'Alarme: {option} em {table} ficou ontem a {deviations} desvios padrão da teoria.',
      month: 'Alarme: {option} em {table} ficou a {deviations} desvios padrão da teoria nos últimos 30 dias.',
    },
    rule: 'Um alarme soa além de {deviations:number} desvios padrão, ontem ou nos últimos 30 dias, por mesa, por sala e para a casa, sejam quais forem os dias mostrados aqui.',
  },
  column: {
    hold: 'Hold',
    holdShare: 'Hold %',
    roundsWithStakes: 'Rodadas com apostas',
    handle: 'Handle',
    winnings: 'Ganhos',
    payout: 'Pagamento',
    payouts: 'Pagamentos',
    counted: 'Contado em',
    trace: 'Lançamentos',
    drawn: 'Gráfico',
    judged: 'Avaliação',
    actual: 'Real',
    expected: 'Esperado',
    difference: 'Diferença',
    deviations: 'Desvios',
    likely: '95%',
    nearlyCertain: '99,7%',
  },
  monitoring: {
    reading: 'Lendo os alarmes',
    lead: 'O que é improvável por acaso, ou grande segundo os ajustes da casa. Um alarme não acusa ninguém: olhe as rodadas e anote o que resultou.',
    none: 'Não há alarmes.',
    noneFound: 'Nenhum alarme corresponde.',
    kind: {
      'big-stake': 'Aposta grande',
      'big-win': 'Ganho grande',
      'opposed-pair': 'Par oposto',
      'steady-timing': 'Mesmo atraso',
      'long-play': 'Sem pausa',
      'side-count': 'Aposta lateral pela contagem',
    },
    filter: {
      kind: 'Alarme',
      any: 'Qualquer',
      state: 'Estado',
      all: 'Todos',
      open: 'Abertos',
      noted: 'Anotados',
      patron: 'Cliente',
      patronHint: 'Número',
      from: 'De',
      to: 'Até',
    },
    seen: {
      'big-stake': 'Apostou {staked:coins} em uma rodada.',
      'big-win': 'Ganhou {won:coins} em uma rodada, com {staked:coins} apostados.',
      'opposed-pair':
        'Em {opposed:number} de {rounds:number} rodadas com apostas do mesmo tamanho, um estava em Jogador e o outro em Banca.',
      'steady-timing':
        'Em {steady:number} de {rounds:number} rodadas a primeira aposta chegou no mesmo vigésimo de segundo, {delay:number} ms depois da abertura das apostas.',
      'long-play':
        'Jogou {hours:number} horas, de {from:moment} até {until:moment}, sem dez minutos de pausa.',
      'side-count':
        'Apostou em {bet} em {matches:number} das {favoured:number} rodadas em que as cartas restantes a favoreciam, e em {others:number} outras.',
    },
    chance: {
      threshold: 'A casa quer saber a partir de {threshold:coins}.',
      expected: 'O acaso faz esperar {expected:number}; tantas ou mais ocorrem menos de uma vez em {times}.',
      steady:
        'Da pessoa mais regular se espera {expected:number}; tantas ou mais ocorrem menos de uma vez em {times}.',
      long: 'Há alarme a partir de {hours:number} horas.',
    },
    note: {
      act: 'Anotar',
      title: 'Anotação sobre este alarme',
      effect: 'A anotação encerra o alarme e fica no diário.',
      label: 'O que resultou',
      hint: 'Fica no diário, com o seu nome.',
      save: 'Salvar',
      done: 'A anotação foi salva.',
    },
    noted: 'Anotado por {name}, {at:moment}: “{text}”',
    opened: 'Aberto',
    both: '{one} e {other}',
    patron: {
      alarms: 'Alarmes',
      none: 'nenhum',
      link: { one: '{n:count} alarme', other: '{n:count} alarmes' },
    },
    journal: {
      raised: 'Alarme: {what}',
      noted: 'Anotou um alarme: {what}',
    },
  },
});
