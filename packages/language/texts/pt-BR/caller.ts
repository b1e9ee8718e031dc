// Texts of what the caller of a table says, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/caller.ts';

export default translation<typeof en>()({
  both: '{first}. {second}',
  line: {
    'place-your-bets': 'Façam suas apostas',
    'last-bets': 'Últimas apostas',
    'no-more-bets': 'Apostas encerradas',
    'player-points': '{player} {points}',
    'banker-points': '{banker} {points}',
    'player-natural': '{player} natural, sem mais cartas',
    'banker-natural': '{banker} natural, sem mais cartas',
    'two-naturals': 'Dois naturais, sem mais cartas',
    'both-stand': '{player} e {banker} ficam',
    'player-draws': '{player} recebe uma carta',
    'player-stands': '{player} fica com {points}',
    'banker-draws': '{banker} recebe uma carta',
    'banker-stands-on': '{banker} fica com {points}',
    'player-wins': '{player} vence, {points} a {over}{banker:spare}',
    'player-wins-natural': '{player} vence, natural, {points} a {over}{banker:spare}',
    'banker-wins': '{banker} vence, {points} a {over}{player:spare}',
    'banker-wins-natural': '{banker} vence, natural, {points} a {over}{player:spare}',
    tie: '{tie}, {points} a {points}{player:spare}{banker:spare}',
    'tie-natural': '{tie}, natural, {points} a {points}{player:spare}{banker:spare}',
    'next-round-last': 'A próxima rodada é a final deste sabot',
    'last-round': 'Rodada final deste sabot',
    'new-shoe': 'Novo sabot',
  },
  name: { player: 'Jogador', banker: 'Banca', tie: 'Empate' },
  number: {
    zero: 'zero',
    one: 'um',
    two: 'dois',
    three: 'três',
    four: 'quatro',
    five: 'cinco',
    six: 'seis',
    seven: 'sete',
    eight: 'oito',
    nine: 'nove',
  },
});
