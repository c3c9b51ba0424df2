/** Chinese texts for the Pro plan. Numbers come from the limits tables. */
import { getKind, getSecondsLimit } from '../../../domain/kinds'
import { PLATFORM_FEE_PERCENT, PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pro'

const DAY = new Intl.DateTimeFormat('zh', { dateStyle: 'long' })
const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: '每月',
  benefits: [
    `${getSecondsLimit('squawk', 'pro') / 60} 分钟的录音`,
    `Squawk 保留 ${proHours} 小时`,
    '为 Owlcast 和 Nightingale 内容定价',
    '多个私密声流',
  ],
  upgrade: '升级到 Pro',
  extend: '续一个月',
  activeUntil: (endsAt) => `Pro 有效期至 ${DAY.format(endsAt)}。`,
  termsHint: '为期一个月，不会自动续订。你的帖子保持原样。',
  signIn: '登录后即可升级到 Pro。',
  offline: '你已离线。恢复联网后才能升级。',
  fee: `平台从你的收入中抽取 ${PLATFORM_FEE_PERCENT}%。`,
  card: {
    title: '更长的歌，更长的故事',
    text: `${getSecondsLimit('nightingale', 'pro') / 60} 分钟录音，Squawk 保留 ${proHours} 小时，还能为你的内容定价。`,
    upgrade: `升级到 Pro · $${PRO_CENTS_PER_MONTH / 100}/月`,
  },
  welcome: '欢迎来到 Pro！',
  extended: '感谢你再次续期！',
  benefitsUntil: (endsAt) => `这一切都归你使用，直到 ${DAY.format(endsAt)}。`,
  continueLabel: '继续',
  confirming: '正在确认你的付款，Pro 会自动开始。',
  unconfirmed: '我们还没有收到你的付款。一到账，Pro 就会开始。',
}

export const PLAN: typeof English.PLAN = {
  subscription: '订阅',
  free: '免费版',
  freeHint: `Squawk 保留 ${freeHours} 小时。Owlcast 免费且公开。`,
  pro: 'Pro 版',
  ended: (endedAt) => `Pro 已于 ${DAY.format(endedAt)}到期。你的帖子保持原样。`,
}
