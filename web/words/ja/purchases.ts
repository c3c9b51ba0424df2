/** Japanese texts for paid listening. */
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  costs: (price) => `${price}で聴けます`,
  free: '無料で聴けます',
  listen: (price) => `${price}で聴く`,
  listenTo: (price, title) => `${price}で聴く：${title}`,
  preview: '試聴',
  previewOfOne: '最初の数秒を聴けます。',
  previewOfEach: 'それぞれ最初の数秒を聴けます。',
  playing: (price, author) => `試聴 · ${price} · ${author}`,
  over: '試聴はここまでです。',
  overText: (price) => `${price}ですべて聴けます。`,
  once: '買い切り',
  gets: {
    all: 'この中のすべての録音と、これから加わる録音',
    one: (time) => `全${time}を何度でも`,
    share: (percent, name) => `${percent}%が${name}さんに届きます`,
  },
  loading: '価格を確認しています',
  notNow: '今はしない',
  signIn: '聴くにはログインしてください。購入の手続きはここで待っています。',
  demo: 'デモ課金：お金は引き落とされません',
  stripe: 'Stripeで支払い、ここに戻ります。',
  none: 'ここではまだ購入できません。',
  confirming: 'お支払いを確認しています。確認できると自動的に開きます。',
  paid: (title) => `${title}を聴けるようになりました`,
  cameFree: (title) => `${title}は無料で聴けるようになりました`,
  lapsed: (price) => `今聴けるのは最初の数秒だけです。${price}ですべて聴けます。`,
}
