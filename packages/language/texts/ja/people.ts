// Texts of the people sheet of a table and of the setting of the patron's own name, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/people.ts';

export default translation<typeof en>()({
  title: 'テーブルのお客様',
  nobody: 'まだどなたもいません。',
  aGuest: 'ゲスト',
  you: '自分',
  guests: 'ゲスト{n:count}名',
  more: '名前のあるお客様、ほか{n:count}名',
  dealer: 'ディーラーは{name}です。',
  largest: 'このゲームの高額ベット',
  noStakes: 'まだベットはありません。',
  note: '名前は、設定で表示を選んだお客様のものだけが表示されます。残高がほかのお客様に見えることはありません。',
  button: 'テーブルのお客様：{n:count}名',
  own: {
    title: '自分の名前',
    field: 'テーブルでの名前',
    hint: '2～20文字。漢字、かな、ローマ字は一緒に使えますが、それ以外の文字とは混ぜられません。数字、スペース、ピリオド、ハイフン、アポストロフィも使えます。',
    shown: 'テーブルで名前を表示する',
    about:
      '同じテーブルのお客様の一覧と、高額ベットの横に表示されます。表示しない場合は「ゲスト」となります。残高は表示されません。',
    removedByHouse: 'お名前はハウスが削除しました。別の名前を選べます。',
    unread: 'お名前を読み込めませんでした。設定を閉じて、もう一度開いてください。',
    save: '名前を保存',
    remove: '名前を削除',
    left: {
      none: '次に名前を変更できるのは明日です。',
      other: '今日はあと{n:count}回変更できます。',
    },
    saved: 'ほかのお客様には「{name}」と表示されます。',
    savedHidden: 'お名前は「{name}」です。ほかのお客様には表示されません。',
    removed: '名前を削除しました。',
  },
  nameFault: {
    'too-short': '名前が短すぎます。{least:count}文字以上にしてください。',
    'too-long': '名前が長すぎます。{most:count}文字以内にしてください。',
    character: '使えるのは、文字、0～9の数字、スペース、アポストロフィ、ハイフン、ピリオドだけです。',
    'no-letter': '文字を1つ以上入れてください。',
    'mixed-scripts': '一緒に使えない文字が混ざっています。1つの言語で書いてください。',
    'house-name': 'ハウスが使っている名前です。別の名前を選んでください。',
    offensive: '表示できない言葉があります。別の名前を選んでください。',
    'often-changed': '次に名前を変更できるのは明日です。',
    'removed-before': 'ハウスが削除した名前です。別の名前を選んでください。',
  },
});
