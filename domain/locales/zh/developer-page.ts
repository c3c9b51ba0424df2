/** Chinese texts of the page for developers. */
import type * as English from '../en/developer-page'

export const DEVELOPERS: typeof English.DEVELOPERS = {
  title: '用 Owlcast 开发',
  intro: '你在应用里做的一切，程序都能替你做：发布录音、读取动态、回复消息。',
  tokenTitle: '1. 获取令牌',
  tokenText: '打开设置，创建访问令牌，并选择它能做什么。请立即复制，因为我们只显示一次。',
  tokenLink: '打开设置',
  headerText: '在每个请求的 Authorization 标头中发送它。不要写进网址：网址会留在日志里，所以我们会拒绝。',
  publishTitle: '2. 发布录音',
  publishText: '三次调用：预留上传、发送数据、发布。下面的示例发布文件夹中的 voice.mp3，并输出新帖子。',
  curl: '使用 curl',
  typescript: '使用 TypeScript',
  scopesTitle: '令牌能做什么',
  scopesText: '令牌永远不能登录、创建令牌、管理内容或删除账号。',
  rulesTitle: '须知',
  limitsText: '调用过于频繁时会返回 429，Retry-After 说明需要等待多少秒。',
  retryText:
    '发布时请发送 Idempotency-Key。如果连接中断，用同一个键重试：你会得到第一次的响应，不会重复发布。',
  pagesText: '列表分页返回。发送一页的 cursor 获取下一页；null 表示结束。',
  errorsText: '错误是 JSON，包含在所有语言中相同的 code 和可以直接显示的文字。',
  webhooksTitle: 'Webhook',
  webhooksText:
    '在设置中添加地址。当你发布，或有人回复你、给你发消息、提到你时，我们会调用它。调用只含 ID，请用令牌获取帖子。失败的调用会重试约一天。',
  verifyText: '确认调用来自我们：',
  botTitle: '机器人',
  botText: '如果程序会自动发布，请说明：在设置的“开发者与数据”中开启机器人标记。',
  referenceTitle: '所有调用',
  referenceText: '每个调用的参数和响应都在 OpenAPI 文档中。',
  referenceLink: 'OpenAPI 文档',
  generateText: '可以用生成器创建带类型的客户端，例如：',
}
