/** Chinese texts for sign-in, settings, plans and payments. */

import { formatDollars, formatPriceRange } from '../../billing/price'
import { formatErrorMessage } from '../../errors/errors'
import { createDateFormat } from '../../i18n/formats'
import { getKind, getSecondsLimit } from '../../kinds'
import { PLATFORM_FEE_PERCENT, PREVIEW_SECONDS, PRO_CENTS_PER_MONTH } from '../../limits'
import type * as English from '../en/account'

export const AUTH: typeof English.AUTH = {
  title: '欢迎来到 Owlcast',
  titleSignUp: '找到你的声音',
  signInMethods: '登录方式',
  tabs: { phone: '手机', email: '邮箱', 'sign-up': '注册' },
  phone: '手机号',
  phoneExample: '例如 +86 138 0013 8000',
  phoneHint: '我们会用短信发送验证码。只有你能看到你的号码。',
  sendCode: '发送验证码',
  code: '验证码',
  codeHint: (number) => `请输入发送至 ${number} 的六位数字。`,
  anyCodeHint: (number) => `${number} 请求的验证码过多。过去一小时内收到的任何验证码都可以在这里使用。`,
  newCodeSent: '该验证码已过期，我们向你发送了一个新的。',
  verifyCode: '验证并登录',
  back: '返回',
  resendIn: (seconds) => `${seconds} 秒后可重新获取验证码。`,
  resendCode: '重新发送验证码',
  forgotPassword: '忘记密码？',
  titleReset: '设置新密码',
  forgotText: '我们会向你的邮箱发送一个设置新密码的链接。',
  sendLink: '发送链接',
  resetSent: (email) => `如果 ${email} 注册过账号，我们已发送链接，一小时内有效。`,
  resetMissing:
    '几分钟后还没收到？请查看垃圾邮件文件夹。如果之前发给你的邮件被退回过，我们可能无法联系到你：请尽量用其他方式登录，或询问本站的管理者。',
  resetText: '其他地方的登录都会退出。',
  setPassword: '设置密码',
  passwordChanged: '密码已修改，请用新密码登录。',
  newLink: '获取新链接',
  or: '或',
  google: '使用 Google 继续',
  passkey: '使用通行密钥登录',
  chooseName: (shown) => `${shown} 已确认，只有你能看到。请选择别人会看到的名字。`,
  loading: '请稍候…',
  signUpExpired: '等待时间过长，请重新登录。',
  backToSignIn: '返回登录',
  email: '邮箱',
  password: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  username: '用户名',
  usernameExample: 'maralind',
  displayName: '显示名称',
  names: '你的名字',
  namesHint: '我们会推荐一个',
  proposedName: (username) => `你的用户名是 @${username}`,
  changeName: '更改',
  passwordHint: (min) => `至少 ${min} 个字符。`,
  adultsOnly: 'Owlcast 仅面向 18 周岁及以上的成年人。',
  signIn: '登录',
  signUp: '我已年满 18 周岁，创建账号',
  checkEmail: '请查收邮件',
  emailSent: (email, hours) =>
    `邮件已发送至 ${email}。请在 ${hours} 小时内用此浏览器打开其中的链接，即可直接登录。`,
  resend: '重新发送',
  otherAddress: '使用其他地址',
  resent: '已重新发送，只有最新的链接有效。',
  openDevMailbox: '打开开发邮箱',
  confirming: '正在确认你的邮箱…',
  finishText: (username, email) =>
    `你正在以 @${username}（${email}）注册。设置密码即可完成，它会取代之前的密码。`,
  finishSignUp: '完成注册',
  notConfirmed: '这个链接无效',
  welcome: (name) => `欢迎，${name}`,
}

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: '邮箱',
  none: '没有邮箱',
  hint: '用来以密码登录，并接收发到这个邮箱的消息。只有你能看到它。',
  noneHint: '添加邮箱后也可以用密码登录；万一失去手机号，还能找回账号。',
  refused:
    '我们的邮件无法送达这个邮箱：有一封被退回或被标记为垃圾邮件。请再添加手机号或通行密钥，这样你总能登录。',
  retry: '重试',
  retryLabel: '重试：发往这个邮箱的邮件',
  retried: '我们给你发了一封邮件。如果被退回，你会在这里看到。',
  add: '添加',
  addLabel: '添加邮箱',
  dialogTitle: '你的邮箱',
  text: '我们会用邮件发送一个链接。请在此浏览器中打开，然后设置密码。',
  sent: (email) => `链接已发送至 ${email}。一小时内有效，请在此浏览器中打开。`,
}

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: '手机号',
  paused: '因密码修改而暂停。这是你的吗？',
  enable: '重新开启',
  enableLabel: '重新开启手机号登录',
  enabled: '已重新开启，可以用手机号登录。',
  none: '没有手机号',
  hint: '用来以验证码登录，并接收发到这个号码的消息。只有你能看到它。',
  add: '添加',
  addLabel: '添加手机号',
  change: '更换',
  changeLabel: '更换手机号',
  remove: '移除',
  removeLabel: '移除手机号',
  dialogTitle: '你的手机号',
  verify: '验证号码',
  saved: (shown) => `你的手机号现在是 ${shown}。`,
  removeTitle: '移除你的手机号？',
  removeText: '之后你不能再用它登录，也不能收听发到这个号码的消息。',
  cancel: '保留',
  confirmRemove: '移除号码',
  removed: '手机号已移除。',
}

export const PASSKEYS: typeof English.PASSKEYS = {
  title: '通行密钥',
  paused: '因密码修改而暂停。这是你的吗？',
  enable: '重新开启',
  enableLabel: (name) => `重新开启${name}`,
  enabled: '已重新开启，可以用它登录。',
  withoutPassword: '无需密码即可登录',
  hint: '使用指纹、面容或设备锁屏。',
  unsupported: '此浏览器不支持通行密钥。',
  add: '添加通行密钥',
  added: '通行密钥已添加，之后可以用它登录。',
  addedAt: '添加于',
  lastUsed: '上次使用',
  neverUsed: '尚未使用',
  rename: (name) => `重命名“${name}”`,
  renameTitle: '为通行密钥命名',
  name: '名称',
  save: '保存',
  saved: '已保存。',
  remove: (name) => `移除“${name}”`,
  removeTitle: '移除这个通行密钥？',
  removeText: (name) => `之后不能再用“${name}”登录你的账号。设备上可能仍会显示它，你可以在设备上删除。`,
  cancel: '保留',
  confirmRemove: '移除通行密钥',
  removed: '通行密钥已移除。',
  loading: '正在加载你的通行密钥…',
}

export const SESSIONS: typeof English.SESSIONS = {
  title: '已登录的地方',
  device: (browser, system) =>
    browser && system ? `${system} 上的 ${browser}` : (browser ?? system ?? '未知浏览器'),
  thisBrowser: '此浏览器',
  lastUsed: '上次使用',
  signOut: '退出登录',
  signOutLabel: (device) => `退出登录：${device}`,
  signOutOthers: '退出其他所有登录',
  signOutOthersTitle: '退出其他所有登录？',
  signOutOthersText:
    '我们会退出你在其他所有浏览器上的登录，你的访问令牌也会失效。通行密钥、手机号、播客应用和 Webhook 保持不变，你可以在此页面移除它们。',
  keepOthers: '保持登录',
  signedOut: '已在那台设备上退出登录。',
  signedOutOthers: '已退出其他所有登录。',
  loading: '正在查看登录情况…',
}

export const SETTINGS: typeof English.SETTINGS = {
  title: '设置',
  account: '账号',
  signedOut: {
    title: '你尚未登录',
    text: '登录后，你的套餐、通知和数据都会在这里。',
    action: '登录',
  },
  device: '这台设备',
  appearance: '外观',
  appearanceHint: '应用的配色。',
  appearanceOptions: { system: '跟随设备', dark: '深色', light: '浅色' },
  language: '语言',
  browserLanguage: '跟随浏览器',
  playOn: '连续播放',
  playOnHint: '一条播完后播放列表中的下一条。',
  level: '均衡音量',
  levelHint: '让小声变大、大声变小。歌曲保持录制时的样子。',
  lossless: '无损 WAV',
  losslessHint: (minutes, megabytes) => `不压缩直接发送录音：最长 ${minutes} 分钟，即 ${megabytes} MB。`,
  listening: '收听',
  recording: '录音',
  introduceHint: '在 Dusk Radio 中，每条内容之前轻声说出名字。',
}

export const SETTINGS_INDEX: typeof English.SETTINGS_INDEX = {
  groups: {
    you: '你',
    notifications: '通知',
    sound: '收听与录音',
    safety: '隐私与安全',
    plan: '方案与收入',
    data: '开发者与数据',
  },
  back: '返回设置',
  on: '已开启',
  off: '已关闭',
  quiet: (from, to) => `免打扰 ${from} – ${to}`,
  playsOn: '连续播放',
  playsOne: '一次播放一条',
  tap: '点按说话',
  hold: '按住说话',
  safety: '联系人、已拉黑和已静音的人',
  data: '下载、令牌、网络钩子',
}

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: '键盘快捷键',
  playPause: '播放或暂停',
  record: '录音',
  search: '搜索',
  cards: '下一条帖子，上一条帖子',
  next: '队列中的下一条',
  reply: '回复选中或正在播放的帖子',
  replyToMoment: '回复正在播放的片段',
  spokenReply: '对正在播放的内容语音回复，再按一次发送',
  seek: '后退 5 秒，前进 5 秒',
  transcript: '正在播放的文字',
  speed: '减速，加速',
  help: '显示此列表',
  keys: { ' ': '空格', arrowleft: '←', arrowright: '→' },
  single: '单键快捷键',
  singleHint: '如果与你自己的快捷键冲突，可以关闭。',
}

const MONTH = createDateFormat('zh', { month: 'long', year: 'numeric' })

const DAY = createDateFormat('zh', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: '编辑资料',
  editing: '编辑个人资料',
  save: '保存',
  cancel: '取消',
  updated: '个人资料已更新！',
  memberSinceMonth: (at) => `${MONTH.format(at)}加入`,
  posts: '你的帖子',
  loading: '正在统计你的帖子',
  atLeast: (count) => `${count}+`,
  username: '用户名',
  usernameHint: '指向你个人资料的旧链接仍然有效。',
  fediverseAddress: '联邦宇宙地址',
  fediverseHint: '例如 Mastodon 上的 @name@server.example。你的公开内容被分享时，会以此注明作者。',
  displayName: '显示名称',
  email: '邮箱',
  noEmail: '无',
  phone: '手机号',
  accountType: '账号类型',
  plan: { free: '免费', pro: 'Pro' },
  memberSince: '加入时间',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: '你尚未登录',
    text: '登录后即可查看个人资料和帖子。',
    action: '登录',
    reason: '登录后即可查看个人资料。',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: '头像',
  upload: '上传头像',
  change: '更换头像',
  remove: '移除',
  hint: 'JPEG、PNG 或 WebP，不超过 10MB。图片会裁剪成正方形。',
  color: '名字首字的背景色',
  random: '随机颜色',
  colors: {
    orange: '橙色',
    amber: '琥珀色',
    blue: '蓝色',
    green: '绿色',
    purple: '紫色',
    yellow: '黄色',
    red: '红色',
    grey: '灰色',
    pink: '粉色',
    teal: '青色',
  },
}

const megabytes = (bytes: number) =>
  bytes < 1_000_000 ? '不到 1\u00a0MB' : `约 ${Math.round(bytes / 1_000_000)}\u00a0MB`

export const ACCOUNT_DATA: typeof English.ACCOUNT_DATA = {
  title: '数据',
  exportTitle: '下载你的数据',
  exportHint: '一个 zip 文件，包含你的帖子和消息，以及用来收听的网页。',
  download: '下载',
  exportSize: (files, bytes) =>
    files === 0 ? '还没有音频或图片。' : `${files} 个音频或图片，${megabytes(bytes)}。`,
  downloading: (bytes) => `已下载 ${(bytes / 1_000_000).toFixed(1)} MB`,
  progress: '下载进度',
  cancel: '取消',
  canceled: '下载已取消。',
  saved: '你的数据已保存到下载文件夹。',
  browserDownloads: '浏览器正在下载你的数据。',
  signOutTitle: '退出登录',
  signOutHint: '仅限这台设备。',
  signOut: '退出登录',
  deleteTitle: '全部删除',
  deleteHint: '移除你的帖子、消息和个人资料。',
  deleteAll: '删除我的全部数据',
}

export const PROOF: typeof English.PROOF = {
  title: '是你本人吗？',
  text: '请先确认，再继续。',
  loading: '请稍候…',
  confirm: '确认',
  cancel: '取消',
  password: '你的密码',
  code: '我们发给你的验证码',
  codeHint: (phone) => `请输入发送至 ${phone} 的六位数字。`,
  sendCode: (phone) => `向 ${phone} 发送验证码`,
  openDevMailbox: '打开开发邮箱',
  reauthenticate: '请先重新登录，以确认是你本人。',
  signInAgain: '重新登录',
  reason: '请重新登录以继续。',
  otherWay: '无法确认？请改为重新登录。',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: '删除你的全部数据？',
  text: '这会永久删除你的账号：你的帖子、消息和个人资料、别人在你的 Owlcast 中录下的内容，以及所有登录方式。此操作无法撤销。',
  loading: '正在检查你的数据…',
  reason: '重新登录后，在设置中删除全部数据。',
  username: '输入你的用户名以确认',
  usernameHint: (name) => `@${name}`,
  cancel: '全部保留',
  confirm: '删除我的全部数据',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: '你的数据已删除',
  deletedAt: (when) => `删除时间：${when}。`,
  allDeleted: '我们这里已没有任何留存。',
  inProgress: '已经没有人能看到它。剩余部分会在几分钟内清除。',
  emailSent: '我们给你发送了最后一封邮件作为确认。',
  retained: '我们保留了什么，以及原因',
  deviceCleared: '这台设备上保存的内容也已清除。',
  home: '回到首页',
  noReceipt: '这里已经没有可显示的内容。',
}

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
  upgradeAtPrice: `升级到 Pro · $${PRO_CENTS_PER_MONTH / 100}/月`,
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

const { min, max } = formatPriceRange()

export const PRICING: typeof English.PRICING = {
  label: '收听定价',
  free: '免费',
  formatPrice: (cents) => (cents === 0 ? PRICING.free : formatDollars(cents)),
  custom: '自定义',
  customLabel: '自定义价格（美元）',
  customHint: `${min} 至 ${max}。`,
  freeOnly: '定价：免费（仅限公开）',
  get proOffer() {
    return formatErrorMessage('post.pro_required')
  },
  upgrade: '升级',
}

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
    share: (amount, name) => `${amount} 归 ${name}`,
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

export const UPDATES: typeof English.UPDATES = {
  ready: '新版本已就绪',
  reload: '重新加载',
}

export const INSTALL: typeof English.INSTALL = {
  title: '应用',
  install: '安装应用',
  hint: '在独立窗口中打开，离线可用，还能打开你从其他应用分享的播客。',
  manualSteps: '在 Safari 中：点“分享”，再点“添加到主屏幕”。在 Mac 上：点“文件”，再点“添加到程序坞”。',
}
