// Texts of favourite bets, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/favourites.ts';

export default translation<typeof en>()({
  title: 'Suas apostas favoritas',
  name: 'Nome',
  save: 'Salvar',
  replace: 'Substituir',
  delete: 'Excluir',
  deleteNamed: 'Excluir {name}',
  bet: '{bet} {stake:coins}',
  andMore: '{bet} e mais',
  notOffered: 'Não nesta mesa: {bets:items}',
  nothing: 'Ponha as fichas que quer salvar e volte aqui. Não é preciso confirmá-las.',
  full: {
    one: 'Você tem {most:count} favorita, que é o máximo. Exclua uma para salvar outra.',
    other: 'Você tem {most:count} favoritas, que é o máximo. Exclua uma para salvar outra.',
  },
});
