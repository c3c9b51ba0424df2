/** Chinese texts for emails and text messages. */
import type * as English from '../en/emails'

export const ACCOUNT_EMAILS: typeof English.ACCOUNT_EMAILS = {
  footer: '你收到这封邮件，是因为有人在 Owlcast 输入了你的邮箱。我们不会再为此写信。',
  confirm: {
    subject: '确认你的 Owlcast 邮箱',
    heading: (name) => `欢迎，${name}`,
    asked: (username) => `有人（希望就是你）用这个邮箱注册了 @${username}。确认之后即可开始使用。`,
    lasts: (username, hours) =>
      `链接仅可使用一次，${hours} 小时内有效。如果你没有注册 @${username}，请忽略这封邮件，不会创建账号。`,
    action: '确认我的邮箱',
  },
  member: {
    subject: '你已有 Owlcast 账号',
    heading: '你已有账号',
    asked: '有人（希望就是你）想用这个邮箱注册。它已有账号，一切都没有改变。',
    signInHint: '请像以前一样登录，也可以在那里设置新密码。如果不是你本人操作，则无需理会。',
    action: '登录',
  },
  reset: {
    subject: '设置新的 Owlcast 密码',
    heading: '设置新密码',
    asked: '有人（希望就是你）为你的账号申请了新密码。请点击按钮设置新密码。',
    lasts: (hours) =>
      `链接仅可使用一次，${hours} 小时内有效。如果不是你本人操作，请忽略这封邮件，密码不会改变。`,
    action: '设置新密码',
  },
  first: {
    subject: '确认你的 Owlcast 邮箱',
    heading: '为你的账号添加邮箱',
    asked: (username) =>
      `有人（希望就是你）想用这个邮箱登录 @${username}。请在已登录 @${username} 的浏览器中点击按钮，并设置密码。`,
    lasts: (username, hours) =>
      `链接仅可使用一次，${hours} 小时内有效。如果你不是 @${username}，请忽略这封邮件。别人无法使用这个链接。`,
    action: '确认我的邮箱',
  },
  changed: {
    subject: '你的 Owlcast 密码已修改',
    heading: '你的密码已修改',
    explanation: '密码通过我们发到这个邮箱的链接修改。我们已退出你在所有地方的登录。',
    ended: (list) => `以下内容已失效：${list}。`,
    paused: (list) => `以下内容可能是别人添加的，我们已暂停：${list}。请打开设置，开启属于你的，移除其余的。`,
    kept: (list) => `以下内容仍然有效：${list}。请确认它们属于你。`,
    ways: {
      counted: (way, count) => `${way}（${count}）`,
      accessTokens: '访问令牌',
      privateFeeds: '播客应用的私密地址',
      passkeys: '通行密钥',
      phone: (digits) => `用尾号 ${digits} 的手机号登录`,
      webhooks: 'Webhook',
      google: '用 Google 登录',
      payouts: (day) => `你的收款账户（添加于 ${day}）`,
    },
    notYou: '如果不是你本人操作，说明有人能看到你的邮件。请先修改邮箱的密码，再修改这里的密码。',
    action: '登录',
  },
}

export const SIGN_UP_EMAILS: typeof English.SIGN_UP_EMAILS = {
  footer: (site) => `你收到这封邮件，是因为有人在 ${site} 注册。`,
  request: {
    subject: (site) => `有人想加入 ${site}`,
    heading: '有人在等待',
    text: (site) => `有一个加入 ${site} 的新申请。你可以批准或拒绝。`,
    action: '查看等待的人',
  },
  approved: {
    subject: (site) => `你现在可以加入 ${site} 了`,
    heading: (name) => `欢迎，${name}`,
    text: (site) => `你在 ${site} 的注册已获批准。请用注册时的方式登录。`,
    action: '登录',
  },
  declined: {
    subject: (site) => `你在 ${site} 的注册`,
    heading: '你的注册未获批准',
    text: (site) => `你这次不能加入 ${site}。我们已删除你填写的内容。`,
  },
}

export const SIGN_IN_METHOD_EMAILS: typeof English.SIGN_IN_METHOD_EMAILS = {
  'passkey-added': {
    subject: '你的 Owlcast 账号添加了通行密钥',
    heading: '新的通行密钥',
    message: '你的账号添加了一个通行密钥。任何持有它的人都可以用你的身份登录。',
  },
  'passkey-removed': {
    subject: '你的 Owlcast 账号移除了通行密钥',
    heading: '已移除通行密钥',
    message: '你的账号移除了一个通行密钥。之后不能再用它登录。',
  },
  'phone-set': {
    subject: '你的 Owlcast 账号添加了手机号',
    heading: '已添加手机号',
    message: '你的账号添加了一个手机号。任何持有它的人都可以用你的身份登录。',
  },
  'phone-removed': {
    subject: '你的 Owlcast 账号移除了手机号',
    heading: '已移除手机号',
    message: '你的账号移除了手机号。之后不能再用它登录。',
  },
}

export const SIGN_IN_METHOD_EMAIL: typeof English.SIGN_IN_METHOD_EMAIL = {
  where: (browser, system) => [system, browser].filter(Boolean).join(' 上的 '),
  doneIn: (where) => `操作来自 ${where}。`,
  notYou: '如果不是你本人操作，请打开设置。撤销这项更改，退出其他所有登录，并设置新密码。',
  action: '打开我的设置',
  footer: '你收到这封邮件，是因为它关系到你账号的登录方式。',
}

export const RETRIED_ADDRESS_EMAIL: typeof English.RETRIED_ADDRESS_EMAIL = {
  subject: 'Owlcast 的邮件又能送达了',
  heading: '邮件又能送达了',
  text: '你让我们重新尝试这个邮箱。既然你读到了这封邮件，说明它可以用，我们会像以前一样给你发邮件。',
}

export const MESSAGE_EMAIL: typeof English.MESSAGE_EMAIL = {
  subject: (sender) => `${sender} 给你发来一条语音消息`,
  untitled: '语音消息',
  intro: (title, username) => `@${username} 发来的“${title}”在等你。无需账号即可收听。`,
  about: '在 Owlcast 上，人们录下想说的话，互相回复。',
  validity: (days) => `链接 ${days} 天内有效，只有第一个打开消息的人可以使用，所以请不要转给别人。`,
  action: '打开消息',
  footer: (username) =>
    `你收到这封邮件，是因为 @${username} 在 Owlcast 输入了你的邮箱。如果你不认识对方，请忽略它。`,
  unsubscribe: '停止这类邮件',
}

export const UNSUBSCRIBE_PAGE: typeof English.UNSUBSCRIBE_PAGE = {
  ask: {
    heading: '停止这类邮件？',
    text: '在 Owlcast 上，人们可以把语音消息发到邮箱。点击按钮，我们就不再为此给你发邮件。与你自己账号有关的邮件仍会照常发送。',
    button: '停止这类邮件',
  },
  refused: {
    heading: '你不会再收到这类邮件',
    text: '我们不再向这个邮箱发送语音消息的邮件。你可以关闭此页面。',
    button: '重新接收',
  },
  welcome: {
    heading: '你会重新收到这类邮件',
    text: '有人向这个邮箱发送语音消息时，我们会给你发邮件。',
  },
  broken: {
    heading: '这个链接不完整',
    text: '请从邮件中重新打开，或复制完整的链接。没有任何更改。',
  },
  home: '前往 Owlcast',
}

export const INVITATION_EMAIL: typeof English.INVITATION_EMAIL = {
  subject: (inviter) => `${inviter} 邀请你合作`,
  titled: (title, content) => `“${title}”（${content}）`,
  intro: (username, post) => `@${username} 想邀请你成为 ${post} 的合作者。接受之前，什么都不会改变。`,
  validity: (days) => `邀请 ${days} 天内有效，仅限这个邮箱。请用它登录后接受。`,
  validityForMember: (days) => `邀请 ${days} 天内有效，仅限你本人。请登录后接受。`,
  footerForMember: (username) =>
    `你收到这封邮件，是因为 @${username} 在 Owlcast 用你的用户名邀请了你。对方看不到你的邮箱。`,
  action: '打开邀请',
}

export const ACCOUNT_DELETED_EMAIL: typeof English.ACCOUNT_DELETED_EMAIL = {
  subject: '你的数据已删除',
  deleted: (day) => `${day}，你删除了自己的 Owlcast 账号及其中的一切：个人资料、帖子、消息和登录方式。`,
  retained: '以下是我们保留的内容及原因：',
  notYou: '如果不是你本人操作，说明有别人能使用你的账号。我们无法恢复已删除的内容。请检查谁能看到你的邮件。',
  footer: '你收到这封邮件，是因为你的账号使用过这个邮箱。这是最后一封：我们也删除了你的邮箱地址。',
}

export const SMS_TEXTS: typeof English.SMS_TEXTS = {
  code: (code, minutes) =>
    `${code} 是你的 Owlcast 验证码，${minutes} 分钟内有效，仅可使用一次。请勿告诉任何人。`,
  approved: (site, origin) => `你在 ${site} 的注册已获批准。登录：${origin}`,
  declined: (site) => `你在 ${site} 的注册未获批准。我们已删除你填写的内容。`,
  passkeyAdded:
    '你的 Owlcast 账号添加了一个通行密钥。如果不是你本人操作，请在已登录的设备上打开设置将其移除，并退出其他所有登录。',
  addressAdded:
    '你的 Owlcast 账号添加了一个邮箱。如果不是你本人操作，请联系网站的运营者：能看到该邮箱的人可以用你的身份登录。',
  phoneChanged:
    '你的 Owlcast 账号有了新的手机号。如果不是你本人操作，请在仍处于登录状态的设备上打开设置，改回你的号码，并退出其他所有登录。',
}

export const IMPORT_EMAILS: typeof English.IMPORT_EMAILS = {
  subject: '用于将播客导入 Owlcast 的代码',
  heading: '这是你的播客吗？',
  asked: (username, title) =>
    title === null
      ? `@${username} 想把一个播客导入 Owlcast。其订阅源将此地址列为所有者的地址。`
      : `@${username} 想把“${title}”导入 Owlcast。其订阅源将此地址列为所有者的地址。`,
  enter: (code) => `如果是你本人，请输入此代码：${code}`,
  lasts: (hours) => `代码有效期为 ${hours} 小时。如果不是你，请忽略此邮件，不会导入任何内容。`,
  footer: '你收到此邮件，是因为播客的订阅源里有你的地址。只有在有人请求导入时我们才会发信。',
}

export const BILLING_EMAILS: typeof English.BILLING_EMAILS = {
  refund: {
    subject: '你的退款未能到账',
    about: (amount, title) => `我们已为“${title}”退款 ${amount}，但你的银行把钱退了回来。`,
    untitled: (amount) => `我们已向你退款 ${amount}，但你的银行把钱退了回来。`,
    next: '你无需做任何事。本站的运营者已知晓，会用其他方式把钱退给你。',
    contact: (contact) => `你可以联系他们：${contact}`,
    footer: '你收到此邮件，是因为你在 Owlcast 购买过内容。',
  },
  payout: {
    subject: '你的银行拒绝了一笔付款',
    text: 'Stripe 尝试将你的收入汇入你的银行账户，但被你的银行拒绝。',
    next: '钱仍然是你的。请在设置的“收入”中打开 Stripe，检查银行资料。之后 Stripe 会重新汇款。',
    action: '打开我的设置',
    footer: '你收到此邮件，是因为 Owlcast 会把你的销售收入付给你。',
  },
}
