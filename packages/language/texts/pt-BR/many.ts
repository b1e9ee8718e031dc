// Texts of several tables side by side, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/many.ts';

export default translation<typeof en>()({
  bar: {
    title: 'Suas mesas',
    lobby: 'Ir para o lobby',
    inPlay: {
      none: 'Nada em jogo',
      one: 'Em jogo em {tables:count} mesa: {stake:coins}',
      other: 'Em jogo em {tables:count} mesas: {stake:coins}',
    },
    howMany: 'Quantas mesas',
    choose: 'Escolher mesas',
  },
  leave: { later: 'Você sai quando suas rodadas nestas mesas terminarem.', stay: 'Ficar' },
  list: {
    shown: 'Na tela agora',
    others: 'Outras mesas',
    none: 'Nenhuma outra mesa aberta.',
    full: {
      one: 'A casa permite {tables:words} mesa por vez.',
      other: 'A casa permite {tables:words} mesas por vez.',
    },
    does: {
      go: '<spoken>Ir para</spoken> <name>{table}</name>',
      add: '<spoken>Adicionar</spoken> <name>{table}</name>',
      takeAway: '<spoken>Retirar</spoken> <name>{table}</name>',
    },
    beside: 'Pôr {table} ao lado',
    besideTip: 'Pôr ao lado',
  },
  log: { title: 'Nas suas mesas', said: '{table}: {words}' },
  none: {
    title: 'Nenhuma mesa na tela ainda',
    upTo: {
      one: 'Escolha até {tables:words} mesa. As mesmas fichas servem a todas.',
      other: 'Escolha até {tables:words} mesas. As mesmas fichas servem a todas.',
    },
    choose: 'Escolher as primeiras mesas',
  },
  oneOnly: {
    title: 'Uma mesa por vez',
    text: 'Esta casa permite estar em uma mesa por vez.',
    lobby: 'Ir para as mesas',
  },
  rail: {
    lie: 'As fichas ficam onde você toca.',
    keys: 'Teclas e sons: {table}.',
    at: 'em {table}',
    atTables: {
      one: 'em {tables:words} mesa<first>, a primeira a encerrar: {table}</first>',
      other: 'em {tables:words} mesas<first>, a primeira a encerrar: {table}</first>',
    },
    bet: '{bet} em {table}',
  },
  tile: {
    limits: '<spoken>Limites</spoken> {least:coins} – {most:coins}',
    open: 'Abrir a mesa inteira',
    paused: 'Em pausa',
    lastRound: 'Rodada final',
    noRound: 'Nenhuma rodada ainda',
    goesLater: 'Sai da tela ao fim da jogada.',
    keep: 'Manter',
    absent: {
      missing: 'Esta mesa não existe.',
      stopped: 'Esta mesa parou por ora.',
      away: 'Você está em outra mesa agora.',
    },
    takeAway: 'Retirar da tela',
    comeBack: 'Voltar para cá',
    waits: {
      shuffling: 'Novo sabot sendo embaralhado',
      deal: 'As cartas vêm quando você confirmar',
      first: 'Primeira rodada de um novo sabot',
      next: 'As cartas vêm a seguir',
    },
  },
});
