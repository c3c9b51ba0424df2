/** Chinese texts for copyright reports of a podcast clip. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: '举报侵权',
  about: (title) => `关于“${title}”`,
  hint: '这条回复是否使用了你的作品，或你所代表的人的作品？请在这里告诉我们。只有我们能看到你的举报。',
  name: '你的姓名',
  email: '你的邮箱',
  emailHint: '仅用于回复你。',
  work: '使用了什么内容，归谁所有？',
  workHint: '哪个播客、哪一集、哪一部分。',
  confirmation: '以上内容属实，且我是作品的权利人或其代表。',
  send: '提交举报',
  cancel: '取消',
  sent: '谢谢。我们已收到你的举报。',
  nextSteps: (email) => `我们会查看每一份举报。如有疑问，会写信至 ${email}。`,
  close: '关闭',
}
