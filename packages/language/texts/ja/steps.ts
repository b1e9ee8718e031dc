// Texts of the first steps of a newcomer at a table, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/steps.ts';

export default translation<typeof en>()({
  chips: 'ここでチップを選び、{player}、{banker}、{tie}のいずれかを押してください。',
  ring: 'カードが出そろうと、リングに数字が1つ表示されます。このゲームでの収支です。',
  know: '遊び方を知っている',
  seen: '閉じる',
});
