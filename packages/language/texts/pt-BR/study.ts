// Texts of the study page, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/study.ts';

export default translation<typeof en>()({
  title: 'Estudo',
  lead: '<strong>As probabilidades exatas de um sabot restante servem para estudo, simulação e rodadas terminadas, não como ajuda ao vivo.</strong> Esta página não acompanha nenhuma mesa; ela calcula neste aparelho, com ou sem conexão.',
  bets: 'Apostas, {most:number} no máximo',
  chance: { player: 'Jogador vence', tie: 'Empate', banker: 'Banca vence' },
  coup: {
    title: 'Uma jogada',
    turn: {
      none: 'Dê cartas para ver como as chances mudam',
      complete: 'A jogada está completa',
      player: 'A próxima carta é do Jogador',
      banker: 'A próxima carta é da Banca',
    },
    hand: { player: 'Mão do Jogador', banker: 'Mão da Banca' },
    why: 'Por quê',
    next: 'Começar a próxima jogada',
    dealAtRandom: 'Dar uma carta ao acaso',
    takeBack: 'Desfazer a jogada',
    putAway: 'Guardar',
  },
  depth: {
    title: 'Ao longo do sabot',
    note: 'Vantagens exatas antes de cada rodada de sabots aleatórios',
    lead: 'Cada sabot é embaralhado a partir da semente, queimado e dado até uma carta de corte a {cards:number} cartas do fim. Antes de cada rodada contam-se as probabilidades de todas as cartas ainda não vistas. Em média a vantagem permanece onde começou; o que cresce é o quanto cada sabot se afasta dela. Por isso as apostas laterais fecham cedo num sabot.',
    shoes: 'Sabots',
    seed: 'Semente',
    deal: { one: 'Dar {shoes:count} sabot {ofDecks}', other: 'Dar {shoes:count} sabots {ofDecks}' },
    ofDecks: { one: 'de {decks:count} baralho', other: 'de {decks:count} baralhos' },
    stop: 'Parar',
    fault: 'Não foi possível dar os sabots: {reason}. Recarregue a página com a conexão ativa.',
    notLoaded: 'o programa não carregou',
    progress: 'Sabots dados',
    dealt: '{dealt:number} de {shoes:number} sabots',
    done: {
      one: '{shoes:count} sabot {ofDecks}, semente {seed}',
      other: '{shoes:count} sabots {ofDecks}, semente {seed}',
    },
    openUntil: 'aberta nas rodadas 1 – {last:number}',
    key: {
      mean: 'média',
      band: 'nove sabots em dez',
      zero: 'vantagem de ninguém',
      until: 'fechada a partir daqui',
    },
    axis: 'Vantagem da casa em % do valor apostado, por rodada',
    at: 'Rodada {round:number}: média {mean:percent}, de {low:percent} a {high:percent}',
    table: 'Como tabela',
    column: {
      round: 'Rodada',
      mean: 'Média',
      low: '5% abaixo',
      high: '5% acima',
      favourable: 'A favor do cliente',
      gain: 'Em quanto, quando sim',
      shoes: 'Sabots',
    },
    favourableAxis: 'Parte dos sabots a favor do cliente, por rodada',
    gain: 'Apostas de um só nas rodadas favoráveis ganham em média {gain} por sabot.',
    gainUntil:
      'Apostas de um só nas rodadas favoráveis ganham em média {gain} por sabot, {open} delas até a rodada {until:number}.',
    none: 'Nenhuma rodada ainda.',
    spread:
      'Vantagem {mean:percent} na rodada {first:number}; na rodada {last:number}, um sabot em dez está fora de {low:percent} a {high:percent}.',
    favourable: '{share:percent} de todas as rodadas favorecem o cliente.',
    favourableUntil:
      '{open:percent} das rodadas até a {until:number} favorecem o cliente, {closed:percent} das seguintes.',
  },
  edge: {
    title: 'Vantagens da casa',
    ofCoup: {
      one: 'Esta jogada, saiu {cards:count} carta',
      other: 'Esta jogada, saíram {cards:count} cartas',
    },
    ofNext: 'Próxima jogada com {cards:number} cartas',
    share: 'Parte de',
    basis: { stake: 'Toda aposta, contando os empates', resolved: 'Só apostas decididas' },
    odds: 'Probabilidades de',
    of: { next: 'Próxima jogada', coup: 'Esta jogada' },
    tooFew: 'Restam cartas de menos: uma jogada pode usar seis. Devolva algumas.',
    caption: {
      stake: {
        one: 'Em % de toda aposta, contando os empates. Variação em pontos em relação a um sabot completo de {decks:count} baralho.',
        other:
          'Em % de toda aposta, contando os empates. Variação em pontos em relação a um sabot completo de {decks:count} baralhos.',
      },
      resolved: {
        one: 'Em % só das apostas decididas. Variação em pontos em relação a um sabot completo de {decks:count} baralho.',
        other:
          'Em % só das apostas decididas. Variação em pontos em relação a um sabot completo de {decks:count} baralhos.',
      },
    },
    decided: 'A jogada está decidida: foi isto que deu cada aposta.',
    favourable: {
      none: 'Nenhuma aposta favorece o cliente.',
      one: '{n:count} de {bets:number} favorece o cliente.',
      other: '{n:count} de {bets:number} favorecem o cliente.',
    },
    favours: 'favorece o cliente',
    column: { bet: 'Aposta', edge: 'Vantagem', change: 'Variação', hit: 'Ganha' },
    main: 'Vantagens da casa na próxima jogada, toda aposta, contando os empates',
    exact: {
      line: {
        'player-wins': 'Jogador vence',
        'banker-wins': 'Banca vence',
        tie: 'empate',
        pair: 'par',
        'perfect-pair': 'par perfeito',
      },
      wins: 'Ganha, {line}',
      pushes: 'Devolve',
      loses: 'Perde',
      draws: 'Sequências ordenadas',
      expected: 'Esperança de uma aposta de um',
      deviation: 'Desvio padrão',
    },
  },
  grid: {
    title: 'Cartas no sabot',
    card: '{card}, restam {left:number} de {decks:number}',
  },
  wrongAddress:
    'Esta página não consegue ler o endereço: há nele cartas, uma aposta ou um ajuste impossíveis. No lugar, um sabot completo.',
  shoe: {
    title: 'O sabot',
    left: 'Restam <strong>{left:number}</strong> de {cards:number} cartas',
    decks: 'Baralhos',
    press: 'Ao tocar numa carta',
    act: { strike: 'Retirar', deal: 'Dar' },
    done: {
      strike: '{card}: retirada, restam {left:number}',
      deal: '{card}: dada, restam {left:number}',
      none: '{card}: restam {left:number}',
      back: '{card}: devolvida, restam {left:number}',
      nothing: '{card}: nada a devolver, restam {left:number}',
    },
    tooFew: {
      one: 'Resta {cards:count} carta: uma jogada pode usar seis, então não há probabilidades de uma próxima.',
      other:
        'Restam {cards:count} cartas: uma jogada pode usar seis, então não há probabilidades de uma próxima.',
    },
    keys: 'Shift ou um toque longo devolve uma carta. Teclas: setas, Enter, Backspace, <key>u</key> para desfazer.',
    undo: 'Desfazer',
    reset: 'Reiniciar',
  },
  third: {
    title: 'A terceira carta',
    rule: {
      R3: 'Quatro cartas são dadas antes que uma regra peça mais',
      R4: 'Um natural: as duas mãos ficam',
      R5: 'Jogador segue os próprios pontos',
      R6: 'Jogador ficou: Banca segue os próprios pontos',
      R7: 'Banca segue a terceira carta do Jogador',
    },
  },
});
