/** Japanese texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: 'すべて',
  messages: 'メッセージ',
  spaces: 'スペース',
  flows: 'フロー',
  podcasts: 'ポッドキャスト',
  started: '始めたもの',
  replies: '返信',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: 'あなたの投稿はここに表示されます。',
  mue: '送ったメッセージはここに表示されます。',
  hum: 'あなたが始めたヒーリングストーリーと、声を加えたものはここに表示されます。',
  nightingale: 'あなたが始めた曲と、加わった曲はここに表示されます。',
  owlcast: '作成したOwlcastと、ほかのOwlcastでの録音はここに表示されます。',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: '表示',
  playAll: 'すべて再生',
  loading: 'あなたの投稿を読み込んでいます',
  empty: 'まだ何もありません',
  emptyFiltered: (filter) => `「${filter}」にはまだ何もありません`,
  showAll: 'すべて表示',
  inReplyTo: '返信先：',
  to: '宛先：',
  signedOut: {
    title: 'あなたの投稿を、ひとつの場所に',
    text: 'ログインすると、探したり、編集したり、削除したりできます。',
    action: 'ログイン',
    reason: '自分の投稿を見るにはログインしてください。',
  },
}
