// Texts of the page that checks an opened shoe or round, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/verify.ts';

export default translation<typeof en>()({
  title: 'Verificar um embaralhamento',
  lead: 'Traga um sabot que terminou, ou uma rodada encerrada, como a mesa os publica, ou o seu histórico de jogo em JSON. Tudo é calculado neste aparelho, e o arquivo não vai a lugar nenhum.',
  file: {
    title: 'O arquivo',
    ways: 'Solte-o aqui, escolha-o ou cole o texto.',
    choose: 'Escolher um arquivo',
    sample: 'Experimentar uma amostra',
    sampleName: 'shoe.json, uma amostra',
    drop: 'Solte aqui',
    paste: 'Colar o texto',
    pasted: 'Texto do arquivo',
    pastedName: 'O texto colado',
    check: 'Verificar o texto',
  },
  note: {
    fetching: 'Buscando na casa…',
    fault: 'A casa não o forneceu: {why} Um arquivo que você guardou pode ser verificado mesmo assim.',
    refused: '<strong>{file} não é algo que se possa verificar.</strong> {why}',
  },
  refused: {
    empty: 'Está vazio.',
    large: 'É muito maior do que qualquer sabot.',
    notJson:
      'Não é JSON. Escolha o arquivo como a mesa o forneceu, da primeira chave à última; um texto de rodadas ou uma página salva pelo navegador não pode ser verificado.',
    kind: 'É JSON, mas não é um sabot aberto, nem uma rodada aberta, nem um histórico de jogo: o campo “kind” diz o que é, e ele falta.',
    shape: 'Não pode ser lido como está. {fault} Se veio assim da casa, isso já é motivo para perguntar.',
  },
  known: {
    title: 'O que mais você sabe',
    commitment:
      '<strong>O compromisso</strong>, como a mesa o mostrou antes da primeira aposta: então a ordem já estava fixada.',
    value:
      '<strong>Seu próprio valor</strong>, se você cortou este sabot: então a casa não pode ter escolhido a ordem.',
    list: '<strong>A lista que você viu</strong>, seu hash, de antes de os valores serem revelados: então ninguém ficou de fora.',
    digits: '64 dígitos, de 0 a 9 e de a até f',
    wrong: 'São {characters:number} caracteres, e não 64 dígitos de 0 a 9 e de a até f: não é comparado.',
  },
  what: {
    round: 'Rodada {round:number} do sabot {shoe:number} em {table}',
    shoe: {
      one: 'O sabot {shoe:number} inteiro em {table}, {rounds:count} rodada',
      other: 'O sabot {shoe:number} inteiro em {table}, {rounds:count} rodadas',
    },
  },
  headline: {
    shoe: {
      dealt: 'Dado como foi lacrado',
      sealed: 'Dado como foi lacrado, e lacrado antes que você o visse',
      notChosen: 'Dado como foi lacrado, e não escolhido pela casa',
    },
    round: {
      dealt: 'Esta rodada foi dada como foi lacrada',
      sealed: 'Esta rodada foi dada como foi lacrada, e lacrada antes que você a visse',
      notChosen: 'Esta rodada foi dada como foi lacrada, e não escolhida pela casa',
    },
  },
  proof: {
    unasked: 'Não verificado.',
    open: 'Nada o demonstra.',
    shoe: 'As cartas estavam todas lá, nenhuma foi trocada, e foram dadas pelas regras na ordem que resulta do lacre e dos valores.',
    round:
      'As cartas desta rodada estavam lacradas no sabot e foram dadas pelas regras a partir das posições que a semente indica. O resto do sabot aparece quando ele terminar.',
    fixed: 'A casa fixou a ordem dela e o próprio valor antes que você visse o compromisso.',
    fixedUnasked:
      'Para verificar que a ordem estava fixada antes que alguém apostasse, informe o compromisso que você viu antes da primeira aposta.',
    beacon:
      'Ninguém escolheu a ordem: um beacon público a decidiu depois do lacre e da lista. Isso depende de você ter visto os dois antes da publicação dele.',
    beaconUnasked:
      'Para verificar que ninguém escolheu a ordem, por tê-la decidido um beacon público, informe o compromisso e a lista que você já tinha visto antes da publicação do beacon; sem isso, sobre quando foram fixados só há a palavra da casa.',
    chosen: 'Para você: a casa não escolheu a ordem, já que não podia conhecer seu valor quando a lacrou.',
    chosenUnasked:
      'Para verificar que a casa não escolheu a ordem, informe um valor que você mesmo trouxe. Para qualquer outra pessoa, todos os valores podem ser da casa, e este arquivo só prova que a casa já estava comprometida.',
    chosenOpen:
      'Não há como provar que a casa não escolheu a ordem: nenhum cliente trouxe um valor, e ela conhecia as duas partes.',
    list: 'Ninguém ficou de fora nem foi incluído depois de os valores serem revelados.',
    listUnasked:
      'Para verificar que ninguém ficou de fora depois de os valores serem revelados, informe a lista que seu aplicativo guardou.',
    listOpen: 'Só quem estava lá e viu uma lista pode dizer se algum valor foi descartado.',
  },
  failed: {
    title: 'Não confere: {step}',
    advice:
      'Se este arquivo veio direto da casa, guarde-o: é uma prova, e ninguém mais pode ajustá-lo para conferir. Não aposte mais lá, peça a outra pessoa que o verifique com outro verificador e peça uma resposta à casa. Se veio de outra pessoa, busque-o primeiro na casa.',
    save: 'Salvar o arquivo',
  },
  steps: {
    title: 'Passo a passo',
    holds: 'confere',
    fails: 'não confere',
    unasked: 'não verificado',
    compared: 'O que foi comparado',
  },
  record: {
    what: {
      one: 'Um histórico de jogo, {rounds:count} rodada',
      other: 'Um histórico de jogo, {rounds:count} rodadas',
    },
    headline: 'Todas as linhas conferem',
    advice:
      'Se este arquivo veio direto da casa, guarde-o: é uma prova. Peça a outra pessoa que o verifique com outro verificador e peça uma resposta à casa.',
    proof: {
      settled:
        'As linhas conferem entre si: as cartas registradas dão os resultados, e cada aposta foi paga, até a última unidade, como dizem a definição com seu hash ou as regras.',
      cards: 'As cartas registradas estavam no sabot lacrado, como mostram as provas das rodadas.',
      cardsUnasked:
        'Que as cartas registradas estavam no sabot lacrado: para isso, verifique uma rodada a partir do histórico de jogo enquanto a prova dela estiver publicada.',
      definitions:
        'Que a aposta pagava o mesmo quando você apostou: para isso, compare o hash da definição com o que a mesa tinha então.',
      stakes:
        'Que estes valores foram apostados e que nenhum falta: ninguém assina o histórico. Você sabe o que apostou.',
    },
    title: {
      definitions: 'As definições',
      results: 'Os resultados',
      bets: 'As apostas',
      sums: 'As somas',
      opened: 'As cartas abertas',
    },
    lines: {
      title: 'Linha a linha',
      round: 'Sabot {shoe:number}, rodada {round:number} em {table}',
      definition: 'definição {hash}',
      more: 'São mostradas 100 de {rounds:number} rodadas, primeiro as que têm uma linha errada.',
    },
    sentence: {
      'in-round': 'Rodada {round:number} do sabot {shoe:number} em {table} ({path}):',
      'in-bet': 'Rodada {round:number} do sabot {shoe:number} em {table}, {bet} ({path}):',
      'more-lines': {
        one: 'Há mais {lines:count} linha errada nesta etapa.',
        other: 'Há mais {lines:count} linhas erradas nesta etapa.',
      },
      'definitions-hold': {
        one: '{bets:count} definição: o que liquida dá de novo o hash que as rodadas citam.',
        other: '{bets:count} definições: o que liquida dá de novo os hashes que as rodadas citam.',
      },
      'definition-differs':
        'A definição de {bet} dá de novo {made}, e o arquivo a tem sob {told}: ela foi alterada.',
      'results-hold': {
        one: '{rounds:count} rodada: as regras de compra permitem as cartas registradas, e elas dão o resultado registrado.',
        other:
          '{rounds:count} rodadas: as regras de compra permitem as cartas registradas, e elas dão os resultados registrados.',
      },
      'result-not-dealt': 'as regras de compra não dão estas cartas.',
      'result-differs': 'as cartas dão outro resultado que o registrado.',
      'result-without-cards': 'os valores foram devolvidos e, mesmo assim, há um resultado registrado.',
      'bets-hold': {
        one: '{bets:count} aposta: ganho, comissão e retorno são, até a última unidade, os da definição ou das regras.',
        other:
          '{bets:count} apostas: ganho, comissão e retorno são, até a última unidade, os das definições ou das regras.',
      },
      'bet-unknown': 'o arquivo não tem nenhuma definição com o hash {hash}.',
      'bet-undefined':
        'consta que “{schedule}” a paga, o que não é das regras, e nenhuma definição é citada.',
      'bet-of-another': 'consta que “{schedule}” a paga, o que não paga esta aposta.',
      'bet-too-large': 'nenhuma mesa consegue pagar com exatidão um valor tão grande.',
      'bet-verdict': 'está registrada como “{is}”, e é “{right}”.',
      'bet-winnings': 'o ganho registrado é {is:coins}, e o correto é {right:coins}.',
      'bet-commission': 'a comissão registrada é {is:coins}, e a correta é {right:coins}.',
      'bet-return': 'o retorno registrado é {is:coins}, e o correto é {right:coins}.',
      'sums-hold': {
        one: '{rounds:count} rodada: valores e retornos somam, e o saldo se move pelo líquido da rodada.',
        other:
          '{rounds:count} rodadas: valores e retornos somam, e o saldo se move pelo líquido de cada rodada.',
      },
      'sum-staked': 'consta {is:coins} como apostado, e os valores somam {right:coins}.',
      'sum-returned': 'consta {is:coins} como devolvido, e os retornos somam {right:coins}.',
      'sum-balance': 'o saldo se move {is:signed}, e o líquido é {right:signed}.',
      'sum-correction': 'a correção registrada é {is:signed}, e as duas contas diferem em {right:signed}.',
      'opened-hold': {
        one: '{rounds:count} rodada: as cartas registradas são as que estavam no sabot lacrado.',
        other: '{rounds:count} rodadas: as cartas registradas são as que estavam no sabot lacrado.',
      },
      'opened-corrected': {
        one: '{rounds:count} rodada foi corrigida pela casa: as cartas abertas são como foram dadas, e a correção é palavra da casa.',
        other:
          '{rounds:count} rodadas foram corrigidas pela casa: as cartas abertas são como foram dadas, e a correção é palavra da casa.',
      },
      'opened-broken': 'as cartas abertas não se provam: verifique sozinha a prova da rodada.',
      'opened-differs': 'as cartas registradas não são as que foram abertas.',
      'opened-of-none': 'cartas abertas de uma rodada que não está registrada aqui.',
      'unasked-opened': {
        one: 'O arquivo não tem as cartas abertas de {rounds:count} rodada liquidada: que as cartas estavam no sabot lacrado aparece com a prova da rodada.',
        other:
          'O arquivo não tem as cartas abertas de {rounds:count} rodadas liquidadas: que as cartas estavam no sabot lacrado aparece com as provas das rodadas.',
      },
      'unasked-schedule': {
        one: '{bets:count} aposta foi registrada por uma versão anterior, que não guardava o que a pagava.',
        other:
          '{bets:count} apostas foram registradas por uma versão anterior, que não guardava o que as pagava.',
      },
    },
  },
  replay: {
    title: 'As cartas de novo',
    none: 'Nenhuma rodada foi jogada com este sabot.',
    fails: 'Como o arquivo conta; um passo da verificação não confere.',
    round: 'Rodada {round:number}',
    choice: 'Rodada',
    option: 'Rodada {round:number} · {result}',
    before: 'Anterior',
    next: 'Próxima',
    hand: { player: 'Mão do Jogador', banker: 'Mão da Banca' },
    card: 'carta {place:number}',
    sealed: 'lacrada {place:number}',
  },
  hash: {
    less: 'Mostrar menos',
    more: 'Mostrar tudo',
    copied: 'Copiado.',
    notCopied: 'O navegador não deixa esta página copiar. Selecione os dígitos e copie à mão.',
  },
  evidence: {
    commitment: 'compromisso',
    rootOfCards: 'raiz das cartas',
    rootInSeal: 'raiz no lacre',
    card: 'carta {card:number}',
    cardIs: {
      one: '{card}, posição lacrada {place:number}, {hashes:count} hash até a raiz',
      other: '{card}, posição lacrada {place:number}, {hashes:count} hashes até a raiz',
    },
    nonce: 'nonce da carta {card:number}',
    leaf: 'folha da carta {card:number}',
    houseValue: 'valor da casa',
    houseHash: 'hash dele',
    hashInSeal: 'hash no lacre',
    inList: 'clientes na lista',
    rootOfList: 'raiz da lista',
    rootOfValues: 'raiz dos valores',
    attempt: 'tentativa {attempt:number}',
    attemptIs: {
      one: '{patrons:count} cliente, {withheld:number} não revelados, raiz {root}',
      other: '{patrons:count} clientes, {withheld:number} não revelados, raiz {root}',
    },
    missed: 'chegaram tarde ou não acharam vaga',
    list: 'lista do corte',
    listOfAttempt: 'lista da tentativa {attempt:number}',
    beacon: 'beacon',
    beaconIs: '{name}, rodada {round}',
    value: 'valor dele',
    signature: 'assinatura dele',
    seed: 'semente',
    digest: 'resumo',
    toldFirst: 'cliente {patron}, informado antes',
    toldFirstInAttempt: 'tentativa {attempt:number}, cliente {patron}, informado antes',
    notNeeded: 'nada, nem era necessário',
    valueOf: 'cliente {patron}, valor',
    valueOfInAttempt: 'tentativa {attempt:number}, cliente {patron}, valor',
    withheld: 'não revelado',
    none: 'nenhum',
  },
});
