/** Japanese texts for drafts on this device: recovered ones and those waiting to be published. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../drafts'

const counted = createPluralizer('ja')

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'この端末の録音',
  saved: '保存された録音',
  unpublished: 'まだ投稿していません',
  waiting: '投稿待ち',
  sending: '投稿中',
  summary: (title, time, ago) => `${title} · ${time} · ${ago}`,
  listen: '聴く',
  stop: '停止',
  publish: '投稿',
  discard: '破棄',
  later: 'あとで',
  retryNow: '今すぐ試す',
  cancelDiscard: '残す',
  discardHeading: 'この録音を破棄しますか？',
  discardBody: 'この端末にしかない録音です。元に戻せません。',
  discarded: '録音を破棄しました',
  readFailed: 'この録音を読み込めませんでした。ページを再読み込みして、もう一度お試しください。',
  signOutHeading: '未送信の録音があります。ログアウトしますか？',
  signOutBody: (n) =>
    counted(n, {
      other: '#件の録音がまだ投稿されていません。もう一度ログインすると、この端末で続きから使えます。',
    }),
  staySignedIn: 'ログアウトしない',
  signOut: 'ログアウト',
}
