/** Japanese texts for prices, earnings and payouts. */
import type * as English from '../en/earnings'

export const PRICE_PARTS: typeof English.PRICE_PARTS = {
  share: (share, cost, fee) =>
    `1件の販売につき${share}があなたに届きます。カード決済の費用は${cost}、Owlcastの手数料は${fee}です。`,
  belowCost: (price) => `${price}では、カード決済の費用ですべてなくなります。`,
  lowest: (price) => `${price}から収益になります。`,
}

export const EARNINGS: typeof English.EARNINGS = {
  title: '収益',
  loading: '収益を読み込んでいます…',
  empty: 'まだ販売はありません',
  emptyText: 'あなたの歌やOwlcastが購入されると、ここに表示されます。',
  table: '販売の一覧',
  more: 'もっと見る',
  download: 'CSVをダウンロード',
  owed: 'まだ支払われていない額',
  owedHint: (days, min) => `${days}日より前の収益を、${min}から、月に1回お支払いします。`,
  paidOut: 'これまでの支払い額',
  negative: '返金の額が収益を上回っています。次の販売で差し引かれます。',
  account: '支払い',
  accountStates: {
    not_started: '設定すると、収益を銀行口座で受け取れます。手続きはStripeで行います。',
    onboarding: '設定がまだ終わっていません。Stripeで情報の入力が必要です。',
    restricted: 'お支払いの前に、Stripeで追加の情報が必要です。',
    enabled: '設定は完了しています。',
  },
  accountActions: {
    not_started: '支払いを設定する',
    onboarding: '続ける',
    restricted: '情報を追加する',
    enabled: 'Stripeを開く',
  },
  bankRefused: '前回の支払いが銀行に拒否されました。Stripeで口座情報を確認してください。',
  notOffered: 'このサイトではまだ自動の支払いを行っていません。収益は記録されています。',
  demo: 'デモの支払いです。お金は送られません。',
  offline: 'オフラインです。オンラインに戻ると操作できます。',
  payoutStates: {
    started: '送金中',
    sent: '送金済み',
    failed: '送金できませんでした。残高に戻っています。',
  },
}

export const EARNING_COLUMNS: typeof English.EARNING_COLUMNS = {
  soldAt: '日付',
  title: '販売したもの',
  price: '価格',
  cost: 'カード決済の費用',
  fee: '手数料',
  share: 'あなたの取り分',
  takenBack: '取り消し',
  kept: '手元に残る額',
  state: '状態',
  deleted: '削除された投稿',
}

export const EARNING_STATES: typeof English.EARNING_STATES = {
  pending: '未払い',
  paid_out: '支払い済み',
  refunded: '返金済み',
  disputed: '異議申し立て中',
}
