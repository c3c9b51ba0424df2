/** Japanese texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const OWN_FILTER_WORDS: typeof English.OWN_FILTER_WORDS = {
  all: 'すべて',
  messages: 'メッセージ',
  spaces: 'スペース',
  flows: 'フロー',
  podcasts: 'ポッドキャスト',
  started: '始めたもの',
  replies: '返信',
}

export const OWN_EMPTY_WORDS: typeof English.OWN_EMPTY_WORDS = {
  squawk: 'あなたの声がここに並びます。Squawkは消えるまで、そのほかの録音はずっと残ります。',
  mue: '送ったメッセージがここに並びます。',
  hum: 'あなたが語ったヒーリングストーリーと、声を添えたものがここに並びます。',
  nightingale: 'あなたが始めた曲と、歌い継いだ曲がここに並びます。',
  owlcast: 'あなたが始めた会話と、ほかの人の会話で話したことがここに並びます。',
}

export const OWN: typeof English.OWN = {
  filters: '表示',
  playAll: 'すべて再生',
  loading: 'あなたの投稿を読み込んでいます',
  empty: 'あなたの電線にはまだ何もありません',
  emptyUnder: (filter) => `「${filter}」には何もありません`,
  showAll: 'すべて表示',
  answers: '返信先：',
  to: '宛先：',
  signedOut: {
    title: 'あなたの声を、ひとつの場所に',
    text: 'ログインすると、自分の声を探したり、直したり、取り下げたりできます。',
    action: 'ログイン',
    reason: '自分の投稿を見るにはログインしてください。',
  },
}
