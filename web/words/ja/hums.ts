/** Japanese texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'ヒーリングストーリーを始める',
  intro: 'あなたの答えから、読み上げるための台本を作ります。ほかの人があとに声を加えられます。',
  notAdvice: 'やさしい言葉です。医学的な助言ではありません。',
  recipientHeading: '誰のためのものですか？',
  recipientName: '相手の名前',
  alias: '台本での呼び名',
  aliasHint: 'ほかの人に見え、聞こえる名前です。空欄なら相手の名前を使います。',
  condition: '症状や状態',
  outcomeHeading: '元気になったら',
  outcomeHint: '現在形で',
  presentOutcome: '元気になった暮らしはどんなものですか？',
  wholenessFeeling: 'どんな気持ちですか？',
  meaningPurpose: 'なぜ大切なのですか？',
  witnesses: '誰と一緒に話しますか？',
  soundHeading: 'どんな響きにしますか？',
  emotionWords: '込めたい言葉',
  tone: 'トーン',
  length: '長さ',
  language: '言語',
  spiritual: 'スピリチュアルな表現',
  closure: '締めの一文で終える',
  visibilityHeading: '誰が見つけられますか？',
  consent: 'この人について話す許可を得ています',
  unlisted: 'リンクを知っている人だけ',
  unlistedHint: '台本に本名が入っている場合におすすめです。',
  saveAnswers: '答えをストーリーと一緒に保存',
  saveAnswersHint: 'オフのときは、この端末だけに残ります。ほかの人に見えることはありません。',
  create: '台本を作る',
  recreate: '台本を作り直す',
  scriptHeading: 'ヒーリングの台本',
  script: '台本',
  estimatedLength: (time) => `約${time}`,
  empty: 'ここに台本が表示されます。',
  edit: '台本を編集',
  done: '編集を終える',
  record: '朗読を録音',
  failed: '台本を読み込めませんでした。もう一度お試しください。',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: '読み上げ',
  slower: '遅く',
  faster: '速く',
  startScrolling: '自動スクロール',
  stopScrolling: 'スクロールを止める',
  speed: (percent) => `速さ${percent}%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: '愛',
  compassion: '思いやり',
  gratitude: '感謝',
  courage: '勇気',
  peace: '安らぎ',
  wonder: '驚き',
  relief: '安堵',
}
export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: '定番',
  gentle: 'やさしく',
  bold: '力強く',
}
export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: '短め',
  medium: 'ふつう',
  long: '長め',
}
