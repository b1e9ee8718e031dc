// Texts of what a table says of a round beside its cloth, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/play.ts';

export default translation<typeof en>()({
  cut: {
    called: {
      committing: 'Cortem o baralho',
      revealing: 'Abrindo o corte',
      awaiting: 'O beacon decide',
      done: 'Sabot cortado',
    },
    how: {
      house: 'Cortado só pela casa',
      own: 'Cortado com o seu valor',
      patrons: {
        one: 'Cortado por {patrons:count} cliente',
        other: 'Cortado por {patrons:count} clientes',
      },
    },
    state: {
      nobody: 'Ninguém ainda',
      patrons: { one: '{patrons:count} cliente cortou', other: '{patrons:count} clientes cortaram' },
      attempt: '{patrons} · tentativa {attempt:number} de {most:number}',
      revealed: '{revealed:number} de {committed:number} abertos',
      house: 'Só pela casa',
      values: { one: 'Com {values:count} valor', other: 'Com {values:count} valores' },
      valuesWithOwn: {
        one: 'Com {values:count} valor, o seu incluído',
        other: 'Com {values:count} valores, o seu incluído',
      },
      withOwn: '{state} · {own}',
    },
    own: {
      cut: 'Você corta',
      listed: 'Você está na lista',
      told: 'O seu já foi',
      missed: 'O seu chegou tarde',
      leftOut: 'O seu ficou fora',
    },
  },
  rail: {
    chip: 'Ficha',
    chipBeyond: {
      left: 'Ficha de {chip:coins}: restam só {left:coins} para apostar',
      nothing: 'Ficha de {chip:coins}: nada resta para apostar',
    },
    act: { undo: 'Desfazer', clear: 'Limpar', rebet: 'Repetir', double: 'Dobrar' },
    confirm: 'Confirmar <strong>{stake:coins}</strong>',
    waits: { noLink: 'Sem conexão', onItsWay: 'A caminho', nothing: 'Nada no pano' },
    first: {
      byItself:
        '<strong>Suas fichas entram quando o anel esvazia.</strong> <more>Confirmar faz isso na hora. Nas configurações você pode optar por confirmar cada aposta.</more>',
      byPatron:
        '<strong>Suas fichas só valem depois de Confirmar,</strong> <more>antes que o anel esvazie. O que não for confirmado volta para você.</more>',
      read: 'Entendi',
    },
  },
  refused: {
    act: {
      'not-cutting': 'O sabot não está em corte agora',
      'already-cut': 'Sua parte neste corte já entrou',
      'cut-full': 'Não há mais vaga neste corte',
      'wrong-value': 'Este não é o valor do seu compromisso',
      'barred-from-cut': 'Faltou um valor seu neste corte: você volta a participar no próximo sabot',
      'round-over': 'Aquela rodada terminou',
      'not-your-card': 'Não cabe a você virar esta carta',
      'no-seats-here': 'Esta mesa não tem lugares',
      'no-such-seat': 'Este lugar não existe',
      'seat-taken': 'Alguém acabou de ocupar este lugar',
      'seat-given-up': 'Seu lugar foi liberado: sente-se de novo na próxima rodada',
      'already-seated': 'Você já tem um lugar: deixe-o primeiro',
      'not-seated': 'Ocupe um lugar primeiro',
      'stakes-on-felt': 'Há apostas suas no pano: saia quando a rodada for liquidada',
      'shoe-not-offered': 'O sabot já seguiu',
      'not-the-holder': 'O sabot está com outra pessoa',
      'behind-not-allowed': 'Ninguém pode apostar atrás deste lugar agora',
      'behind-amount': 'Esse valor está fora dos limites da mesa',
      'behind-full': 'Não cabe mais ninguém atrás deste lugar',
      'table-paused': 'A mesa está em pausa',
      suspended: 'Sua conta está suspensa: você pode assistir, sem apostar',
    },
    failed: {
      'no-link': 'Sem conexão com a mesa',
      'no-answer': 'A mesa não respondeu: veja se foi feito',
      malformed: 'A mesa não entendeu a mensagem: recarregue a página',
      'too-large': 'A mensagem é grande demais',
      'unknown-message': 'A mesa não conhece a mensagem: recarregue a página',
      'too-frequent': 'Mensagens demais: aguarde um momento',
      'no-such-table': 'Esta mesa não existe',
      'not-signed-in': 'A sessão terminou: recarregue a página',
      'wrong-origin': 'A página veio de outro endereço',
      'other-protocol': 'Há uma versão mais nova: recarregue a página',
      busy: 'A mesa está ocupada: tente de novo em instantes',
      'cannot-record': 'A mesa não consegue registrar agora: tente de novo em instantes',
      'slow-reader': 'A conexão está lenta demais',
      'table-stopped': 'A mesa parou por ora',
      'at-another-table': 'Você está em outra mesa agora: saia dela primeiro',
    },
    sentence: '{why}.',
    ticket: {
      excluded: 'Você se autoexcluiu: pode olhar, e não se aceitam apostas',
      'time-out': 'Você está em uma pausa: as apostas voltam quando ela acabar',
      'reality-check': 'Leia primeiro quanto você jogou',
      ownLimit: {
        loss: 'Seu limite de perda do período deixa {open:coins}',
        stake: 'Seu limite de apostas do período deixa {open:coins}',
        time: 'Seu limite de tempo nas mesas foi atingido',
      },
      'betting-closed': 'Apostas encerradas nesta rodada',
      'no-seat': 'Ocupe um lugar para apostar nesta mesa',
      elsewhere: {
        one: 'Suas apostas em outra mesa ainda estão em jogo: aposte aqui quando aquela rodada for liquidada',
        other:
          'Você tem apostas em jogo em outras {tables:count} mesas: aposte aqui quando uma delas for liquidada',
      },
      oneMain: 'Só uma das três por rodada: já há aposta em {bet}',
      notOffered: 'A aposta {bet} não é oferecida aqui',
      modeNotOffered: {
        traditional: 'O modo tradicional não é oferecido aqui',
        'no-commission': 'O modo sem comissão não é oferecido aqui',
      },
      modeFixed: {
        traditional: 'Nesta rodada suas apostas são no modo tradicional: você pode mudar na próxima',
        'no-commission': 'Nesta rodada suas apostas são sem comissão: você pode mudar na próxima',
      },
      closedForShoe: '{bet}: fechada após a rodada {round:numeral}',
      steps: 'Aposte em {bet} em múltiplos de {step:coins}',
      belowMinimum: 'Mínimo de {least:coins} em {bet}',
      aboveMaximum: 'Máximo de {most:coins} em {bet}',
      balance: 'Restam {left:coins} para apostar',
      noBalance: 'Nada resta para apostar',
      differential: {
        unnamed: {
          player: '{player} aceita até {open:coins} a mais',
          banker: '{banker} aceita até {open:coins} a mais',
        },
        unnamedFull: {
          player: '{player} não aceita mais até haver aposta em {banker}',
          banker: '{banker} não aceita mais até haver aposta em {player}',
        },
        table: {
          player: '{player} aceita até {open:coins} a mais (limite diferencial da mesa {limit:coins})',
          banker: '{banker} aceita até {open:coins} a mais (limite diferencial da mesa {limit:coins})',
        },
        tableFull: {
          player:
            '{player} não aceita mais até haver aposta em {banker} (limite diferencial da mesa {limit:coins})',
          banker:
            '{banker} não aceita mais até haver aposta em {player} (limite diferencial da mesa {limit:coins})',
        },
        patron: {
          player:
            '{player} aceita até {open:coins} a mais de você (limite diferencial por cliente {limit:coins})',
          banker:
            '{banker} aceita até {open:coins} a mais de você (limite diferencial por cliente {limit:coins})',
        },
        patronFull: {
          player:
            '{player} não aceita mais de você até você apostar em {banker} (limite diferencial por cliente {limit:coins})',
          banker:
            '{banker} não aceita mais de você até você apostar em {player} (limite diferencial por cliente {limit:coins})',
        },
      },
    },
  },
  remark: {
    reason: {
      settled: 'Esta rodada: {reason}',
      cancelled: 'Cancelada: {reason}',
      voided: 'Anulada: {reason}',
      resettled: 'Liquidada de novo: {reason}',
    },
    seenEarly: {
      player: {
        first: '1ª carta de {player} exposta antes da hora: {card}. A rodada segue normalmente',
        second: '2ª carta de {player} exposta antes da hora: {card}. A rodada segue normalmente',
        third: '3ª carta de {player} exposta antes da hora: {card}. A rodada segue normalmente',
      },
      banker: {
        first: '1ª carta de {banker} exposta antes da hora: {card}. A rodada segue normalmente',
        second: '2ª carta de {banker} exposta antes da hora: {card}. A rodada segue normalmente',
        third: '3ª carta de {banker} exposta antes da hora: {card}. A rodada segue normalmente',
      },
    },
    closingAfterRound: 'A mesa fecha depois desta rodada',
    closingAfterShoe: 'A mesa fecha com este sabot',
    manual: 'Cartas registradas à mão',
    newLimits: 'Novos limites na próxima rodada',
    newLimitsOnMains: 'Novos limites na próxima rodada: {least:coins} a {most:coins} nas apostas principais',
  },
  squeeze: {
    rights: {
      player: 'Você faz o squeeze: {player}',
      banker: 'Você faz o squeeze: {banker}',
      both: 'Você faz o squeeze dos dois lados',
    },
    largest: 'Squeeze da maior: {stake:coins}',
    largestOfNone: 'O squeeze é da maior aposta',
    waits: { player: '{player} espera sua carta', banker: '{banker} espera sua carta' },
    turned: {
      none: 'Fechada',
      quarter: 'Um quarto virada',
      half: 'Meio virada',
      percent: '{percent:number} por cento virada',
    },
  },
  switch: {
    before: 'Mesa anterior',
    next: 'Próxima mesa',
    others: 'Outras mesas',
  },
  trouble: {
    stopped: { called: 'Esta mesa parou por ora', says: 'Suas apostas estão seguras. Você pode sair.' },
    paused: {
      called: 'A mesa está em pausa',
      says: 'Suas apostas ficam como estão. Já vamos continuar.',
    },
    cancelled: { called: 'Rodada cancelada', says: 'Todas as apostas foram devolvidas.' },
    shut: { called: 'A mesa está fechada', says: 'Sem cartas até a mesa reabrir.' },
    dealerAway: {
      called: 'A mesa espera o crupiê',
      says: 'Suas apostas ficam como estão. Um supervisor foi avisado.',
    },
    result: {
      called: 'Confirmando o resultado',
      says: 'O pagamento vem assim que o crupiê confirmar.',
    },
    newShoe: {
      called: 'Novo sabot',
      opens: 'As apostas abrem em breve',
      prepares: 'O crupiê prepara o sabot',
    },
  },
});
