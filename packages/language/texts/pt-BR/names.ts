// Texts of names in the console, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/names.ts';

export default translation<typeof en>()({
  dealers: {
    title: 'Crupiês como os clientes os veem',
    note: 'Um novo nome aparece no pano a partir da próxima rodada.',
    reading: 'Consultando os crupiês',
    nobody: 'Ninguém dá cartas ainda',
    signsInAs: 'Entra como',
    publicName: 'Nome público',
    publicNameOf: 'Nome público de {name}',
    none: 'Nenhum',
    hint: 'Mostrado a todo cliente no cartão do crupiê: não é o nome de entrada.',
    portrait: 'Retrato',
    drawing: {
      letter: 'A primeira letra do nome',
      fan: 'Um leque',
      laurel: 'Um louro',
      lantern: 'Uma lanterna',
      crane: 'Um grou',
      moon: 'Uma lua',
      star: 'Uma estrela',
    },
    saved: 'Nome público salvo',
    removed: 'Nome público removido',
    save: 'Salvar',
    remove: 'Remover',
  },
  patron: {
    chosen: 'Nome escolhido',
    remove: 'Remover o nome',
    removeOf: 'Remover o nome {name}',
    effect:
      'Os outros passam a ver um visitante na hora. O cliente pode escolher outro nome, não este de novo.',
    reason: 'Motivo',
    kept: 'Fica no diário.',
    why: { insult: 'Ofensa', another: 'Nome de outra pessoa', advertising: 'Publicidade' },
    removed: 'Nome removido',
  },
});
