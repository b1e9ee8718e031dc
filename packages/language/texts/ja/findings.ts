// Texts of what the check of a shuffle found, in Japanese.
import { translation } from '../../src/message.ts';
import type en from '../en/findings.ts';

export default translation<typeof en>()({
  join: '{first}{second}',
  title: {
    commitment: '封印',
    noted: '書き留めたもの',
    deck: 'カード',
    nonces: 'カードを隠した乱数',
    root: '封印された順序',
    proofs: 'カード',
    house: 'ハウスの値',
    contributions: 'お客様のカット',
    'own-value': 'ご自身の値',
    list: 'ご覧になったリスト',
    beacon: 'ビーコン',
    seed: '2つ目の順序',
    order: 'カードの位置',
    burn: 'バーン',
    rounds: '全ゲーム',
    round: 'ゲーム',
    'cut-card': 'カットカード',
    digest: 'ファイル',
  },
  sentence: {
    'commitment-holds': '封印の各項目をまとめてハッシュにすると、コミットメント{commitment}になります。',
    'commitment-differs':
      '封印の各項目をまとめてハッシュにすると{made}になりますが、ファイルには{told}とあります。',
    'noted-holds': 'シューの前に書き留められたコミットメントと同じです。',
    'noted-differs':
      '書き留められたのは{noted}、このシューは{commitment}です。別のシューか、入れ替えられたものです。',
    'deck-holds': '{cards:number}枚あり、52種類のカードがちょうど{decks:count}枚ずつです。',
    'deck-size': '封印では{wanted:number}枚ですが、公開されたのは{cards:number}枚です。',
    'deck-card': '{card}が{found:count}枚あります。封印では、どのカードも{decks:number}枚です。',
    'nonces-hold': 'カードは1枚ずつ、別々の乱数で隠されていました。',
    'nonces-repeated': '2枚のカードが同じ乱数で隠されていたため、一方からもう一方が分かる状態でした。',
    'root-holds':
      'ハウスが引いた順にすべてのカードを1つの木にまとめたハッシュは、封印されたルートと一致します。',
    'root-differs': 'カードを1つの木にまとめたハッシュは{made}、封印されたルートは{sealed}です。',
    'root-no-cards': '封印するカードがありません。',
    'proofs-hold':
      '公開された{cards:count}枚は、すべて封印されたルートにつながります。初めからそこにあったカードです。',
    'proofs-differ': 'シューの{place:number}枚目、{card}は、封印されたルートにつながりません。',
    'digest-holds': 'ファイルは完全です。ほかの方のものと見比べるためのダイジェスト：{digest}。',
    'digest-differs': 'ダイジェストがこのファイルのものではありません。途中で変更されたか、壊れています。',
    'house-holds': 'ハウスの値は、ハッシュが封印されていた値です。',
    'house-differs': 'ハウスの値は、ハッシュが封印されていた値ではありません。入れ替えられています。',
    'in-attempt': '試行{attempt:number}：',
    'alone-many': 'おひとり用のデッキは、1つの値で1回だけカットされます。',
    'closing-time': 'リストの締切時刻が示されていないか、締め切るリストがありませんでした。',
    'failed-before-beacon': 'ビーコンより前に値を伏せることはできないのに、失敗とされた試行があります。',
    'no-wait-for-beacon': '封印ではビーコンが指定されていますが、それを待った試行の記録がありません。',
    'too-many-attempts': '失敗とされた試行が{most:number}回を超えています。',
    'values-after-attempts':
      '{most:number}回失敗するとハウスだけでカットしますが、それでも値が使われています。',
    'attempt-thrown-away': '値を伏せた人がいないのに、失敗とされた試行があります。その試行は捨てられました。',
    'value-copied': '2名のお客様が同じ値を約束しています。一方は写しです。',
    'patron-place': 'お客様{patron}は、リストの{place:number}番目にあります。',
    'patron-unbound': 'お客様{patron}は、値が伝えられる前に何も約束していませんでした。',
    'patron-value': 'お客様{patron}の値は、約束された値ではありません。',
    'value-untold': '伝えられていない値が、カットに使われています。',
    'missed-in-list': 'カットに間に合わなかったとされるお客様が、そのリストに載っています。',
    'values-and-patrons': '値の数が、値を約束したお客様の数と異なります。',
    'withheld-too-many': '未提出とされた値の数が、お客様の数を超えています。',
    'root-of-nobody': '空のリストのルートが、空のリストのものではありません。',
    'alone-none': 'お客様が値を加えなかったため、ハウスだけでカットしました。',
    'alone-value': 'お客様が値を加えたとき、ハウスに選べるものは残っていませんでした。',
    'beacon-none':
      '値を加えたお客様はいません。リストが締め切られた後に公開ビーコンが決めたため、誰も順序を選べず、値を伏せることもできませんでした。',
    'beacon-values':
      'お客様{patrons:count}名が値を加えました。リストが締め切られた後に公開ビーコンが決めたため、誰も順序を選べず、値を伏せることもできませんでした。',
    'house-alone':
      '値を加えたお客様がいないため、ハウスだけでカットしました。証明されるのは、誰かがベットする前に順序が確定していたことで、ハウスが順序を選ばなかったことではありません。',
    'values-bound': 'お客様{patrons:count}名が、値が伝えられる前に約束したとおりの値を加えました。',
    'values-prove':
      '値を加えた本人には、ハウスが順序を選ばなかったことが分かります。ほかの人から見れば、値はすべてハウスのものかもしれません。証明されるのは、ハウスが事前に拘束されていたことだけです。',
    'beacon-awaited': '最初はビーコンを待つカットでしたが、ハウスによれば、時間内に届きませんでした。',
    'attempts-failed':
      'その前に、値が伏せられたため{attempts:count}回失敗しています。伏せた人が選べた順序は{orders:number}通りです。',
    'patrons-missed': 'ほかに{patrons:count}名が、間に合わなかったか、空きがなく加われませんでした。',
    'lists-in-shoe': 'リストは、公開されたシューに含まれています。',
    'own-holds': 'ご自身の値は、シューのカットに使われた{values:number}個のうち{place:number}番目です。',
    'own-leads':
      'ご自身の値は、シューのカットに使われた{values:number}個の1つです。その経路は値のルートにつながります。',
    'own-missing': 'ご自身の値は、シューのカットに使われた値の中にありません。',
    'own-other-values': 'シューのカットに使われた値は、ご自身の値が含まれると示されたときの値と異なります。',
    'list-holds': 'カットしたお客様は、ご覧になったリストと順番まで同じです。',
    'list-failed':
      'ご覧になったリストは、失敗した試行{attempt:number}のものです。そのことは記録に残っています。',
    'list-missing':
      'ご覧になったリストがファイルにありません。締め切られた後に、誰かが外されたか加えられています。',
    'seed-holds': 'コミットメントとすべての値をまとめたハッシュは、2つ目の順序のシードと一致します。',
    'seed-differs':
      'コミットメントとすべての値をまとめたハッシュはシード{made}になりますが、使われたのは{seed}です。',
    'order-holds': 'どのカードも、シードが示す封印の位置のものです。',
    'order-no-card': 'シューに{card:number}枚目のカードはありません。',
    'order-differs':
      'シューの{card:number}枚目は封印の位置{place:number}のはずですが、使われたのは{used:number}です。',
    'beacon-not-named': '封印で指定されていないビーコンが使われています。',
    'beacon-absent':
      '封印ではビーコン{beacon}が指定されていますが、ハウスによれば、時間内に取得できませんでした。理由をお問い合わせください。公開されていたかどうかは、誰にでも確かめられます。',
    'beacon-other': '封印で指定されたビーコンは{beacon}ですが、使われたのは{used}です。',
    'beacon-named': '封印で指定されたビーコンです。{beacon}が公開した値と見比べてください：{value}。',
    'beacon-value': 'ビーコンの値が、その署名のハッシュではありません。',
    'beacon-early':
      'ビーコンは、リストが締め切られる前に公開されていました。それに合わせて値を選ぶことができました。',
    'beacon-forged': 'ビーコンの署名は、{beacon}のものではありません。',
    'beacon-signed': '封印で指定されたビーコンで、drandのネットワーク{network}の署名があります。',
    'beacon-network-unknown':
      '封印で指定されたビーコンです。このネットワークの鍵は、ここでは分かりません。{beacon}が公開した値と見比べてください：{value}。',
    'beacon-unchecked':
      '封印で指定されたビーコンです。署名は、ここでは検証していません。{beacon}が公開した値と見比べてください：{value}。',
    'beacon-time-unknown': '公開された時刻は、ここでは分かりません。',
    'beacon-time':
      'ハウスの時計では、公開の{seconds:number}秒前にリストが締め切られました。その時点でコミットメントとリストをご覧になっていた方には、誰も順序を選べなかったことが分かります。ほかの方にとって、この時刻はハウスの説明に頼るほかありません。',
    'burn-none': 'このテーブルではバーンを行わず、実際に行われていません。',
    'burn-unexpected': '封印ではバーンなしですが、カードがバーンされています。',
    'burn-missing': '封印ではバーンありですが、カードがバーンされていません。',
    'burn-not-reached': 'シューは、バーンの前に片付けられました。',
    'burn-other-card': 'バーンされたカードは{burnt}ですが、シューの1枚目は{first}です。',
    'burn-holds':
      '{card}を表向きに引き、続けて{cards:number}枚をバーンしました。ハウスの決まりのとおりです。',
    'burn-count':
      '{card}を表向きに引き、続けて{cards:number}枚をバーンしましたが、ハウスの決まりでは{wanted:number}枚です。',
    'round-missing': '第{round:number}ゲームがなく、そこに第{found:number}ゲームがあります。',
    'rounds-none': '1ゲームも配られず、{cards:count}枚が残りました。',
    'rounds-hold':
      '第1～{rounds:number}ゲームはすべて、シューの続きのカードがルールどおりに配られ、結果も合っています。',
    'rounds-hold-cancelled':
      '第1～{rounds:number}ゲーム（うち中止{cancelled:number}）はすべて、シューの続きのカードがルールどおりに配られ、結果も合っています。',
    'cards-left': '{cards:count}枚が残りました。',
    'round-start':
      '第{round:number}ゲーム：{card:number}枚目から始まっていますが、シューの次のカードは{next:number}枚目です。',
    'round-too-long': '第{round:number}ゲーム：シューにあるより多くのカードを使っています。',
    'round-extra-card': '第{round:number}ゲーム：3枚目のルールでは配られないカードがあります。',
    'round-cancelled-result': '第{round:number}ゲーム：中止されたのに、結果があります。',
    'round-cancelled-cards':
      '第{round:number}ゲーム：シューのカードと異なります。プレイヤー{player}、バンカー{banker}。',
    'round-early-end': '第{round:number}ゲーム：ルールどおりに配り終わる前に精算されています。',
    'round-cards':
      '第{round:number}ゲーム：記載はプレイヤー{player}、バンカー{banker}、シューではプレイヤー{rightPlayer}、バンカー{rightBanker}です。',
    'round-result': '第{round:number}ゲーム：結果は{right}ですが、ファイルには{mark}とあります。',
    'cut-card-passed':
      '第{round:number}ゲームが配られましたが、カットカードによれば、ラストは第{last:number}ゲームです。',
    'cut-card-none': 'デッキは1ゲーム分で、それを超えて配られていません。',
    'cut-card-holds':
      'カットカードは{card:number}枚目の前にあり、シューはそれで決まる第{round:number}ゲームで終わりました。',
    'cut-card-not-reached':
      'カットカードは{card:number}枚目の前にあります。ハウスはそこに達する前にシューを終えました。知らされていなければ、理由をお問い合わせください。',
    'no-burn-here': 'このゲームの前にバーンされたカードはありません。',
    'burn-not-here': 'バーンされたカードは、このゲームのものではありません。',
    'burn-first-card': 'バーンの前に表向きに引くシューの1枚目は、第1ゲームに属します。',
    'first-burn-holds': '{card}を表向きに引き、続けて{cards:number}枚をバーンします。',
    'first-burn-count':
      '{card}を表向きに引きました。続けてバーンするのは{wanted:number}枚ですが、{cards:number}枚でした。',
    'deal-order': 'カードが、配られた順に並んでいません。',
    'deal-gap': 'シューの{card:number}枚目が、その前のカードに続いていません。',
    'deal-too-many': '1ゲームのカードは最大{most:number}枚です。',
    'deal-face-down': '{card:number}枚目が引かれたとき、ほかのカードがまだ伏せられていました。',
    'deal-player-for-banker':
      '{card:number}枚目はプレイヤーに配られましたが、3枚目のルールではバンカーです。',
    'deal-banker-for-player':
      '{card:number}枚目はバンカーに配られましたが、3枚目のルールではプレイヤーです。',
    'deal-player-for-none':
      '{card:number}枚目はプレイヤーに配られましたが、3枚目のルールではどちらも引きません。',
    'deal-banker-for-none':
      '{card:number}枚目はバンカーに配られましたが、3枚目のルールではどちらも引きません。',
    'deal-cancelled': 'ゲームは中止されました。{cards:count}枚は正しい順に配られています。',
    'deal-early-end': 'ルールどおりに配り終わる前に、ゲームが精算されています。',
    'deal-holds': 'カードは3枚目のルールどおりに配られ、結果は{mark}です。',
    'unasked-noted':
      '誰かがベットする前に順序が確定していたかどうかは、最初のベットより前にご覧になったコミットメントで分かります。',
    'unasked-own-value': 'ハウスが順序を選べたかどうかは、ご自身が加えた値で分かります。',
    'unasked-own-value-many':
      'ゲームのファイルには、多数のお客様の値は含まれません。ご自身の値があるかどうかは、公開されたシューで分かります。',
    'unasked-list':
      '値が伝えられた後に落とされた値があるかどうかは、お使いのクライアントが保存したリストで分かります。',
    'unasked-beacon': '封印で公開ビーコンは指定されていません。このシューにビーコンはありません。',
  },
  fault: {
    missing: '「{path}」がありません。',
    unknown: '「{path}」という項目は存在しません。',
    kind: '「{path}」は「punto-shoe」「punto-round」「punto-record」のいずれかでなければなりません。',
    version: '「{path}」は1または2でなければなりません。',
    list: '「{path}」はリストでなければなりません。',
    'list-length': '「{path}」の項目は{most:number}件以下でなければなりません。',
    record: '「{path}」は名前付きの項目を持つオブジェクトでなければなりません。',
    exactly: '「{path}」は{wanted}でなければなりません。',
    'one-of': '「{path}」は次のいずれかでなければなりません：{words:items}。',
    whole: '「{path}」は{least:number}から{most:number}までの整数でなければなりません。',
    hash: '「{path}」は64桁、0～9とa～fでなければなりません。',
    word: '「{path}」に使えるのは小文字、数字、ピリオド、ハイフンだけです。',
    place: '「{path}」はリスト内の順番（「1」から）でなければなりません。',
    card: '「{path}」は「TH」のようなカードでなければなりません。',
    result: '「{path}」は「B6」や「P9np」のような結果でなければなりません。',
    signature: '「{path}」は48または96バイトの署名でなければなりません。',
    previous: '「{path}」は96バイトの署名、または32バイトでなければなりません。',
    text: '「{path}」は10,000文字以内のテキストでなければなりません。',
    'bet-id': '「{path}」は「banker」や「house/dragon-7」のようなベットのIDでなければなりません。',
    definition: '「{path}」はベットの定義に含まれません。',
  },
});
