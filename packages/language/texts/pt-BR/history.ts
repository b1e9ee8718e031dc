// A short history of the game, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/history.ts';

export default translation<typeof en>()({
  title: 'De onde vem o jogo',
  rules: 'As regras do jogo',
  chapter: {
    unknown: {
      title: 'O que não se sabe',
      text: 'Ninguém sabe dizer quem criou o jogo. Conta-se com frequência que um certo Felix Falguierein o dava na Itália por volta de 1480, e que seu nove remonta a um rito etrusco com um dado de nove faces. Não se encontrou documento anterior ao século XIX que fale de bacará; portanto, são lendas. Ele pertence a uma família de jogos mais antigos, disputados até um número fixo; no macao, jogado no século XVIII, também vence a mão mais próxima de nove.',
    },
    france: {
      title: 'França',
      text: 'As primeiras menções impressas são francesas e do início do século XIX, então com a grafia baccara. O Album des jeux de Charles Van-Tenac, de 1847, já calcula suas probabilidades. Duas formas se difundiram: o baccarat en banque, em que um dos lados mantém a banca, e o chemin de fer, em que a banca circula pela mesa com o sabot. Em ambas, são as pessoas que decidem se recebem carta.',
    },
    americas: {
      title: 'Argentina e Cuba',
      text: 'O punto banco, a forma jogada aqui, elimina essa decisão: uma tabela fixa diz quem recebe carta, e os clientes apostam em qualquer das mãos. Costuma-se situar sua origem nos cassinos de Mar del Plata, na Argentina, nos anos 1950, e dali em Havana.',
    },
    vegas: {
      title: 'Las Vegas e Macau',
      text: 'Tommy Renzoni escreveu que o levou do Capri, em Havana, para o Sands, em Las Vegas, no fim dos anos 1950, e que a casa perdeu 250.000 dólares na primeira noite. Outros relatos citam o Dunes, em 1959. Hoje é o jogo de que vivem os cassinos de Macau.',
    },
    name: {
      title: 'O nome',
      text: 'É comum dizer que baccara é uma palavra antiga para zero, por causa dos dez e das figuras, que não valem nada. Isso também se conta mais do que se prova.',
    },
  },
});
