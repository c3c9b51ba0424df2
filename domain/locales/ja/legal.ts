/** Japanese texts for the legal pages and the links to them. */
import type * as English from '../en/legal'

export const LEGAL: typeof English.LEGAL = {
  label: '規約など',
  links: {
    privacy: 'プライバシー',
    terms: '利用規約',
    rules: 'ルール',
    imprint: '運営者情報',
    contact: 'お問い合わせ',
  },
  licences: 'ライセンス',
  titles: {
    privacy: 'プライバシーポリシー',
    terms: '利用規約',
    rules: 'ルール',
    imprint: '運営者情報',
    contact: 'お問い合わせ',
  },
  template: 'このサイトの運営者はまだこの文章を用意していません。これはOwlcastに付属するひな型です。',
  elsewhere: 'この文章はこちらで読めます:',
  reach: (site) => `${site}の運営者への連絡先:`,
  unreachable: '連絡先はまだありません。',
  accept: '登録すると、次のものが適用されます:',
}
