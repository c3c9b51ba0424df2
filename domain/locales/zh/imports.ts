/** Chinese texts of imports. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/imports'

const counted = createPluralizer('zh')
const formatCount = (count: number) => count.toLocaleString('zh')

export const IMPORTS: typeof English.IMPORTS = {
  section: '导入',
  title: '导入播客',
  hint: '播客的单集会成为一个 Owlcast 的录音。',
  start: '导入',
  url: 'RSS 订阅源地址',
  lengths: (free, pro) => `单集最长 ${free} 分钟，Pro 最长 ${pro} 分钟。更长的会被跳过，你可以看到是哪些。`,
  read: '读取订阅源',
  loading: '正在加载你的导入…',
  none: '还没有导入。',
  list: '你的导入',
  putCode: '请证明这个播客是你的：把此代码放到订阅源的简介里，然后按“检查订阅源”。之后可以移除。',
  check: '检查订阅源',
  copy: '复制代码',
  copied: '已复制。',
  remove: '移除',
  orEmail: (to) => `或通过邮件接收代码：${to}。`,
  codeSent: (to) => `代码已发送到 ${to}。`,
  send: '发送代码',
  sendAgain: '发送新代码',
  typedCode: '邮件中的代码',
  confirm: '确认',
  running: (done, total) => `已完成 ${formatCount(done)}/${formatCount(total)} 集。`,
  goesOn: '你可以关闭此窗口，导入会自动继续。',
  progress: '导入进度',
  cancel: '取消',
  finished: '导入已完成。',
  cancelled: '你取消了导入。',
  imported: (count) => counted(count, { other: '已导入 # 集。' }),
  refused: (count) => counted(count, { other: '跳过 # 集。' }),
  capped: (max) => `此订阅源有更多单集。我们读取了前 ${formatCount(max)} 集。`,
  repeat: '查找新单集',
  open: '打开 Owlcast',
  episodes: '单集',
  more: '显示更多',
  untitled: '无标题',
  states: { waiting: '等待中', imported: '已导入', refused: '出了点问题。请查找新单集以重试。' },
  problems: {
    too_long: '超过你的方案允许的时长',
    too_large: '文件太大',
    wrong_type: '不是 MP3 或 WAV 文件',
    unreachable: '无法加载文件',
    storage_full: '存储空间已满',
    text_refused: '含有本站不允许的词语',
    failed: '出了点问题。请查找新单集以重试。',
  },
}
