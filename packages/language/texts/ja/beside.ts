// Texts of the page of several tables side by side, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/beside.ts';

export default translation<typeof en>()({
  none: { title: '表示中のテーブルはありません', choose: '最初のテーブルを選ぶ' },
});
