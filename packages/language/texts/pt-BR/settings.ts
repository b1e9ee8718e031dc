// Texts of the settings of a patron, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/settings.ts';

export default translation<typeof en>()({
  title: 'Configurações',
  licences: 'Licenças do software e das fontes destas páginas',
  room: {
    title: 'O ambiente',
    light: 'Luz',
    lightIs: { auto: 'Como o sistema', dark: 'Ambiente escuro', light: 'Ambiente claro' },
    motion: 'Movimento',
    motionIs: { auto: 'Como o sistema', less: 'Menos' },
    hand: 'Mão que segura o celular',
    handIs: { right: 'Direita', left: 'Esquerda' },
    screenOn: 'Manter a tela acesa na mesa',
  },
  betting: {
    title: 'Apostas',
    autoConfirm: 'Apostar minhas fichas no encerramento',
    autoConfirmMeans:
      'Ligado, as fichas no pano sem confirmar entram no último momento; o relógio do servidor decide se chegaram a tempo. Desligado, só entra o que você confirma, e o resto volta para você. Algumas mesas pedem Confirmar sempre.',
    shortcuts: 'Atalhos de uma tecla na mesa',
  },
  caller: {
    title: 'A voz da mesa',
    voice: 'Voz',
    voiceIs: { off: 'Desligada', low: 'Apostas e resultados', full: 'Tudo' },
    means:
      'A voz da mesa diz quando as apostas abrem e encerram e quem vence; com tudo, também os pontos de cada mão, quem recebe carta e quem fica. O que a voz diz está sempre escrito no pano.',
    screenReader:
      'Se você usa um leitor de tela, ele diz tudo isso enquanto a voz da mesa está desligada. Com a voz ligada, o leitor de tela omite o que ela diz.',
    noVoice: 'Este aparelho não tem voz para {language}: no lugar dela são usados sons curtos.',
    language: 'Idioma da voz',
    asPage: 'O da página',
  },
  roads: {
    title: 'Roadmap',
    beads: 'No Bead Plate',
    beadsAre: {
      auto: 'Como o idioma',
      letters: 'Letras: B P T',
      characters: 'Caracteres: 庄 閒 和',
      totals: 'Pontos do vencedor: 0 – 9',
    },
  },
  patterns: {
    title: 'Sequências de resultados passados',
    name: {
      streak: 'Um lado seguidas vezes',
      chop: 'Alternância: vitórias simples intercaladas',
      twos: 'Duplas alternadas',
      'no-tie': 'Rodadas sem empate',
    },
    notMarked: 'Sem destaque',
    from: 'A partir de {length:number}',
    mean: 'O que você escolher fica em destaque no lobby e nas mesas. Descreve as rodadas passadas e não diz nada da próxima.',
  },
  fairness: {
    title: 'Jogo justo',
    checkRounds: 'Verificar cada rodada automaticamente',
    checkRoundsMeans:
      'Ao fim de cada rodada, suas cartas são conferidas com o lacre do sabot, neste aparelho. O lacre na mesa mostra um visto quando conferem.',
  },
  sound: {
    title: 'Som',
    on: 'Som',
    volume: {
      chips: 'Fichas',
      cards: 'Cartas',
      calls: 'Chamadas e últimos segundos',
      results: 'Resultados e pagamentos',
      voice: 'Voz da mesa',
    },
    vibration: 'Vibração',
    vibrationMeans:
      'Para uma aposta recusada, os últimos segundos e uma rodada que você ganha, mesmo com o som desligado.',
  },
});
