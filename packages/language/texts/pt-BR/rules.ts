// The rules and the paytable of a room, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/rules.ts';

export default translation<typeof en>()({
  title: {
    names: 'Nomes nesta sala',
    coup: 'Como as cartas são dadas',
    otherNames: 'Outros nomes que você pode encontrar',
    alone: 'Uma mesa só sua',
    squeeze: 'O squeeze',
    seats: 'Lugares, e dar cartas em turnos',
    payouts: 'Quanto paga cada aposta',
    settlement: 'Devolução, comissão, vários ganhos de uma vez',
    limits: 'Limites e apostas confirmadas',
    deck: 'O baralho',
    shoe: 'O sabot',
    fairness: 'Um embaralhamento que você pode verificar',
    leaving: 'Sair, e quando algo dá errado',
    roads: 'Roadmap',
  },
  advantage: {
    about: {
      one: 'O que a casa retém em média, contado exatamente sobre todas as distribuições possíveis de um sabot completo de <strong>{decks:words} baralho</strong>.',
      other:
        'O que a casa retém em média, contado exatamente sobre todas as distribuições possíveis de um sabot completo de <strong>{decks:words} baralhos</strong>.',
    },
    waits: 'Contando…',
    title: 'Vantagem da casa em cada aposta',
    bet: 'Aposta',
    same: 'a mesma',
    resolved:
      'Uma aposta decidida é a que foi ganha ou perdida. Quando a aposta volta inteira em algumas jogadas, como nos dois lados em caso de empate, a parcela por aposta decidida é a maior das duas: o mesmo jogo, contado sobre menos apostas. Muitos guias publicam essa.',
    averages: 'São médias de muitíssimas jogadas. Não dizem nada da próxima.',
  },
  alone: {
    deal: 'A mesa é só sua. Não há relógio, e nenhuma carta é dada até você tocar em Dar cartas.',
    chips:
      'Um clique num campo acrescenta a ficha escolhida; Shift-clique, ou um toque longo na tela, retira a de cima. A pilha se reagrupa com as fichas mais altas embaixo. A ficha pode ser trocada a qualquer momento.',
    odds: 'As cartas vêm do mesmo gerador, pelas mesmas regras e com as mesmas probabilidades de todas as outras mesas.',
    exit: 'Sair leva às mesas, e não antes do fim da jogada.',
  },
  basis: {
    one: 'vantagens: um baralho completo',
    other: 'vantagens: sabot completo de {decks:count} baralhos',
  },
  bestReturn: {
    waits: 'O melhor retorno desta mesa está sendo contado…',
    found: {
      one: 'O melhor retorno desta mesa é <strong>{share:percent}</strong> do valor apostado em média, em {bet}: exato, um baralho completo, contando os empates. Todas as outras apostas aqui retornam menos.',
      other:
        'O melhor retorno desta mesa é <strong>{share:percent}</strong> do valor apostado em média, em {bet}: exato, sabot completo de {decks:count} baralhos, contando os empates. Todas as outras apostas aqui retornam menos.',
    },
    mode: { traditional: '{bet} com comissão', 'no-commission': '{bet} sem comissão' },
  },
  coup: {
    hands:
      'Duas mãos são dadas, {player} e {banker}; os clientes apostam em qualquer uma, ou no que as cartas farão.',
    handsAlone: 'Duas mãos são dadas, {player} e {banker}; você aposta em qualquer uma, ou no empate.',
    values:
      'Ases valem 1, de dois a nove o número da carta, dez e figuras 0; os naipes só importam para o par perfeito. Os pontos de uma mão são o último algarismo da soma: 8 e 9 fazem 7. Nenhuma mão passa de 9, portanto ninguém estoura.',
    faceUp: 'As cartas vão para {player}, {banker}, {player}, {banker}, abertas.',
    faceDown: 'As cartas vão para {player}, {banker}, {player}, {banker}, fechadas.',
    natural: 'Se qualquer das mãos tem 8 ou 9 com duas cartas, um natural, as duas ficam.',
    playerDraws:
      'Caso contrário, {player} recebe uma terceira carta com 0 a 5 e fica com 6 e 7, como na primeira tabela.',
    bankerDraws:
      'Se {player} ficou, {banker} recebe carta com 0 a 5 e fica com 6 e 7. Se {player} recebeu carta, {banker} segue o valor da terceira carta de {player}, como na segunda.',
    higher:
      'Vence a mão com mais pontos. Um natural só supera outra mão pelos pontos; pontos iguais empatam.',
  },
  draw: {
    ofPlayer:
      'Pontos de {player} com duas cartas. <strong>R</strong> recebe carta, <strong>F</strong> fica, <strong>N</strong> é um natural: ninguém recebe carta.',
    ofPlayerAlone:
      'Pontos de {player} com duas cartas. <strong>R</strong> recebe carta, <strong>F</strong> fica.',
    ofBanker:
      'Pontos de {banker} com duas cartas, e valor da terceira carta de {player}. <strong>R</strong> recebe carta, <strong>F</strong> fica.',
    score: 'Pontos',
    none: 'sem',
    stood: '{player} ficou',
    letter: { draws: 'R', stands: 'F', natural: 'N' },
    spoken: { draws: 'recebe carta', stands: 'fica', natural: 'natural' },
    inForce: { draws: 'recebe carta, decide agora', stands: 'fica, decide agora' },
  },
  englishPrevails: 'Isto é uma tradução. Onde ela diverge, vale o texto em inglês.',
  showEnglish: 'Mostrar o texto em inglês',
  showTranslation: 'Voltar para {language}',
  fairness: {
    byPerson:
      'Um crupiê dá cartas à sua vista. Ninguém conhece a ordem delas antes, portanto não há o que lacrar.',
    deck: {
      sealed:
        'A casa embaralha o baralho e lacra sua ordem antes que alguém possa apostar. O lacre na mesa a representa e não revela nada dela.',
      opened:
        'Quando uma rodada termina, suas cartas são abertas; quando o baralho termina, ele todo é aberto. Tanto uma coisa como a outra podem ser verificadas na hora, no seu próprio aparelho.',
    },
    shoe: {
      sealed:
        'A casa embaralha o sabot e lacra sua ordem antes que alguém possa apostar. O lacre na mesa a representa e não revela nada dela.',
      opened:
        'Quando uma rodada termina, suas cartas são abertas; quando o sabot termina, ele todo é aberto. Tanto uma coisa como a outra podem ser verificadas na hora, no seu próprio aparelho.',
    },
    cutAlone:
      'Seu aplicativo acrescenta um valor próprio ao Dar cartas. Do lacre e dos dois valores resulta uma segunda ordem, pública: a casa não pode ter escolhido o que é dado.',
    cut: 'Então os clientes cortam: o aplicativo de cada um acrescenta um valor. Do lacre e de todos os valores resulta uma segunda ordem, pública. Havendo no corte um cliente que não seja da casa, a casa não pode ter escolhido o que é dado.',
    houseAlone:
      'Quando nenhum cliente acrescenta um valor, a casa corta sozinha, e o lacre o diz. Nesse caso só isto fica provado: a ordem estava fixada antes que alguém apostasse.',
    check: 'Verificar um embaralhamento',
  },
  language: {
    plain: 'Prevalece o texto em inglês.',
    ownNames: 'Prevalece o texto em inglês; as traduções dos nomes são apenas rótulos.',
  },
  leaving: {
    waits:
      'Você não pode sair no meio da sua própria rodada: a saída espera a liquidação das suas apostas e então acontece sozinha.',
    lost: 'Uma conexão perdida, ou uma janela fechada, não para a rodada. As apostas confirmadas continuam válidas e são liquidadas; o histórico de jogo as mostra. As apostas ainda não confirmadas se perdem.',
    back: 'Ao voltar, você vê a mesa exatamente como está, com as suas próprias apostas.',
    seat: 'Seu lugar é guardado por um tempo, e o sabot segue sem você.',
    paused:
      'Uma falha pode pausar uma rodada. Ela continua de onde estava, ou é cancelada e todas as suas apostas são devolvidas.',
    cancelled: 'Uma rodada cancelada permanece no histórico de jogo, assinalada.',
  },
  limits: {
    each: 'Os limites valem para cada cliente e rodada, aposta por aposta, como indicado acima.',
    oneMain: 'Numa rodada você pode apostar em um de {player}, {banker} e {tie}, não em dois.',
    ofPatron:
      'Limite diferencial por cliente: suas próprias apostas em {player} e em {banker} podem diferir em {limit:coins} no máximo. Com uma aposta de um lado, o outro aceita o mesmo valor mais o limite, até seu máximo.',
    ofTable:
      'Limite diferencial da mesa: as apostas de todos os clientes em {player} e em {banker} podem diferir em {limit:coins} no máximo. Uma aposta de um lado abre espaço no outro; o pano mostra o que ainda está aberto.',
    together:
      'As apostas confirmadas juntas são aceitas ou recusadas juntas, com um só motivo, que diz o que mudar.',
    clock: 'Só o relógio do servidor decide se uma aposta chegou a tempo.',
    byHand:
      'Só entra o que você confirma. As fichas não confirmadas no encerramento das apostas voltam para você.',
    atClose:
      'As fichas que você pôs no pano e não confirmou são apostadas por você no último momento antes do encerramento. Se você optar nas configurações por confirmar cada aposta, elas voltam para você. A tela diz qual dos dois vale.',
    until: 'Algumas apostas fecham depois de certa rodada do sabot e reabrem no seguinte.',
  },
  otherName: {
    player: { ours: 'Jogador', others: 'Player, Punto' },
    banker: { ours: 'Banca', others: 'Banker, Banco, casa' },
    tie: { ours: 'Empate', others: 'Tie, Égalité, standoff: a terceira aposta' },
    natural: { ours: 'Natural', others: '“reis” em alguns guias: 8 ou 9 com duas cartas' },
    jack: { ours: 'Valete', others: 'cavaleiro em alguns guias: vale 0 como toda figura' },
    game: { ours: 'O jogo', others: 'bacará, baccarat, punto banco' },
  },
  history: 'De onde vem o jogo',
  payout: {
    forOne:
      'Os pagamentos são indicados no total, com a aposta incluída: 9 vezes significa a aposta e mais oito vezes o seu valor. O pagamento líquido, para um, está ao lado.',
    toOne:
      'Os pagamentos são indicados líquidos, para um: 8:1 devolve a aposta e mais oito vezes o seu valor. O pagamento no total, com a aposta incluída, está ao lado.',
    edge: {
      one: 'Vantagem da casa é a parte da casa em cada aposta, em média, contando os empates, sobre todas as distribuições possíveis de um baralho completo. Quando a aposta pode ser devolvida, a parte por aposta decidida, sem contar os empates, está ao lado.',
      other:
        'Vantagem da casa é a parte da casa em cada aposta, em média, contando os empates, sobre todas as distribuições possíveis de um sabot completo de {decks:count} baralhos. Quando a aposta pode ser devolvida, a parte por aposta decidida, sem contar os empates, está ao lado.',
    },
    limits: 'Limites',
    fromTo: '{min:coins} – {max:coins}',
    houseEdge: 'Vantagem da casa, contando os empates',
    perResolved: 'por aposta decidida',
    open: 'Aberta',
    rounds: 'rodadas 1 – {until:number} de um sabot',
    lessCommission: 'menos {rate:rate} do ganho',
    plainName: '({name})',
  },
  page: {
    title: 'Regras e pagamentos',
    waits: 'Cada mesa tem seus limites. Eles aparecem assim que a casa responder.',
    table: 'Mesa',
  },
  roads:
    'Os roadmaps mostram o passado e não preveem nada. Cada jogada sai da ordem fixada antes, seja o que for que tenha saído.',
  seats: {
    count: {
      one: 'A mesa tem {n:words} lugar: {seats:items}. Quem está sentado pode apostar; qualquer um pode assistir.',
      other:
        'A mesa tem {n:words} lugares: {seats:items}. Quem está sentado pode apostar; qualquer um pode assistir.',
    },
    behind:
      'Com ou sem lugar, você pode apostar atrás de um lugar cujo cliente o permita: no encerramento das apostas, seu valor entra, como aposta sua, em cada um de {player}, {banker} e {tie} em que o lugar tiver aposta. O que seu saldo ou os limites não permitirem fica de fora, e você é avisado.',
    behindEnds:
      'As apostas atrás de um lugar terminam quando você disser, após as rodadas ou o total que você escolher, quando o lugar vagar ou deixar de permiti-las, e quando sua ausência durar tanto quanto um lugar é guardado. Todos veem quantos estão atrás de um lugar e com quanto, ninguém vê quem.',
    inTurn: {
      one: 'Os lugares dão cartas em turnos. O sabot é oferecido ao lugar seguinte, que aceita ou recusa; ele tem {seconds:words} segundo. Lugares vazios e os que recusam são pulados. Quando ninguém quer, a casa dá as cartas.',
      other:
        'Os lugares dão cartas em turnos. O sabot é oferecido ao lugar seguinte, que aceita ou recusa; ele tem {seconds:words} segundos. Lugares vazios e os que recusam são pulados. Quando ninguém quer, a casa dá as cartas.',
    },
    deal: {
      one: 'Encerradas as apostas, quem está com o sabot toca em Dar cartas. Após {seconds:words} segundo a casa o faz.',
      other:
        'Encerradas as apostas, quem está com o sabot toca em Dar cartas. Após {seconds:words} segundos a casa o faz.',
    },
    tiePasses:
      'Quem está com o sabot pode apostar, em geral em {banker}. O sabot fica enquanto {banker} vence, e passa quando {player} vence. Em caso de {tie}, o sabot passa.',
    tieStays:
      'Quem está com o sabot pode apostar, em geral em {banker}. O sabot fica enquanto {banker} vence, e passa quando {player} vence. Em caso de {tie}, o sabot fica.',
    byPerson: 'O crupiê dá as cartas quando quem está com o sabot toca em Dar cartas.',
    corrected:
      'Uma rodada cancelada não move o sabot. Uma corrigida o move pelo resultado corrigido, a partir da próxima oferta.',
    thirdCards:
      'A chamada das terceiras cartas é da casa: “{player} recebe uma carta”, “{banker} fica”. Quem dá as cartas não muda carta alguma.',
    kept: {
      one: 'Quem se ausenta mantém o lugar por {seconds:words} segundo; enquanto a mesa está em pausa, esse tempo não corre.',
      other:
        'Quem se ausenta mantém o lugar por {seconds:words} segundos; enquanto a mesa está em pausa, esse tempo não corre.',
    },
    givenUp: {
      one: 'Um lugar é liberado após {rounds:words} rodada sem aposta. Você é avisado antes.',
      other: 'Um lugar é liberado após {rounds:words} rodadas sem aposta. Você é avisado antes.',
    },
  },
  settlement: {
    push: 'Quando a jogada empata, as apostas em {player} e {banker} são devolvidas: voltam inteiras.',
    commission:
      'A comissão é descontada automaticamente do ganho em {banker}. O extrato mostra o pagamento e, em linha própria, a comissão.',
    mode: 'Cada cliente escolhe o modo de comissão para uma rodada. Uma aposta confirmada mantém o modo em que foi confirmada.',
    each: 'Cada aposta é liquidada por si. Várias podem ganhar numa mesma jogada, e cada uma das que ganham é paga.',
    pairs:
      'Qualquer par e par perfeito pagam uma vez, mesmo que as duas mãos o tenham. Um par perfeito também é um par e ganha as duas.',
    bonus:
      'Nos bônus, uma vitória com natural paga 1:1 e um empate de dois naturais devolve a aposta; qualquer outro empate perde.',
    exact: 'As apostas são múltiplos inteiros de {step:coins}, e assim todo pagamento é exato.',
    rounded:
      'As apostas são múltiplos inteiros de {step:coins}. Quando isso torna um pagamento inexato, o pagamento é arredondado para baixo e a comissão para cima, ao centésimo de moeda.',
  },
  shoe: {
    everyCoup: {
      one: '{decks:count} baralho de 52 cartas sem curingas, embaralhado de novo a cada jogada. Sem carta de corte, sem rodada final.',
      other:
        '{decks:count} baralhos de 52 cartas sem curingas, embaralhados de novo a cada jogada. Sem carta de corte, sem rodada final.',
    },
    everyShoe: {
      one: '{decks:count} baralho de 52 cartas sem curingas, {cards:number} cartas ao todo, embaralhado a cada sabot.',
      other:
        '{decks:count} baralhos de 52 cartas sem curingas, {cards:number} cartas ao todo, embaralhados a cada sabot.',
    },
    burn: {
      'courts-ten':
        'De um novo sabot tira-se uma carta aberta e queimam-se mais tantas quantas ela indica: ás 1, dez e figuras 10.',
      'courts-eleven-up':
        'De um novo sabot tira-se uma carta aberta e queimam-se mais tantas quantas ela indica: ás 1, valete 11, dama 12, rei 13.',
      none: 'Nenhuma carta é queimada.',
    },
    cutCard: {
      finish:
        'Há uma carta de corte a {cards:number} cartas do fim. A rodada em que ela sai é a rodada final do sabot. A rodada final é anunciada assim que se sabe qual é.',
      'finish-plus-one':
        'Há uma carta de corte a {cards:number} cartas do fim. A rodada em que ela sai é concluída e dá-se mais uma; quando ela sai antes da primeira carta de uma rodada, essa rodada é a final. A rodada final é anunciada assim que se sabe qual é.',
    },
    fixed:
      'A ordem de um sabot é fixada antes da primeira aposta. Nenhuma aposta, cliente ou resultado a muda.',
    fixedDeck:
      'A ordem do baralho é fixada antes da primeira aposta. Nenhuma aposta, cliente ou resultado a muda.',
  },
  squeeze: {
    who: 'As cartas são dadas fechadas. As de um lado são viradas pelo cliente com a maior aposta nele; entre apostas iguais, a confirmada primeiro.',
    time: {
      one: 'Há {seconds:words} segundo para cada carta. Depois ela vira sozinha. Uma mão em que ninguém apostou é virada pela casa.',
      other:
        'Há {seconds:words} segundos para cada carta. Depois ela vira sozinha. Uma mão em que ninguém apostou é virada pela casa.',
    },
    seen: 'Durante o squeeze, só esse cliente vê a face, e não antes do encerramento das apostas. Todos os outros veem o verso se mover.',
    left: 'Quem sai perde o direito, e a carta vira sozinha.',
    byPerson:
      'O crupiê abre as cartas em que ninguém pode fazer o squeeze. Uma carta exposta antes da hora é registrada como tal e mostrada a todos imediatamente.',
    early: 'Uma carta mostrada antes da hora por acidente não muda nada, desde que o resultado não mude.',
  },
});
