/** Chinese texts for choosing where a recording goes, after it was spoken. */
import type * as English from '../en/where'

export const WHERE: typeof English.WHERE = {
  heading: '发到哪里？',
  speakFirst: '先说，再决定发到哪里。',
  chooseFirst: '先选择',
  chooseFirstHint: '停止后还可以更改。',
  trim: '剪辑',
  title: '标题',
  fromWords: '来自你说的话',
  writing: '正在写下你说的话…',
  inReplyTo: '回复…',
  later: '稍后',
  sendTo: (name) => `发给${name}`,
  sendToMany: (count) => `发给 ${count} 人`,
  limit: (name, limit) => `${name} 最长 ${limit}。`,
  limitOfMessage: (limit) => `消息最长 ${limit}。`,
  limitOfMessageTo: (name, limit) => `发给${name}的消息最长 ${limit}。`,
  length: (length) => `你的有 ${length}。`,
  trimTo: (limit) => `剪到 ${limit}`,
  chooseEnd: '选择结尾',
}

export const WIRE: typeof English.WIRE = {
  other: '发给…',
  otherName: '发给其他人',
  podcast: '播客',
}

export const CONSEQUENCES: typeof English.CONSEQUENCES = {
  public: '所有人都能听。',
  publicChain: '所有人都能听，也能接着说。',
  unlisted: '有链接的人都能听。',
  unlistedChain: '有链接的人都能听，也能接着说。',
  price: (price) => `收听需 ${price}。`,
  gone: (hours) => `${hours} 小时后消失。`,
  stays: '会一直保留。',
  recipient: (name) => `只有你和${name}能听。`,
  recipients: (count) => `只有你和这 ${count} 人能听。`,
  noRecipient: '只有你和你选的人能听。',
  conversation: '只有你们两人能听。',
  owlcast: (title) => `放进“${title}”。`,
  newOwlcast: '开启一个新的 Owlcast。',
  owlcastPublic: '公开，免费收听。',
  owlcastPublicPrice: (price) => `公开，收听需 ${price}。`,
  owlcastUnlisted: '仅限有链接的人，免费收听。',
  owlcastUnlistedPrice: (price) => `仅限有链接的人，收听需 ${price}。`,
  owlcastPrivate: '只有成员能听。',
}

export const HOLD_STAGE: typeof English.HOLD_STAGE = {
  slide: '上滑到头像或小鸟处松开',
  letGo: (to) => `松开：${to}`,
  letGoHere: '在这里松开，再慢慢选',
  nothingYet: '现在还不会发出：接下来是标题',
  lock: '锁定',
}
