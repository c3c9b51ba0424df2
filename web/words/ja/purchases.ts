/** Japanese texts for paid listening. */
import { PREVIEW_SECONDS } from '../../../domain/limits'
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `${price}で聴けます`,
  free: '無料で聴けます',
  listen: (price) => `${price}で聴く`,
  listenTo: (price, title) => `${price}で聴く：${title}`,
  preview: '試聴',
  previewOfOne: `最大${PREVIEW_SECONDS}秒まで無料で聴けます。`,
  previewOfEach: `それぞれ最大${PREVIEW_SECONDS}秒まで無料で聴けます。`,
  playing: (price, author) => `試聴 · ${price} · ${author}`,
  previewEnded: '試聴はここまでです。',
  previewEndedText: (price) => `${price}ですべて聴けます。`,
  oneTime: '買い切り',
  benefits: {
    all: 'すべての録音。これから加わるものも聴けます',
    one: (time) => `全${time}を何度でも`,
    share: (percent, name) => `${percent}%が${name}さんに届きます`,
  },
  loading: '価格を確認しています',
  notNow: '今はしない',
  signIn: '購入して聴くにはログインしてください。',
  demo: 'デモ課金：お金は引き落とされません',
  stripe: 'Stripeで支払い、ここに戻ります。',
  none: 'ここではまだ購入できません。',
  confirming: 'お支払いを確認しています。確認できると自動的に開きます。',
  unlocked: (title) => `${title}を聴けるようになりました`,
  becameFree: (title) => `${title}は無料で聴けるようになりました`,
  accessEnded: (price) => `聴けるのは最大${PREVIEW_SECONDS}秒です。${price}ですべて聴けます。`,
}
