// Texts of the people at a table and of the patron's own name, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/people.ts';

export default translation<typeof en>()({
  title: 'Quem está na mesa',
  nobody: 'Ninguém por aqui ainda.',
  aGuest: 'Um visitante',
  you: 'Você',
  guests: { one: '{n:count} visitante', other: '{n:count} visitantes' },
  more: { one: 'mais {n:count} com nome', other: 'mais {n:count} com nome' },
  dealer: 'Crupiê: {name}.',
  largest: 'Maiores apostas da rodada',
  noStakes: 'Nenhuma aposta ainda.',
  note: 'Cada cliente decide nas configurações se mostra o nome. O saldo de ninguém é mostrado a outros.',
  button: {
    one: 'Quem está na mesa: {n:count} cliente',
    other: 'Quem está na mesa: {n:count} clientes',
  },
  own: {
    title: 'Meu nome',
    field: 'Meu nome nas mesas',
    hint: 'De duas a vinte letras de uma só escrita, ou de escritas usadas juntas; algarismos, espaços, pontos, hífens e apóstrofos também valem.',
    shown: 'Mostrar meu nome nas mesas',
    about:
      'Os outros o leem na lista de quem está na mesa e ao lado das maiores apostas. Sem ele, leem “um visitante”. Seu saldo nunca é mostrado.',
    removedByHouse: 'A casa removeu seu nome. Você pode escolher outro.',
    unread: 'Não foi possível ler seu nome. Feche as configurações e abra de novo.',
    save: 'Salvar nome',
    remove: 'Remover nome',
    left: {
      none: 'Você pode escolher outro nome amanhã.',
      one: 'Você pode mudá-lo mais {n:count} vez hoje.',
      other: 'Você pode mudá-lo mais {n:count} vezes hoje.',
    },
    saved: 'Os outros na mesa veem você como {name}.',
    savedHidden: 'Seu nome é {name}, e os outros não o veem.',
    removed: 'Seu nome foi removido.',
  },
  nameFault: {
    'too-short': {
      one: 'O nome é curto demais: use ao menos {least:count} caractere.',
      other: 'O nome é curto demais: use ao menos {least:count} caracteres.',
    },
    'too-long': {
      one: 'O nome é longo demais: use no máximo {most:count} caractere.',
      other: 'O nome é longo demais: use no máximo {most:count} caracteres.',
    },
    character:
      'O nome tem um caractere não permitido: use letras, algarismos de 0 a 9, espaços, apóstrofos, hífens e pontos.',
    'no-letter': 'O nome não tem letras: inclua ao menos uma.',
    'mixed-scripts': 'O nome mistura letras de escritas que não se usam juntas: use uma só.',
    'house-name': 'A própria casa usa este nome: escolha outro.',
    offensive: 'O nome tem uma palavra que a casa não exibe: escolha outro.',
    'often-changed': 'Você já mudou de nome várias vezes hoje: escolha o próximo amanhã.',
    'removed-before': 'A casa removeu este nome: escolha outro.',
  },
});
