/** Japanese texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'ヒーリングストーリーを始める',
  intro: 'あなたの答えから、読み上げるための台本を作ります。ほかの人があとに声を加えられます。',
  notAdvice: 'やさしい言葉です。医学的な助言ではありません。',
  who: '誰のためのものですか？',
  recipientName: '相手の名前',
  alias: '台本での呼び名',
  aliasHint: 'ほかの人に見え、聞こえる名前です。空欄なら相手の名前を使います。',
  condition: '症状や状態',
  well: '元気になったら',
  wellHint: '現在形で',
  presentOutcome: '元気になった暮らしはどんなものですか？',
  wholenessFeeling: 'どんな気持ちですか？',
  meaningPurpose: 'なぜ大切なのですか？',
  witnesses: '誰と一緒に話しますか？',
  sound: 'どんな響きにしますか？',
  emotionWords: '込めたい言葉',
  tone: 'トーン',
  length: '長さ',
  language: '言語',
  spiritual: 'スピリチュアルな表現',
  closure: '締めの一文で終える',
  theirs: '誰が見つけられますか？',
  consent: 'この人について話す許可を得ています',
  unlisted: 'リンクを知っている人だけ',
  unlistedHint: '台本に本名が入っている場合におすすめです。',
  keep: '答えをストーリーと一緒に保存',
  keepHint: 'オフのときは、この端末だけに残ります。ほかの人に見えることはありません。',
  create: '台本を作る',
  again: '台本を作り直す',
  card: 'ヒーリングの台本',
  script: '台本',
  about: (time) => `約${time}`,
  empty: 'ここに台本が表示されます。',
  edit: '台本を編集',
  done: '編集を終える',
  record: '朗読を録音',
  failed: '台本を読み込めませんでした。もう一度お試しください。',
}

export const READING: typeof English.READING = {
  label: '読み上げ',
  slower: '遅く',
  faster: '速く',
  follow: '自動スクロール',
  hold: 'スクロールを止める',
  pace: (percent) => `速さ${percent}%`,
}

export const EMOTION_WORDS: typeof English.EMOTION_WORDS = {
  love: '愛',
  compassion: '思いやり',
  gratitude: '感謝',
  courage: '勇気',
  peace: '安らぎ',
  wonder: '驚き',
  relief: '安堵',
}
export const TONE_WORDS: typeof English.TONE_WORDS = {
  classic: '定番',
  gentle: 'やさしく',
  bold: '力強く',
}
export const LENGTH_WORDS: typeof English.LENGTH_WORDS = {
  short: '短め',
  medium: 'ふつう',
  long: '長め',
}
