/** Chinese texts for prices, earnings and payouts. */
import type * as English from '../en/earnings'

export const PRICE_PARTS: typeof English.PRICE_PARTS = {
  share: (share, cost, fee) => `每笔销售你得 ${share}。刷卡费用 ${cost}，Owlcast 抽取 ${fee}。`,
  belowCost: (price) => `定价 ${price} 时，刷卡费用会占去全部。`,
  lowest: (price) => `从 ${price} 起才有收入。`,
}

export const EARNINGS: typeof English.EARNINGS = {
  title: '收入',
  loading: '正在加载你的收入…',
  empty: '还没有销售',
  emptyText: '有人购买你的歌曲或 Owlcast 后，会显示在这里。',
  table: '你的销售',
  more: '显示更多',
  download: '下载 CSV',
  owed: '尚未付出',
  owedHint: (days, min) => `我们每月支付一次，满 ${min} 起付，只含 ${days} 天前的收入。`,
  paidOut: '已付出',
  negative: '退款超过了你的收入，会从之后的销售中扣除。',
  account: '付款',
  accountStates: {
    not_started: '设置后即可把收入转到你的银行账户，由 Stripe 办理。',
    onboarding: '还没有完成。Stripe 还需要你的资料。',
    restricted: '付款之前，Stripe 还需要你补充资料。',
    enabled: '已设置好。',
  },
  accountActions: {
    not_started: '设置付款',
    onboarding: '继续',
    restricted: '补充资料',
    enabled: '打开 Stripe',
  },
  bankRefused: '你的银行拒绝了上次付款。请在 Stripe 检查银行资料。',
  notOffered: '本站还不会自动付款。你的收入已为你记下。',
  demo: '演示付款：不会汇出任何钱。',
  offline: '你已离线。恢复联网后即可操作。',
  payoutStates: {
    started: '汇款中',
    sent: '已汇出',
    failed: '未成功，钱仍是你的。',
  },
}

export const EARNING_COLUMNS: typeof English.EARNING_COLUMNS = {
  soldAt: '日期',
  title: '售出内容',
  price: '价格',
  cost: '刷卡费用',
  fee: '手续费',
  share: '你的份额',
  takenBack: '已收回',
  kept: '你实得',
  state: '状态',
  deleted: '已删除的内容',
}

export const EARNING_STATES: typeof English.EARNING_STATES = {
  pending: '待付',
  paid_out: '已付',
  refunded: '已退款',
  disputed: '有争议',
}
