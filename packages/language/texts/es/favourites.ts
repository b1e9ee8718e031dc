// Texts of favourite bets, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/favourites.ts';

export default translation<typeof en>()({
  title: 'Sus apuestas favoritas',
  name: 'Nombre',
  save: 'Guardar',
  replace: 'Sustituir',
  delete: 'Eliminar',
  deleteNamed: 'Eliminar {name}',
  bet: '{bet} {stake:coins}',
  andMore: '{bet} y más',
  notOffered: 'No se ofrece en esta mesa: {bets:items}',
  nothing: 'Ponga las fichas que quiera guardar y vuelva aquí. No hace falta confirmarlas.',
  full: {
    one: 'Tiene {most:count} favorita, que es el máximo. Elimine una para guardar otra.',
    other: 'Tiene {most:count} favoritas, que es el máximo. Elimine una para guardar otra.',
  },
});
