/** Chinese texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: '开始一个疗愈故事',
  intro: '我们会把你的回答写成可朗读的文稿。别人可以在你之后接上自己的声音。',
  notAdvice: '这里只有善意的话语，不是医疗建议。',
  recipientHeading: '献给谁？',
  recipientName: '对方的名字',
  alias: '文稿中的称呼',
  aliasHint: '别人会看到和听到这个名字。留空则使用对方的名字。',
  condition: '目前的状况',
  outcomeHeading: '好起来之后',
  outcomeHint: '用正在发生的语气来写',
  presentOutcome: '好起来之后，生活是什么样子？',
  wholenessFeeling: '那是什么感受？',
  meaningPurpose: '为什么这很重要？',
  witnesses: '谁和你一起说？',
  soundHeading: '听起来应该怎样？',
  emotionWords: '贯穿其中的词语',
  tone: '语气',
  length: '长度',
  language: '语言',
  spiritual: '使用灵性语言',
  closure: '以一句结语收尾',
  visibilityHeading: '谁可以找到它？',
  consent: '我可以谈论此人',
  unlisted: '仅限知道链接的人',
  unlistedHint: '文稿中使用真名时，建议选择此项。',
  saveAnswers: '将我的回答与故事一起保存',
  saveAnswersHint: '否则只留在这台设备上。别人永远看不到。',
  create: '生成文稿',
  recreate: '重新生成文稿',
  scriptHeading: '疗愈意念文稿',
  script: '文稿',
  estimatedLength: (time) => `约 ${time}`,
  empty: '文稿会显示在这里。',
  edit: '编辑文稿',
  done: '完成编辑',
  record: '朗读并录制',
  failed: '无法加载文稿。请重试。',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: '朗读',
  slower: '慢一点',
  faster: '快一点',
  startScrolling: '自动滚动',
  stopScrolling: '停止滚动',
  speed: (percent) => `速度 ${percent}%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: '爱',
  compassion: '慈悲',
  gratitude: '感恩',
  courage: '勇气',
  peace: '平静',
  wonder: '惊奇',
  relief: '释然',
}
export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: '经典',
  gentle: '温柔',
  bold: '坚定',
}
export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: '短',
  medium: '中',
  long: '长',
}
