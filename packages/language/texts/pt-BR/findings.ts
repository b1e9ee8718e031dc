// Texts of the steps of the check of a shuffle, and of what each found, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/findings.ts';

export default translation<typeof en>()({
  join: '{first} {second}',
  title: {
    commitment: 'O lacre',
    noted: 'O que você anotou',
    deck: 'As cartas',
    nonces: 'O que as escondia',
    root: 'A ordem lacrada',
    proofs: 'As cartas',
    house: 'O valor da casa',
    contributions: 'O corte dos clientes',
    'own-value': 'Seu valor',
    list: 'A lista que você viu',
    beacon: 'O beacon',
    seed: 'A segunda ordem',
    order: 'As posições',
    burn: 'As cartas queimadas',
    rounds: 'As rodadas',
    round: 'A rodada',
    'cut-card': 'A carta de corte',
    digest: 'O arquivo',
  },
  sentence: {
    'commitment-holds': 'O hash de todos os campos do lacre dá o compromisso {commitment}.',
    'commitment-differs': 'O hash de todos os campos do lacre dá {made}, e o arquivo diz {told}.',
    'noted-holds': 'É o compromisso que você anotou antes do sabot.',
    'noted-differs': 'Você anotou {noted}, e este sabot tem {commitment}: é outro sabot, ou foi trocado.',
    'deck-holds': {
      one: '{cards:number} cartas, cada uma das 52 exatamente uma vez.',
      other: '{cards:number} cartas, cada uma das 52 exatamente {decks:count} vezes.',
    },
    'deck-size': 'Pelo lacre são {wanted:number} cartas, e as abertas são {cards:number}.',
    'deck-card': {
      one: '{card} aparece {found:count} vez; pelo lacre, cada carta aparece {decks:number}.',
      other: '{card} aparece {found:count} vezes; pelo lacre, cada carta aparece {decks:number}.',
    },
    'nonces-hold': 'Cada carta estava escondida atrás de um número aleatório próprio.',
    'nonces-repeated':
      'Duas cartas estavam escondidas atrás do mesmo número aleatório: uma delas revelava a outra.',
    'root-holds':
      'Todas as cartas, na ordem em que a casa as tirou e reunidas por hash numa árvore, dão a raiz lacrada.',
    'root-differs': 'As cartas, reunidas por hash numa árvore, dão {made}, e a raiz lacrada é {sealed}.',
    'root-no-cards': 'Não há cartas a lacrar.',
    'proofs-hold': {
      one: '{cards:count} carta aberta leva à raiz lacrada: estava lá o tempo todo.',
      other: '{cards:count} cartas abertas levam, uma a uma, à raiz lacrada: estavam lá o tempo todo.',
    },
    'proofs-differ': 'A carta {place:number} do sabot, {card}, não leva à raiz lacrada.',
    'digest-holds': 'O arquivo está inteiro. O resumo dele, para comparar com o de outros: {digest}.',
    'digest-differs': 'O resumo não é o deste arquivo: ele foi alterado ou danificado no caminho.',
    'house-holds': 'O valor da casa é aquele cujo hash foi lacrado.',
    'house-differs': 'O valor da casa não é aquele cujo hash foi lacrado: foi trocado.',
    'in-attempt': 'Tentativa {attempt:number}:',
    'alone-many': 'O baralho de um só cliente é cortado uma vez, com um só valor.',
    'closing-time': 'Não está dito quando a lista foi encerrada, ou não havia lista a encerrar.',
    'failed-before-beacon':
      'Antes de um beacon nenhum valor pode ser retido, e mesmo assim uma tentativa é dada como falha.',
    'no-wait-for-beacon': 'O lacre indica um beacon, e não há registro de tentativa que o esperasse.',
    'too-many-attempts': 'Mais de {most:number} tentativas são dadas como falhas.',
    'values-after-attempts':
      'Depois de {most:number} tentativas falhas a casa corta sozinha, e mesmo assim há valores em uso.',
    'attempt-thrown-away':
      'Uma tentativa é dada como falha sem que ninguém retivesse um valor: foi descartada.',
    'value-copied': 'Dois clientes se comprometeram com o mesmo valor: um é cópia do outro.',
    'patron-place': 'O cliente {patron} está na posição {place:number} da lista.',
    'patron-unbound': 'O cliente {patron} não tinha compromisso antes de os valores serem revelados.',
    'patron-value': 'O valor do cliente {patron} não é o do compromisso dele.',
    'value-untold': 'O corte usa um valor que nunca foi revelado.',
    'missed-in-list': 'Consta que um cliente perdeu o corte, e ele está na lista.',
    'values-and-patrons': 'Há mais ou menos valores do que clientes comprometidos com um.',
    'withheld-too-many': 'Há mais valores dados como retidos do que clientes.',
    'root-of-nobody': 'A raiz de uma lista vazia não é a que deve ser.',
    'alone-none': 'O cliente não trouxe um valor: a casa cortou sozinha.',
    'alone-value': 'O cliente trouxe um valor quando a casa já não tinha o que escolher.',
    'beacon-none':
      'Nenhum cliente trouxe um valor; um beacon público decidiu depois de encerrada a lista, portanto ninguém pôde escolher a ordem nem reter nada.',
    'beacon-values': {
      one: 'Um cliente trouxe um valor; um beacon público decidiu depois de encerrada a lista, portanto ninguém pôde escolher a ordem nem reter nada.',
      other:
        '{patrons:count} clientes trouxeram valores; um beacon público decidiu depois de encerrada a lista, portanto ninguém pôde escolher a ordem nem reter nada.',
    },
    'house-alone':
      'Nenhum cliente trouxe um valor: a casa cortou sozinha. Isso prova que a ordem estava fixada antes que alguém apostasse, não que a casa não a escolheu.',
    'values-bound': {
      one: 'Um cliente trouxe um valor, com compromisso anterior à revelação de qualquer um.',
      other:
        '{patrons:count} clientes trouxeram valores, com compromisso anterior à revelação de qualquer um.',
    },
    'values-prove':
      'Quem trouxe um deles sabe que a casa não escolheu a ordem; para os outros, todos podem ser da própria casa, e só fica provado que ela já estava comprometida.',
    'beacon-awaited': 'Primeiro foi cortado à espera de um beacon, que segundo a casa não chegou a tempo.',
    'attempts-failed': {
      one: 'Uma tentativa falhou antes porque um valor foi retido: quem fez isso pôde escolher entre {orders:number} ordens.',
      other:
        '{attempts:count} tentativas falharam antes porque um valor foi retido: quem fez isso pôde escolher entre {orders:number} ordens.',
    },
    'patrons-missed': {
      one: 'Mais um cliente chegou tarde ou não achou vaga.',
      other: 'Mais {patrons:count} clientes chegaram tarde ou não acharam vaga.',
    },
    'lists-in-shoe': 'As listas estão no sabot aberto.',
    'own-holds': 'Seu valor é o número {place:number} dos {values:number} com que o sabot foi cortado.',
    'own-leads':
      'Seu valor é um dos {values:number} com que o sabot foi cortado: o caminho dele leva à raiz de todos.',
    'own-missing': 'Seu valor não está entre aqueles com que o sabot foi cortado.',
    'own-other-values':
      'Os valores com que o sabot foi cortado não são aqueles entre os quais o seu foi mostrado.',
    'list-holds': 'Quem cortou é exatamente quem está na lista que você viu, na mesma ordem.',
    'list-failed':
      'A lista que você viu é a da tentativa {attempt:number}, que falhou, e isso está registrado.',
    'list-missing':
      'A lista que você viu não está no arquivo: alguém ficou de fora ou foi incluído depois de encerrada.',
    'seed-holds': 'O hash do compromisso com todos os valores dá a semente da segunda ordem.',
    'seed-differs': 'O hash do compromisso com todos os valores dá a semente {made}, e {seed} está em uso.',
    'order-holds': 'Cada carta vem da posição da ordem lacrada que a semente indica.',
    'order-no-card': 'O sabot não tem a carta {card:number}.',
    'order-differs':
      'A carta {card:number} do sabot vem da posição lacrada {place:number}, e foi usada a {used:number}.',
    'beacon-not-named': 'Está em uso um beacon que o lacre não indica.',
    'beacon-absent':
      'O lacre indica o beacon {beacon}, e a casa diz que não pôde obtê-lo a tempo: pergunte por quê. Qualquer pessoa pode ver se ele foi publicado.',
    'beacon-other': 'O lacre indica o beacon {beacon}, e {used} está em uso.',
    'beacon-named': 'O beacon é o que o lacre indica. Compare com o que {beacon} publicou: {value}.',
    'beacon-value': 'O valor do beacon não é o hash da assinatura dele.',
    'beacon-early':
      'O beacon foi publicado antes de a lista ser encerrada: os valores podem ter sido escolhidos conforme ele.',
    'beacon-forged': 'A assinatura do beacon não é a de {beacon}.',
    'beacon-signed': 'O beacon é o que o lacre indica, assinado pela rede {network} do drand.',
    'beacon-network-unknown':
      'O beacon é o que o lacre indica. A chave desta rede não é conhecida aqui: compare com o que {beacon} publicou: {value}.',
    'beacon-unchecked':
      'O beacon é o que o lacre indica. A assinatura dele não foi verificada aqui: compare com o que {beacon} publicou: {value}.',
    'beacon-time-unknown': 'Aqui não se sabe quando ele foi publicado.',
    'beacon-time':
      'Pelo relógio da casa, a lista foi encerrada {seconds:number} segundos antes da publicação. Quem até então viu o compromisso e a lista sabe que ninguém pôde escolher a ordem; para os outros, esse momento é a palavra da casa.',
    'burn-none': 'Nesta mesa não se queima carta, e nenhuma foi queimada.',
    'burn-unexpected': 'Cartas foram queimadas, e o lacre diz que nenhuma é.',
    'burn-missing': 'Nenhuma carta foi queimada, e o lacre diz que há cartas a queimar.',
    'burn-not-reached': 'O sabot foi guardado antes de se queimar carta.',
    'burn-other-card': 'A carta queimada foi {burnt}, e o sabot começa com {first}.',
    'burn-holds': '{card} saiu aberta, e {cards:number} foram queimadas depois dela, como é costume da casa.',
    'burn-count':
      '{card} saiu aberta, e {cards:number} foram queimadas depois dela; pelo costume são {wanted:number}.',
    'round-missing': 'Falta a rodada {round:number}: no lugar dela está a {found:number}.',
    'rounds-none': {
      one: 'Nenhuma rodada foi jogada, e restou {cards:count} carta.',
      other: 'Nenhuma rodada foi jogada, e restaram {cards:count} cartas.',
    },
    'rounds-hold':
      'Cada rodada, de 1 a {rounds:number}, são as cartas seguintes do sabot pelas regras, com seu resultado.',
    'rounds-hold-cancelled':
      'Cada rodada, de 1 a {rounds:number} (canceladas: {cancelled:number}), são as cartas seguintes do sabot pelas regras, com seu resultado.',
    'cards-left': { one: 'Restou {cards:count} carta.', other: 'Restaram {cards:count} cartas.' },
    'round-start':
      'Rodada {round:number}: começa na carta {card:number}, e a seguinte do sabot é a {next:number}.',
    'round-too-long': 'Rodada {round:number}: usa mais cartas do que o sabot tem.',
    'round-extra-card': 'Rodada {round:number}: usa uma carta que as regras não dão.',
    'round-cancelled-result': 'Rodada {round:number}: foi cancelada, e tem resultado.',
    'round-cancelled-cards':
      'Rodada {round:number}: as cartas não são as do sabot, Jogador {player}, Banca {banker}.',
    'round-early-end': 'Rodada {round:number}: foi liquidada antes do que dizem as regras.',
    'round-cards':
      'Rodada {round:number}: mostra Jogador {player}, Banca {banker}, e o sabot dá Jogador {rightPlayer}, Banca {rightBanker}.',
    'round-result': 'Rodada {round:number}: o resultado é {right}, e o arquivo diz {mark}.',
    'cut-card-passed':
      'A rodada {round:number} foi dada, e pela carta de corte a rodada final era a {last:number}.',
    'cut-card-none': 'O baralho é para uma jogada, e não foi dada outra.',
    'cut-card-holds':
      'A carta de corte está antes da carta {card:number}, e o sabot terminou com a rodada que ela indica, a {round:number}.',
    'cut-card-not-reached':
      'A carta de corte está antes da carta {card:number}. A casa terminou o sabot sem chegar a ela: se ninguém disse por quê, pergunte.',
    'no-burn-here': 'Nenhuma carta foi queimada antes desta rodada.',
    'burn-not-here': 'Não cabe carta queimada nesta rodada.',
    'burn-first-card':
      'A primeira carta do sabot, que sai aberta antes da queima, pertence à primeira rodada.',
    'first-burn-holds': '{card} saiu aberta, e {cards:number} são queimadas depois dela.',
    'first-burn-count':
      '{card} saiu aberta: {wanted:number} são queimadas depois dela, e foram {cards:number}.',
    'deal-order': 'As cartas não estão na ordem em que foram dadas.',
    'deal-gap': 'A carta {card:number} do sabot não se segue à anterior.',
    'deal-too-many': 'Uma rodada tem no máximo {most:number} cartas.',
    'deal-face-down': 'A carta {card:number} saiu enquanto outra estava fechada.',
    'deal-player-for-banker': 'A carta {card:number} foi para o Jogador, e as regras dizem Banca.',
    'deal-banker-for-player': 'A carta {card:number} foi para a Banca, e as regras dizem Jogador.',
    'deal-player-for-none': 'A carta {card:number} foi para o Jogador, e as regras não dão mais cartas.',
    'deal-banker-for-none': 'A carta {card:number} foi para a Banca, e as regras não dão mais cartas.',
    'deal-cancelled': {
      one: 'A rodada foi cancelada; sua {cards:count} carta foi dada na ordem certa.',
      other: 'A rodada foi cancelada; suas {cards:count} cartas foram dadas na ordem certa.',
    },
    'deal-early-end': 'A rodada está liquidada, e pelas regras ainda faltam cartas.',
    'deal-holds': 'As cartas foram dadas pelas regras, e dão {mark}.',
    'unasked-noted':
      'O compromisso que você viu antes da primeira aposta mostra se a ordem foi fixada antes que alguém apostasse.',
    'unasked-own-value': 'Um valor que você mesmo trouxe mostra se a casa pôde escolher a ordem.',
    'unasked-own-value-many':
      'Uma rodada não contém os valores quando os clientes são muitos: o sabot aberto mostra se o seu está entre eles.',
    'unasked-list':
      'A lista que seu aplicativo guardou mostra se um valor foi descartado depois de todos serem revelados.',
    'unasked-beacon': 'O lacre não indica nenhum beacon público: não há nenhum neste sabot.',
  },
  fault: {
    missing: 'Falta “{path}”.',
    unknown: '“{path}” não é um campo do arquivo.',
    kind: '“{path}” deve ser “punto-shoe”, “punto-round” ou “punto-record”.',
    version: '“{path}” deve ser 1 ou 2.',
    list: '“{path}” deve ser uma lista.',
    'list-length': '“{path}” deve ter no máximo {most:number} itens.',
    record: '“{path}” deve ser um objeto com campos nomeados.',
    exactly: '“{path}” deve ser {wanted}.',
    'one-of': '“{path}” deve ser um destes: {words:items}.',
    whole: '“{path}” deve ser um número inteiro de {least:number} a {most:number}.',
    hash: '“{path}” deve ter 64 dígitos, de 0 a 9 e de a até f.',
    word: '“{path}” só pode ter letras minúsculas, algarismos, pontos e hifens.',
    place: '“{path}” deve ser uma posição da lista, a partir de “1”.',
    card: '“{path}” deve ser uma carta, como “TH”.',
    result: '“{path}” deve ser um resultado, como “B6” ou “P9np”.',
    signature: '“{path}” deve ser uma assinatura de 48 ou 96 bytes.',
    previous: '“{path}” deve ser uma assinatura de 96 bytes, ou 32 bytes.',
    text: '“{path}” deve ser um texto de no máximo 10.000 caracteres.',
    'bet-id': '“{path}” deve ser o identificador de uma aposta, como “banker” ou “house/dragon-7”.',
    definition: '“{path}” não faz parte da definição de uma aposta.',
  },
});
