/** Japanese texts for choosing where a recording goes, after it was spoken. */
import type * as English from '../en/where'

export const WHERE: typeof English.WHERE = {
  heading: 'どこに届けますか？',
  speakFirst: 'まず話して、行き先はそのあと。',
  chooseFirst: '先に選ぶ',
  chooseFirstHint: '録音を止めたあとでも変えられます。',
  trim: 'カット',
  title: 'タイトル',
  fromWords: '話した言葉から',
  writing: '言葉を書き起こしています…',
  inReplyTo: '返信先…',
  later: 'あとで',
  sendTo: (name) => `${name}に送る`,
  sendToMany: (count) => `${count}人に送る`,
  limit: (name, limit) => `${name}は${limit}までです。`,
  limitOfMessage: (limit) => `メッセージは${limit}までです。`,
  limitOfMessageTo: (name, limit) => `${name}へのメッセージは${limit}までです。`,
  length: (length) => `今の長さは${length}です。`,
  trimTo: (limit) => `${limit}に切る`,
  chooseEnd: '終わりを選ぶ',
}

export const WIRE: typeof English.WIRE = {
  other: '宛先…',
  otherName: '宛先を選ぶ',
  podcast: 'ポッドキャスト',
}

export const CONSEQUENCES: typeof English.CONSEQUENCES = {
  public: '誰でも聴けます。',
  publicChain: '誰でも聴けて、続きを加えられます。',
  unlisted: 'リンクを知っている人が聴けます。',
  unlistedChain: 'リンクを知っている人が聴けて、続きを加えられます。',
  price: (price) => `聴くには${price}かかります。`,
  gone: (hours) => `${hours}時間で消えます。`,
  stays: 'ずっと残ります。',
  recipient: (name) => `聴けるのはあなたと${name}だけです。`,
  recipients: (count) => `聴けるのはあなたとこの${count}人だけです。`,
  noRecipient: '聴けるのはあなたと選んだ相手だけです。',
  conversation: '聴けるのはお二人だけです。',
  owlcast: (title) => `「${title}」に入ります。`,
  newOwlcast: '新しいOwlcastが始まります。',
  owlcastPublic: '公開、無料で聴けます。',
  owlcastPublicPrice: (price) => `公開、聴くには${price}かかります。`,
  owlcastUnlisted: 'リンクを知っている人だけ、無料で聴けます。',
  owlcastUnlistedPrice: (price) => `リンクを知っている人だけ、聴くには${price}かかります。`,
  owlcastPrivate: '聴けるのはメンバーだけです。',
}

export const HOLD_STAGE: typeof English.HOLD_STAGE = {
  slide: '顔か鳥まで上にスライドして離す',
  letGo: (to) => `離す：${to}`,
  letGoHere: 'ここで離すと、ゆっくり選べます',
  nothingYet: 'まだ公開されません。次はタイトルです',
  lock: 'ロック',
}
