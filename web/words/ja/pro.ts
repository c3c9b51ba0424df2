/** Japanese texts for the Pro plan. Numbers come from the limits tables. */
import { getKind, getSecondsLimit } from '../../../domain/kinds'
import { PLATFORM_FEE_PERCENT, PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pro'

const DAY = new Intl.DateTimeFormat('ja', { dateStyle: 'long' })
const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: '/ 月',
  benefits: [
    `${getSecondsLimit('squawk', 'pro') / 60}分まで録音`,
    `Squawkは${proHours}時間残ります`,
    'OwlcastとNightingaleに価格を設定',
    '複数のフローと非公開のフロー',
  ],
  upgrade: 'Proにアップグレード',
  extend: '1か月追加',
  activeUntil: (endsAt) => `Proは${DAY.format(endsAt)}までです。`,
  termsHint: '1か月間です。自動更新はありません。投稿はそのまま残ります。',
  signIn: 'Proにアップグレードするにはログインしてください。',
  offline: 'オフラインです。アップグレードは接続が戻ってからできます。',
  fee: `収益の${PLATFORM_FEE_PERCENT}%がプラットフォーム手数料になります。`,
  card: {
    title: 'もっと長い曲、もっと長いストーリー',
    text: `${getSecondsLimit('nightingale', 'pro') / 60}分までの録音、${proHours}時間残るSquawk、コンテンツへの価格設定。`,
    upgrade: `Proにアップグレード · $${PRO_CENTS_PER_MONTH / 100}/月`,
  },
  welcome: 'Proへようこそ！',
  extended: 'もう1か月、ありがとうございます！',
  benefitsUntil: (endsAt) => `${DAY.format(endsAt)}まで、すべてお使いいただけます。`,
  continueLabel: '続ける',
  confirming: 'お支払いを確認しています。Proは自動的に始まります。',
  unconfirmed: 'お支払いをまだ確認できていません。確認できしだいProが始まります。',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'プラン',
  free: '無料プラン',
  freeHint: `Squawkは${freeHours}時間残ります。Owlcastは無料で公開です。`,
  pro: 'Proプラン',
  ended: (endedAt) => `Proは${DAY.format(endedAt)}に終わりました。投稿はそのまま残ります。`,
}
