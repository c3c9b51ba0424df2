/** Chinese texts for paid listening. */
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  costs: (price) => `收听需 ${price}`,
  free: '免费收听',
  listen: (price) => `付 ${price} 收听`,
  listenTo: (price, title) => `付 ${price} 收听：${title}`,
  preview: '试听',
  previewOfOne: '你可以试听开头几秒。',
  previewOfEach: '每段都可以试听开头几秒。',
  playing: (price, author) => `试听 · ${price} · ${author}`,
  over: '试听到此结束。',
  overText: (price) => `付 ${price} 即可收听全部。`,
  once: '一次付费',
  gets: {
    all: '其中的每段录音，以及今后新增的录音',
    one: (time) => `完整的 ${time}，想听多少次都行`,
    share: (percent, name) => `其中 ${percent}% 归 ${name}`,
  },
  loading: '正在查询价格',
  notNow: '暂不',
  signIn: '登录后即可收听。你的购买会在这里等你。',
  demo: '演示付款：不会扣款',
  stripe: '你将前往 Stripe 付款，然后回到这里。',
  none: '这里暂时还不能购买。',
  confirming: '正在确认你的付款，之后会自动开放。',
  paid: (title) => `你可以收听“${title}”了`,
  cameFree: (title) => `“${title}”现在可以免费收听`,
  lapsed: (price) => `现在你只能收听开头几秒。收听需 ${price}。`,
}
