// Texts of the seal of a shoe at the table, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/fairness.ts';

export default translation<typeof en>()({
  title: 'O lacre',
  button: {
    failed: 'O lacre não confere. Abra para ver o que fazer',
    none: 'Este sabot não tem lacre',
    deck: {
      sealed: 'Lacre do baralho',
      checked: 'Lacre do baralho. A rodada anterior foi verificada',
      cut: 'Lacre do baralho. {cut}',
      cutChecked: 'Lacre do baralho. {cut}. A rodada anterior foi verificada',
    },
    shoe: {
      sealed: 'Lacre do sabot',
      checked: 'Lacre do sabot. A rodada anterior foi verificada',
      cut: 'Lacre do sabot. {cut}',
      cutChecked: 'Lacre do sabot. {cut}. A rodada anterior foi verificada',
    },
  },
  anybody:
    'Qualquer pessoa pode verificar uma rodada ou um sabot sem esta página: o modo de fazê-lo está na descrição do jogo justo do projeto, com um verificador em outra linguagem.',
  unsealed: {
    title: 'Sem lacre aqui',
    early: 'Este sabot foi feito antes de os sabots serem lacrados. O próximo terá lacre.',
    notYet:
      'O próximo sabot ainda não foi feito. Seu lacre aparece assim que for, antes que alguém possa apostar.',
    byPerson:
      'Nesta mesa um crupiê dá cartas à sua vista. Ninguém conhece a ordem delas antes, portanto não há o que lacrar; quem zela por tudo são os olhos na mesa, o diário da casa e as câmeras.',
  },
  exchanged: {
    title: 'O lacre foi trocado',
    text: 'Esta janela recebeu <first>um lacre</first> para o sabot {shoe:number}, e agora a mesa mostra <second>outro</second>. Um sabot lacrado nunca muda. Não aposte aqui, anote os dois e pergunte à casa.',
  },
  commitment: {
    deck: 'Baralho da jogada {shoe:number}, lacrado',
    shoe: 'Sabot {shoe:number}, lacrado',
    copy: 'Copiar',
    copyName: 'Copiar o compromisso',
    about:
      'A ordem de todas as {cards:number} cartas foi fixada antes que alguém pudesse apostar. Este número, o compromisso, a representa e não revela nada dela. Quando as cartas são abertas, têm de conferir com ele: nem uma poderia ser trocada.',
    digits: 'Todos os 64 dígitos, para anotar ou ler em voz alta',
    since: {
      start: 'Esta janela o tem desde antes da primeira aposta do sabot.',
      round:
        'Esta janela o tem desde a rodada {round:number}; para ter certeza das rodadas anteriores, compare com alguém que estava aqui.',
    },
    rim: 'A borda é desenhada a partir destes dígitos. Quando dois clientes veem lacres diferentes para um mesmo sabot, alguém está sendo enganado.',
  },
  cut: {
    title: 'Como foi cortado',
    deckNotYet: 'Ainda não: seu valor vai com Dar cartas, e com ele o baralho é cortado.',
    now: 'O corte está em andamento: o aplicativo de cada cliente traz um valor, primeiro o hash, depois o próprio valor.',
    how: '<strong>{cut}.</strong> {proves}',
    proves: {
      beacon:
        'Um beacon público decidiu a ordem, depois de encerrada a lista de quem trouxe um valor: ninguém pôde escolhê-la, nem a casa nem um cliente. Isso fica provado a todos que viram o lacre e a lista antes da publicação do beacon.',
      beaconWithOwn:
        'Um beacon público decidiu a ordem, depois de encerrada a lista de quem trouxe um valor: ninguém pôde escolhê-la, nem a casa nem um cliente. Isso fica provado a todos que viram o lacre e a lista antes da publicação do beacon, e seu valor também está na ordem.',
      house:
        'Nenhum cliente trouxe um valor, portanto só há o da casa. Isso prova que a ordem estava fixada antes que alguém apostasse. Não prova que a casa não a escolheu.',
      houseAlone:
        'Você não trouxe um valor, portanto só há o da casa. Isso prova que a ordem estava fixada antes que alguém apostasse. Não prova que a casa não a escolheu.',
      alone:
        'Seu valor veio com Dar cartas, quando a casa já tinha fixado tudo o que podia: ela não pode ter escolhido esta ordem. Se tivesse deixado seu valor de fora, o baralho aberto o mostraria.',
      own: 'Seu valor é um deles. A casa fixou a parte dela antes de conhecê-lo, portanto não pode ter escolhido a ordem: isso fica provado a você. Ninguém que trouxe um valor tinha visto uma carta.',
      oneOther:
        'O valor usado não é o seu. A você fica provado que a casa fixou a ordem dela e o próprio valor antes que alguém apostasse. Você não tem como saber se ela escolheu a ordem final: o valor pode ser dela. Só quem o trouxe tem como saber.',
      others:
        'Seu valor não está entre eles. A você fica provado que a casa fixou a ordem dela e o próprio valor antes que alguém apostasse. Você não tem como saber se ela escolheu a ordem final: todos estes valores podem ser dela. Só quem trouxe um deles tem como saber.',
    },
    failed: {
      one: 'Uma tentativa falhou antes, porque alguém não revelou um valor.',
      two: 'Duas tentativas falharam antes, porque alguém não revelou um valor.',
      three: 'Três tentativas falharam antes, porque alguém não revelou um valor.',
      choice: {
        one: 'Quem fez isso pôde escolher entre {orders:words} ordem no máximo, e isso está registrado.',
        other: 'Quem fez isso pôde escolher entre {orders:words} ordens no máximo, e isso está registrado.',
      },
      houseAlone: 'Depois da terceira, a casa corta sozinha. Três seguidas merecem uma pergunta.',
    },
    awaited:
      'O lacre indica um beacon público, e a casa diz que não pôde obtê-lo a tempo; se foi publicado, qualquer pessoa pode ver.',
    missed: {
      one: 'Mais {patrons:count} cliente chegou tarde ou não achou vaga, e isso está registrado.',
      other: 'Mais {patrons:count} clientes chegaram tarde ou não acharam vaga, e isso está registrado.',
    },
    beacon: 'O valor do beacon e sua assinatura estão em cada rodada aberta e são verificados junto com ela.',
    seed: 'Semente da segunda ordem, a pública: <hash>semente</hash>',
  },
  own: {
    title: 'Sua parte',
    noneAlone: 'Seu aplicativo sorteia um valor quando você toca em Dar cartas.',
    none: 'Você não estava aqui quando este sabot foi cortado. Seu aplicativo participa do próximo sozinho.',
    coup: 'Jogada {shoe:number}.',
    shoe: 'Sabot {shoe:number}.',
    standing: {
      alone: 'Foi com Dar cartas.',
      offered: 'O hash dele está a caminho da mesa.',
      bound: 'Seu aplicativo está comprometido com ele: a mesa tem o hash, e ninguém conhece o valor.',
      told: 'Foi revelado, e o corte ainda não está decidido.',
      in: 'O sabot foi cortado com ele.',
      'left-out':
        'Ficou de fora: seu aplicativo se apresentou, e a lista da mesa não o tem. Este sabot não foi cortado com ele.',
      unused: 'Não usado: a tentativa a que pertencia falhou, ou terminou sem ele.',
      missed: {
        late: 'Fora deste corte: os valores já estavam sendo revelados. Está registrado com o sabot, e você pode participar do próximo.',
        full: 'Fora deste corte: não havia mais vaga na lista. Está registrado com o sabot, e você pode participar do próximo.',
        unknown:
          'Fora deste corte: chegou tarde. Está registrado com o sabot, e você pode participar do próximo.',
      },
      refused: {
        'not-cutting': 'Não foi aceito: o sabot não estava em corte.',
        'already-cut': 'Não foi aceito: sua parte neste corte já tinha entrado.',
        'cut-full': 'Não foi aceito: não havia mais vaga neste corte.',
        'wrong-value': 'Não foi aceito: não é o valor do seu compromisso.',
        'barred-from-cut':
          'Não foi aceito: faltou um valor seu neste corte. Você volta a participar no próximo sabot.',
        'table-paused': 'Não foi aceito: a mesa está em pausa.',
        suspended: 'Não foi aceito: sua conta está suspensa.',
        unknown: 'Não foi aceito.',
      },
    },
    value: 'Seu valor',
    hash: 'O hash dele, informado antes',
    list: 'A lista em que está',
  },
  bring: {
    title: 'Trazer um valor próprio',
    phrase: 'Uma frase, o que você quiser',
    made: 'Transformada em 32 bytes por SHA-256',
    fresh: 'com novos bytes aleatórios <small>ninguém pode adivinhar</small>',
    alone:
      'só a frase <small>qualquer pessoa pode refazê-la, e uma casa que adivinhe a frase ganha com isso</small>',
    bytes: 'Bytes aleatórios',
    value: 'O valor',
    typeFirst: 'Digite uma frase primeiro',
    use: { deck: 'Usar no próximo baralho', shoe: 'Usar no próximo sabot' },
    waits: {
      deck: '<hash>valor</hash> espera o próximo baralho.',
      shoe: '<hash>valor</hash> espera o próximo sabot.',
    },
  },
  check: {
    titleCoup: 'A jogada anterior',
    titleRound: 'A rodada anterior',
    noneCoup: 'Nenhuma jogada terminou ainda. Cada uma pode ser verificada assim que termina.',
    noneRound: 'Nenhuma rodada deste sabot terminou ainda. Cada uma pode ser verificada assim que termina.',
    every: 'Verificar cada rodada automaticamente',
    unanswered: 'A casa não a abriu: {why} Não poder verificar não prova nada.',
    coup: {
      check: 'Verificar a jogada {shoe:number}',
      holds: {
        one: '<strong>A jogada {shoe:number} confere com o lacre.</strong> {steps:count} passo de verificação, feito neste aparelho.',
        other:
          '<strong>A jogada {shoe:number} confere com o lacre.</strong> {steps:count} passos de verificação, todos feitos neste aparelho.',
      },
      fails: 'A jogada {shoe:number} não confere: {step}',
    },
    round: {
      check: 'Verificar a rodada {round:number} do sabot {shoe:number}',
      holds: {
        one: '<strong>A rodada {round:number} do sabot {shoe:number} confere com o lacre.</strong> {steps:count} passo de verificação, feito neste aparelho.',
        other:
          '<strong>A rodada {round:number} do sabot {shoe:number} confere com o lacre.</strong> {steps:count} passos de verificação, todos feitos neste aparelho.',
      },
      fails: 'A rodada {round:number} do sabot {shoe:number} não confere: {step}',
    },
    save: 'Salvar a rodada',
    full: 'Ver por inteiro',
    todo: {
      stop: 'Não aposte mais nesta mesa.',
      save: 'Salve o arquivo agora. É a sua prova: o que a casa publicou não pode mais ser ajustado para conferir.',
      ask: 'Peça a outra pessoa que o verifique, com outro verificador, e peça uma resposta à casa.',
    },
    saveEvidence: 'Salvar a prova',
  },
  step: {
    answer: 'A resposta',
    noRound: 'O que a casa enviou não é uma rodada aberta. {fault}',
    wholeShoe: 'O que a casa enviou não é uma rodada aberta. É um sabot inteiro.',
    seen: 'O que o pano mostrou',
    otherRound:
      'Esta é a rodada {round:number} do sabot {shoe:number} em {table}; a solicitada era a rodada {wantedRound:number} do sabot {wantedShoe:number}.',
    notSeen: 'É a rodada solicitada. Suas cartas não foram vistas aqui.',
    differs: {
      player:
        'O pano mostrou {shown} para o Jogador, e o que se abriu é {opened}. Se um supervisor corrigiu esta rodada depois, o motivo é esse.',
      banker:
        'O pano mostrou {shown} para a Banca, e o que se abriu é {opened}. Se um supervisor corrigiu esta rodada depois, o motivo é esse.',
    },
    nothing: 'nada',
    same: 'As cartas abertas são as que você viu no pano, lado por lado.',
    told: 'O que esta janela recebeu',
    toldBefore: 'É o compromisso que esta janela recebeu antes da primeira aposta do sabot.',
    toldIn: 'É o compromisso que esta janela recebeu na rodada {round:number}.',
  },
});
