/** Chinese texts for paid listening. */
import { PREVIEW_SECONDS } from '../../../domain/limits'
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `收听需 ${price}`,
  free: '免费收听',
  listen: (price) => `付 ${price} 收听`,
  listenTo: (price, title) => `付 ${price} 收听：${title}`,
  preview: '试听',
  previewOfOne: `可免费试听最多 ${PREVIEW_SECONDS} 秒。`,
  previewOfEach: `每段可免费试听最多 ${PREVIEW_SECONDS} 秒。`,
  playing: (price, author) => `试听 · ${price} · ${author}`,
  previewEnded: '试听到此结束。',
  previewEndedText: (price) => `付 ${price} 即可收听全部。`,
  oneTime: '一次付费',
  benefits: {
    all: '所有录音，包括以后新增的',
    one: (time) => `完整的 ${time}，想听多少次都行`,
    share: (percent, name) => `${percent}% 归 ${name}`,
  },
  loading: '正在查询价格',
  notNow: '暂不',
  signIn: '登录后即可购买并收听。',
  demo: '演示付款：不会扣款',
  stripe: '你将前往 Stripe 付款，然后回到这里。',
  none: '这里暂时还不能购买。',
  confirming: '正在确认你的付款，之后会自动开放。',
  unlocked: (title) => `你可以收听“${title}”了`,
  becameFree: (title) => `“${title}”现在可以免费收听`,
  accessEnded: (price) => `你可以收听最多 ${PREVIEW_SECONDS} 秒。收听全部需 ${price}。`,
}
