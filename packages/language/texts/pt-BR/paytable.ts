// Texts of the paytable, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/paytable.ts';

export default translation<typeof en>()({
  wins: {
    player: 'Ganha se {player} tem mais pontos; no empate, a aposta é devolvida.',
    banker: 'Ganha se {banker} tem mais pontos; no empate, a aposta é devolvida.',
    tie: 'Ganha se as duas mãos têm os mesmos pontos.',
    'player-pair': 'Ganha se as duas primeiras cartas de {player} são do mesmo número ou figura.',
    'banker-pair': 'Ganha se as duas primeiras cartas de {banker} são do mesmo número ou figura.',
    'any-pair':
      'Ganha se as duas primeiras cartas de uma das mãos são do mesmo número ou figura; paga uma vez só.',
    'perfect-pair':
      'Ganha se as duas primeiras cartas de uma das mãos são do mesmo número ou figura e do mesmo naipe; paga uma vez só.',
    'player-natural': 'Ganha se {player} tem 8 ou 9 com duas cartas, vença quem vencer.',
    'banker-natural': 'Ganha se {banker} tem 8 ou 9 com duas cartas, vença quem vencer.',
    'player-bonus':
      'Ganha se {player} vence com natural, ou por 4 ou mais; no empate de naturais, a aposta é devolvida.',
    'banker-bonus':
      'Ganha se {banker} vence com natural, ou por 4 ou mais; no empate de naturais, a aposta é devolvida.',
    'lucky-six': 'Ganha se {banker} vence com 6 pontos.',
    'two-card-lucky-six': 'Ganha se {banker} vence com 6 pontos em duas cartas.',
    'three-card-lucky-six': 'Ganha se {banker} vence com 6 pontos em três cartas.',
    'lucky-seven': 'Ganha se {player} vence com 7 pontos.',
    'two-card-lucky-seven': 'Ganha se {player} vence com 7 pontos em duas cartas.',
    'three-card-lucky-seven': 'Ganha se {player} vence com 7 pontos em três cartas.',
    'super-lucky-seven': 'Ganha se {player} vence com 7 pontos e {banker} tem 6.',
  },
  group: {
    main: '{player}, {banker}, {tie}',
    pair: 'Pares',
    natural: 'Naturais',
    bonus: 'Bônus',
    lucky: 'Lucky 6 e 7',
    scores: 'Pontos',
    cards: 'Número de cartas',
    ranks: 'Números, figuras e naipes',
    colours: 'Cores',
  },
});
