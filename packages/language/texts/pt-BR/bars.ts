// Texts of the bars of every page, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/bars.ts';

export default translation<typeof en>()({
  balance: {
    title: 'Saldo',
    topUp: 'Sem moedas',
  },
  clock: '<spoken>Hora: </spoken>{time}',
  connection: {
    open: 'Conexão: {latency:numeral} ms',
    lost: 'Sem conexão',
  },
  home: 'Punto, ir para as mesas',
  link: {
    ended: '<strong>Esta sessão terminou.</strong> Abra o jogo de novo no seu cassino.',
    lost: '<strong>A conexão caiu.</strong> Estamos refazendo. As apostas confirmadas valem e serão liquidadas.',
    reopening:
      '<strong>A casa reabre em instantes.</strong> Sua volta é automática. As apostas confirmadas valem e serão liquidadas.',
    outOfDate: '<strong>Há uma versão mais nova.</strong> Recarregue a página para continuar.',
    tryNow: 'Tentar agora',
    loadAgain: 'Recarregar',
  },
  pages: 'Principal',
  place: {
    tables: 'Mesas',
    record: 'Histórico',
    rules: 'Regras',
    study: 'Estudo',
    settings: 'Configurações',
  },
  shortPlace: {
    tables: 'Mesas',
    record: 'Histórico',
    rules: 'Regras',
    study: 'Estudo',
    settings: 'Ajustes',
  },
  sound: { title: 'Som', on: 'Som ligado', off: 'Som desligado' },
  theme: { light: 'Mudar para o ambiente claro', dark: 'Mudar para o ambiente escuro' },
  topUp: {
    pause: 'Fazer uma pausa',
    title: 'Suas moedas acabaram',
    lead: 'O que resta não chega ao mínimo de nenhuma mesa. A casa lhe dá novas moedas: são fictícias, não custam nada e só rendem mais moedas. Você também pode parar aqui.',
    take: 'Receber moedas',
    close: 'Agora não',
    done: 'A casa recarregou seu saldo.',
  },
  visit: {
    time: 'Tempo de uso <strong>{time}</strong>',
    net: 'Resultado líquido <strong>{net:signed}</strong>',
  },
});
