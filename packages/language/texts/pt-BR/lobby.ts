// Texts of the lobby, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/lobby.ts';

export default translation<typeof en>()({
  title: 'Mesas',
  greeting: {
    night: 'Boa noite',
    morning: 'Bom dia',
    afternoon: 'Boa tarde',
    evening: 'Boa noite',
  },
  opening: 'A casa está abrindo, aguarde.',
  open: {
    none: 'Nenhuma mesa aberta.',
    one: '{tables:words} mesa aberta.',
    other: '{tables:words} mesas abertas.',
  },
  playCoins: 'Moedas de jogo por conta da casa, nada para comprar.',
  smallPrint:
    '<roads>Os roadmaps mostram o passado e não preveem nada.</roads> As moedas são fictícias: não se compram nem se sacam.',
  betHere: 'Apostar no lobby',
  beside: 'Mesas lado a lado',
  resume: {
    named: {
      none: 'Em <strong>{table}</strong> você tem {stake:coins} em jogo',
      one: 'Em <strong>{table}</strong> você tem {stake:coins} em jogo, e em mais {others:count} mesa',
      other: 'Em <strong>{table}</strong> você tem {stake:coins} em jogo, e em mais {others:count} mesas',
    },
    unnamed: {
      none: 'Você tem {stake:coins} em jogo',
      one: 'Você tem {stake:coins} em jogo, e em mais {others:count} mesa',
      other: 'Você tem {stake:coins} em jogo, e em mais {others:count} mesas',
    },
    act: 'Voltar à mesa',
  },
  search: {
    name: 'Buscar por mesa ou sala',
    hint: 'Mesa ou sala',
  },
  filter: {
    open: 'Filtros',
    room: 'Sala',
    allRooms: 'Todas as salas',
    stakes: 'Aposta mínima',
    upTo: 'Até {stake:coins}',
    andMore: '{stake:coins} ou mais',
    language: 'Idioma da mesa',
    anyStakes: 'Qualquer',
    anyLanguage: 'Qualquer',
    gone: 'Nenhuma mesa agora',
    favourites: 'Favoritas',
    favouritesAre: { among: 'Entre as outras', first: 'Primeiro', alone: 'Só elas' },
    order: 'Ordem',
    orderBy: {
      house: 'A da casa',
      name: 'Nome',
      limits: 'Limites',
      patrons: 'Mais clientes',
      closing: 'Apostas encerram antes',
      shoe: 'Sabot mais longo',
    },
    shown: {
      one: '{shown:number} de {tables:count} mesa',
      other: '{shown:number} de {tables:count} mesas',
    },
    clear: 'Limpar tudo',
  },
  nothing: {
    open: 'Nenhuma mesa aberta. Assim que uma abrir, ela aparece aqui.',
    favourites: 'Nenhuma favorita ainda. A estrela de uma mesa a traz para cá.',
    named: 'Nenhuma mesa ou sala se chama “{search}”.',
    fitsOne: 'Nenhuma mesa aberta atende a este filtro agora.',
    fitsAll: 'Nenhuma mesa aberta atende a todos estes filtros agora.',
    showAll: 'Mostrar todas as mesas',
  },
  tile: {
    phase: {
      shuffling: 'Embaralhando',
      betting: 'Apostas abertas',
      closed: 'Apostas encerradas',
      dealing: 'Dando cartas',
      squeezing: 'Squeeze',
      result: 'Resultado',
      settled: 'Resultado',
    },
    stopped: 'Fora de serviço',
    shut: 'Fechada',
    waits: 'Espera por você',
    ownTable: 'Sua própria mesa',
    seated: '{taken:number} de {seats:number} sentados',
    empty: {
      stopped: 'Sem cartas até a mesa voltar',
      shut: 'Sem cartas até a mesa reabrir',
      solo: 'Baralho novo a cada jogada, no seu ritmo',
      shuffling: 'Novo sabot sendo embaralhado',
      newShoe: 'Primeira rodada de um novo sabot',
    },
    limits: '<spoken>Limites </spoken>{lowest:coins} – {highest:coins}',
    patrons: {
      one: '{patrons:count}<spoken> cliente</spoken>',
      other: '{patrons:count}<spoken> clientes</spoken>',
    },
    last: 'Rodada final',
    favourite: 'Favorita: {table}',
    latest: 'Últimos, o mais recente no fim: {latest:items}.',
  },
  bets: {
    held: {
      one: 'Suas apostas em outra mesa ainda estão em jogo. Aposte aqui quando aquela rodada terminar.',
      other:
        'Você está em {tables:words} mesas, o máximo que a casa permite, e suas rodadas ainda não terminaram.',
    },
    moved: 'Agora você está em outra mesa. As apostas confirmadas valem e serão liquidadas.',
  },
});
