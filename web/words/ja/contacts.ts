/** Japanese texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../contacts'

const counted = createPluralizer('ja')
const contacts = (count: number) => counted(count, { other: '#件' })
const people = (count: number) => counted(count, { other: '#人' })

export const CONTACTS: typeof English.CONTACTS = {
  section: '連絡先の同期',
  title: '同期した連絡先',
  heading: '知り合いを探す',
  findHint: '連絡先の中でOwlcastにいる人を探します。',
  start: '同期',
  startLabel: '連絡先を同期',
  open: '開く',
  openLabel: '同期した連絡先を開く',
  summary: (here, all) => `連絡先${contacts(all)}のうち${people(here)}がOwlcastにいます。`,
  lastSynced: '最終同期：',
  notSynced: 'まだ同期していません。',

  intro: '連絡先はこの端末から出ません。',
  introText:
    'メールアドレスと電話番号だけを確認し、保存はしません。見つかるのは、見つけてほしい人だけ。探したことは誰にも知らされません。',
  choose: '連絡先を選ぶ',
  file: 'ファイルを読み込む',
  fileHint: 'Google、Outlook、Appleから書き出した.csvまたは.vcfファイル。ここにドロップもできます。',
  dropHint: 'ここにファイルをドロップ',
  reading: '連絡先を読み込んでいます',
  checking: (done, all) => `${all}件中${done}件を確認済み`,
  progress: '確認した連絡先',
  cancel: 'キャンセル',
  offline: 'オフラインです。オンラインになったら、もう一度同期してください。',
  uncheckedCount: (count, daily) =>
    `${counted(count, { other: '#件' })}のメールアドレスや電話番号がまだ確認されていません。もう一度同期すると続けられます（1日${daily.toLocaleString('ja')}件まで）。`,
  missingCountryCode: (count) => `${contacts(count)}の連絡先は、電話番号に国番号がないため確認できません。`,
  limitReached: (count) => `同期できる連絡先は${contacts(count)}までです。`,
  storageFull: 'この端末に空きがなく、連絡先を保存できませんでした。このページを離れるまで表示されます。',

  search: '連絡先を検索',
  noResults: (typed) => `「${typed}」に一致する連絡先はありません`,
  matchedHeading: (count) => `Owlcastにいる人（${count}）`,
  noMatches: '連絡先の中から見つかった人はまだいません。',
  unmatchedHeading: (count) => `招待する（${count}）`,
  uncheckedHeading: (count) => `まだ確認していない連絡先（${count}）`,
  unmatchedHint: '私たちから誰かに連絡することはありません。招待はご自身で送ります。',
  follow: 'フォロー',
  following: 'フォロー中',
  followLabel: (name) => `${name}さんをフォロー`,
  followingLabel: (name) => `${name}さんをフォロー中`,
  followAll: '全員をフォロー',
  followedAll: (count) => `新たに${people(count)}をフォローしました。`,
  share: '自分のリンクを共有',
  more: 'もっと見る',
  emailLabel: (name) => `${name}さんをメールで招待`,
  smsLabel: (name) => `${name}さんをSMSで招待`,
  linkLabel: (name) => `${name}さんに自分のリンクを共有`,

  syncAgain: 'もう一度同期',
  tryAgain: 'もう一度試す',
  remove: '同期した連絡先を削除',
  removeTitle: '同期した連絡先を削除しますか？',
  removeText: 'この端末から削除します。フォローはそのまま続きます。',
  keepContacts: '残す',
  confirmRemove: '削除',
  removed: 'この端末から連絡先を削除しました。',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'ファイルが5 MBを超えています。',
  type: '読み込めるのは.csvと.vcfファイルだけです。',
  empty: 'ファイルにメールアドレスも電話番号も入っていません。',
  unreadable: 'ファイルを読み込めませんでした。',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Owlcastで私の声を聴いてください',
  text: (link) => `文字ではなく声で話すOwlcastを始めました。ここで聴けます：${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'メールアドレスを知っている人に見つけてもらう',
  phone: '電話番号を知っている人に見つけてもらう',
  hint: '自分でオンにするまではオフです。相手には公開プロフィールが見えます。',
  noEmail: 'メールアドレスをまだ追加していません。',
  noPhone: '電話番号をまだ追加していません。',
  loading: '誰があなたを見つけられるか読み込んでいます',
}
