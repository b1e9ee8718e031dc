// Texts of the first steps of a newcomer at a table, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/steps.ts';

export default translation<typeof en>()({
  chips: 'Tome aquí una ficha y pulse {player}, {banker} o {tie}.',
  ring: 'Después de las cartas, el anillo muestra un solo número: lo que la ronda le dio o lo que le costó.',
  know: 'Ya conozco el juego',
  seen: 'Entendido',
});
