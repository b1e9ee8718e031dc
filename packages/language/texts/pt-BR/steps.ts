// Texts of the first steps of a newcomer, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/steps.ts';

export default translation<typeof en>()({
  chips: 'Pegue uma ficha aqui e toque em {player}, {banker} ou {tie}.',
  ring: 'Depois das cartas, o anel mostra um número: o que a rodada lhe rendeu ou custou.',
  know: 'Já conheço o jogo',
  seen: 'Entendi',
});
